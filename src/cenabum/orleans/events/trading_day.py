"""Trading Day: coins for stations."""

from cenabum.orleans.events.event import Event
from cenabum.orleans.facts import TRADING_DAY_EVENT
from cenabum.orleans.money import receive
from cenabum.orleans.table import Table


class TradingDay(Event):
    """So many coins for each trading station."""

    name = "trading_day"

    def do(self, table: Table, seat: int) -> None:
        """Take them."""
        stations = table.players[seat].stations.bit_count()
        receive(table, seat, self.values[table.stack] * stations, TRADING_DAY_EVENT)
