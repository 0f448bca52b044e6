"""A citizen or a space of a task on the Fame track."""

from cenabum.kernel.words import Words, say
from cenabum.stories.decisions.strike import STRIKE
from cenabum.stories.effects.fame_tile import FameTile
from cenabum.stories.table import Table


class FameStrike(FameTile):
    """control.strike."""

    def do(self, table: Table, seat: int) -> None:
        """Which one is to be chosen."""
        table.players[seat].pending.append(STRIKE.bare)

    def text(self) -> Words:
        """In a few words."""
        return say("fame-strike")
