"""A place tile on the Fame track."""

from cenabum.kernel.words import Words, say
from cenabum.stories.decisions.tile import TILE
from cenabum.stories.effects.fame_tile import FameTile
from cenabum.stories.table import Table


class FamePlace(FameTile):
    """places.building-yard: of the categories of the era."""

    def do(self, table: Table, seat: int) -> None:
        """Which one is to be chosen."""
        table.players[seat].pending.append(TILE.bare)

    def text(self) -> Words:
        """In a few words."""
        return say("fame-tile")
