"""Sums of floats on which a choice may depend."""


def added(numbers: list[float]) -> float:
    """The sum, added up one after the other.

    `sum` does so up to Python 3.11 only: later ones make up for what rounding loses. The last digit would then be another one, and of
    two choices that are worth nearly the same a bot would prefer the other on another Python.
    """
    total = 0.0
    for number in numbers:
        total += number
    return total
