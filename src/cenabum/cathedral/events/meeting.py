"""The meeting: several builders in one place."""

from typing import TYPE_CHECKING

from cenabum.cathedral.effect import FAR, Event
from cenabum.cathedral.table import Table
from cenabum.kernel.words import Sentence, say

if TYPE_CHECKING:
    from cenabum.cathedral.components import Components


class Meeting(Event):
    """orders.together."""

    def __init__(self, name: str, builders: int) -> None:
        self.name = name
        self.number = builders

    def text(self, printed: "Components") -> Sentence:
        """In one sentence."""
        return say("asks-meeting", number=self.number)

    def holds(self, table: Table) -> bool:
        """Are so many together?"""
        for player in table.players:
            here = 0
            for other in table.players:
                if other.place == player.place:
                    here += 1
            if here >= self.number:
                return True
        return False

    def matters(self, printed: "Components") -> Sentence:
        """So many should meet."""
        return say("matters-meeting", number=self.number)

    def far(self, table: Table, steps: list[list[int]]) -> int:
        """The steps between the two builders who are nearest to each other."""
        far = FAR
        for number, player in enumerate(table.players):
            for other in range(number):
                far = min(far, steps[player.place][table.players[other].place])
        return far
