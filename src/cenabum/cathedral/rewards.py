"""Rewards: sections, blueprints, rosettes and monks; and the rest that brings a blueprint."""

from cenabum.cathedral.components import (
    BLUEPRINT_REWARD,
    MONK_REWARD,
    ROSETTE_REWARD,
    SECTION_REWARD,
)
from cenabum.cathedral.moves import GIVE, LEAVE, MONK_KIND, ROSETTE, SEND, SWAP
from cenabum.cathedral.orders import check_order
from cenabum.cathedral.table import BLUEPRINT_STREAM, TO_GIVE, TO_SEND, Player, Table, is_full
from cenabum.kernel.pool import ONE, count, kinds

SENDINGS = [SEND, SEND + 1]


def build_section(t: Table) -> None:
    """rewards.section: the next section is built; with the last one the game is won at once (end.victory)."""
    t.sections += 1
    if t.log is not None:
        t.tell("builds", t.active, t.sections)
    if t.sections >= t.components.sections:
        t.over = True
        t.won = True
        if t.log is not None:
            t.tell("won", -1, t.round)


def reward(t: Table, seat: int, rewards: list[int]) -> None:
    """rewards.order: what needs no choice at once, in its order; then the choices in theirs."""
    waiting: list[int] = []
    for kind in rewards:
        shown = kind
        if kind == BLUEPRINT_REWARD:
            if not t.blueprints:
                # rewards.no-blueprint
                if t.log is not None:
                    t.tell("no_blueprint", seat)
                continue
            shown = t.pick(BLUEPRINT_STREAM, t.blueprints)
            t.blueprints -= ONE[shown]
            if t.log is not None:
                t.tell("blueprint", seat, shown)
        if shown == SECTION_REWARD:
            build_section(t)
            if t.over:
                return
        elif shown == ROSETTE_REWARD:
            waiting.append(TO_GIVE)
        elif shown == MONK_REWARD:
            waiting.append(TO_SEND)
    waiting.reverse()
    t.players[seat].pending.extend(waiting)


def fulfilled(t: Table, seat: int) -> None:
    """orders.at-once, orders.later: when something has moved, the open order may be fulfilled: one blueprint for the player on turn."""
    if check_order(t):
        if t.log is not None:
            t.tell("fulfils_order", seat, t.order, max(t.components.event_place[t.order], 0))
        t.order = -1
        reward(t, seat, [BLUEPRINT_REWARD])


# ---- monks


def sendings(t: Table) -> list[int]:
    """rewards.monk: into the red or the blue bag. rewards.no-monk: nothing when the supply is empty."""
    return SENDINGS if t.monks else []


def send(t: Table, seat: int, bag: int) -> None:
    """A monk joins a bag."""
    t.players[seat].pending.pop()
    t.monks -= 1
    t.bags[bag] += ONE[MONK_KIND]
    if t.log is not None:
        t.tell("sends_monk", seat, bag)


# ---- rosettes


def givings(t: Table, seat: int) -> list[int]:
    """rewards.rosette: into any knapsack with room.

    rewards.rosette-full: into a full one of one's own by putting something back; only when no knapsack has room it may be
    forgone. rewards.no-rosette: nothing when the supply is empty.
    """
    if not t.rosettes:
        return []
    codes = [GIVE + other for other in range(len(t.players)) if not is_full(t, t.players[other])]
    player = t.players[seat]
    room = len(codes) > 0
    if is_full(t, player):
        codes += swaps(player, ROSETTE)
    if not room:
        codes.append(LEAVE)
    return codes


def give(t: Table, seat: int, other: int) -> None:
    """A rosette of a reward goes into a knapsack."""
    t.players[seat].pending.pop()
    t.rosettes -= 1
    t.players[other].knapsack += ONE[ROSETTE]
    if t.log is not None:
        if other == seat:
            t.tell("keeps_rosette", seat)
        else:
            t.tell("gives_rosette", seat, other)
    fulfilled(t, seat)


def swaps(player: Player, item: int) -> list[int]:
    """knapsack.swap: what could be put back for an item; one of the same kind would change nothing."""
    return [SWAP + other for other in kinds(player.knapsack) if other != item]


def put_back(t: Table, items: int) -> None:
    """supply.goods-back: goods go back into the black bag, rosettes into the supply."""
    rosettes = count(items, ROSETTE)
    t.rosettes += rosettes
    t.goods += items - rosettes * ONE[ROSETTE]


# ---- resting


def may_rest(t: Table, seat: int) -> bool:
    """resting.full: with a full knapsack, in one's own turn. resting.no-blueprint: while there are blueprints."""
    return t.blueprints != 0 and is_full(t, t.players[seat])


def rest(t: Table, seat: int) -> None:
    """resting.blueprint: the whole knapsack goes back, and a blueprint is turned over."""
    player = t.players[seat]
    items = player.knapsack
    player.knapsack = 0
    put_back(t, items)
    if t.log is not None:
        t.tell("rests", seat)
    reward(t, seat, [BLUEPRINT_REWARD])
