"""Development points for coins: the Pharmacy."""

from cenabum.kernel.outlook import Outlook, hopeful, hopeless
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, say
from cenabum.orleans.components import Components
from cenabum.orleans.decisions.buy import BUY
from cenabum.orleans.effects.effect import PlaceEffect, PlaceFigure
from cenabum.orleans.moves import MOST_DRAWS
from cenabum.orleans.outlook_words import development
from cenabum.orleans.prices import Prices
from cenabum.orleans.refusals_words import asked
from cenabum.orleans.table import Table


class Buy(PlaceEffect):
    """As many points as one likes, up to a number, at a coin each."""

    keys = ("buy_development",)

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        self.most = figure.number("effect", figure.does["buy_development"], 1, MOST_DRAWS)

    def known_as(self, printed: Components) -> None:
        """How much the Pharmacy sells."""
        printed.pharmacy_most = self.most

    def may(self, table: Table, seat: int) -> bool:
        """A coin, and a space left on the track."""
        player = table.players[seat]
        return player.coins > 0 and player.development < table.components.development_end

    def do(self, table: Table, seat: int) -> None:
        """How many is to be chosen."""
        table.players[seat].pending.append(BUY.bare)

    def why_not(self, table: Table, seat: int) -> Refusal | None:
        """No coin, or no space left."""
        if not table.players[seat].coins:
            return Refusal("tiles.pharmacy-limits", say("no-coin"), say("try-least-price"))
        return Refusal("tiles.pharmacy-limits", say("no-development-buy"), asked(table, seat))

    def outlook(self, table: Table, seat: int) -> Outlook:
        """As many as coins and track allow."""
        if not self.may(table, seat):
            return hopeless(self.why_not(table, seat))
        player = table.players[seat]
        most = min(self.most, player.coins, table.components.development_end - player.development)
        return hopeful(say("help-sells", most=most), development(table, seat, most))

    def text(self) -> Words:
        """The most that can be bought."""
        return say("does-buy", number=self.most)

    def worth(self, prices: Prices) -> float:
        """The best number to buy."""
        most = min(self.most, prices.player.coins)
        return max((prices.steps(number) - prices.coins(number) for number in range(1, most + 1)), default=0.0)
