"""A good: Grove, Tailor shop, Wool mill."""

from typing import TYPE_CHECKING

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, say
from cenabum.stories.effects.effect import PlaceEffect, PlaceFigure
from cenabum.stories.moves import GOODS
from cenabum.stories.table import Player, Table
from cenabum.stories.wealth import gain_good

if TYPE_CHECKING:
    from cenabum.stories.components import Components
    from cenabum.stories.prices import Prices


class Good(PlaceEffect):
    """goods.marketplace-only: from the marketplace."""

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        self.good = figure.index(figure.does["good"], GOODS)

    def may(self, table: Table, seat: int) -> bool:
        """Is there one?"""
        return table.market_goods >> (5 * self.good) & 31 > 0

    def use(self, table: Table, seat: int, owner: Player) -> None:
        """Take it."""
        gain_good(table, seat, self.good)

    def why_not(self, table: Table, seat: int) -> Refusal | None:
        """None is left."""
        return Refusal("goods.marketplace-only", say("no-supply"))

    def text(self) -> Words:
        """Which one."""
        return say("does-good", good=GOODS[self.good])

    def about(self, printed: "Components") -> Words:
        """And where from."""
        return say("about-effect-good", good=GOODS[self.good])

    def worth(self, prices: "Prices") -> float:
        """What this good is worth again and again."""
        return prices.good(self.good)
