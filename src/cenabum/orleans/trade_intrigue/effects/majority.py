"""Points for having the most: the Merchant House."""

from cenabum.kernel.outlook import Outlook
from cenabum.kernel.words import Words, all_of, say
from cenabum.orleans.components import Components
from cenabum.orleans.effects.effect import PlaceFigure
from cenabum.orleans.effects.passive import Passive
from cenabum.orleans.moves import GOODS
from cenabum.orleans.prices import Prices
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.modules import tables
from cenabum.orleans.trade_intrigue.new_places import led


class Majority(Passive):
    """At the end, points for every kind of good of which its owner alone has the most; for ties as the data says."""

    keys = ("majority",)

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        self.points = figure.number("effect.majority", figure.does["majority"], 0, 99)
        self.ties = figure.number("ties", figure.values["ties"], 0, 99)

    def known_as(self, printed: Components) -> None:
        """The Merchant House."""
        tables(printed).merchant_house = self.place
        tables(printed).majority = self.points
        tables(printed).majority_ties = self.ties

    def outlook(self, table: Table, seat: int) -> Outlook:
        """Those that a seat leads in now."""
        found = super().outlook(table, seat)
        most = [say("some-good", good=GOODS[good]) for good in led(table, seat)]
        if most:
            found.now.append(say("help-majority", list=all_of(most)))
        else:
            found.lacks.append(say("help-majority-none"))
        return found

    def text(self) -> Words:
        """How many for each."""
        return say("does-majority", number=self.points, ties=self.ties)

    def tile_worth(self, prices: Prices) -> float:
        """Half of one, and most of those that one leads in now."""
        players = prices.table.players
        ahead = 0
        for shift in range(0, 25, 5):
            ahead += prices.player.goods >> shift & 31 >= max([player.goods >> shift & 31 for player in players])
        return self.points * (0.5 + 0.4 * ahead)
