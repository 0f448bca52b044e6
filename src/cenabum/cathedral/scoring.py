"""The end: all win together, or nobody does."""

from typing import Final

from cenabum.cathedral.table import Table

SOURCES: Final = ("sections",)


def points(table: Table, seat: int) -> list[int]:
    """The sections built by all: the same for every seat."""
    return [table.sections]


def winners(table: Table) -> list[int]:
    """end.victory, end.defeat: every seat, or none."""
    return list(range(len(table.players))) if table.won else []
