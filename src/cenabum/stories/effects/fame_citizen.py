"""A citizen on the Fame track."""

from cenabum.kernel.words import Words, say
from cenabum.stories.effects.fame_tile import FameTile
from cenabum.stories.table import Table
from cenabum.stories.wealth import gain_citizen


class FameCitizen(FameTile):
    """It is struck off the task sheet."""

    def do(self, table: Table, seat: int) -> None:
        """It joins."""
        gain_citizen(table, seat)

    def text(self) -> Words:
        """In a few words."""
        return say("fame-citizen")
