"""Rewards and open orders: what is gained when something is fulfilled."""

from cenabum.cathedral.effect import NO_DECISION
from cenabum.cathedral.names import BLUEPRINT, NOTHING
from cenabum.cathedral.table import Table


def reward(table: Table, seat: int, rewards: list[int]) -> None:
    """rewards.order: what needs no choice at once, in its order; then the choices in theirs."""
    waiting: list[int] = []
    for kind in rewards:
        decision = table.components.rewards[kind].gain(table, seat)
        if table.over:
            return
        if decision != NO_DECISION:
            waiting.append(decision)
    waiting.reverse()
    table.players[seat].pending.extend(waiting)


def fulfilled(table: Table, seat: int) -> None:
    """orders.at-once, orders.later: when something has moved, the open order may be fulfilled: one blueprint for the player on turn."""
    if table.order != NOTHING and check_order(table):
        if table.log is not None:
            event = table.components.events[table.order]
            table.tell("fulfils_order", seat, table.order, max(event.place, 0))
        table.order = NOTHING
        reward(table, seat, [BLUEPRINT])


def check_order(table: Table) -> bool:
    """Is the open order fulfilled as things stand?"""
    return table.order != NOTHING and table.components.events[table.order].holds(table)
