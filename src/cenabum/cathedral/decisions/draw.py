"""The beginning of a turn: a follower out of a bag."""

from typing import Final

from cenabum.cathedral import moves
from cenabum.cathedral.decisions.place import PLACE
from cenabum.cathedral.moves import BAGS
from cenabum.cathedral.names import BAG_STREAM
from cenabum.cathedral.refusals_words import situation
from cenabum.cathedral.resting import InTurn
from cenabum.cathedral.table import Table
from cenabum.kernel.pool import ONE
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Sentence, any_of, say

_BAGS: Final[list[list[int]]] = [[], [moves.DRAW], [moves.DRAW + 1], [moves.DRAW, moves.DRAW + 1]]
"""The answers by the bags that hold somebody: none, the red one, the blue one, both."""


class Draw(InTurn):
    """From which bag to draw."""

    name = "draw"
    answers = ("draw", "rest")
    rules = ("turn.draw", "general.no-peeking")

    def found(self, table: Table, seat: int, number: int) -> list[int]:
        """turn.draw: the red or the blue bag. turn.empty-bag: not an empty one."""
        red, blue = table.bags
        return _BAGS[(1 if red else 0) + (2 if blue else 0)]

    def answer(self, table: Table, seat: int, number: int, code: int) -> None:
        """A follower comes out of a bag."""
        bag = code - moves.DRAW
        kind = table.pick(BAG_STREAM + bag, table.bags[bag])
        table.bags[bag] -= ONE[kind]
        table.drawn = kind
        table.players[seat].pending[-1] = PLACE.bare
        if table.log is not None:
            table.tell("draws", seat, kind, bag)

    def ask(self, table: Table, seat: int, number: int) -> Sentence:
        """With the bags that hold somebody."""
        bags = [say("some-bag", bag=name) for bag, name in enumerate(BAGS) if table.bags[bag]]
        return say("ask-draw", list=any_of(bags))

    def why_not(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """The bag is empty."""
        if kind != "draw":
            return None
        return Refusal("turn.empty-bag", say("no-bag", bag=BAGS[at[0]]), situation(table, seat))


DRAW: Final = Draw()
