"""An item for another player whose knapsack is full: the player on turn says what goes back."""

from typing import Final

from cenabum.cathedral.decision import CathedralDecision
from cenabum.cathedral.knapsacks import handed, is_full, swaps
from cenabum.cathedral.moves import ITEMS, MOST_PLAYERS, ROSETTE, SWAP
from cenabum.cathedral.names import NOTHING
from cenabum.cathedral.refusals_words import items, player_name, situation
from cenabum.cathedral.resting import no_rest
from cenabum.cathedral.table import Table
from cenabum.kernel.pool import count
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Sentence, say

_SEAT: Final = 2  # where the parts of the number begin: the item, the seat it is for, whether the supply gives it
_SUPPLY: Final = 4
if MOST_PLAYERS > 1 << _SUPPLY - _SEAT:
    raise ValueError(
        f"The decision “room” keeps a seat in two bits; MOST_PLAYERS in cathedral/moves.py is {MOST_PLAYERS}."
    )


def item_of(number: int) -> int:
    """The item that is handed over."""
    return number & (1 << _SEAT) - 1


def seat_for(number: int) -> int:
    """The seat that it is for."""
    return number >> _SEAT & (1 << _SUPPLY - _SEAT) - 1


def from_supply(number: int) -> bool:
    """Does the supply give it?"""
    return number >> _SUPPLY == 1


class Room(CathedralDecision):
    """What goes back. The number says which item is handed over, to whom, and whether the supply gives it."""

    name = "room"
    answers = ("swap",)
    rules = ("market.room", "knapsack.five")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """market.room: what may go back. knapsack.same-kind: no rosette for one of the supply.

        The item is in the hand: a rest comes before or after.
        """
        return swaps(table.players[seat_for(number)], ROSETTE if from_supply(number) else NOTHING)

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """An item of the full knapsack goes back for the one that is handed over."""
        table.players[seat].pending.pop()
        handed(table, seat, item_of(number), seat_for(number), from_supply(number), code - SWAP)

    def ask(self, table: Table, seat: int, number: int) -> Sentence:
        """With what is in the knapsack."""
        other = seat_for(number)
        held = items(table.players[other].knapsack)
        return say("ask-room", item=ITEMS[item_of(number)], player=player_name(other), list=held)

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """The item that is handed over."""
        return 0, {"item": ITEMS[item_of(number)]}

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """The item is not there, or of the same kind; and this is no moment for a rest."""
        if kind == "rest":
            if not is_full(table, table.players[seat]):
                return no_rest(table, seat)
            return Refusal("market.room", say("no-rest-handing"), situation(table, seat))
        if kind != "swap":
            return None
        other = seat_for(number)
        if not count(table.players[other].knapsack, at[0]):
            why = say("no-swap-item-of", item=ITEMS[at[0]], player=player_name(other))
            return Refusal("market.room", why, situation(table, seat))
        return Refusal("knapsack.same-kind", say("no-swap-same"), situation(table, seat))


ROOM: Final = Room()


def hand(table: Table, seat: int, item: int, other: int, of_supply: bool) -> None:
    """An item goes to another player. market.room: if the knapsack there is full, the player on turn says what goes back."""
    if is_full(table, table.players[other]):
        table.players[seat].pending.append(ROOM.pending(item | other << _SEAT | of_supply << _SUPPLY))
    else:
        handed(table, seat, item, other, of_supply, NOTHING)
