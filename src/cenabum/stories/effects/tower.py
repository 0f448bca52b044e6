"""More spaces for sendings and followers: Gunpowder tower."""

from typing import TYPE_CHECKING

from cenabum.kernel.words import Words, say
from cenabum.stories.effects.effect import PlaceFigure
from cenabum.stories.effects.passive import Passive

if TYPE_CHECKING:
    from cenabum.stories.components import Components
    from cenabum.stories.prices import Prices


class Tower(Passive):
    """tiles.gunpowder-tower."""

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        self.number = figure.number("tower", 0, 30)

    def known_as(self, printed: "Components") -> None:
        """Portal and green ask for its spaces."""
        printed.tower = self.place
        printed.tower_spaces = self.number

    def text(self) -> Words:
        """How many."""
        return say("does-tower", number=self.number)

    def about(self, printed: "Components") -> Words:
        """What for."""
        return say("about-effect-tower", number=self.number)

    def worth(self, prices: "Prices") -> float:
        """More room."""
        return prices.room
