"""A decision is one object: who is asked what, which answers there are, what an answer does, and why another is none.

What a seat has to decide lies on its stack (`pending`) as a small integer, so that any moment can be copied and saved: the
kind of decision below, a number of its own above. Nobody but this module knows how the two share an integer.
"""

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from cenabum.kernel.core import Core
from cenabum.kernel.refusal import Refusal

KIND_BITS: Final = 8
MOST_KINDS: Final = 255

Table = TypeVar("Table", bound=Core)


def kind_of(pending: int) -> int:
    """The kind of a pending decision: its place in the game's list."""
    return pending & MOST_KINDS


def number_of(pending: int) -> int:
    """The number that a pending decision carries."""
    return pending >> KIND_BITS


class Decision(Generic[Table]):
    """One kind of decision. A game has one object of each, in a list that `enlist` numbers.

    `name` is its name in views and messages (`decision-<name>`), `answers` are the kinds of moves that answer it, and `rules` the ids
    of the rules that tell most about it.
    """

    name: str = ""
    answers: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    kind: int = -1

    def pending(self, number: int = 0) -> int:
        """What lies on a seat's stack while it has this to decide."""
        return self.kind | number << KIND_BITS

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """The codes of the legal answers."""
        raise NotImplementedError

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Carry out a legal answer; what is decided leaves the stack here."""
        raise NotImplementedError

    def lapse(self, table: Table, seat: int, number: int) -> bool:
        """There is no answer: take it off the stack and do what follows. False: it stays, because the seat waits for others."""
        raise NotImplementedError

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """Why a move of this kind, with the numbers of its arguments, is no answer now; None when there is no rule to name."""
        return None

    def untimely(self, table: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
        """Why a move that answers this decision is made while the seat is not asked for it; None when there is no rule to name."""
        return None


def enlist(decisions: Sequence[Decision[Table]]) -> list[Decision[Table]]:
    """Number the decisions of a game in their order, when the game is put together. Raises `ValueError` for a list that cannot be."""
    if len(decisions) > MOST_KINDS:
        raise ValueError(f"A game has room for {MOST_KINDS} kinds of decision, and here are {len(decisions)}.")
    names: set[str] = set()
    for kind, decision in enumerate(decisions):
        if not decision.name or decision.name in names:
            raise ValueError(f"Every kind of decision needs a name of its own; “{decision.name}” is none.")
        names.add(decision.name)
        decision.kind = kind
    return list(decisions)
