"""What decisions that offer something have in common."""

from cenabum.stories.moves import DONE


def or_none(codes: list[int]) -> list[int]:
    """fame.may: where there is a choice, taking nothing is part of it."""
    if len(codes) > 1:
        codes.append(DONE)
    return codes
