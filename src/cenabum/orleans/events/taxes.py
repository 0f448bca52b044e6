"""Taxes: a coin for every few goods."""

from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.pool import total
from cenabum.orleans.events.event import Event
from cenabum.orleans.facts import TAXES_EVENT
from cenabum.orleans.money import owe
from cenabum.orleans.outlook_words import pays
from cenabum.orleans.prices import Prices
from cenabum.orleans.table import Table


class Taxes(Event):
    """One coin for so many goods, the rest is free."""

    name = "taxes"
    hostile = True
    least = 1

    def do(self, table: Table, seat: int) -> None:
        """Pay."""
        due = total(table.players[seat].goods) // self.values[table.stack]
        if due:
            owe(table, seat, due, TAXES_EVENT)

    def outlook(self, table: Table, seat: int) -> Outlook:
        """The coins."""
        return hopeful(pays(table, seat, total(table.players[seat].goods) // self.values[table.stack]))

    def danger(self, prices: Prices) -> float:
        """The coins."""
        return total(prices.player.goods) / self.values[prices.table.stack]
