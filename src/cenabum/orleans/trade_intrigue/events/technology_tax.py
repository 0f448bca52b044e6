"""Technology Tax: coins for technology."""

from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.orleans.events.event import Event
from cenabum.orleans.outlook_words import pays
from cenabum.orleans.prices import Prices
from cenabum.orleans.table import Player, Table
from cenabum.orleans.trade_intrigue.paying import pay


class TechnologyTax(Event):
    """newevents.technology-tax: so many coins for each tile on an action space."""

    name = "technology_tax"

    def hurts(self, table: Table, seat: int) -> bool:
        """Only who has placed technology."""
        return table.players[seat].technology_on != 0

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
        return self.values[table.stack] * player.technology_on.bit_count()
