"""Harvest: food, or coins for what is missing."""

from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.pool import count
from cenabum.kernel.words import Words, say
from cenabum.orleans.decisions.feed import FEED
from cenabum.orleans.events.event import Event, EventFigure
from cenabum.orleans.prices import Prices
from cenabum.orleans.table import Player, Table


class Harvest(Event):
    """So much food, given one by one."""

    name = "harvest"
    hostile = True

    def __init__(self, figure: EventFigure) -> None:
        super().__init__(figure)
        self.penalty = figure.penalty

    def do(self, table: Table, seat: int) -> None:
        """What to give is to be chosen."""
        table.players[seat].pending.append(FEED.pending(self.values[table.stack]))

    def outlook(self, table: Table, seat: int) -> Outlook:
        """The food at hand, and what is missing in coins."""
        value = self.values[table.stack]
        food = self._food(table, table.players[seat])
        if food >= value:
            return hopeful(say("help-event-food", food=food, number=value))
        return hopeful(say("help-event-hungry", food=food, coins=(value - food) * self.penalty))

    def asks_for(self, table: Table, good: int) -> Words | None:
        """Food: how much this round, or that there is a Harvest to come."""
        if good not in table.components.food:
            return None
        if table.event == self.event:
            return say("help-food-now", number=self.values[table.stack])
        return say("help-food") if self.to_come(table) else None

    def text(self, stack: int = 0) -> Words:
        """With what a missing food costs."""
        return say("effect-harvest", value=self.values[stack], penalty=self.penalty)

    def danger(self, prices: Prices) -> float:
        """The food that is there, and the penalty for the rest."""
        value = self.values[prices.table.stack]
        food = self._food(prices.table, prices.player)
        return prices.meal * min(value, food) + self.penalty * max(0, value - food)

    def _food(self, table: Table, player: Player) -> int:
        return sum([count(player.goods, good) for good in table.components.food])
