"""Which good of the Fame track to take."""

from typing import Final

from cenabum.stories import moves
from cenabum.stories.decision import StoryDecision
from cenabum.stories.decisions.choosing import or_none
from cenabum.stories.moves import DONE
from cenabum.stories.names import BREAD, WOOD
from cenabum.stories.table import Table
from cenabum.stories.wealth import gain_good

WOOD_OR_BREAD: Final = 0
ONLY_WOOD: Final = 1
_OFFERED: Final = ((WOOD, BREAD), (WOOD,))


class Take(StoryDecision):
    """fame.bonuses: a good of the marketplace. The number is WOOD_OR_BREAD or ONLY_WOOD."""

    name = "take"
    answers = ("done", "take")
    rules = ("fame.bonuses", "fame.may")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Those that the marketplace has."""
        return or_none([moves.TAKE + good for good in _OFFERED[number] if table.market_goods >> (5 * good) & 31])

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """The good comes into the supply."""
        table.players[seat].pending.pop()
        if code != DONE:
            gain_good(table, seat, code - moves.TAKE)


TAKE: Final = Take()
