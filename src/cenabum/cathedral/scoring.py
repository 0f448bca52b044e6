"""The end: all win together, or nobody does."""

from typing import Final

from cenabum.cathedral.table import Table

SOURCES: Final = ("sections",)


def points(t: Table, seat: int) -> list[int]:
    """The sections built by all: the same for every seat."""
    return [t.sections]


def winners(t: Table) -> list[int]:
    """end.victory, end.defeat: every seat, or none."""
    return list(range(len(t.players))) if t.won else []
