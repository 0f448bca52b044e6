"""Peasant Uprising: farmers stand in for others while players plan, and go home afterwards."""

from cenabum.bagbuilding.board import NOTHING, TECHNOLOGY, lift
from cenabum.bagbuilding.followers import FARMER, PROFESSION
from cenabum.bagbuilding.layout import ANY
from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.pool import ONE
from cenabum.kernel.words import say
from cenabum.orleans.events.event import Event
from cenabum.orleans.prices import Prices
from cenabum.orleans.table import Player, Table


class PeasantUprising(Event):
    """newevents.peasant-uprising: farmers still on the spaces of others go into the bag."""

    name = "peasant_uprising"
    clock = True

    def hurts(self, table: Table, seat: int) -> bool:
        """Only who has such farmers."""
        return len(risen_farmers(table, table.players[seat])) > 0

    def do(self, table: Table, seat: int) -> None:
        """They leave."""
        player = table.players[seat]
        for space in risen_farmers(table, player):
            kind = lift(table.components.layout, player, space)
            player.bag += ONE[kind]
            if table.log is not None:
                table.tell("uprising_returns", seat, kind, space)

    def outlook(self, table: Table, seat: int) -> Outlook:
        """How many leave."""
        return hopeful(say("help-event-uprising", number=len(risen_farmers(table, table.players[seat]))))

    def danger(self, prices: Prices) -> float:
        """Half a point each."""
        return 0.5 * len(risen_farmers(prices.table, prices.player))


def risen_farmers(table: Table, player: Player) -> list[int]:
    """The spaces meant for others on which farmers stand."""
    wants = table.components.layout.wants
    return [
        space
        for space, kind in enumerate(player.on)
        if kind not in (NOTHING, TECHNOLOGY) and PROFESSION[kind] == FARMER and wants[space] not in (FARMER, ANY)
    ]
