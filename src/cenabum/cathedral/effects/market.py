"""The Market Place: items are delivered."""

from typing import TYPE_CHECKING

from cenabum.cathedral.decisions.deliver import DELIVER
from cenabum.cathedral.effect import Effect
from cenabum.cathedral.table import Table
from cenabum.kernel.words import Sentence, say

if TYPE_CHECKING:
    from cenabum.cathedral.components import Components


class Market(Effect):
    """market.two: so many items, one after the other."""

    name = "market"

    def do(self, table: Table, seat: int) -> None:
        """The player says what goes where."""
        table.players[seat].pending.append(DELIVER.pending(table.components.deliveries))

    def text(self, printed: "Components") -> Sentence:
        """In one sentence."""
        return say("does-market", number=printed.deliveries)


MARKET = Market()
