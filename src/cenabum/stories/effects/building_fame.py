"""More Fame for buildings: Carpenter's workshop."""

from typing import TYPE_CHECKING

from cenabum.kernel.words import Words, say
from cenabum.stories.effects.effect import PlaceFigure
from cenabum.stories.effects.passive import Passive

if TYPE_CHECKING:
    from cenabum.stories.components import Components
    from cenabum.stories.prices import Prices


class BuildingFame(Passive):
    """tiles.carpenters-workshop."""

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        self.number = figure.number("building_fame", 0, 30)

    def known_as(self, printed: "Components") -> None:
        """Whoever builds asks for it."""
        printed.carpenter = self.place
        printed.carpenter_fame = self.number

    def text(self) -> Words:
        """For each."""
        return say("does-building_fame", number=self.number)

    def about(self, printed: "Components") -> Words:
        """In a sentence."""
        return say("about-effect-building_fame", number=self.number)

    def worth(self, prices: "Prices") -> float:
        """Fame for buildings to come."""
        return prices.carpentry
