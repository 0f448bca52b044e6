"""Coins, development points, a good: the Scriptorium and most tiles."""

from cenabum.kernel.outlook import Outlook
from cenabum.kernel.pool import count
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, all_of, say
from cenabum.orleans.development import advance_development
from cenabum.orleans.effects.effect import ENDLESS, NOWHERE, PlaceEffect, PlaceFigure
from cenabum.orleans.facts import PLACE_ACTION
from cenabum.orleans.money import receive
from cenabum.orleans.moves import GOODS
from cenabum.orleans.outlook_words import development
from cenabum.orleans.prices import Prices
from cenabum.orleans.recruiting import gain_good
from cenabum.orleans.refusals_words import asked, place_name
from cenabum.orleans.table import Player, Table


class Gain(PlaceEffect):
    """What the figures name, one after the other."""

    keys = ("coins", "development", "good")

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        self.coins = figure.number("effect", figure.does.get("coins", 0), 0, 99)
        self.development = figure.number("effect", figure.does.get("development", 0), 0, 30)
        if "good" in figure.does:
            self.good = figure.index("effect", figure.does["good"], GOODS)

    def may(self, table: Table, seat: int) -> bool:
        """The good must be there; development.closed-at-end: not for points alone that are no use."""
        if self.good != NOWHERE:
            return table.goods_market >> (5 * self.good) & 31 > 0
        return self.coins > 0 or table.players[seat].development < table.components.development_end

    def do(self, table: Table, seat: int) -> None:
        """Take it."""
        if self.coins:
            receive(table, seat, self.coins, PLACE_ACTION)
        if self.development:
            advance_development(table, seat, self.development)
        if self.good != NOWHERE:
            gain_good(table, seat, self.good)

    def why_not(self, table: Table, seat: int) -> Refusal | None:
        """The good is gone, or the track is at its end."""
        name = place_name(table.components, self.place)
        if self.good != NOWHERE:
            return Refusal(
                "tiles.good-gone", say("no-good-left", good=GOODS[self.good]), say("try-good-back", place=name)
            )
        return Refusal("development.closed-at-end", say("no-development-place", place=name), asked(table, seat))

    def outlook(self, table: Table, seat: int) -> Outlook:
        """Everything that would be gained, the good with its worth."""
        found = super().outlook(table, seat)
        if self.coins:
            found.now.append(say("help-coins", number=self.coins))
        if self.development:
            found.now.append(development(table, seat, self.development))
        if self.good != NOWHERE and not found.lacks:
            points = table.components.goods_values[self.good]
            left = count(table.goods_market, self.good)
            found.now.append(say("help-gives-good", good=GOODS[self.good], points=points, left=left))
        return found

    def text(self) -> Words:
        """All that is gained."""
        parts: list[Words] = []
        if self.coins:
            parts.append(say("part-coins", amount=self.coins))
        if self.development:
            parts.append(say("part-development", amount=self.development))
        if self.good != NOWHERE:
            parts.append(say("part-good", good=GOODS[self.good]))
        return say("does-gain", list=all_of(parts or [say("part-coins", amount=0)]))

    def worth(self, prices: Prices) -> float:
        """All of it together."""
        worth = prices.coins(self.coins) if self.coins else 0.0
        if self.development:
            worth += prices.steps(self.development)
        if self.good != NOWHERE:
            worth += prices.good(self.good)
        return worth

    def tile_worth(self, prices: Prices) -> float:
        """As long as there are goods."""
        most = ENDLESS if self.good == NOWHERE else float(prices.table.goods_market >> (5 * self.good) & 31)
        return prices.uses(self.place, self.worth(prices), most)

    def uses_left(self, table: Table, player: Player) -> float:
        """Until the goods are gone, or the development track is at its end."""
        if self.good != NOWHERE:
            return float(table.goods_market >> (5 * self.good) & 31)
        if self.development:
            return (table.components.development_end - player.development) / self.development
        return ENDLESS
