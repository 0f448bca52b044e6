"""Rewards: sections, blueprints, rosettes and monks; and the rest that brings a blueprint."""

from cenabum.cathedral.components import (
    BLUEPRINT_REWARD,
    MONK_REWARD,
    ROSETTE_REWARD,
    SECTION_REWARD,
)
from cenabum.cathedral.moves import GIVE, LEAVE, MONK_KIND, ROSETTE, SEND, SWAP
from cenabum.cathedral.orders import check_order
from cenabum.cathedral.table import BLUEPRINT_STREAM, NOTHING, NUMBER, TO_GIVE, TO_ROOM, TO_SEND, Player, Table, is_full
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
    """rewards.rosette: into any knapsack.

    rewards.rosette-full: into a full one by putting something back; when one's own is full, it may be forgone. rewards.no-rosette:
    nothing when the supply is empty.
    """
    if not t.rosettes:
        return []
    codes: list[int] = []
    for other in range(len(t.players)):
        player = t.players[other]
        if not is_full(t, player) or (other != seat and swaps(player, ROSETTE)):
            codes.append(GIVE + other)
    player = t.players[seat]
    if is_full(t, player):
        codes += swaps(player, ROSETTE)
        codes.append(LEAVE)
    return codes


def give(t: Table, seat: int, other: int) -> None:
    """A rosette of a reward goes into a knapsack."""
    t.players[seat].pending.pop()
    if other != seat:
        hand(t, seat, ROSETTE, other, True)
        return
    t.rosettes -= 1
    t.players[seat].knapsack += ONE[ROSETTE]
    if t.log is not None:
        t.tell("keeps_rosette", seat)
    fulfilled(t, seat)


def swaps(player: Player, but: int) -> list[int]:
    """knapsack.swap: what could be put back. knapsack.same-kind: no rosette for one of the supply."""
    return [SWAP + item for item in kinds(player.knapsack) if item != but]


# ---- from one player to another


def hand(t: Table, seat: int, item: int, other: int, of_supply: bool) -> None:
    """An item goes to another player. market.room: if the knapsack there is full, the player on turn says what goes back."""
    if is_full(t, t.players[other]):
        t.players[seat].pending.append(TO_ROOM | (item | other << 2 | of_supply << 4) << NUMBER)
    else:
        handed(t, seat, item, other, of_supply, NOTHING)


def rooms(t: Table, number: int) -> list[int]:
    """market.room: what may go back. knapsack.same-kind: no rosette for one of the supply."""
    return swaps(t.players[number >> 2 & 3], ROSETTE if number >> 4 else NOTHING)


def make_room(t: Table, seat: int, back: int) -> None:
    """An item of a full knapsack goes back for the one that is handed over."""
    number = t.players[seat].pending.pop() >> NUMBER
    handed(t, seat, number & 3, number >> 2 & 3, number >> 4 == 1, back)


def handed(t: Table, seat: int, item: int, other: int, of_supply: bool, back: int) -> None:
    """The item changes hands; with `back`, that kind of item goes back for it."""
    if of_supply:
        t.rosettes -= 1
    else:
        t.players[seat].knapsack -= ONE[item]
    if t.log is not None:
        if of_supply:
            t.tell("gives_rosette", seat, other)
        else:
            t.tell("hands", seat, item, other)
    if back != NOTHING:
        t.players[other].knapsack -= ONE[back]
        put_back(t, ONE[back])
        if t.log is not None:
            t.tell("makes_room", other, back)
    t.players[other].knapsack += ONE[item]
    fulfilled(t, seat)


def put_back(t: Table, items: int) -> None:
    """supply.goods-back: goods go back into the black bag, rosettes into the supply."""
    rosettes = count(items, ROSETTE)
    t.rosettes += rosettes
    t.goods += items - rosettes * ONE[ROSETTE]


# ---- resting


def may_rest(t: Table, seat: int) -> bool:
    """resting.full: with a full knapsack, in one's own turn. resting.no-blueprint: whether there are blueprints or not."""
    return is_full(t, t.players[seat])


def rest(t: Table, seat: int) -> None:
    """resting.blueprint: the whole knapsack goes back, and a blueprint is turned over."""
    player = t.players[seat]
    items = player.knapsack
    player.knapsack = 0
    put_back(t, items)
    if t.log is not None:
        t.tell("rests", seat)
    reward(t, seat, [BLUEPRINT_REWARD])
