"""A good for something better: the Sheep Farm."""

from cenabum.kernel.outlook import Outlook, hopeful, hopeless
from cenabum.kernel.pool import count
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, any_of, say
from cenabum.orleans.components import Components
from cenabum.orleans.effects.effect import PlaceEffect, PlaceFigure
from cenabum.orleans.moves import GOODS
from cenabum.orleans.prices import Prices
from cenabum.orleans.refusals_words import asked
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.decisions.exchange import EXCHANGE
from cenabum.orleans.trade_intrigue.modules import tables
from cenabum.orleans.trade_intrigue.names import GAIN_COINS, GAIN_DEVELOPMENT, GAIN_GOOD


class Exchange(PlaceEffect):
    """A good that is given for another one, for coins or for development points."""

    keys = ("exchange",)

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        self.given = figure.index("effect", figure.does["exchange"], GOODS)
        gain = figure.values["gain"]
        self.gains = [0, 0, 0]
        self.gains[GAIN_GOOD] = figure.index("gain", gain["good"], GOODS)
        self.gains[GAIN_COINS] = figure.number("gain", gain["coins"], 0, 99)
        self.gains[GAIN_DEVELOPMENT] = figure.number("gain", gain["development"], 0, 30)

    def known_as(self, printed: Components) -> None:
        """The farm."""
        tables(printed).farm_good = self.given
        tables(printed).farm_gain = self.gains

    def may(self, table: Table, seat: int) -> bool:
        """Is there such a good to give?"""
        return count(table.players[seat].goods, self.given) > 0

    def do(self, table: Table, seat: int) -> None:
        """For what is to be chosen."""
        table.players[seat].pending.append(EXCHANGE.bare)

    def why_not(self, table: Table, seat: int) -> Refusal | None:
        """newplaces.sheep-farm: nothing to give."""
        return Refusal("newplaces.sheep-farm", say("no-exchange", good=GOODS[self.given]), asked(table, seat))

    def outlook(self, table: Table, seat: int) -> Outlook:
        """How many there are to give."""
        number = count(table.players[seat].goods, self.given)
        if not number:
            return hopeless(self.why_not(table, seat))
        return hopeful(say("help-exchange", number=number, good=GOODS[self.given]))

    def text(self) -> Words:
        """What for what."""
        gains = [
            say("part-good", good=GOODS[self.gains[GAIN_GOOD]]),
            say("part-coins", amount=self.gains[GAIN_COINS]),
            say("part-development", amount=self.gains[GAIN_DEVELOPMENT]),
        ]
        return say("does-exchange", good=GOODS[self.given], list=any_of(gains))

    def worth(self, prices: Prices) -> float:
        """The best of the three, less the good."""
        if not count(prices.player.goods, self.given):
            return 0.0
        return max(self.gain_worth(prices, gain) for gain in range(3))

    def gain_worth(self, prices: Prices, gain: int) -> float:
        """One of the three, less the good."""
        if gain == GAIN_GOOD:
            worth = prices.good(self.gains[GAIN_GOOD])
        elif gain == GAIN_COINS:
            worth = prices.coins(self.gains[GAIN_COINS])
        else:
            worth = prices.steps(self.gains[GAIN_DEVELOPMENT])
        return worth - prices.good(self.given)
