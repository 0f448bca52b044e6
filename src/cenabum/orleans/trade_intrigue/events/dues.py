"""Dues: goods of some worth."""

from cenabum.kernel.pool import kinds
from cenabum.orleans.events.event import Event
from cenabum.orleans.prices import Prices
from cenabum.orleans.table import Table
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
        worth = 0
        for good in kinds(player.goods):
            worth += table.components.goods_values[good] * (player.goods >> (5 * good) & 31)
        if worth > due:
            player.pending.append(GIVE.pending(due))
            return
        for good in kinds(player.goods):
            for _ in range(player.goods >> (5 * good) & 31):
                spend_good(table, seat, good)
        if worth < due:
            give_up(table, seat, due - worth, self.event)

    def danger(self, prices: Prices) -> float:
        """A little less than a point each."""
        return 0.8 * self.values[prices.table.stack]
