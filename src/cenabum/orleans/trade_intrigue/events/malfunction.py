"""Malfunction: a technology tile goes back."""

from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.words import say
from cenabum.orleans.events.event import Event
from cenabum.orleans.prices import Prices
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.decisions.malfunction import RETURN_TECHNOLOGY


class Malfunction(Event):
    """newevents.malfunction: whoever has technology returns a tile, placed or in hand."""

    name = "malfunction"

    def hurts(self, table: Table, seat: int) -> bool:
        """Only who has technology."""
        player = table.players[seat]
        return player.technology_on != 0 or player.technology_free + player.technology_first > 0

    def do(self, table: Table, seat: int) -> None:
        """Which one is to be chosen."""
        if self.hurts(table, seat):
            table.players[seat].pending.append(RETURN_TECHNOLOGY.bare)

    def outlook(self, table: Table, seat: int) -> Outlook:
        """Whether there is any to return."""
        return hopeful(say("help-event-malfunction") if self.hurts(table, seat) else say("help-event-spared"))

    def danger(self, prices: Prices) -> float:
        """A tile."""
        return prices.technology()
