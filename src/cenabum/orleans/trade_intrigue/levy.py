"""Events that cost coins: how many is all that each of them has to say."""

from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.orleans.events.event import Event
from cenabum.orleans.outlook_words import pays
from cenabum.orleans.prices import Prices
from cenabum.orleans.table import Player, Table
from cenabum.orleans.trade_intrigue.paying import pay


class Levy(Event):
    """Coins are due, to whom and for what the event says; it hurts who has to pay."""

    def due(self, table: Table, player: Player) -> int:
        """How many coins a player owes."""
        return self.values[table.stack]

    def hurts(self, table: Table, seat: int) -> bool:
        """Only who owes something, unless it may be warded off in any case."""
        return self.hostile or self.due(table, table.players[seat]) > 0

    def do(self, table: Table, seat: int) -> None:
        """Pay."""
        pay(table, seat, self.due(table, table.players[seat]), self.event)

    def outlook(self, table: Table, seat: int) -> Outlook:
        """The coins."""
        return hopeful(pays(table, seat, self.due(table, table.players[seat])))

    def danger(self, prices: Prices) -> float:
        """The coins."""
        return self.due(prices.table, prices.player)
