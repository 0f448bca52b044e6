"""Fame for different followers: County fair."""

from typing import TYPE_CHECKING

from cenabum.kernel.pool import total
from cenabum.kernel.words import Words, say
from cenabum.stories.decisions.leave import FAIR_KINDS
from cenabum.stories.effects.effect import PlaceEffect, PlaceFigure
from cenabum.stories.fame import gain_fame
from cenabum.stories.table import Player, Table

if TYPE_CHECKING:
    from cenabum.stories.components import Components
    from cenabum.stories.prices import Prices


class Fair(PlaceEffect):
    """tiles.county-fair: for each of those who stand there."""

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        self.number = figure.number("fair", 0, 30)

    def known_as(self, printed: "Components") -> None:
        """Who stands there is no matter of action spaces."""
        printed.fair = self.place

    def use(self, table: Table, seat: int, owner: Player) -> None:
        """Take the Fame points."""
        gain_fame(table, seat, self.number * total(owner.fair))

    def leaving(self, player: Player) -> int:
        """Those who are there now; who comes during the action stays."""
        return self.place + FAIR_KINDS * sum([1 << kind for kind in range(7) if player.fair >> (5 * kind) & 31])

    def text(self) -> Words:
        """For each."""
        return say("does-fair", number=self.number)

    def about(self, printed: "Components") -> Words:
        """Who may stand there."""
        return say("about-effect-fair", number=self.number)

    def worth(self, prices: "Prices") -> float:
        """Fame for whoever is not needed elsewhere."""
        return prices.shows

    def now(self, table: Table, seat: int, player: Player) -> list[Words]:
        """For those who stand there."""
        return [say("part-fame", amount=self.number * total(player.fair))]
