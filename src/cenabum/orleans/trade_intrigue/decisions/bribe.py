"""A target may offer coins and goods, so that the character spares it."""

from typing import Final

from cenabum.kernel.pool import ONE, count
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.orleans.decision import asks
from cenabum.orleans.moves import BRIBE_WITH_COINS, BRIBE_WITH_GOOD, DONE, GOODS, MOST_BRIBE
from cenabum.orleans.refusals_words import asked, coins, deed_name, situation
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.bribes import settle_with
from cenabum.orleans.trade_intrigue.decision import ModuleDecision
from cenabum.orleans.trade_intrigue.decisions.answer import ANSWER
from cenabum.orleans.trade_intrigue.kept import kept
from cenabum.orleans.trade_intrigue.names import ACCEPT_BRIBE, INTRIGUE


class Bribe(ModuleDecision):
    """What to offer; the number is the character."""

    name = "bribe"
    answers = ("bribe_coins", "bribe_good", "done")
    rules = ("intrigue.{}", "intrigue.bribe", "intrigue.bribe-accepted", "intrigue.bribe-one-by-one")
    when = "intrigue.bribe"
    busy = "bribe"
    hidden = True

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """intrigue.bribe: coins once, or as often as it takes when they are many; goods one by one; done makes the offer."""
        player = table.players[seat]
        codes: list[int] = []
        if kept(table).bribe_coins % MOST_BRIBE == 0:
            most = min(player.coins - kept(table).bribe_coins, MOST_BRIBE)
            codes = [BRIBE_WITH_COINS + amount for amount in range(1, most + 1)]
        offered = kept(table).bribe_goods
        for good in range(5):
            if count(player.goods, good) > count(offered, good):
                codes.append(BRIBE_WITH_GOOD + good)
        codes.append(DONE)
        return codes

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Put something into the offer, or make it."""
        if code == DONE:
            table.players[seat].pending.pop()
            _make_offer(table, seat)
        elif code >= BRIBE_WITH_GOOD:
            kept(table).bribe_goods += ONE[code - BRIBE_WITH_GOOD]
        else:
            kept(table).bribe_coins += code - BRIBE_WITH_COINS

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """The character."""
        return 0, {"deed": deed_name(table.components, number)}

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """Something that the seat does not have, or offers already."""
        player = table.players[seat]
        what = at[0]
        if kind == "bribe_good":
            offered = count(kept(table).bribe_goods, what)
            why = say("no-more-good", good=GOODS[what]) if offered else say("no-good", good=GOODS[what])
        elif what == 0:
            why = say("no-bribe-nothing")
        elif kept(table).bribe_coins % MOST_BRIBE:
            why = say("no-bribe-twice")
        else:
            why = say("no-bribe-coins", coins=coins(player.coins), offered=kept(table).bribe_coins)
        return Refusal("intrigue.bribe", why, asked(table, seat))

    def untimely(self, table: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
        """intrigue.bribe-one-by-one: while another target bargains, or nobody is threatened at all."""
        if table.components.board == INTRIGUE:
            for other in range(len(table.players)):
                if other != seat and asks(table, other, self):
                    return Refusal("intrigue.bribe-one-by-one", say("no-bribe-turn"), situation(table, seat))
        return super().untimely(table, seat, kind, at)


def _make_offer(table: Table, seat: int) -> None:
    """The offer is made; with nothing in it the character strikes."""
    offered = kept(table).bribe_coins
    goods = kept(table).bribe_goods
    if not offered and not goods:
        if table.log is not None:
            table.tell("no_bribe", seat, table.active)
        settle_with(table, seat, False)
        return
    if table.log is not None:
        if offered:
            table.tell("offers_coins", seat, table.active, offered)
        for good in range(5):
            for _ in range(count(goods, good)):
                table.tell("offers_good", seat, table.active, good)
    table.players[table.active].pending.append(ANSWER.pending(ACCEPT_BRIBE))


BRIBE: Final = Bribe()
