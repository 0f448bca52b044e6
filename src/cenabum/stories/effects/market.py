"""Trading: Market."""

from typing import TYPE_CHECKING

from cenabum.kernel.words import Words, say
from cenabum.stories.control import villages_of
from cenabum.stories.decisions.trade import TRADE
from cenabum.stories.effects.effect import PlaceEffect
from cenabum.stories.moves import GOODS
from cenabum.stories.names import WOOD
from cenabum.stories.table import Player, Table

if TYPE_CHECKING:
    from cenabum.stories.components import Components


class Market(PlaceEffect):
    """places.market: one good for each village."""

    def use(self, table: Table, seat: int, owner: Player) -> None:
        """What is to be decided."""
        player = table.players[seat]
        if villages_of(table, player):
            player.pending.append(TRADE.pending(villages_of(table, player)))

    def text(self) -> Words:
        """In a few words."""
        return say("does-market")

    def about(self, printed: "Components") -> Words:
        """With an example, at the printed values."""
        return say("about-effect-market", sold=printed.values[GOODS.index("wool")], bought=printed.values[WOOD])

    def now(self, table: Table, seat: int, player: Player) -> list[Words]:
        """How many trades."""
        return [say("place-trades", number=villages_of(table, player))]
