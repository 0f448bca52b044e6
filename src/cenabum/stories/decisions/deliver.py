"""Which goods to deliver for fame."""

from typing import Final

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.stories import moves
from cenabum.stories.decisions.dealing import Dealing
from cenabum.stories.fame import gain_fame
from cenabum.stories.moves import DONE, GOODS, TAKE_BACK_GOOD
from cenabum.stories.table import Table
from cenabum.stories.wealth import give_good

_MODES: Final = 16
ANY_GOODS: Final = 0
ONE_KIND: Final = 1
_THIS_KIND: Final = 2  # and the good


class Deliver(Dealing):
    """delivery.*: one good after the other for its value. The number says how many are left, and of which kinds."""

    name = "deliver"
    answers = ("done", "take_back_good", "deliver")
    rules = ("goods.used-up", "kingdom.era-six-bonus", "favor.bonus-delivery")

    def deliveries(self, most: int, mode: int) -> int:
        """What lies on the stack for so many goods: of ANY_GOODS, or all of ONE_KIND."""
        return self.pending(most * _MODES + mode)

    def of_one_kind(self, number: int) -> bool:
        """Does the first good decide the kind of all that follow?"""
        return number % _MODES == ONE_KIND

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """The goods that may go now, or done."""
        player = table.players[seat]
        goods = player.goods
        mode = number % _MODES
        codes = [DONE]
        for good in range(len(GOODS)):
            if goods >> (5 * good) & 31 and (mode < _THIS_KIND or mode == _THIS_KIND + good):
                codes.append(moves.DELIVER + good)
        if player.grain:
            codes.append(TAKE_BACK_GOOD + table.components.bakery)
        return codes

    def deal(self, table: Table, seat: int, number: int, code: int) -> None:
        """Deliver one good; the next one may follow."""
        good = code - moves.DELIVER
        left = number // _MODES - 1
        mode = number % _MODES
        if mode == ONE_KIND:
            mode = _THIS_KIND + good
        if left:
            table.players[seat].pending.append(self.deliveries(left, mode))
        give_good(table, seat, good)
        if table.log is not None:
            table.tell("delivers", seat, good)
        gain_fame(table, seat, table.components.values[good])

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """The good cannot be delivered."""
        if kind != "deliver":
            return super().refuse(table, seat, number, kind, at)
        if table.players[seat].goods >> (5 * at[0]) & 31:
            return Refusal("kingdom.era-six-bonus", say("no-second-kind"))
        return Refusal("goods.used-up", say("no-good", good=GOODS[at[0]]))

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """How many goods may still go."""
        return number // _MODES, {}


DELIVER: Final = Deliver()
