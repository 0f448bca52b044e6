"""Goods that ward off events: the Brasserie. What becomes of them is in `trade_intrigue/brasserie.py`."""

from cenabum.kernel.outlook import Outlook
from cenabum.kernel.words import Words, all_of, say
from cenabum.orleans.components import Components
from cenabum.orleans.effects.effect import PlaceFigure
from cenabum.orleans.effects.passive import Passive
from cenabum.orleans.moves import GOODS
from cenabum.orleans.outlook_words import goods
from cenabum.orleans.prices import Prices
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.kept import kept
from cenabum.orleans.trade_intrigue.modules import tables


class Brasserie(Passive):
    """A tile that comes with goods on it."""

    keys = ("brasserie",)

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        self.stock = [figure.index("stock", good, GOODS) for good in figure.values["stock"]]

    def known_as(self, printed: Components) -> None:
        """The Brasserie."""
        tables(printed).brasserie = self.place
        tables(printed).stock = self.stock

    def outlook(self, table: Table, seat: int) -> Outlook:
        """What its owner still has on it."""
        found = super().outlook(table, seat)
        if table.players[seat].tiles >> self.place & 1:
            lying = kept(table).brasserie_goods
            if lying:
                found.now.append(say("help-brasserie", goods=goods(lying)))
            else:
                found.lacks.append(say("help-brasserie-empty"))
        return found

    def text(self) -> Words:
        """With what it comes."""
        kinds = sorted(set(self.stock))
        goods = [say("part-goods", amount=self.stock.count(good), good=GOODS[good]) for good in kinds]
        return say("does-brasserie", list=all_of(goods))

    def tile_worth(self, prices: Prices) -> float:
        """The goods, and a little shelter."""
        worth = 0.0
        for good in self.stock:  # one after the other: `sum` rounds otherwise from Python 3.12 on (`bots/adding.py`)
            worth += prices.good(good)
        return worth + prices.spare_shelter()
