"""The end of a turn, when the player could still rest."""

from typing import Final

from cenabum.cathedral.knapsacks import is_full
from cenabum.cathedral.moves import DONE, REST
from cenabum.cathedral.resting import InTurn
from cenabum.cathedral.table import Table
from cenabum.kernel.decision import NO_OPTIONS
from cenabum.kernel.pool import total
from cenabum.kernel.words import Sentence, say

_DONE_OR_REST: Final = [DONE, REST]


class Finish(InTurn):
    """Rest, or leave the turn to the next player."""

    name = "finish"
    answers = ("done", "rest")
    rules = ("resting.blueprint", "turn.finish")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """turn.finish: without a rest to take there is no answer, and the end of the turn is no decision."""
        return _DONE_OR_REST if is_full(table, table.players[seat]) else NO_OPTIONS

    def answer(self, table: Table, seat: int, number: int, code: int) -> None:
        """The turn is over."""
        table.players[seat].pending.pop()

    def lapse(self, table: Table, seat: int, number: int) -> bool:
        """The turn is over without a question."""
        table.players[seat].pending.pop()
        return True

    def ask(self, table: Table, seat: int, number: int) -> Sentence:
        """In one sentence."""
        return say("ask-finish")

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """How many blueprints there are to be had."""
        return total(table.blueprints), {}


FINISH: Final = Finish()
