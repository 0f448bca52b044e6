"""The Festival Ground: the next event."""

from typing import TYPE_CHECKING

from cenabum.cathedral.effect import Effect
from cenabum.cathedral.names import EVENT_STREAM, NOTHING, REWARDS
from cenabum.cathedral.rewards import fulfilled, reward
from cenabum.cathedral.table import Table
from cenabum.kernel.pool import ONE, count, kinds
from cenabum.kernel.words import Sentence, all_of, say

if TYPE_CHECKING:
    from cenabum.cathedral.components import Components


class Festival(Effect):
    """festival.*: the event is revealed, without a choice. A gift is given at once, an order stays open."""

    name = "festival"

    def do(self, table: Table, seat: int) -> None:
        """The new order takes the place of the old one."""
        if not table.events:
            if table.log is not None:
                table.tell("no_event", seat)  # festival.no-event
            return
        kind = table.pick(EVENT_STREAM, table.events)
        table.events -= ONE[kind]
        events = table.components.events
        event = events[kind]
        if not event.is_order:
            if table.log is not None:
                table.tell("gift", seat, kind)
            reward(table, seat, [event.reward])
            return
        if table.log is not None:
            if table.order != NOTHING:
                # festival.one-order
                table.tell("order_replaced", seat, table.order, max(events[table.order].place, 0))
            table.tell("order", seat, kind, max(event.place, 0))
        table.order = kind
        fulfilled(table, seat)

    def idle(self, table: Table, seat: int) -> list[Sentence]:
        """festival.no-event."""
        return [] if table.events else [say("idle-festival")]

    def now(self, table: Table, seat: int) -> list[Sentence]:
        """What may still come: gifts of each kind, and orders."""
        events = table.components.events
        left = [(events[kind], count(table.events, kind)) for kind in kinds(table.events)]
        orders = sum(number for event, number in left if event.is_order)
        found = [
            say("help-festival-gift", number=number, reward=REWARDS[event.reward])
            for event, number in left
            if not event.is_order
        ]
        if orders:
            found.append(say("help-festival-orders", number=orders))
        return [say("help-festival-now", list=all_of(found))]

    def text(self, printed: "Components") -> Sentence:
        """In one sentence."""
        return say("does-festival")


FESTIVAL = Festival()
