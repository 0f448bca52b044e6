"""A technology tile on the Fame track."""

from cenabum.kernel.words import Words, say
from cenabum.stories.effects.fame_tile import FameTile
from cenabum.stories.table import Table
from cenabum.stories.wealth import gain_technology


class FameTechnology(FameTile):
    """From the marketplace into the supply."""

    def do(self, table: Table, seat: int) -> None:
        """Take it."""
        gain_technology(table, seat)

    def text(self) -> Words:
        """In a few words."""
        return say("fame-technology")
