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


def build_section(table: Table) -> None:
    """rewards.section: the next section is built; with the last one the game is won at once (end.victory)."""
    table.sections += 1
    if table.log is not None:
        table.tell("builds", table.active, table.sections)
    if table.sections >= table.components.sections:
        table.over = True
        table.won = True
        if table.log is not None:
            table.tell("won", -1, table.round)


def reward(table: Table, seat: int, rewards: list[int]) -> None:
    """rewards.order: what needs no choice at once, in its order; then the choices in theirs."""
    waiting: list[int] = []
    for kind in rewards:
        shown = kind
        if kind == BLUEPRINT_REWARD:
            if not table.blueprints:
                # rewards.no-blueprint
                if table.log is not None:
                    table.tell("no_blueprint", seat)
                continue
            shown = table.pick(BLUEPRINT_STREAM, table.blueprints)
            table.blueprints -= ONE[shown]
            if table.log is not None:
                table.tell("blueprint", seat, shown)
        if shown == SECTION_REWARD:
            build_section(table)
            if table.over:
                return
        elif shown == ROSETTE_REWARD:
            waiting.append(TO_GIVE)
        elif shown == MONK_REWARD:
            waiting.append(TO_SEND)
    waiting.reverse()
    table.players[seat].pending.extend(waiting)


def fulfilled(table: Table, seat: int) -> None:
    """orders.at-once, orders.later: when something has moved, the open order may be fulfilled: one blueprint for the player on turn."""
    if check_order(table):
        if table.log is not None:
            table.tell("fulfils_order", seat, table.order, max(table.components.event_place[table.order], 0))
        table.order = -1
        reward(table, seat, [BLUEPRINT_REWARD])


# ---- monks


def sendings(table: Table) -> list[int]:
    """rewards.monk: into the red or the blue bag. rewards.no-monk: nothing when the supply is empty."""
    return SENDINGS if table.monks else []


def send(table: Table, seat: int, bag: int) -> None:
    """A monk joins a bag."""
    table.players[seat].pending.pop()
    table.monks -= 1
    table.bags[bag] += ONE[MONK_KIND]
    if table.log is not None:
        table.tell("sends_monk", seat, bag)


# ---- rosettes


def givings(table: Table, seat: int) -> list[int]:
    """rewards.rosette: into any knapsack.

    rewards.rosette-full: into a full one by putting something back; when one's own is full, it may be forgone. rewards.no-rosette:
    nothing when the supply is empty.
    """
    if not table.rosettes:
        return []
    codes: list[int] = []
    for other in range(len(table.players)):
        player = table.players[other]
        if not is_full(table, player) or (other != seat and swaps(player, ROSETTE)):
            codes.append(GIVE + other)
    player = table.players[seat]
    if is_full(table, player):
        codes += swaps(player, ROSETTE)
        codes.append(LEAVE)
    return codes


def give(table: Table, seat: int, other: int) -> None:
    """A rosette of a reward goes into a knapsack."""
    table.players[seat].pending.pop()
    if other != seat:
        hand(table, seat, ROSETTE, other, True)
        return
    table.rosettes -= 1
    table.players[seat].knapsack += ONE[ROSETTE]
    if table.log is not None:
        table.tell("keeps_rosette", seat)
    fulfilled(table, seat)


def swaps(player: Player, but: int) -> list[int]:
    """knapsack.swap: what could be put back. knapsack.same-kind: no rosette for one of the supply."""
    return [SWAP + item for item in kinds(player.knapsack) if item != but]


# ---- from one player to another


def hand(table: Table, seat: int, item: int, other: int, of_supply: bool) -> None:
    """An item goes to another player. market.room: if the knapsack there is full, the player on turn says what goes back."""
    if is_full(table, table.players[other]):
        table.players[seat].pending.append(TO_ROOM | (item | other << 2 | of_supply << 4) << NUMBER)
    else:
        handed(table, seat, item, other, of_supply, NOTHING)


def rooms(table: Table, number: int) -> list[int]:
    """market.room: what may go back. knapsack.same-kind: no rosette for one of the supply."""
    return swaps(table.players[number >> 2 & 3], ROSETTE if number >> 4 else NOTHING)


def make_room(table: Table, seat: int, back: int) -> None:
    """An item of a full knapsack goes back for the one that is handed over."""
    number = table.players[seat].pending.pop() >> NUMBER
    handed(table, seat, number & 3, number >> 2 & 3, number >> 4 == 1, back)


def handed(table: Table, seat: int, item: int, other: int, of_supply: bool, back: int) -> None:
    """The item changes hands; with `back`, that kind of item goes back for it."""
    if of_supply:
        table.rosettes -= 1
    else:
        table.players[seat].knapsack -= ONE[item]
    if table.log is not None:
        if of_supply:
            table.tell("gives_rosette", seat, other)
        else:
            table.tell("hands", seat, item, other)
    if back != NOTHING:
        table.players[other].knapsack -= ONE[back]
        put_back(table, ONE[back])
        if table.log is not None:
            table.tell("makes_room", other, back)
    table.players[other].knapsack += ONE[item]
    fulfilled(table, seat)


def put_back(table: Table, items: int) -> None:
    """supply.goods-back: goods go back into the black bag, rosettes into the supply."""
    rosettes = count(items, ROSETTE)
    table.rosettes += rosettes
    table.goods += items - rosettes * ONE[ROSETTE]


# ---- resting


def may_rest(table: Table, seat: int) -> bool:
    """resting.full: with a full knapsack, in one's own turn. resting.no-blueprint: whether there are blueprints or not."""
    return is_full(table, table.players[seat])


def rest(table: Table, seat: int) -> None:
    """resting.blueprint: the whole knapsack goes back, and a blueprint is turned over."""
    player = table.players[seat]
    items = player.knapsack
    player.knapsack = 0
    put_back(table, items)
    if table.log is not None:
        table.tell("rests", seat)
    reward(table, seat, [BLUEPRINT_REWARD])
