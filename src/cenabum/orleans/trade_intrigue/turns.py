"""How the game goes on where the base game knows no waiting: bargains, the chance for an order, events that go round."""

from cenabum.orleans.table import ACTIONS, EVENT, TO_ORDER, TO_STRIKE, Table
from cenabum.orleans.trade_intrigue.bribes import next_target
from cenabum.orleans.trade_intrigue.events import begin_any_event
from cenabum.orleans.trade_intrigue.names import ACTED, EVENT_TURN
from cenabum.orleans.trade_intrigue.orders import deliveries


def _somebody_else(table: Table) -> bool:
    """Has a seat besides the active one something to decide, such as what to give up?"""
    for seat in range(len(table.players)):
        if seat != table.active and table.players[seat].pending:
            return True
    return False


def resume(table: Table) -> bool:
    """Nobody decides: is there something to go on with before the next turn or phase? Then it is begun."""
    extra = table.extra
    if table.phase == ACTIONS:
        pending = table.players[table.active].pending
        if pending:
            if pending[-1] & 31 == TO_STRIKE and not _somebody_else(table):
                next_target(table)
            return True
        if extra[ACTED]:
            extra[ACTED] = 0
            # orders.after-action
            if deliveries(table, table.active):
                pending.append(TO_ORDER)
                return True
    elif table.phase == EVENT and 0 < extra[EVENT_TURN] < len(table.players):
        seat = (table.start + extra[EVENT_TURN]) % len(table.players)
        extra[EVENT_TURN] += 1
        begin_any_event(table, seat)
        return True
    return False
