"""What every decision of Orléans has beside the rules of any game: how it is asked, and what a view says of it."""

from typing import Any, ClassVar, Final

from cenabum.kernel.decision import Decision, kind_of
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, say
from cenabum.orleans.table import Table


class OrleansDecision(Decision[Table]):
    """A kind of decision of Orléans or of a module. `facts` are those that it alone tells, with the domains of their numbers."""

    facts: ClassVar[dict[str, tuple[str, ...]]] = {}
    busy: str = "act"  # what others read while they wait for the seat: the variant of the message `busy`
    comes_first: bool = False  # whoever is asked this hears of no other move than that it has to wait

    def answered_by(self) -> tuple[str, ...]:
        """The kinds of moves that answer it."""
        return self.answers

    def told_by(self) -> tuple[str, ...]:
        """The ids of the rules that tell most about it."""
        return self.rules

    def ask(self, table: Table, seat: int, number: int) -> Words:
        """What the seat is asked for, in a sentence."""
        return say(f"ask-{self.name}")

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """What a view says of it: how many of something, and what it is about."""
        return number, {}


class Guest(OrleansDecision):
    """A decision written in plain Python, for modules from outside: the game may be compiled, and asks the other object through this.

    That object has the same attributes and methods as a decision; those it does not need it may leave out.
    """

    def __init__(self, own: Any) -> None:
        self.own = own
        self.name = own.name
        self.busy = getattr(own, "busy", "act")
        self.comes_first = getattr(own, "comes_first", True)
        self.hidden = bool(getattr(own, "hidden", False))

    def answered_by(self) -> tuple[str, ...]:
        """The kinds of moves that answer it."""
        return tuple(self.own.answers)

    def told_by(self) -> tuple[str, ...]:
        """The ids of the rules that tell most about it."""
        return tuple(getattr(self.own, "rules", ()))

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """The codes of the legal answers."""
        return list(self.own.options(table, seat, number))

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Carry out a legal answer; what is decided leaves the stack here."""
        self.own.do(table, seat, number, code)

    def lapse(self, table: Table, seat: int, number: int) -> bool:
        """There is no answer: it leaves the stack, unless the other object knows better."""
        if hasattr(self.own, "lapse"):
            return bool(self.own.lapse(table, seat, number))
        table.players[seat].pending.pop()
        return True

    def ask(self, table: Table, seat: int, number: int) -> Words:
        """What the seat is asked for, in a sentence."""
        found: Words = self.own.ask(table, seat, number) if hasattr(self.own, "ask") else say(f"ask-{self.name}")
        return found

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """What a view says of it."""
        if hasattr(self.own, "about"):
            many, arguments = self.own.about(table, number)
            return int(many), dict(arguments)
        return number, {}

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """Why a move of this kind is no answer now."""
        found: Refusal | None = None
        if hasattr(self.own, "refuse"):
            found = self.own.refuse(table, seat, number, kind, at)
        return found

    def untimely(self, table: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
        """Why a move that answers it is made while the seat is not asked for it."""
        found: Refusal | None = None
        if hasattr(self.own, "untimely"):
            found = self.own.untimely(table, seat, kind, at)
        return found


DECISIONS: Final[list[OrleansDecision]] = []
"""All kinds of decision in their order: those of the base game, then those of the modules. Filled when the game is put together."""


def top(table: Table, seat: int) -> OrleansDecision | None:
    """What a seat has to decide first, if anything."""
    pending = table.players[seat].pending
    return DECISIONS[kind_of(pending[-1])] if pending else None


def asks(table: Table, seat: int, decision: Decision[Table]) -> bool:
    """Has the seat this to decide first?"""
    pending = table.players[seat].pending
    return bool(pending) and kind_of(pending[-1]) == decision.kind


def deciding(table: Table, seat: int) -> str:
    """The name of what a seat has to decide first, or nothing."""
    decision = top(table, seat)
    return decision.name if decision is not None else ""
