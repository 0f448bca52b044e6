"""Coins for Fame: Pub."""

from typing import TYPE_CHECKING

from cenabum.kernel.words import Words, say
from cenabum.stories.decisions.choose import CHOOSE
from cenabum.stories.effects.effect import PlaceEffect, PlaceFigure
from cenabum.stories.facts import BY_PLACE
from cenabum.stories.fame import gain_fame
from cenabum.stories.table import Player, Table
from cenabum.stories.wealth import spend

if TYPE_CHECKING:
    from cenabum.stories.components import Components
    from cenabum.stories.prices import Prices


class Pub(PlaceEffect):
    """tiles.pub: so many coins at most, and as many Fame points."""

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        self.number = figure.number("pub", 1, 30)

    def may(self, table: Table, seat: int) -> bool:
        """Is there a coin?"""
        return table.players[seat].coins > 0

    def use(self, table: Table, seat: int, owner: Player) -> None:
        """How many coins is to be chosen."""
        table.players[seat].pending.append(CHOOSE.pending(self.place))

    def times(self, table: Table, seat: int) -> int:
        """As many coins as there are, up to the number printed."""
        return min(self.number, table.players[seat].coins)

    def choose(self, table: Table, seat: int, often: int) -> None:
        """Coins go, Fame comes."""
        spend(table, seat, often, BY_PLACE)
        gain_fame(table, seat, often)

    def each(self, often: int) -> Words:
        """So many coins for as much Fame."""
        return say("times-pub", number=often)

    def text(self) -> Words:
        """In a few words."""
        return say("does-pub", number=self.number)

    def about(self, printed: "Components") -> Words:
        """In a sentence."""
        return say("about-effect-pub", number=self.number)

    def worth(self, prices: "Prices") -> float:
        """Fame that can be bought."""
        return prices.bought_fame
