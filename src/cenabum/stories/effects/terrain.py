"""Goods of the own terrains: Terrain."""

from typing import TYPE_CHECKING

from cenabum.kernel.words import Words, say
from cenabum.stories.effects.effect import PlaceEffect
from cenabum.stories.land import terrain_goods
from cenabum.stories.moves import GOODS
from cenabum.stories.table import Player, Table
from cenabum.stories.wealth import gain_good

if TYPE_CHECKING:
    from cenabum.stories.components import Components


class Terrain(PlaceEffect):
    """places.terrain: one good of each that is no village."""

    def use(self, table: Table, seat: int, owner: Player) -> None:
        """As far as the marketplace has them."""
        yields = terrain_goods(table, table.players[seat])
        for good in range(len(GOODS)):
            for _ in range(yields >> (5 * good) & 31):
                gain_good(table, seat, good)

    def text(self) -> Words:
        """In a few words."""
        return say("does-terrain")

    def about(self, printed: "Components") -> Words:
        """With an example."""
        return say("about-effect-terrain")

    def now(self, table: Table, seat: int, player: Player) -> list[Words]:
        """The harvest, as far as the marketplace has it."""
        yields = terrain_goods(table, player)
        goods = [good for good in range(len(GOODS)) if yields >> (5 * good) & 31]
        if not goods:
            return [say("place-no-terrain")]
        there = table.market_goods
        numbers = {good: min(yields >> (5 * good) & 31, there >> (5 * good) & 31) for good in goods}
        found = [say("part-goods", number=number, good=GOODS[good]) for good, number in numbers.items() if number]
        return found or [say("no-supply")]
