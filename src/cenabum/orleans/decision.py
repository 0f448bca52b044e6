"""What every decision of Orléans has beside the rules of any game: how it is asked, and what a view says of it."""

from typing import Final

from cenabum.kernel.decision import Decision, kind_of
from cenabum.kernel.words import Words, say
from cenabum.orleans.table import Table


class OrleansDecision(Decision[Table]):
    """A kind of decision of Orléans or of a module."""

    busy: str = "act"  # what others read while they wait for the seat: the variant of the message `busy`
    comes_first: bool = False  # whoever is asked this hears of no other move than that it has to wait

    def ask(self, table: Table, seat: int, number: int) -> Words:
        """What the seat is asked for, in a sentence."""
        return say(f"ask-{self.name}")

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """What a view says of it: how many of something, and what it is about."""
        return number, {}


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
