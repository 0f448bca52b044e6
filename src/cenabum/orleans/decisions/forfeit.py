"""Torture: something leaves the game for every coin that is missing."""

from typing import ClassVar, Final

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, say
from cenabum.orleans.decision import OrleansDecision
from cenabum.orleans.refusals_words import situation
from cenabum.orleans.table import Table
from cenabum.orleans.torture import FORFEITS, forfeit, forfeit_refused, forfeits


class Forfeit(OrleansDecision):
    """What to give up; the number says how many coins are missing."""

    name = "forfeit"
    answers = FORFEITS
    rules: ClassVar[tuple[str, ...]] = ("torture.when", "torture.any-mix", "torture.leaves-game")
    busy = "forfeit"

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Everything that may be given up."""
        return forfeits(table, seat)

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Give one thing up for a missing coin."""
        pending = table.players[seat].pending
        if number > 1:
            pending[-1] = self.pending(number - 1)
        else:
            pending.pop()
        forfeit(table, seat, code)

    def lapse(self, table: Table, seat: int, number: int) -> bool:
        """torture.nothing-left: there is nothing to give any more."""
        table.players[seat].pending.pop()
        if table.log is not None:
            table.tell("debt_lapses", seat, number)
        return True

    def ask(self, table: Table, seat: int, number: int) -> Words:
        """With how many things."""
        return say("ask-forfeit", number=number)

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """A thing that the seat does not have, or may not give."""
        return forfeit_refused(table, seat, kind, at)

    def untimely(self, table: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
        """Nobody asks for anything."""
        return Refusal("torture.when", say("no-torture"), situation(table, seat))


FORFEIT: Final = Forfeit()
