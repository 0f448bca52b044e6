"""Knights' Alliance: a follower of another player goes home."""

from cenabum.kernel.words import Words, say
from cenabum.stories.decisions.expel import EXPEL
from cenabum.stories.deeds.deed import Deed
from cenabum.stories.table import Table


class Alliance(Deed):
    """deeds.knights-alliance."""

    kind = "alliance"
    rule = "deeds.knights-alliance"
    offers = True

    def do(self, table: Table, seat: int) -> None:
        """Who is to be chosen."""
        table.players[seat].pending.append(EXPEL.bare)

    def text(self) -> Words:
        """In a few words."""
        return say("deed-effect-alliance")
