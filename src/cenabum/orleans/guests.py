"""Effects and events written in plain Python, for modules from outside: the game may be compiled, and asks other objects through these.

`Guest` in `decision.py` does the same for decisions. The other object has those methods of an effect or event that it needs.
"""

from collections.abc import Callable
from typing import Any

from cenabum.kernel.outlook import Outlook
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Sentence, Words, say
from cenabum.orleans.effects.effect import ENDLESS, PlaceEffect, PlaceFigure
from cenabum.orleans.events.event import Event, EventFigure
from cenabum.orleans.prices import Prices
from cenabum.orleans.table import Player, Table


class GuestEffect(PlaceEffect):
    """What a place of a module does: `may`, `do`, `why_not`, `text`, `worth`."""

    def __init__(self, figure: PlaceFigure, own: Any) -> None:
        super().__init__(figure)
        self.own = own
        self.name = own.name

    def may(self, table: Table, seat: int) -> bool:
        """Would the action do what it promises?"""
        return bool(self.own.may(table, seat)) if hasattr(self.own, "may") else True

    def do(self, table: Table, seat: int) -> None:
        """What the action does."""
        self.own.do(table, seat)

    def why_not(self, table: Table, seat: int) -> Refusal | None:
        """Why an activated place may not act."""
        found: Refusal | None = self.own.why_not(table, seat) if hasattr(self.own, "why_not") else None
        return found

    def text(self) -> Sentence:
        """What the place does: its own words, or the message `does-<name>`."""
        found: Sentence = self.own.text() if hasattr(self.own, "text") else say(f"does-{self.name}")
        return found

    def outlook(self, table: Table, seat: int) -> Outlook:
        """What it would do now: its own words, or at least why it may not."""
        found: Outlook = self.own.outlook(table, seat) if hasattr(self.own, "outlook") else super().outlook(table, seat)
        return found

    def worth(self, prices: Prices) -> float:
        """What the action brings now."""
        return float(self.own.worth(prices)) if hasattr(self.own, "worth") else 0.0

    def uses_left(self, table: Table, player: Player) -> float:
        """How often the action can still be used."""
        return ENDLESS


def guest_effect(own: Any) -> Callable[[PlaceFigure], PlaceEffect]:
    """An effect for `Module.effects`."""
    return lambda figure: GuestEffect(figure, own)


class GuestEvent(Event):
    """An event of a module: `do` gets the number that it has in the stack of the round (the last of its `numbers` if those are few)."""

    def __init__(self, figure: EventFigure, own: Any) -> None:
        numbers = list(getattr(own, "numbers", ()))
        figure.values = [numbers[min(stack, len(numbers) - 1)] for stack in range(figure.stacks)] if numbers else []
        super().__init__(figure)
        self.own = own
        self.name = own.name
        self.hostile = bool(getattr(own, "hostile", False))

    def do(self, table: Table, seat: int) -> None:
        """What it does to one player in the event phase."""
        self.own.do(table, seat, self.values[table.stack])

    def text(self, stack: int = 0) -> Words:
        """What it does, with the number it has in a stack: the message `effect-<name>`."""
        return say(f"effect-{self.name}", value=self.values[stack])

    def outlook(self, table: Table, seat: int) -> Outlook:
        """What it would do to a player now, if it says so."""
        found: Outlook = self.own.outlook(table, seat) if hasattr(self.own, "outlook") else super().outlook(table, seat)
        return found

    def danger(self, prices: Prices) -> float:
        """What it would cost a player now."""
        return float(self.own.danger(prices)) if hasattr(self.own, "danger") else 0.0
