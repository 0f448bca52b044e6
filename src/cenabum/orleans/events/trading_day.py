"""Trading Day: coins for stations."""

from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.words import say
from cenabum.orleans.events.event import Event
from cenabum.orleans.facts import TRADING_DAY_EVENT
from cenabum.orleans.money import receive
from cenabum.orleans.table import Table


class TradingDay(Event):
    """So many coins for each trading station."""

    name = "trading_day"

    def do(self, table: Table, seat: int) -> None:
        """Take them."""
        receive(table, seat, self._coins(table, seat), TRADING_DAY_EVENT)

    def outlook(self, table: Table, seat: int) -> Outlook:
        """The coins."""
        return hopeful(say("help-event-coins", coins=self._coins(table, seat)))

    def _coins(self, table: Table, seat: int) -> int:
        return self.values[table.stack] * table.players[seat].stations.bit_count()
