"""Bribing: whose turn it is to bargain with the active player, and how a bargain ends; one target after the other."""

from cenabum.kernel.decision import kind_of, number_of
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.brasserie import used_up
from cenabum.orleans.trade_intrigue.decisions.wait import WAIT, targets_of
from cenabum.orleans.trade_intrigue.kept import kept
from cenabum.orleans.trade_intrigue.modules import tables
from cenabum.orleans.trade_intrigue.strike import strike


def threat(table: Table) -> int:
    """The number of the decision `wait` that is bargained about, also while the active player thinks about an offer; 0 for none."""
    for frame in reversed(table.players[table.active].pending):
        if kind_of(frame) == WAIT.kind:
            return number_of(frame)
    return 0


def bargaining(table: Table) -> int:
    """The seat whose turn it is to bargain with the active player: the next one clockwise that is still to be hit; -1 for none."""
    targets = targets_of(threat(table))
    for step in range(len(table.players)):
        seat = (table.active + step) % len(table.players)
        if targets >> seat & 1:
            return seat
    return -1


def settle_with(table: Table, target: int, spared: bool) -> None:
    """The bargain with one target is over: it is struck, or spared."""
    pending = table.players[table.active].pending
    number = number_of(pending[-1])
    pending[-1] = WAIT.without(number, target)
    if not spared:
        strike(table, target, number)


def answer_bribe(table: Table, seat: int, accepted: bool) -> None:
    """intrigue.bribe-accepted: the bribe changes hands and the target is spared; refused, nothing does and it is struck."""
    target = bargaining(table)
    if accepted:
        table.players[target].coins -= kept(table).bribe_coins
        table.players[seat].coins += kept(table).bribe_coins
        table.players[target].goods -= kept(table).bribe_goods
        table.players[seat].goods += kept(table).bribe_goods
        if tables(table.components).brasserie >= 0:
            used_up(table, target)
    if table.log is not None:
        table.tell("accepts_bribe" if accepted else "declines_bribe", seat, target)
    kept(table).bribe_coins = 0
    kept(table).bribe_goods = 0
    settle_with(table, target, accepted)
