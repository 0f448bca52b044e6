"""Coins by the development status: the Hospital."""

from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.words import Words, say
from cenabum.orleans.effects.effect import PlaceEffect
from cenabum.orleans.facts import PLACE_ACTION
from cenabum.orleans.money import receive
from cenabum.orleans.prices import Prices
from cenabum.orleans.table import Table


class PerStatus(PlaceEffect):
    """As many coins as the status says."""

    keys = ("coins_per.status",)

    def do(self, table: Table, seat: int) -> None:
        """Take them."""
        receive(table, seat, table.components.status[table.players[seat].development], PLACE_ACTION)

    def outlook(self, table: Table, seat: int) -> Outlook:
        """The coins of today."""
        return hopeful(say("help-per-status", coins=table.components.status[table.players[seat].development]))

    def text(self) -> Words:
        """Always the same."""
        return say("does-per-status")

    def worth(self, prices: Prices) -> float:
        """The coins of today."""
        return prices.coins(prices.table.components.status[prices.player.development])
