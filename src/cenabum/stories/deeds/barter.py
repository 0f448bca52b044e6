"""Barter: a good for a good of another player."""

from cenabum.kernel.words import Words, say
from cenabum.stories.decisions.swap import SWAP
from cenabum.stories.deeds.deed import Deed
from cenabum.stories.table import Table


class Barter(Deed):
    """deeds.barter."""

    kind = "barter"
    rule = "deeds.barter"
    offers = True

    def do(self, table: Table, seat: int) -> None:
        """Which goods is to be chosen."""
        table.players[seat].pending.append(SWAP.bare)

    def text(self) -> Words:
        """In a few words."""
        return say("deed-effect-barter")
