"""A monk of a reward goes into a bag."""

from typing import Final

from cenabum.cathedral import moves
from cenabum.cathedral.moves import MONK_KIND
from cenabum.cathedral.refusals_words import no_declining
from cenabum.cathedral.resting import InTurn
from cenabum.cathedral.table import Table
from cenabum.kernel.pool import ONE
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Sentence, say

_NOBODY: Final[list[int]] = []
_BAGS: Final = [moves.SEND, moves.SEND + 1]


class Send(InTurn):
    """Into which bag."""

    name = "send"
    answers = ("send", "rest")
    rules = ("rewards.monk",)

    def found(self, table: Table, seat: int, number: int) -> list[int]:
        """rewards.monk: into the red or the blue bag. rewards.no-monk: nothing when the supply is empty."""
        return _BAGS if table.monks else _NOBODY

    def answer(self, table: Table, seat: int, number: int, code: int) -> None:
        """A monk joins a bag."""
        bag = code - moves.SEND
        table.players[seat].pending.pop()
        table.monks -= 1
        table.bags[bag] += ONE[MONK_KIND]
        if table.log is not None:
            table.tell("sends_monk", seat, bag)

    def lapse(self, table: Table, seat: int, number: int) -> bool:
        """rewards.no-monk."""
        table.players[seat].pending.pop()
        if table.log is not None:
            table.tell("no_monk", seat)
        return True

    def ask(self, table: Table, seat: int, number: int) -> Sentence:
        """In one sentence."""
        return say("ask-send")

    def why_not(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """actions.must: nobody refrains from a reward."""
        return no_declining(table, seat) if kind == "refrain" else None


SEND: Final = Send()
