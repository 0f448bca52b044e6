"""Capitation Tax: coins for followers outside the bag."""

from cenabum.bagbuilding.board import NOTHING, TECHNOLOGY
from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.pool import total
from cenabum.orleans.events.event import Event
from cenabum.orleans.outlook_words import pays
from cenabum.orleans.prices import Prices
from cenabum.orleans.table import Player, Table
from cenabum.orleans.trade_intrigue.paying import pay


class CapitationTax(Event):
    """newevents.capitation-tax: so many coins for each."""

    name = "capitation_tax"

    def hurts(self, table: Table, seat: int) -> bool:
        """Only who has anybody there."""
        return heads(table.players[seat]) > 0

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
        return self.values[table.stack] * heads(player)


def heads(player: Player) -> int:
    """newevents.capitation-tax: followers on the market, the action spaces and the place tiles, own ones included."""
    number = total(player.market) + total(player.stored)
    for kind in player.on:
        if kind != NOTHING and kind != TECHNOLOGY:
            number += 1
    return number
