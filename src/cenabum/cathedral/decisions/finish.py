"""The end of a turn, when the player could still rest."""

from typing import Final

from cenabum.cathedral.moves import DONE
from cenabum.cathedral.resting import InTurn
from cenabum.cathedral.table import Table
from cenabum.kernel.pool import total
from cenabum.kernel.words import Sentence, say

_DONE: Final = [DONE]


class Finish(InTurn):
    """Rest, or leave the turn to the next player."""

    name = "finish"
    answers = ("done", "rest")
    rules = ("resting.blueprint", "turn.finish")

    def found(self, table: Table, seat: int, number: int) -> list[int]:
        """turn.finish: without a rest to take, this is the only answer, and the end of the turn is no decision."""
        return _DONE

    def answer(self, table: Table, seat: int, number: int, code: int) -> None:
        """The turn is over."""
        table.players[seat].pending.pop()

    def ask(self, table: Table, seat: int, number: int) -> Sentence:
        """In one sentence."""
        return say("ask-finish")

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """How many blueprints there are to be had."""
        return total(table.blueprints), {}


FINISH: Final = Finish()
