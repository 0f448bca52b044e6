"""Bribing: a target may offer coins and goods, and the active player accepts or refuses; one target after the other."""

from cenabum.kernel.pool import ONE
from cenabum.orleans.moves import BRIBE_WITH_COINS, BRIBE_WITH_GOOD, DONE, MOST_BRIBE, YES
from cenabum.orleans.table import NUMBER, TO_ANSWER, TO_BRIBE, TO_STRIKE, Table
from cenabum.orleans.trade_intrigue.brasserie import used_up
from cenabum.orleans.trade_intrigue.intrigue import TARGETS, strike
from cenabum.orleans.trade_intrigue.names import ACCEPT_BRIBE, BRIBE_COINS, BRIBE_GOODS


def threat(t: Table) -> int:
    """The number of the TO_STRIKE that is bargained about, also while the active player thinks about an offer; 0 for none."""
    for frame in reversed(t.players[t.active].pending):
        if frame & 31 == TO_STRIKE:
            return frame >> NUMBER
    return 0


def bargaining(t: Table) -> int:
    """The seat whose turn it is to bargain with the active player: the next one clockwise that is still to be hit; -1 for none."""
    targets = threat(t) >> TARGETS & 15
    for step in range(len(t.players)):
        seat = (t.active + step) % len(t.players)
        if targets >> seat & 1:
            return seat
    return -1


def next_target(t: Table) -> None:
    """The active player waits: ask the next target for a bribe, or strike who has nothing to offer."""
    target = bargaining(t)
    if target < 0:
        t.players[t.active].pending.pop()
        return
    victim = t.players[target]
    if target != t.active and (victim.coins or victim.goods):
        t.extra[BRIBE_COINS] = 0
        t.extra[BRIBE_GOODS] = 0
        victim.pending.append(TO_BRIBE | (t.players[t.active].pending[-1] >> NUMBER & 15) << NUMBER)
    else:
        settle_with(t, target, False)


def settle_with(t: Table, target: int, spared: bool) -> None:
    """The bargain with one target is over: it is struck, or spared."""
    pending = t.players[t.active].pending
    number = pending[-1] >> NUMBER
    pending[-1] -= 1 << (NUMBER + TARGETS + target)
    if not spared:
        strike(t, target, number)


def offers(t: Table, seat: int) -> list[int]:
    """intrigue.bribe: coins once, or as often as it takes when they are many; goods one by one; done makes the offer."""
    player = t.players[seat]
    codes: list[int] = []
    if t.extra[BRIBE_COINS] % MOST_BRIBE == 0:
        most = min(player.coins - t.extra[BRIBE_COINS], MOST_BRIBE)
        codes = [BRIBE_WITH_COINS + coins for coins in range(1, most + 1)]
    offered = t.extra[BRIBE_GOODS]
    for good in range(5):
        if player.goods >> (5 * good) & 31 > offered >> (5 * good) & 31:
            codes.append(BRIBE_WITH_GOOD + good)
    codes.append(DONE)
    return codes


def offer(t: Table, seat: int, code: int) -> None:
    """Put something into the offer."""
    if code >= BRIBE_WITH_GOOD:
        t.extra[BRIBE_GOODS] += ONE[code - BRIBE_WITH_GOOD]
    else:
        t.extra[BRIBE_COINS] += code - BRIBE_WITH_COINS


def make_offer(t: Table, seat: int) -> None:
    """The offer is made; with nothing in it the character strikes."""
    coins = t.extra[BRIBE_COINS]
    goods = t.extra[BRIBE_GOODS]
    if not coins and not goods:
        if t.log is not None:
            t.tell("no_bribe", seat, t.active)
        settle_with(t, seat, False)
        return
    if t.log is not None:
        if coins:
            t.tell("offers_coins", seat, t.active, coins)
        for good in range(5):
            for _ in range(goods >> (5 * good) & 31):
                t.tell("offers_good", seat, t.active, good)
    t.players[t.active].pending.append(TO_ANSWER | ACCEPT_BRIBE << NUMBER)


def answer_bribe(t: Table, seat: int, answer: int) -> None:
    """intrigue.bribe-accepted: the bribe changes hands and the target is spared; refused, nothing does and it is struck."""
    target = bargaining(t)
    if answer == YES:
        t.players[target].coins -= t.extra[BRIBE_COINS]
        t.players[seat].coins += t.extra[BRIBE_COINS]
        t.players[target].goods -= t.extra[BRIBE_GOODS]
        t.players[seat].goods += t.extra[BRIBE_GOODS]
        if t.components.brasserie >= 0:
            used_up(t, target)
    if t.log is not None:
        t.tell("accepts_bribe" if answer == YES else "declines_bribe", seat, target)
    t.extra[BRIBE_COINS] = 0
    t.extra[BRIBE_GOODS] = 0
    settle_with(t, target, answer == YES)
