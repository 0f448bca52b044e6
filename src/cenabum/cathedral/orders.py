"""The Festival Ground: events that give at once, and orders that stay open until they are fulfilled or replaced."""

from cenabum.cathedral.components import MEETING, MONK_EVENT, ROSETTE_EVENT, TREASURE
from cenabum.cathedral.moves import ROSETTE
from cenabum.cathedral.table import NOTHING, Table
from cenabum.kernel.pool import count


def check_order(table: Table) -> bool:
    """Is the open order fulfilled as things stand?"""
    event = table.order
    return event != NOTHING and holds(table, event)


def holds(table: Table, event: int) -> bool:
    """orders.place, orders.together, orders.rosettes: is the condition of an order met now?"""
    printed = table.components
    players = table.players
    if event == MEETING:
        for player in players:
            here = 0
            for other in players:
                if other.place == player.place:
                    here += 1
            if here >= printed.meeting:
                return True
        return False
    if event == TREASURE:
        for player in players:
            if count(player.knapsack, ROSETTE) >= printed.treasure:
                return True
        return False
    place = printed.event_place[event]
    for player in players:
        if player.place == place:
            return True
    return False


def is_order(event: int) -> bool:
    """Is an event an order, not a gift?"""
    return event != ROSETTE_EVENT and event != MONK_EVENT
