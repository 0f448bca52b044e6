"""Fishing Grounds: the coins of the boatmen's track once more."""

from cenabum.bagbuilding.followers import BOATMAN
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
        step = table.players[seat].tracks >> (5 * BOATMAN) & 31
        coins = table.components.boatman_coins[step - 1] if step else 0
        receive(table, seat, coins, EVENT_COINS + self.event - SILENTIUM)
