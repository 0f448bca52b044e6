"""What to buy and sell on the Market."""

from typing import Final

from cenabum.kernel.pool import ONE
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.stories.decisions.dealing import Dealing
from cenabum.stories.facts import BY_TRADE
from cenabum.stories.moves import BUY, DONE, GOODS, SELL, TAKE_BACK_GOOD
from cenabum.stories.table import Table
from cenabum.stories.wealth import give_good, receive, spend


class Trade(Dealing):
    """market.*: one trade after the other. The number says how many are left."""

    name = "trade"
    answers = ("done", "take_back_good", "buy", "sell")
    rules = ("places.market", "goods.marketplace-only")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Sell a good of the supply, buy one of the marketplace, or be done."""
        values = table.components.values
        player = table.players[seat]
        codes = [DONE]
        for good in range(len(GOODS)):
            if player.coins >= values[good] and table.market_goods >> (5 * good) & 31:
                codes.append(BUY + good)
            if player.goods >> (5 * good) & 31:
                codes.append(SELL + good)
        if player.grain:
            codes.append(TAKE_BACK_GOOD + table.components.bakery)
        return codes

    def deal(self, table: Table, seat: int, number: int, code: int) -> None:
        """One trade; the next one may follow."""
        player = table.players[seat]
        if number > 1:
            player.pending.append(self.pending(number - 1))
        buying = code < SELL
        good = code - BUY if buying else code - SELL
        price = table.components.values[good]
        if table.log is not None:
            table.tell("buys" if buying else "sells", seat, good)
        if buying:
            spend(table, seat, price, BY_TRADE)
            table.market_goods -= ONE[good]
            player.goods += ONE[good]
        else:
            give_good(table, seat, good)
            receive(table, seat, price, BY_TRADE)

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """The trade cannot be made."""
        if kind == "sell":
            return Refusal("places.market", say("no-good", good=GOODS[at[0]]))
        if kind == "buy":
            if not table.market_goods >> (5 * at[0]) & 31:
                return Refusal("goods.marketplace-only", say("no-good-left", good=GOODS[at[0]]))
            price, coins = table.components.values[at[0]], table.players[seat].coins
            return Refusal("places.market", say("no-price", good=GOODS[at[0]], price=price, number=coins))
        return super().refuse(table, seat, number, kind, at)


TRADE: Final = Trade()
