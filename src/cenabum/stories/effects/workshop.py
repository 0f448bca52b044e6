"""Moving technology: Workshop."""

from typing import TYPE_CHECKING

from cenabum.kernel.words import Words, say
from cenabum.stories.decisions.unscrew import UNSCREW
from cenabum.stories.effects.effect import PlaceEffect, PlaceFigure
from cenabum.stories.facts import BY_PLACE
from cenabum.stories.table import Player, Table
from cenabum.stories.wealth import spend

if TYPE_CHECKING:
    from cenabum.stories.components import Components
    from cenabum.stories.prices import Prices


class Workshop(PlaceEffect):
    """tiles.workshop: a placed technology tile, for some coins."""

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        self.number = figure.number("workshop", 0, 99)

    def may(self, table: Table, seat: int) -> bool:
        """Are there the coins, and a tile?"""
        player = table.players[seat]
        return player.coins >= self.number and player.technology_on != 0

    def use(self, table: Table, seat: int, owner: Player) -> None:
        """Pay; which tile is to be chosen."""
        spend(table, seat, self.number, BY_PLACE)
        table.players[seat].pending.append(UNSCREW.bare)

    def text(self) -> Words:
        """For what."""
        return say("does-workshop", number=self.number)

    def about(self, printed: "Components") -> Words:
        """And what it is good for."""
        return say("about-effect-workshop", number=self.number)

    def worth(self, prices: "Prices") -> float:
        """Hardly ever of use."""
        return prices.refitting
