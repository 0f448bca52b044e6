"""Delivering for Fame: Trading ship."""

from typing import TYPE_CHECKING

from cenabum.kernel.words import Words, say
from cenabum.stories.decisions.deliver import ANY_GOODS, DELIVER
from cenabum.stories.effects.effect import PlaceEffect
from cenabum.stories.moves import GOODS
from cenabum.stories.table import Player, Table

if TYPE_CHECKING:
    from cenabum.stories.components import Components
    from cenabum.stories.prices import Prices


class Ship(PlaceEffect):
    """tiles.trading-ship: one good for each village on the Loire; it costs goods, so nobody else can use it."""

    lent = False

    def use(self, table: Table, seat: int, owner: Player) -> None:
        """Which ones is to be chosen."""
        most = (table.villages & table.components.loire).bit_count()
        if most:
            table.players[seat].pending.append(DELIVER.deliveries(most, ANY_GOODS))

    def text(self) -> Words:
        """In a few words."""
        return say("does-ship")

    def about(self, printed: "Components") -> Words:
        """With an example, at the printed values."""
        one, other = printed.values[GOODS.index("wine")], printed.values[GOODS.index("wool")]
        return say("about-effect-ship", one=one, other=other)

    def worth(self, prices: "Prices") -> float:
        """Fame for goods."""
        return prices.deliveries
