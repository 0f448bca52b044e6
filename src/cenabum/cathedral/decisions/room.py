"""An item for another player whose knapsack is full: the player on turn says what goes back."""

from typing import Final

from cenabum.cathedral.decision import CathedralDecision
from cenabum.cathedral.knapsacks import handed, is_full, swaps
from cenabum.cathedral.moves import ITEMS, ROSETTE, SWAP
from cenabum.cathedral.names import NOTHING
from cenabum.cathedral.refusals_words import items, player_name, situation
from cenabum.cathedral.resting import no_rest
from cenabum.cathedral.table import Table
from cenabum.kernel.pool import count
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Sentence, say


class Room(CathedralDecision):
    """What goes back. The number: the item, above its two bits the seat it is for, above those whether the supply gives it."""

    name = "room"
    answers = ("swap",)
    rules = ("market.room", "knapsack.five")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """market.room: what may go back. knapsack.same-kind: no rosette for one of the supply.

        The item is in the hand: a rest comes before or after.
        """
        return swaps(table.players[number >> 2 & 3], ROSETTE if number >> 4 else NOTHING)

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """An item of the full knapsack goes back for the one that is handed over."""
        table.players[seat].pending.pop()
        handed(table, seat, number & 3, number >> 2 & 3, number >> 4 == 1, code - SWAP)

    def ask(self, table: Table, seat: int, number: int) -> Sentence:
        """With what is in the knapsack."""
        other = number >> 2 & 3
        held = items(table.players[other].knapsack)
        return say("ask-room", item=ITEMS[number & 3], player=player_name(other), list=held)

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """The item that is handed over."""
        return 0, {"item": ITEMS[number & 3]}

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """The item is not there, or of the same kind; and this is no moment for a rest."""
        if kind == "rest":
            if not is_full(table, table.players[seat]):
                return no_rest(table, seat)
            return Refusal("market.room", say("no-rest-handing"), situation(table, seat))
        if kind != "swap":
            return None
        other = number >> 2 & 3
        if not count(table.players[other].knapsack, at[0]):
            why = say("no-swap-item-of", item=ITEMS[at[0]], player=player_name(other))
            return Refusal("market.room", why, situation(table, seat))
        return Refusal("knapsack.same-kind", say("no-swap-same"), situation(table, seat))


ROOM: Final = Room()


def hand(table: Table, seat: int, item: int, other: int, of_supply: bool) -> None:
    """An item goes to another player. market.room: if the knapsack there is full, the player on turn says what goes back."""
    if is_full(table, table.players[other]):
        table.players[seat].pending.append(ROOM.pending(item | other << 2 | of_supply << 4))
    else:
        handed(table, seat, item, other, of_supply, NOTHING)
