"""Harvest: food, or coins for what is missing."""

from cenabum.kernel.words import Words, say
from cenabum.orleans.decisions.feed import FEED
from cenabum.orleans.events.event import Event, EventFigure
from cenabum.orleans.prices import Prices
from cenabum.orleans.table import Table


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

    def text(self, stack: int = 0) -> Words:
        """With what a missing food costs."""
        return say("effect-harvest", value=self.values[stack], penalty=self.penalty)

    def danger(self, prices: Prices) -> float:
        """The food that is there, and the penalty for the rest."""
        value = self.values[prices.table.stack]
        goods = prices.player.goods
        food = sum([goods >> (5 * good) & 31 for good in prices.table.components.food])
        return prices.meal * min(value, food) + self.penalty * max(0, value - food)
