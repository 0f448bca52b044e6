"""Coins for villages: Tax office."""

from typing import TYPE_CHECKING

from cenabum.kernel.words import Words, say
from cenabum.stories.control import villages_of
from cenabum.stories.effects.effect import PlaceEffect, PlaceFigure
from cenabum.stories.facts import BY_PLACE
from cenabum.stories.table import Player, Table
from cenabum.stories.wealth import receive

if TYPE_CHECKING:
    from cenabum.stories.components import Components
    from cenabum.stories.prices import Prices


class Tax(PlaceEffect):
    """tiles.tax-office: for each village the player controls."""

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        self.number = figure.number("coins_per_village", 0, 30)

    def use(self, table: Table, seat: int, owner: Player) -> None:
        """Take them."""
        receive(table, seat, self.number * villages_of(table, table.players[seat]), BY_PLACE)

    def text(self) -> Words:
        """For each."""
        return say("does-tax", number=self.number)

    def about(self, printed: "Components") -> Words:
        """Which villages count."""
        return say("about-effect-tax", number=self.number)

    def worth(self, prices: "Prices") -> float:
        """Coins that grow with the land."""
        return prices.taxes

    def now(self, table: Table, seat: int, player: Player) -> list[Words]:
        """For the villages there are."""
        return [say("part-coins", amount=self.number * villages_of(table, player))]
