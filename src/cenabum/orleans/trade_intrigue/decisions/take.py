"""A good of a deed's spaces, or of the goods market."""

from typing import Final

from cenabum.kernel.pool import count
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.orleans import moves
from cenabum.orleans.moves import GOODS
from cenabum.orleans.recruiting import gain_good
from cenabum.orleans.refusals_words import asked, deed_name
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.decision import ModuleDecision
from cenabum.orleans.trade_intrigue.deed_goods import goods_choices, take_from_deed


class Take(ModuleDecision):
    """Which good; the number is 0 for the goods market, else it says which deed, and which follower was sent there."""

    name = "take"
    answers = ("take",)
    rules = ("newdeeds.{}", "intrigue.completion")
    when = "newdeeds.goods"

    def from_deed(self, deed: int, kind: int) -> int:
        """What is pending while a follower just sent takes a good of a deed."""
        return self.pending((deed + 1) << 3 | kind)

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """The goods that are there."""
        if number:
            return [moves.TAKE + good for good in goods_choices(table, (number >> 3) - 1, number & 7)]
        return [moves.TAKE + good for good in range(5) if count(table.goods_market, good)]

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Take the good chosen."""
        good = code - moves.TAKE
        table.players[seat].pending.pop()
        if number:
            take_from_deed(table, seat, (number >> 3) - 1, number & 7, good)
        else:
            gain_good(table, seat, good)

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """Where the good lies."""
        return 0, {"from": deed_name(table.components, (number >> 3) - 1) if number else "market"}

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """A good that is not there."""
        return Refusal("newdeeds.goods", say("no-good-here", good=GOODS[at[0]]), asked(table, seat))


TAKE: Final = Take()
