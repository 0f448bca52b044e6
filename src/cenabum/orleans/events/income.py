"""Income: coins by the development status."""

from cenabum.orleans.events.event import Event
from cenabum.orleans.facts import INCOME_EVENT
from cenabum.orleans.money import receive
from cenabum.orleans.table import Table


class Income(Event):
    """So many coins for each point of the status."""

    name = "income"

    def do(self, table: Table, seat: int) -> None:
        """Take them."""
        status = table.components.status[table.players[seat].development]
        receive(table, seat, self.values[table.stack] * status, INCOME_EVENT)
