"""Fame for fortresses: Rampart."""

from typing import TYPE_CHECKING

from cenabum.kernel.words import Words, say
from cenabum.stories.effects.effect import PlaceEffect, PlaceFigure
from cenabum.stories.fame import gain_fame
from cenabum.stories.table import Player, Table

if TYPE_CHECKING:
    from cenabum.stories.components import Components
    from cenabum.stories.prices import Prices


class Rampart(PlaceEffect):
    """tiles.rampart: for each fortress the player has built."""

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        self.number = figure.number("fame_per_fortress", 0, 30)

    def use(self, table: Table, seat: int, owner: Player) -> None:
        """Take the Fame points."""
        gain_fame(table, seat, self.number * table.players[seat].fortresses.bit_count())

    def text(self) -> Words:
        """For each."""
        return say("does-rampart", number=self.number)

    def about(self, printed: "Components") -> Words:
        """In a sentence."""
        return say("about-effect-rampart", number=self.number)

    def worth(self, prices: "Prices") -> float:
        """Fame for fortresses."""
        return prices.walls

    def now(self, table: Table, seat: int, player: Player) -> list[Words]:
        """For the fortresses there are."""
        return [say("part-fame", amount=self.number * player.fortresses.bit_count())]
