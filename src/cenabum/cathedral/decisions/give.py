"""A rosette of a reward goes into a knapsack."""

from typing import Final

from cenabum.cathedral import moves
from cenabum.cathedral.decisions.room import hand
from cenabum.cathedral.knapsacks import is_full, no_swap, put_back, swaps
from cenabum.cathedral.moves import LEAVE, ROSETTE, SWAP
from cenabum.cathedral.refusals_words import no_declining, player_name, situation
from cenabum.cathedral.resting import InTurn
from cenabum.cathedral.rewards import fulfilled
from cenabum.cathedral.table import Table
from cenabum.kernel.pool import ONE
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Sentence, say


class Give(InTurn):
    """Into whose knapsack."""

    name = "give"
    answers = ("give", "swap", "leave", "rest")
    rules = ("rewards.rosette", "rewards.rosette-full")

    def found(self, table: Table, seat: int, number: int) -> list[int]:
        """rewards.rosette: into any knapsack.

        rewards.rosette-full: into a full one by putting something back; when one's own is full, it may be forgone.
        rewards.no-rosette: nothing when the supply is empty.
        """
        codes: list[int] = []
        if not table.rosettes:
            return codes
        for other in range(len(table.players)):
            player = table.players[other]
            if not is_full(table, player) or (other != seat and swaps(player, ROSETTE)):
                codes.append(moves.GIVE + other)
        player = table.players[seat]
        if is_full(table, player):
            codes += swaps(player, ROSETTE)
            codes.append(LEAVE)
        return codes

    def answer(self, table: Table, seat: int, number: int, code: int) -> None:
        """It goes into a knapsack, for something else out of the own one, or nowhere."""
        player = table.players[seat]
        player.pending.pop()
        if code == LEAVE:
            if table.log is not None:
                table.tell("leaves", seat, ROSETTE)
        elif code < LEAVE:
            back = code - SWAP
            table.rosettes -= 1
            player.knapsack += ONE[ROSETTE] - ONE[back]
            put_back(table, ONE[back])
            if table.log is not None:
                table.tell("swaps", seat, back, ROSETTE)
            fulfilled(table, seat)
        elif code != moves.GIVE + seat:
            hand(table, seat, ROSETTE, code - moves.GIVE, True)
        else:
            table.rosettes -= 1
            player.knapsack += ONE[ROSETTE]
            if table.log is not None:
                table.tell("keeps_rosette", seat)
            fulfilled(table, seat)

    def lapse(self, table: Table, seat: int, number: int) -> bool:
        """rewards.no-rosette."""
        table.players[seat].pending.pop()
        if table.log is not None:
            table.tell("no_rosette", seat)
        return True

    def ask(self, table: Table, seat: int, number: int) -> Sentence:
        """In one sentence."""
        return say("ask-give")

    def why_not(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """A knapsack is full, or the own one is not; actions.must: nobody refrains from a reward."""
        if kind == "give":
            why = say("no-knapsack-room") if at[0] == seat else say("no-rosette-of", player=player_name(at[0]))
            return Refusal("rewards.rosette-full", why, situation(table, seat))
        if kind == "swap":
            return no_swap(table, seat, at[0])
        if kind == "leave":
            return Refusal("rewards.rosette", say("no-leaving"), situation(table, seat))
        return no_declining(table, seat) if kind == "refrain" else None


GIVE: Final = Give()
