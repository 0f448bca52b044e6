"""Cart and Boat: the builder travels."""

from typing import TYPE_CHECKING

from cenabum.cathedral.decisions.move import MOVE
from cenabum.cathedral.effect import Effect
from cenabum.cathedral.names import LAND, RIVER
from cenabum.cathedral.table import Table
from cenabum.kernel.words import Sentence, say

if TYPE_CHECKING:
    from cenabum.cathedral.components import Components


class Travel(Effect):
    """One route, by land or by river."""

    def __init__(self, name: str, way: int) -> None:
        self.name = name
        self.way = way

    def do(self, table: Table, seat: int) -> None:
        """The player says where to."""
        table.players[seat].pending.append(MOVE.pending(self.way))

    def text(self, printed: "Components") -> Sentence:
        """In one sentence."""
        return say("does-cart") if self.way == LAND else say("does-boat")


CART = Travel("cart", LAND)
BOAT = Travel("boat", RIVER)
