"""After an action of one's own: goods for a town."""

from typing import Final

from cenabum.kernel.pool import count
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.orleans.moves import DONE, FULFIL
from cenabum.orleans.refusals_words import asked, goods, situation, town_name
from cenabum.orleans.table import ACTIONS, Table
from cenabum.orleans.trade_intrigue.decision import ModuleDecision
from cenabum.orleans.trade_intrigue.kept import kept
from cenabum.orleans.trade_intrigue.modules import tables
from cenabum.orleans.trade_intrigue.orders import deliveries, fulfil


class Order(ModuleDecision):
    """Which order to fulfil, or none."""

    name = "order"
    answers = ("fulfil", "done")
    rules = ("orders.after-action", "orders.must-pass", "orders.goods-leave")
    busy = "order"

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Fulfil an order or go on without."""
        return [*deliveries(table, seat), DONE]

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Deliver, or do not."""
        table.players[seat].pending.pop()
        if code != DONE:
            fulfil(table, seat, code - FULFIL)

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """An order that is not open, not here, or for which goods are missing."""
        printed = table.components
        modules = tables(printed)
        player = table.players[seat]
        order = at[0]
        town = town_name(printed, modules.order_towns[order])
        if not kept(table).orders_open >> order & 1:
            return Refusal("orders.display", say("no-order-open", town=town), asked(table, seat))
        if modules.order_towns[order] != player.town:
            why = say("no-order-here", town=town_name(printed, player.town), town_2=town)
            return Refusal("orders.after-action", why, asked(table, seat))
        missing = 0
        for good in range(5):
            missing += max(0, count(modules.order_goods[order], good) - count(player.goods, good)) << (5 * good)
        if not missing:
            return None
        return Refusal("orders.after-action", say("no-order-goods", list=goods(missing)), asked(table, seat))

    def untimely(self, table: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
        """orders.own-action-only: only in the action phase, after an action."""
        rule = "orders.after-action" if table.phase == ACTIONS else "orders.own-action-only"
        return Refusal(rule, say("no-when-module", kind=kind), situation(table, seat))


ORDER: Final = Order()
