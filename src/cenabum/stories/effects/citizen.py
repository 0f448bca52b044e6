"""A citizen: Parlatory."""

from typing import TYPE_CHECKING

from cenabum.kernel.words import Words, say
from cenabum.stories.effects.effect import PlaceEffect, PlaceFigure
from cenabum.stories.table import Player, Table
from cenabum.stories.wealth import gain_citizen

if TYPE_CHECKING:
    from cenabum.stories.components import Components
    from cenabum.stories.prices import Prices


class Citizen(PlaceEffect):
    """tiles.parlatory: struck off the task sheet."""

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        self.number = figure.number("citizen", 0, 30)

    def use(self, table: Table, seat: int, owner: Player) -> None:
        """They join."""
        for _ in range(self.number):
            gain_citizen(table, seat)

    def text(self) -> Words:
        """How many."""
        return say("does-citizen", number=self.number)

    def about(self, printed: "Components") -> Words:
        """In a sentence."""
        return say("about-effect-citizen", number=self.number)

    def worth(self, prices: "Prices") -> float:
        """The shortest way to the crown."""
        return prices.citizens
