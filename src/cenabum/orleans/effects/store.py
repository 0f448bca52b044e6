"""Followers wait for deeds: the Gunpowder Tower."""

from cenabum.kernel.outlook import Outlook
from cenabum.kernel.pool import total
from cenabum.kernel.words import Words, say
from cenabum.orleans.components import Components
from cenabum.orleans.effects.effect import PlaceFigure
from cenabum.orleans.effects.send import Send
from cenabum.orleans.prices import Prices
from cenabum.orleans.table import Table


class Store(Send):
    """Room for followers of the market, who may be sent from here."""

    keys = ("storage",)
    sends = False
    stores = True

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        self.most = figure.number("effect", figure.does["storage"], 0, 8)

    def known_as(self, printed: Components) -> None:
        """The tower."""
        printed.tower = self.place
        printed.storage = self.most

    def outlook(self, table: Table, seat: int) -> Outlook:
        """Who waits, too."""
        found = super().outlook(table, seat)
        found.now.append(say("help-stores", number=self.most, stored=total(table.players[seat].stored)))
        return found

    def text(self) -> Words:
        """How many can wait."""
        return say("does-store", number=self.most)

    def tile_worth(self, prices: Prices) -> float:
        """Nobody has to stand there."""
        return prices.storage()
