"""An item for the knapsack: what lies on a route, or a rosette of the Glass Foundry."""

from typing import Final

from cenabum.cathedral import moves
from cenabum.cathedral.knapsacks import is_full, no_swap, put_back, swaps
from cenabum.cathedral.moves import ITEMS, LEAVE, ROSETTE, SWAP
from cenabum.cathedral.names import NOTHING
from cenabum.cathedral.refusals_words import items
from cenabum.cathedral.resting import InTurn
from cenabum.cathedral.rewards import fulfilled
from cenabum.cathedral.table import Table
from cenabum.kernel.pool import ONE
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Sentence, say

_SUPPLY: Final = 63


def on_route(item: int, route: int) -> int:
    """The number of the decision: an item, and the route it lies on."""
    return item | route << 2


FROM_SUPPLY: Final = ROSETTE | _SUPPLY << 2
"""The number of the decision: a rosette of the supply."""


def item_of(number: int) -> int:
    """The item that the number speaks of."""
    return number & 3


class Take(InTurn):
    """Whether to take it, and what goes back for it. The number: `on_route` or `FROM_SUPPLY`."""

    name = "take"
    answers = ("take", "swap", "leave", "rest")
    rules = ("knapsack.take", "knapsack.swap")

    def found(self, table: Table, seat: int, number: int) -> list[int]:
        """knapsack.take: the item or not. knapsack.swap: with a full knapsack something else goes back for it.

        foundry.supply: nothing when the supply has no rosette.
        """
        if number == FROM_SUPPLY and not table.rosettes:
            return []
        player = table.players[seat]
        if is_full(table, player):
            codes = swaps(player, ROSETTE if number == FROM_SUPPLY else NOTHING)
        else:
            codes = [moves.TAKE]
        codes.append(LEAVE)
        return codes

    def answer(self, table: Table, seat: int, number: int, code: int) -> None:
        """The item goes into the knapsack, and another one goes back for it; or it stays."""
        player = table.players[seat]
        player.pending.pop()
        item = item_of(number)
        if code == LEAVE:
            if table.log is not None:
                table.tell("leaves", seat, item)
            return
        if number == FROM_SUPPLY:
            table.rosettes -= 1
        else:
            table.routes[number >> 2] = NOTHING
        if code != moves.TAKE:
            player.knapsack -= ONE[code - SWAP]
            put_back(table, ONE[code - SWAP])
        player.knapsack += ONE[item]
        if table.log is not None:
            if code != moves.TAKE:
                table.tell("swaps", seat, code - SWAP, item)
            elif number == FROM_SUPPLY:
                table.tell("casts", seat)
            else:
                table.tell("takes", seat, item)
        fulfilled(table, seat)

    def lapse(self, table: Table, seat: int, number: int) -> bool:
        """foundry.supply: there is no rosette."""
        table.players[seat].pending.pop()
        if table.log is not None:
            table.tell("no_rosette", seat)
        return True

    def ask(self, table: Table, seat: int, number: int) -> Sentence:
        """With the item."""
        return say("ask-take", item=ITEMS[item_of(number)])

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """The item, and where it is."""
        return 0, {"item": ITEMS[item_of(number)], "origin": "foundry" if number == FROM_SUPPLY else "route"}

    def why_not(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """There is no room, or no swap."""
        if kind == "swap":
            return no_swap(table, seat, at[0])
        if kind != "take":
            return None
        held = items(table.players[seat].knapsack)
        return Refusal("knapsack.five", say("no-knapsack-room"), say("try-swap", list=held))


TAKE: Final = Take()
