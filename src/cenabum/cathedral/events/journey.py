"""Journeys: a builder in a certain place."""

from typing import TYPE_CHECKING

from cenabum.cathedral.effect import FAR, Event
from cenabum.cathedral.table import Table
from cenabum.kernel.words import Sentence, say

if TYPE_CHECKING:
    from cenabum.cathedral.components import Components


class Journey(Event):
    """orders.place."""

    def __init__(self, name: str, place: int) -> None:
        self.name = name
        self.place = place

    def text(self, printed: "Components") -> Sentence:
        """In one sentence."""
        return say("asks-journey", place=printed.place_names[self.place])

    def holds(self, table: Table) -> bool:
        """Is somebody there?"""
        for player in table.players:
            if player.place == self.place:
                return True
        return False

    def now(self, table: Table, steps: list[list[int]]) -> list[Sentence]:
        """How far everybody is."""
        place = table.components.place_names[self.place]
        return [
            say("help-order-steps", player=f"player_{number + 1}", number=steps[player.place][self.place], place=place)
            for number, player in enumerate(table.players)
        ]

    def matters(self, printed: "Components") -> Sentence:
        """Somebody should go there."""
        return say("matters-journey", place=printed.place_names[self.place])

    def far(self, table: Table, steps: list[list[int]]) -> int:
        """The steps of the nearest builder."""
        far = FAR
        for player in table.players:
            far = min(far, steps[player.place][self.place])
        return far
