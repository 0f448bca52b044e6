"""Dues: goods of some worth."""

from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.pool import count, kinds
from cenabum.kernel.words import say
from cenabum.orleans.events.event import Event
from cenabum.orleans.prices import Prices
from cenabum.orleans.table import Player, Table
from cenabum.orleans.trade_intrigue.brasserie import spend_good
from cenabum.orleans.trade_intrigue.decisions.give import GIVE
from cenabum.orleans.trade_intrigue.paying import give_up


class Dues(Event):
    """newevents.dues: goods of so many points; if all of them are worth less, all go and torture takes the rest."""

    name = "dues"
    hostile = True

    def do(self, table: Table, seat: int) -> None:
        """Which goods are to be chosen, unless all go."""
        due = self.values[table.stack]
        player = table.players[seat]
        worth = self._worth(table, player)
        if worth > due:
            player.pending.append(GIVE.pending(due))
            return
        for good in kinds(player.goods):
            for _ in range(count(player.goods, good)):
                spend_good(table, seat, good)
        if worth < due:
            give_up(table, seat, due - worth, self.event)

    def outlook(self, table: Table, seat: int) -> Outlook:
        """What the goods are worth, and what is missing."""
        due = self.values[table.stack]
        worth = self._worth(table, table.players[seat])
        if worth >= due:
            return hopeful(say("help-event-dues", worth=worth))
        return hopeful(say("help-event-dues-short", worth=worth, missing=due - worth))

    def danger(self, prices: Prices) -> float:
        """A little less than a point each."""
        return 0.8 * self.values[prices.table.stack]

    def _worth(self, table: Table, player: Player) -> int:
        worth = 0
        for good in kinds(player.goods):
            worth += table.components.goods_values[good] * count(player.goods, good)
        return worth
