"""Goods for coins or Fame: Barn, Cheese cellar."""

from typing import TYPE_CHECKING

from cenabum.kernel.words import Words, all_of, say
from cenabum.stories.decisions.choose import CHOOSE
from cenabum.stories.effects.effect import PlaceEffect, PlaceFigure, coins_and_fame
from cenabum.stories.facts import BY_PLACE
from cenabum.stories.fame import gain_fame
from cenabum.stories.moves import GOODS
from cenabum.stories.table import Player, Table
from cenabum.stories.wealth import give_good, receive

if TYPE_CHECKING:
    from cenabum.stories.components import Components
    from cenabum.stories.prices import Prices


class Give(PlaceEffect):
    """So many of a good at a time, as often as one likes; it costs goods, so nobody else can use it."""

    lent = False

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        self.good = figure.index(figure.does["give"], GOODS)
        self.number = figure.number("number", 1, 30)
        self.coins = figure.number("coins", 0, 99)
        self.fame = figure.number("fame", 0, 60)

    def may(self, table: Table, seat: int) -> bool:
        """Are there enough for once?"""
        return table.players[seat].goods >> (5 * self.good) & 31 >= self.number

    def use(self, table: Table, seat: int, owner: Player) -> None:
        """How often is to be chosen."""
        table.players[seat].pending.append(CHOOSE.pending(self.place))

    def times(self, table: Table, seat: int) -> int:
        """As often as there are enough."""
        return (table.players[seat].goods >> (5 * self.good) & 31) // self.number

    def choose(self, table: Table, seat: int, often: int) -> None:
        """The goods go, and what they bring comes."""
        for _ in range(often * self.number):
            give_good(table, seat, self.good)
            if table.log is not None:
                table.tell("gives_good", seat, self.good)
        receive(table, seat, often * self.coins, BY_PLACE)
        gain_fame(table, seat, often * self.fame)

    def each(self, often: int) -> Words:
        """So many goods for all that they bring."""
        brings = all_of(coins_and_fame(often * self.coins, often * self.fame))
        return say("times-give", number=often * self.number, good=GOODS[self.good], list=brings)

    def text(self) -> Words:
        """For once."""
        brings = all_of(coins_and_fame(self.coins, self.fame))
        return say("does-give", number=self.number, good=GOODS[self.good], list=brings)

    def about(self, printed: "Components") -> Words:
        """As often as one likes."""
        brings = all_of(coins_and_fame(self.coins, self.fame))
        return say("about-effect-give", number=self.number, good=GOODS[self.good], list=brings)

    def worth(self, prices: "Prices") -> float:
        """A use for what one has too much of."""
        return prices.outlet
