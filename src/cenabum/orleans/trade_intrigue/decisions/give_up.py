"""Things are given up as under torture, though no coins are owed."""

from typing import Final

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, say
from cenabum.orleans.table import Table
from cenabum.orleans.torture import FORFEITS, forfeit, forfeit_refused, forfeits
from cenabum.orleans.trade_intrigue.decision import ModuleDecision


class GiveUp(ModuleDecision):
    """What to give up; the number says how many things."""

    name = "give_up"
    answers = FORFEITS
    rules = ("newevents.torture", "intrigue.torturer", "torture.any-mix", "torture.leaves-game")
    busy = "give_up"

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Everything that may be given up under torture."""
        return forfeits(table, seat)

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Give one thing up."""
        pending = table.players[seat].pending
        pending.pop()
        if number > 1:
            pending.append(self.pending(number - 1))
        forfeit(table, seat, code)

    def lapse(self, table: Table, seat: int, number: int) -> bool:
        """torture.nothing-left: there is nothing to give any more."""
        table.players[seat].pending.pop()
        if table.log is not None:
            table.tell("debt_lapses", seat, number)
        return True

    def ask(self, table: Table, seat: int, number: int) -> Words:
        """With how many things."""
        return say("ask-give-up", number=number)

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """A thing that the seat does not have, or may not give."""
        return forfeit_refused(table, seat, kind, at)


GIVE_UP: Final = GiveUp()
