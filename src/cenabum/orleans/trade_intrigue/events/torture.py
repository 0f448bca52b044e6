"""Torture: things are given up."""

from cenabum.orleans.events.event import Event
from cenabum.orleans.prices import Prices
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.paying import give_up


class Torture(Event):
    """newevents.torture: so many things, but no coins."""

    name = "torture"
    hostile = True

    def do(self, table: Table, seat: int) -> None:
        """What is to be chosen."""
        give_up(table, seat, self.values[table.stack], self.event)

    def danger(self, prices: Prices) -> float:
        """A little less than a point each."""
        return 0.8 * self.values[prices.table.stack]
