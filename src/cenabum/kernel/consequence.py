"""What a choice leads to, as far as it can be known: the rule itself is tried on a copy, and tells what happens.

So a choice has the words of the log, in every language, and a corrected figure is in them. Nothing is drawn: where chance comes in,
the telling ends and says so. What others do then, and the rest of the round, is no consequence of a choice.
"""

from typing import Any, NamedTuple

from cenabum.kernel.core import Fact
from cenabum.kernel.decision import Course, kind_of, number_of
from cenabum.kernel.sources import NeedDraw, Source


class Consequence(NamedTuple):
    """What is told when a choice is made, and whether something is drawn then."""

    facts: list[Fact]
    draws: bool


class _Unknown(Source):
    """Nobody knows yet what is drawn."""

    def draw(self, stream: int, pool: int) -> int:
        raise NeedDraw(stream, pool)


def consequence(table: Course, seat: int, code: int) -> Consequence:
    """What follows from a legal move, with everything after it that leaves the seat no choice."""
    copy: Any = table.copy()
    copy.source = _Unknown()
    facts: list[Fact] = []
    copy.log = facts
    top = copy.players[seat].pending[-1]
    try:
        copy.decisions[kind_of(top)].do(copy, seat, number_of(top), code)
        copy.settle(seat)
    except NeedDraw:
        return Consequence(facts, draws=True)
    return Consequence(facts, draws=False)
