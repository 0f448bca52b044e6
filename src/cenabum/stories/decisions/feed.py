"""Which food to give."""

from typing import Final

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.stories import moves
from cenabum.stories.decision import GrainComesBack
from cenabum.stories.drawing import take_back_good
from cenabum.stories.moves import TAKE_BACK_GOOD
from cenabum.stories.names import GRAIN
from cenabum.stories.table import Table
from cenabum.stories.wealth import give_good


class Feed(GrainComesBack):
    """goods.food: one item after the other. The number says how many are due."""

    name = "feed"
    answers = ("take_back_good", "feed")
    rules = ("goods.food", "goods.supply-only")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """The food of the supply; grain on the Bakery can be taken back for it."""
        printed = table.components
        player = table.players[seat]
        codes = [moves.FEED + good for good in printed.food if player.goods >> (5 * good) & 31]
        if player.grain and GRAIN in printed.food:
            codes.append(TAKE_BACK_GOOD + printed.bakery)
        return codes

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Give one; the next one may follow."""
        if code < moves.FEED:
            take_back_good(table, seat, code - TAKE_BACK_GOOD)
            return
        player = table.players[seat]
        player.pending.pop()
        if number > 1:
            player.pending.append(self.pending(number - 1))
        give_good(table, seat, code - moves.FEED)
        if table.log is not None:
            table.tell("feeds", seat, code - moves.FEED)

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """It is no food, or not there."""
        if kind == "feed":
            return Refusal("goods.food", say("no-food"), self.ask(table, seat, number))
        return super().refuse(table, seat, number, kind, at)


FEED: Final = Feed()
