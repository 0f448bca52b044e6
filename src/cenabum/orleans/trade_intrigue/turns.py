"""How the game goes on where the base game knows no waiting: bargains, the chance for an order, events that go round."""

from cenabum.kernel.decision import number_of
from cenabum.orleans.decision import asks
from cenabum.orleans.table import ACTIONS, EVENT, Table
from cenabum.orleans.trade_intrigue.bribes import bargaining, settle_with
from cenabum.orleans.trade_intrigue.decisions.bribe import BRIBE
from cenabum.orleans.trade_intrigue.decisions.order import ORDER
from cenabum.orleans.trade_intrigue.decisions.wait import WAIT, character_of
from cenabum.orleans.trade_intrigue.hourglass import begin_any_event
from cenabum.orleans.trade_intrigue.kept import kept
from cenabum.orleans.trade_intrigue.orders import deliveries


def _somebody_else(table: Table) -> bool:
    """Has a seat besides the active one something to decide, such as what to give up?"""
    for seat in range(len(table.players)):
        if seat != table.active and table.players[seat].pending:
            return True
    return False


def resume(table: Table) -> bool:
    """Nobody decides: is there something to go on with before the next turn or phase? Then it is begun."""
    mine = kept(table)
    if table.phase == ACTIONS:
        pending = table.players[table.active].pending
        if pending:
            if asks(table, table.active, WAIT) and not _somebody_else(table):
                _next_target(table)
            return True
        if mine.acted:
            mine.acted = 0
            # orders.after-action
            if deliveries(table, table.active):
                pending.append(ORDER.bare)
                return True
    elif table.phase == EVENT and 0 < mine.event_turn < len(table.players):
        seat = (table.start + mine.event_turn) % len(table.players)
        mine.event_turn += 1
        begin_any_event(table, seat)
        return True
    return False


def _next_target(table: Table) -> None:
    """The active player waits: ask the next target for a bribe, or strike who has nothing to offer."""
    target = bargaining(table)
    if target < 0:
        table.players[table.active].pending.pop()
        return
    victim = table.players[target]
    if target != table.active and (victim.coins or victim.goods):
        kept(table).bribe_coins = 0
        kept(table).bribe_goods = 0
        victim.pending.append(BRIBE.pending(character_of(number_of(table.players[table.active].pending[-1]))))
    else:
        settle_with(table, target, False)
