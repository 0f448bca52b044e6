"""Goods Tax: a coin for every few goods."""

from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.pool import total
from cenabum.orleans.events.event import Event
from cenabum.orleans.outlook_words import pays
from cenabum.orleans.prices import Prices
from cenabum.orleans.table import Player, Table
from cenabum.orleans.trade_intrigue.paying import pay


class GoodsTax(Event):
    """newevents.goods-tax: one coin for so many goods, the rest is free."""

    name = "goods_tax"
    least = 1

    def hurts(self, table: Table, seat: int) -> bool:
        """Only who has enough goods."""
        return total(table.players[seat].goods) >= self.values[table.stack]

    def do(self, table: Table, seat: int) -> None:
        """Pay."""
        pay(table, seat, self._due(table, table.players[seat]), self.event)

    def outlook(self, table: Table, seat: int) -> Outlook:
        """The coins."""
        return hopeful(pays(table, seat, self._due(table, table.players[seat])))

    def danger(self, prices: Prices) -> float:
        """The coins."""
        return self._due(prices.table, prices.player)

    def _due(self, table: Table, player: Player) -> int:
        return total(player.goods) // self.values[table.stack]
