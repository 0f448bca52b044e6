"""Trip: who has stayed at home pays."""

from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.words import say
from cenabum.orleans.effects.build import ORLEANS
from cenabum.orleans.events.event import Event
from cenabum.orleans.outlook_words import pays
from cenabum.orleans.prices import Prices
from cenabum.orleans.table import Player, Table
from cenabum.orleans.trade_intrigue.paying import pay


class Trip(Event):
    """newevents.trip: so many coins for a merchant in Orléans."""

    name = "trip"

    def hurts(self, table: Table, seat: int) -> bool:
        """Only who is at home."""
        return table.players[seat].town == ORLEANS

    def do(self, table: Table, seat: int) -> None:
        """Pay."""
        pay(table, seat, self._due(table, table.players[seat]), self.event)

    def outlook(self, table: Table, seat: int) -> Outlook:
        """The coins, for who is at home."""
        due = self._due(table, table.players[seat])
        return hopeful(pays(table, seat, due) if self.hurts(table, seat) else say("help-event-away"))

    def danger(self, prices: Prices) -> float:
        """The coins."""
        return self._due(prices.table, prices.player)

    def _due(self, table: Table, player: Player) -> int:
        return self.values[table.stack] if player.town == ORLEANS else 0
