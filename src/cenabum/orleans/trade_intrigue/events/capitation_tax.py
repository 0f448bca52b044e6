"""Capitation Tax: coins for followers outside the bag."""

from cenabum.bagbuilding.board import NOTHING, TECHNOLOGY
from cenabum.kernel.pool import total
from cenabum.orleans.table import Player, Table
from cenabum.orleans.trade_intrigue.levy import Levy


class CapitationTax(Levy):
    """newevents.capitation-tax: so many coins for each."""

    name = "capitation_tax"

    def due(self, table: Table, player: Player) -> int:
        """By the heads."""
        return self.values[table.stack] * heads(player)


def heads(player: Player) -> int:
    """newevents.capitation-tax: followers on the market, the action spaces and the place tiles, own ones included."""
    number = total(player.market) + total(player.stored)
    for kind in player.on:
        if kind != NOTHING and kind != TECHNOLOGY:
            number += 1
    return number
