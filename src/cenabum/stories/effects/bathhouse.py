"""Drawing and placing at once: Bathhouse."""

from typing import TYPE_CHECKING

from cenabum.kernel.pool import ONE, total
from cenabum.kernel.words import Words, say
from cenabum.stories.decisions.bathe import BATHE
from cenabum.stories.effects.effect import PlaceEffect, PlaceFigure
from cenabum.stories.table import BAG_STREAM, Player, Table

if TYPE_CHECKING:
    from cenabum.stories.components import Components
    from cenabum.stories.prices import Prices


class Bathhouse(PlaceEffect):
    """tiles.bathhouse: draw some and place one of them at once."""

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        self.number = figure.number("bathhouse", 1, 30)

    def use(self, table: Table, seat: int, owner: Player) -> None:
        """Draw; who stays is to be chosen."""
        player = table.players[seat]
        for _ in range(min(self.number, total(player.bag))):
            kind = table.pick(BAG_STREAM + seat, player.bag)
            player.bag -= ONE[kind]
            player.drawn += ONE[kind]
            if table.log is not None:
                table.tell("bathes", seat, kind)
        player.pending.append(BATHE.bare)

    def text(self) -> Words:
        """In a few words."""
        return say("does-bathhouse", number=self.number)

    def about(self, printed: "Components") -> Words:
        """And what it is good for."""
        return say("about-effect-bathhouse", number=self.number)

    def worth(self, prices: "Prices") -> float:
        """One more follower now and then."""
        return prices.bath
