"""Cart and Boat: the builder travels."""

from typing import TYPE_CHECKING

from cenabum.cathedral.decisions.move import MOVE
from cenabum.cathedral.effect import Effect
from cenabum.cathedral.moves import ITEMS
from cenabum.cathedral.names import LAND, NOTHING, RIVER
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

    def idle(self, table: Table, seat: int) -> list[Sentence]:
        """No route of this kind leads away from the builder."""
        place = table.players[seat].place
        printed = table.components
        if printed.routes_from[self.way][place]:
            return []
        name = printed.place_names[place]
        return [say("idle-cart", place=name) if self.way == LAND else say("idle-boat", place=name)]

    def now(self, table: Table, seat: int) -> list[Sentence]:
        """Where to, and what lies on the way."""
        printed = table.components
        here = table.players[seat].place
        found: list[Sentence] = []
        for route in printed.routes_from[self.way][here]:
            place = printed.place_names[sum(printed.ends[route]) - here]  # the other end
            item = table.routes[route]
            bare = say("help-journey-bare", place=place)
            found.append(bare if item == NOTHING else say("help-journey", place=place, item=ITEMS[item]))
        return found

    def text(self, printed: "Components") -> Sentence:
        """In one sentence."""
        return say("does-cart") if self.way == LAND else say("does-boat")


CART = Travel("cart", LAND)
BOAT = Travel("boat", RIVER)
