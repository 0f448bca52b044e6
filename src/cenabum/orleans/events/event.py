"""What an event does: the shape that all events have. `kernel/effect.py` says what an effect is.

A new event is a file like its neighbours, called like the event, and no list names it; it is told by the messages `event-<name>` and
`effect-<name>`.
"""

from typing import TYPE_CHECKING, Any, Final

from cenabum.kernel.effect import Effect
from cenabum.kernel.figures import Figures
from cenabum.kernel.pool import count
from cenabum.kernel.words import Words, say

if TYPE_CHECKING:  # they hold events, so they come first
    from cenabum.orleans.prices import Prices
    from cenabum.orleans.table import Table

NOBODY: Final = -1


class EventFigure:
    """What the data says about an event: its number for each stack of tiles, if it has any, and what a missing food costs."""

    def __init__(
        self, figures: Figures, path: str, event: int, values: list[Any] | None, stacks: int, penalty: int
    ) -> None:
        self.figures = figures
        self.path = path
        self.event = event
        self.values = values
        self.stacks = stacks
        self.penalty = penalty

    def numbers(self, least: int) -> list[int]:
        """One for each stack; an event whose numbers nobody has given has the least."""
        if self.values is None:
            return [least] * self.stacks
        if len(self.values) != self.stacks:
            raise self.figures.error(self.path, f"needs {self.stacks} numbers, one for each stack of tiles")
        for value in self.values:
            if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= 99:
                raise self.figures.error(self.path, f"must be a whole number from {least} to 99, not {value}")
        return list(self.values)


class Event(Effect["Table"]):
    """An event. What it does to one player is `do`; the rest is what rules, views and bots ask about any event."""

    hostile: bool = False  # it may be warded off, whatever it finds
    in_turn: bool = False  # newevents.in-turn: it goes round the table, since what one player takes another cannot have
    clock: bool = False  # it acts at a time of its own, not only in the event phase
    stops: int = NOBODY  # the profession that nobody can recruit while it is on
    least: int = 0  # that its number can be

    def __init__(self, figure: EventFigure) -> None:
        self.event = figure.event
        self.values = figure.numbers(self.least)

    def hurts(self, table: "Table", seat: int) -> bool:
        """newevents.warded-off: would it do something to the player in this phase that may be unwelcome?"""
        return self.hostile

    def do(self, table: "Table", seat: int) -> None:
        """What it does to one player in the event phase."""

    def text(self, stack: int = 0) -> Words:
        """What it does, with the number it has in a stack."""
        message = f"effect-{self.name}"
        return say(message, value=self.values[stack])

    def to_come(self, table: "Table") -> bool:
        """Is a tile of it still in the hour glass?"""
        if table.components.modules.new_events:
            return any(stack >> self.event & 1 for stack in table.hourglass)
        return any(count(stack, self.event) for stack in table.hourglass)

    def asks_for(self, table: "Table", good: int) -> Words | None:
        """What help says of a good that it asks for, now or later; None when it has no use for it."""
        return None

    def danger(self, prices: "Prices") -> float:
        """What it would cost a player now."""
        return 0.0
