"""What every decision of the stories has beside the rules of any game: how it is asked, and what a view says of it."""

from typing import Final

from cenabum.kernel.decision import NO_OPTIONS, Decision, kind_of, number_of
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, say
from cenabum.stories.table import Table


class StoryDecision(Decision[Table]):
    """A decision of a story. One that has no answer falls away."""

    def lapse(self, table: Table, seat: int, number: int) -> bool:
        """There is nothing to choose."""
        table.players[seat].pending.pop()
        return True

    def ask(self, table: Table, seat: int, number: int) -> Words:
        """What the seat is asked for, in a sentence."""
        return say("ask", asked=self.name)

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """What a view says of it: how many of something, and what it is about."""
        return number, {}


class GrainComesBack(StoryDecision):
    """A decision during which grain may come back from the Bakery. Wood comes back only when the round closes."""

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """planning.take-back-goods: this is not the time for wood."""
        if kind == "take_back_good" and at[0] != table.components.bakery:
            return Refusal("planning.take-back-goods", say("no-when"), self.ask(table, seat, number))
        return None


class Errand(StoryDecision):
    """Something that nobody is asked: it waits on the stack below what has to be decided first."""

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Nothing to choose: it happens as soon as it lies on top."""
        return NO_OPTIONS


DECISIONS: Final[list[StoryDecision]] = []
"""All kinds of decision in their order. Filled when the game is put together (`decisions/in_order.py`)."""


def top(table: Table, seat: int) -> StoryDecision:
    """What a seat that is asked something has to decide first."""
    return DECISIONS[kind_of(table.players[seat].pending[-1])]


def do(table: Table, seat: int, code: int) -> None:
    """Carry out a legal move."""
    pending = table.players[seat].pending[-1]
    DECISIONS[kind_of(pending)].do(table, seat, number_of(pending), code)


def lapse(table: Table, seat: int) -> bool:
    """What has no answer falls away, and what nobody is asked happens now."""
    pending = table.players[seat].pending[-1]
    return DECISIONS[kind_of(pending)].lapse(table, seat, number_of(pending))


def asks(table: Table, seat: int, decision: StoryDecision) -> bool:
    """Has the seat this to decide first?"""
    pending = table.players[seat].pending
    return bool(pending) and kind_of(pending[-1]) == decision.kind
