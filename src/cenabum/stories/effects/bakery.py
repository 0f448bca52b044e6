"""Grain becomes bread: Bakery."""

from typing import TYPE_CHECKING

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, say
from cenabum.stories.effects.effect import PlaceEffect, PlaceFigure
from cenabum.stories.moves import GOOD_PARCEL
from cenabum.stories.names import BREAD, GRAIN
from cenabum.stories.table import Table
from cenabum.stories.wealth import gain_bread

if TYPE_CHECKING:
    from cenabum.stories.components import Components
    from cenabum.stories.prices import Prices


class Bakery(PlaceEffect):
    """tiles.bakery: the grain that lies there, so nobody else can use it."""

    lent = False

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        self.number = figure.printed.number(f"{figure.path}.goods", figure.goods.get("grain", 0), 1, 7)

    def known_as(self, printed: "Components") -> None:
        """Grain is put there in planning, and may come back."""
        printed.bakery = self.place
        printed.bakery_spaces = self.number

    def may(self, table: Table, seat: int) -> bool:
        """Does grain lie there, and is there bread for it?"""
        return table.players[seat].grain > 0 and table.box[GOOD_PARCEL + BREAD] > 0

    def do(self, table: Table, seat: int) -> None:
        """Grain without bread for it stays there."""
        player = table.players[seat]
        baked = min(player.grain, table.box[GOOD_PARCEL + BREAD])
        player.grain -= baked
        table.box[GOOD_PARCEL + GRAIN] += baked
        for _ in range(baked):
            gain_bread(table, seat, BREAD)

    def why_not(self, table: Table, seat: int) -> Refusal | None:
        """No grain, or no bread."""
        return Refusal("tiles.bakery", say("no-baking"))

    def barred(self, table: Table, seat: int) -> Refusal | None:
        """No bread, whether grain lies there or not."""
        return None if table.box[GOOD_PARCEL + BREAD] else Refusal("tiles.bakery", say("no-bread"))

    def text(self) -> Words:
        """In a few words."""
        return say("does-bakery", number=self.number)

    def about(self, printed: "Components") -> Words:
        """And what both are worth."""
        grain, bread = printed.values[GRAIN], printed.values[BREAD]
        return say("about-effect-bakery", number=self.number, grain=grain, bread=bread)

    def worth(self, prices: "Prices") -> float:
        """A little more for grain."""
        return prices.oven
