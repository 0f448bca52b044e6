"""Goods Tax: a coin for every few goods."""

from cenabum.kernel.pool import total
from cenabum.orleans.table import Player, Table
from cenabum.orleans.trade_intrigue.levy import Levy


class GoodsTax(Levy):
    """newevents.goods-tax: one coin for so many goods, the rest is free."""

    name = "goods_tax"
    least = 1

    def due(self, table: Table, player: Player) -> int:
        """By all goods together."""
        return total(player.goods) // self.values[table.stack]
