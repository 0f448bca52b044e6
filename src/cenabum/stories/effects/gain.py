"""Coins or Fame: Ropery, General store, Notary's office, Treasury, Bell tower."""

from typing import TYPE_CHECKING

from cenabum.kernel.words import Sentence, Words, all_of, say, sentences
from cenabum.stories.effects.effect import PlaceEffect, PlaceFigure, coins_and_fame
from cenabum.stories.facts import BY_PLACE
from cenabum.stories.fame import gain_fame
from cenabum.stories.table import Player, Table
from cenabum.stories.wealth import receive

if TYPE_CHECKING:
    from cenabum.stories.components import Components
    from cenabum.stories.prices import Prices


class Gain(PlaceEffect):
    """What the figures name."""

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        self.coins = figure.number("coins", 0, 99)
        self.fame = figure.number("fame", 0, 60)

    def use(self, table: Table, seat: int, owner: Player) -> None:
        """Take it."""
        receive(table, seat, self.coins, BY_PLACE)
        gain_fame(table, seat, self.fame)

    def text(self) -> Words:
        """All of it."""
        return say("does-gain", list=all_of(coins_and_fame(self.coins, self.fame)))

    def about(self, printed: "Components") -> Sentence:
        """The same; of very little it is said why one takes it."""
        gained = say("about-effect-gain", list=all_of(coins_and_fame(self.coins, self.fame)))
        return sentences(gained, say("about-little")) if self.coins + self.fame == 1 else gained

    def worth(self, prices: "Prices") -> float:
        """All of it together."""
        return prices.coins(self.coins) + prices.fame(self.fame)
