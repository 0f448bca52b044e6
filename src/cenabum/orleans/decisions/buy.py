"""The Pharmacy: development points for coins."""

from typing import Final

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, say
from cenabum.orleans import moves
from cenabum.orleans.decision import OrleansDecision
from cenabum.orleans.development import advance_development
from cenabum.orleans.facts import PHARMACY_PRICE
from cenabum.orleans.money import spend
from cenabum.orleans.refusals_words import asked, coins
from cenabum.orleans.table import Table


class Buy(OrleansDecision):
    """How many points to buy."""

    name = "buy"
    answers = ("buy",)
    rules = ("tiles.pharmacy", "tiles.pharmacy-limits")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """tiles.pharmacy-limits: one to three development points, as coins and the track allow."""
        return [moves.BUY + points for points in range(1, _most(table, seat) + 1)]

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Pay for them."""
        points = code - moves.BUY
        table.players[seat].pending.pop()
        spend(table, seat, points, PHARMACY_PRICE)
        advance_development(table, seat, points)

    def ask(self, table: Table, seat: int, number: int) -> Words:
        """With the most that can be bought."""
        return say("ask-buy", number=_most(table, seat))

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """Too many, or none."""
        printed = table.components
        player = table.players[seat]
        wanted = at[0]
        if wanted < 1 or wanted > printed.pharmacy_most:
            why = say("no-such-sale", most=printed.pharmacy_most, number=wanted)
            return Refusal("tiles.pharmacy", why, asked(table, seat))
        if wanted > player.coins:
            why = say("no-coins-for-points", number=wanted, coins=coins(wanted), have=player.coins)
            return Refusal("tiles.pharmacy-limits", why, asked(table, seat))
        left = printed.development_end - player.development
        if wanted > left:
            return Refusal("tiles.pharmacy-limits", say("no-steps-left", number=left), asked(table, seat))
        return None


def _most(table: Table, seat: int) -> int:
    printed = table.components
    player = table.players[seat]
    return min(printed.pharmacy_most, player.coins, printed.development_end - player.development)


BUY: Final = Buy()
