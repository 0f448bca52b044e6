"""Bribing: a target may offer coins and goods, and the active player accepts or refuses; one target after the other."""

from cenabum.kernel.pool import ONE
from cenabum.orleans.moves import BRIBE_WITH_COINS, BRIBE_WITH_GOOD, DONE, MOST_BRIBE, YES
from cenabum.orleans.table import NUMBER, TO_ANSWER, TO_BRIBE, TO_STRIKE, Table
from cenabum.orleans.trade_intrigue.brasserie import used_up
from cenabum.orleans.trade_intrigue.intrigue import TARGETS, strike
from cenabum.orleans.trade_intrigue.names import ACCEPT_BRIBE, BRIBE_COINS, BRIBE_GOODS


def threat(table: Table) -> int:
    """The number of the TO_STRIKE that is bargained about, also while the active player thinks about an offer; 0 for none."""
    for frame in reversed(table.players[table.active].pending):
        if frame & 31 == TO_STRIKE:
            return frame >> NUMBER
    return 0


def bargaining(table: Table) -> int:
    """The seat whose turn it is to bargain with the active player: the next one clockwise that is still to be hit; -1 for none."""
    targets = threat(table) >> TARGETS & 15
    for step in range(len(table.players)):
        seat = (table.active + step) % len(table.players)
        if targets >> seat & 1:
            return seat
    return -1


def next_target(table: Table) -> None:
    """The active player waits: ask the next target for a bribe, or strike who has nothing to offer."""
    target = bargaining(table)
    if target < 0:
        table.players[table.active].pending.pop()
        return
    victim = table.players[target]
    if target != table.active and (victim.coins or victim.goods):
        table.extra[BRIBE_COINS] = 0
        table.extra[BRIBE_GOODS] = 0
        victim.pending.append(TO_BRIBE | (table.players[table.active].pending[-1] >> NUMBER & 15) << NUMBER)
    else:
        settle_with(table, target, False)


def settle_with(table: Table, target: int, spared: bool) -> None:
    """The bargain with one target is over: it is struck, or spared."""
    pending = table.players[table.active].pending
    number = pending[-1] >> NUMBER
    pending[-1] -= 1 << (NUMBER + TARGETS + target)
    if not spared:
        strike(table, target, number)


def offers(table: Table, seat: int) -> list[int]:
    """intrigue.bribe: coins once, or as often as it takes when they are many; goods one by one; done makes the offer."""
    player = table.players[seat]
    codes: list[int] = []
    if table.extra[BRIBE_COINS] % MOST_BRIBE == 0:
        most = min(player.coins - table.extra[BRIBE_COINS], MOST_BRIBE)
        codes = [BRIBE_WITH_COINS + coins for coins in range(1, most + 1)]
    offered = table.extra[BRIBE_GOODS]
    for good in range(5):
        if player.goods >> (5 * good) & 31 > offered >> (5 * good) & 31:
            codes.append(BRIBE_WITH_GOOD + good)
    codes.append(DONE)
    return codes


def offer(table: Table, seat: int, code: int) -> None:
    """Put something into the offer."""
    if code >= BRIBE_WITH_GOOD:
        table.extra[BRIBE_GOODS] += ONE[code - BRIBE_WITH_GOOD]
    else:
        table.extra[BRIBE_COINS] += code - BRIBE_WITH_COINS


def make_offer(table: Table, seat: int) -> None:
    """The offer is made; with nothing in it the character strikes."""
    coins = table.extra[BRIBE_COINS]
    goods = table.extra[BRIBE_GOODS]
    if not coins and not goods:
        if table.log is not None:
            table.tell("no_bribe", seat, table.active)
        settle_with(table, seat, False)
        return
    if table.log is not None:
        if coins:
            table.tell("offers_coins", seat, table.active, coins)
        for good in range(5):
            for _ in range(goods >> (5 * good) & 31):
                table.tell("offers_good", seat, table.active, good)
    table.players[table.active].pending.append(TO_ANSWER | ACCEPT_BRIBE << NUMBER)


def answer_bribe(table: Table, seat: int, answer: int) -> None:
    """intrigue.bribe-accepted: the bribe changes hands and the target is spared; refused, nothing does and it is struck."""
    target = bargaining(table)
    if answer == YES:
        table.players[target].coins -= table.extra[BRIBE_COINS]
        table.players[seat].coins += table.extra[BRIBE_COINS]
        table.players[target].goods -= table.extra[BRIBE_GOODS]
        table.players[seat].goods += table.extra[BRIBE_GOODS]
        if table.components.brasserie >= 0:
            used_up(table, target)
    if table.log is not None:
        table.tell("accepts_bribe" if answer == YES else "declines_bribe", seat, target)
    table.extra[BRIBE_COINS] = 0
    table.extra[BRIBE_GOODS] = 0
    settle_with(table, target, answer == YES)
