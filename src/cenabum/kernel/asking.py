"""What is wanted of a seat, as a view tells it: the same in every game."""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from cenabum.kernel.decision import Course, number_of
from cenabum.kernel.moves import Move, MoveTable


class DecisionView(msgspec.Struct, frozen=True, gc=False):
    """What is wanted of the viewing seat: the kind of decision, how many there are of it, and what it is about."""

    kind: str
    number: int
    arguments: dict[str, str]
    moves: list[Move]


class Asked(Protocol):
    """A decision that a view can tell of."""

    name: str

    def about(self, table: Any, number: int, /) -> tuple[int, dict[str, str]]:
        """How many of something, and what it is about."""
        ...


def asked_of(table: Course, seat: int, decision: Asked, legal: Sequence[int], moves: MoveTable) -> DecisionView:
    """What lies on top of a seat's stack, with all its possible answers."""
    number, arguments = decision.about(table, number_of(table.players[seat].pending[-1]))
    return DecisionView(decision.name, number, arguments, [moves.move(code) for code in legal])
