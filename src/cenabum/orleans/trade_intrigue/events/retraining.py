"""Retraining: a good for development, or coins."""

from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.words import say
from cenabum.orleans.events.event import Event
from cenabum.orleans.outlook_words import pays
from cenabum.orleans.prices import Prices
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.decisions.give import GIVE
from cenabum.orleans.trade_intrigue.paying import pay


class Retraining(Event):
    """newevents.retraining: in turn, a good for as many steps as it is worth, or so many coins."""

    name = "retraining"
    hostile = True
    in_turn = True

    def do(self, table: Table, seat: int) -> None:
        """Who has goods is asked; the others pay."""
        player = table.players[seat]
        if player.goods:
            player.pending.append(GIVE.bare)
        else:
            pay(table, seat, self.values[table.stack], self.event)

    def outlook(self, table: Table, seat: int) -> Outlook:
        """A good or coins; without goods, coins."""
        coins = self.values[table.stack]
        has_goods = table.players[seat].goods != 0
        return hopeful(say("help-event-retraining", coins=coins) if has_goods else pays(table, seat, coins))

    def danger(self, prices: Prices) -> float:
        """The coins."""
        return self.values[prices.table.stack]
