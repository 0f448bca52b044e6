"""Tithe: a coin for every few coins."""

from cenabum.orleans.table import Player, Table
from cenabum.orleans.trade_intrigue.levy import Levy


class Tithe(Levy):
    """newevents.tithe: one coin for so many, the rest is free."""

    name = "tithe"
    least = 1

    def due(self, table: Table, player: Player) -> int:
        """By the coins in hand."""
        return player.coins // self.values[table.stack]
