"""A coin for each trading station: the Office."""

from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.words import Words, say
from cenabum.orleans.effects.effect import PlaceEffect
from cenabum.orleans.facts import PLACE_ACTION
from cenabum.orleans.money import receive
from cenabum.orleans.prices import Prices
from cenabum.orleans.table import Table


class PerStation(PlaceEffect):
    """As many coins as there are stations of the player on the map."""

    keys = ("coins_per.stations",)

    def do(self, table: Table, seat: int) -> None:
        """Take them."""
        receive(table, seat, table.players[seat].stations.bit_count(), PLACE_ACTION)

    def outlook(self, table: Table, seat: int) -> Outlook:
        """The coins of today."""
        return hopeful(say("help-per-station", coins=table.players[seat].stations.bit_count()))

    def text(self) -> Words:
        """Always the same."""
        return say("does-per-station")

    def worth(self, prices: Prices) -> float:
        """The coins of today."""
        return prices.coins(prices.player.stations.bit_count())
