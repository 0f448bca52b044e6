"""How the game goes on where the base game knows no waiting: bargains, the chance for an order, events that go round."""

from cenabum.orleans.table import ACTIONS, EVENT, TO_ORDER, TO_STRIKE, Table
from cenabum.orleans.trade_intrigue.bribes import next_target
from cenabum.orleans.trade_intrigue.events import begin_any_event
from cenabum.orleans.trade_intrigue.names import ACTED, EVENT_TURN
from cenabum.orleans.trade_intrigue.orders import deliveries


def _somebody_else(t: Table) -> bool:
    """Has a seat besides the active one something to decide, such as what to give up?"""
    for seat in range(len(t.players)):
        if seat != t.active and t.players[seat].pending:
            return True
    return False


def resume(t: Table) -> bool:
    """Nobody decides: is there something to go on with before the next turn or phase? Then it is begun."""
    extra = t.extra
    if t.phase == ACTIONS:
        pending = t.players[t.active].pending
        if pending:
            if pending[-1] & 31 == TO_STRIKE and not _somebody_else(t):
                next_target(t)
            return True
        if extra[ACTED]:
            extra[ACTED] = 0
            # orders.after-action
            if deliveries(t, t.active):
                pending.append(TO_ORDER)
                return True
    elif t.phase == EVENT and 0 < extra[EVENT_TURN] < len(t.players):
        seat = (t.start + extra[EVENT_TURN]) % len(t.players)
        extra[EVENT_TURN] += 1
        begin_any_event(t, seat)
        return True
    return False
