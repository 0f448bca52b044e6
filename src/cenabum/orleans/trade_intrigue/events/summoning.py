"""Summoning: merchants go home, or coins are paid."""

from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.words import say
from cenabum.orleans.effects.build import ORLEANS
from cenabum.orleans.events.event import Event
from cenabum.orleans.prices import Prices
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.decisions.answer import ANSWER
from cenabum.orleans.trade_intrigue.names import PAY_SUMMONS


class Summoning(Event):
    """newevents.summoning: whoever is away from Orléans returns, or pays so many coins."""

    name = "summoning"

    def hurts(self, table: Table, seat: int) -> bool:
        """Only who is away."""
        return table.players[seat].town != ORLEANS

    def do(self, table: Table, seat: int) -> None:
        """Whoever is away is asked."""
        player = table.players[seat]
        if player.town != ORLEANS:
            player.pending.append(ANSWER.pending(PAY_SUMMONS))

    def outlook(self, table: Table, seat: int) -> Outlook:
        """Whether the merchant is away."""
        if not self.hurts(table, seat):
            return hopeful(say("help-event-spared"))
        town = table.components.town_names[table.players[seat].town]
        return hopeful(say("help-event-summoned", town=town))

    def danger(self, prices: Prices) -> float:
        """The coins, or the place that is lost."""
        town = prices.player.town
        if town == ORLEANS:
            return 0.0
        return min(float(self.values[prices.table.stack]), max(prices.position(town) - prices.position(ORLEANS), 0.0))
