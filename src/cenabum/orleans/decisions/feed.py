"""Harvest: one food item at a time, or coins for what is missing."""

from typing import Final

from cenabum.kernel.pool import ONE, count
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, any_of, say
from cenabum.orleans import moves
from cenabum.orleans.decision import OrleansDecision
from cenabum.orleans.facts import HARVEST_EVENT
from cenabum.orleans.module import good_spent
from cenabum.orleans.money import owe, spend
from cenabum.orleans.moves import FEED_COINS, GOODS
from cenabum.orleans.refusals_words import asked, coins
from cenabum.orleans.table import Table


class Feed(OrleansDecision):
    """What to feed with; the number says how many items are still due."""

    name = "feed"
    answers = ("feed",)
    rules = ("events.harvest-food", "events.harvest-2014", "events.harvest-2019")
    busy = "feed"

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """events.harvest-*: which food, or the penalty in coins."""
        printed = table.components
        player = table.players[seat]
        codes = [moves.FEED + good for good in printed.food if player.goods >> (5 * good) & 31]
        if not codes or (not printed.food_first and player.coins >= printed.harvest_penalty):
            codes.append(moves.FEED + FEED_COINS)
        return codes

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """One food item, or the penalty for it."""
        food = code - moves.FEED
        printed = table.components
        player = table.players[seat]
        if number > 1:
            player.pending[-1] = self.pending(number - 1)
        else:
            player.pending.pop()
        if table.log is not None:
            table.tell("feeds", seat, food)
        if food == FEED_COINS:
            if player.coins >= printed.harvest_penalty:
                spend(table, seat, printed.harvest_penalty, HARVEST_EVENT)
            else:
                owe(table, seat, printed.harvest_penalty, HARVEST_EVENT)
        else:
            player.goods -= ONE[food]
            table.goods_market += ONE[food]
            if table.components.in_play:
                good_spent(table, seat)

    def ask(self, table: Table, seat: int, number: int) -> Words:
        """With what can be given."""
        options = table.players[seat].options
        given = [say("some-good", good=GOODS[code - moves.FEED]) for code in options if code != moves.FEED + FEED_COINS]
        if moves.FEED + FEED_COINS in options:
            given.append(coins(table.components.harvest_penalty))
        return say("ask-feed", list=any_of(given))

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """Food that is not there, or coins where food is due."""
        printed = table.components
        player = table.players[seat]
        food = at[0]
        if food != FEED_COINS:
            if food in printed.food and count(player.goods, food):
                return None
            why = say("no-good", good=GOODS[food]) if food in printed.food else say("no-food", good=GOODS[food])
            return Refusal("events.harvest-food", why, asked(table, seat))
        if printed.food_first:
            return Refusal("events.harvest-2014", say("no-coins-for-food"), asked(table, seat))
        why = say("no-coins-for-one-food", coins=coins(printed.harvest_penalty), have=player.coins)
        return Refusal("events.harvest-last-coins", why, asked(table, seat))


FEED: Final = Feed()
