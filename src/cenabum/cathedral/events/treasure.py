"""The treasure: several rosettes in one knapsack."""

from typing import TYPE_CHECKING

from cenabum.cathedral.effect import Event
from cenabum.cathedral.moves import ROSETTE
from cenabum.cathedral.table import Table
from cenabum.kernel.pool import count
from cenabum.kernel.words import Sentence, say

if TYPE_CHECKING:
    from cenabum.cathedral.components import Components


class Treasure(Event):
    """orders.rosettes."""

    def __init__(self, name: str, rosettes: int) -> None:
        self.name = name
        self.number = rosettes

    def text(self, printed: "Components") -> Sentence:
        """In one sentence."""
        return say("asks-treasure", number=self.number)

    def holds(self, table: Table) -> bool:
        """Has somebody so many?"""
        for player in table.players:
            if count(player.knapsack, ROSETTE) >= self.number:
                return True
        return False

    def now(self, table: Table, steps: list[list[int]]) -> list[Sentence]:
        """How many everybody has."""
        return [
            say("help-order-rosettes", player=f"player_{number + 1}", number=count(player.knapsack, ROSETTE))
            for number, player in enumerate(table.players)
        ]

    def matters(self, printed: "Components") -> Sentence:
        """So many should come together."""
        return say("matters-treasure", number=self.number)

    def far(self, table: Table, steps: list[list[int]]) -> int:
        """Two for each rosette that the fullest knapsack lacks."""
        most = 0
        for player in table.players:
            most = max(most, count(player.knapsack, ROSETTE))
        return 2 * max(0, self.number - most)
