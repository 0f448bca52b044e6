"""A village on the Fame track."""

from cenabum.kernel.words import Words, say
from cenabum.stories.decisions.build_free import BUILD_FREE
from cenabum.stories.effects.fame_tile import FameTile
from cenabum.stories.table import Table


class FameVillage(FameTile):
    """favor.tile-village: for 1 wood of the supply."""

    def do(self, table: Table, seat: int) -> None:
        """Where is to be decided."""
        table.players[seat].pending.append(BUILD_FREE.bare)

    def text(self) -> Words:
        """In a few words."""
        return say("fame-village")
