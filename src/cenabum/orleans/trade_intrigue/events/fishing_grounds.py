"""Fishing Grounds: the coins of the boatmen's track once more."""

from cenabum.bagbuilding.followers import BOATMAN
from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.pool import count
from cenabum.kernel.words import say
from cenabum.orleans.events.event import Event
from cenabum.orleans.money import receive
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.facts import EVENT_COINS
from cenabum.orleans.trade_intrigue.names import SILENTIUM


class FishingGrounds(Event):
    """newevents.fishing-grounds: the coins of the space where the marker is."""

    name = "fishing_grounds"

    def do(self, table: Table, seat: int) -> None:
        """Take them."""
        receive(table, seat, self._coins(table, seat), EVENT_COINS + self.event - SILENTIUM)

    def outlook(self, table: Table, seat: int) -> Outlook:
        """The coins."""
        return hopeful(say("help-event-coins", coins=self._coins(table, seat)))

    def _coins(self, table: Table, seat: int) -> int:
        step = count(table.players[seat].tracks, BOATMAN)
        return table.components.boatman_coins[step - 1] if step else 0
