"""The portal: what is loaded, sent to beneficial deeds and tasks, or taken back (portal.*, deeds.*)."""

from cenabum.kernel.pool import ONE, total
from cenabum.stories.facts import BY_DEED
from cenabum.stories.fame import gain_fame
from cenabum.stories.moves import (
    ADVANCE,
    COIN_PARCEL,
    GOOD_PARCEL,
    GOODS,
    LOAD,
    SEND,
    SIDES,
    TARGETS,
    TASKS,
    TECHNOLOGY_PARCEL,
)
from cenabum.stories.names import (
    DEPOT_BOARD,
    FIRST_KINGDOM,
    FREE_BITS,
    ROTATION_BOARD,
)
from cenabum.stories.table import REMOVED, Player, Table
from cenabum.stories.wealth import gain_citizen, receive


def portal_room(table: Table, player: Player) -> int:
    """How many more parcels fit: the portal's spaces, and those of the Gunpowder tower that hold no follower of the green."""
    printed = table.components
    room = printed.portal - len(player.parcels)
    if player.tiles >> printed.tower & 1:
        room += printed.tower_spaces - max(0, total(player.market) - printed.green)
    return room


def loadings(table: Table, player: Player) -> list[int]:
    """What may be put on the portal in planning."""
    if portal_room(table, player) <= 0:
        return []
    codes: list[int] = []
    pool = player.market
    kind = 0
    while pool:
        if pool & 31:
            codes.append(LOAD + kind)
        pool >>= 5
        kind += 1
    pool = player.goods
    kind = GOOD_PARCEL
    while pool:
        if pool & 31:
            codes.append(LOAD + kind)
        pool >>= 5
        kind += 1
    if player.technology_free:
        codes.append(LOAD + TECHNOLOGY_PARCEL)
    amounts = table.components.amounts
    for number in range(len(amounts)):
        if player.coins >= amounts[number]:
            codes.append(LOAD + COIN_PARCEL + number)
    return codes


def load(table: Table, seat: int, parcel: int) -> None:
    """Put something on a space of the portal."""
    player = table.players[seat]
    if parcel < GOOD_PARCEL:
        player.market -= ONE[parcel]
    elif parcel < TECHNOLOGY_PARCEL:
        player.goods -= ONE[parcel - GOOD_PARCEL]
    elif parcel == TECHNOLOGY_PARCEL:
        player.technology_free -= 1
    else:
        player.coins -= table.components.amounts[parcel - COIN_PARCEL]
    player.parcels.append(parcel)
    if table.log is not None:
        table.tell("loads", seat, parcel)


def take_back(table: Table, seat: int, parcel: int) -> None:
    """Take something off the portal: a follower to the village green, anything else to the supply."""
    player = table.players[seat]
    player.parcels.remove(parcel)
    if parcel < GOOD_PARCEL:
        player.market += ONE[parcel]
    elif parcel < TECHNOLOGY_PARCEL:
        player.goods += ONE[parcel - GOOD_PARCEL]
    elif parcel == TECHNOLOGY_PARCEL:
        player.technology_free += 1
    else:
        player.coins += table.components.amounts[parcel - COIN_PARCEL]
    if table.log is not None:
        table.tell("takes_back", seat, parcel)


def wants(table: Table, board: int, parcel: int) -> bool:
    """Has the deed that lies open on a board a free space for this parcel?"""
    side = table.deed_side[board]
    if side == REMOVED:
        return False
    if table.components.deeds[2 * board + side].anybody:
        return parcel < GOOD_PARCEL
    return table.deed_free[board] >> (FREE_BITS * parcel) & 7 != 0


def open_spaces(tasks: list[int]) -> int:
    """How many spaces of sending tasks are still open."""
    number = 0
    for spaces in tasks:
        free = spaces
        while free:
            number += free & 7
            free >>= FREE_BITS
    return number


def sendings(table: Table, seat: int, advancing: bool) -> list[int]:
    """Every parcel to every space that takes it; to a deed also to advance, when the player may."""
    printed = table.components
    player = table.players[seat]
    codes: list[int] = []
    seen = 0
    for parcel in player.parcels:
        if seen >> parcel & 1:
            continue
        seen |= 1 << parcel
        shift = FREE_BITS * parcel
        for board, side in enumerate(table.deed_side):
            if side == REMOVED:
                continue
            deed = printed.deeds[2 * board + side]
            if (
                parcel < GOOD_PARCEL if deed.anybody else table.deed_free[board] >> shift & 7
            ):  # `wants`, without its call
                target = parcel * TARGETS + 2 * board + side
                codes.append(SEND + target)
                if advancing and deed.advances:
                    codes.append(ADVANCE + target)
        for task in range(TASKS):
            if player.tasks[task] >> shift & 7 and (
                printed.story == FIRST_KINGDOM or printed.favor.task[table.era] == task
            ):
                codes.append(SEND + parcel * TARGETS + SIDES + task)
    return codes


def send(table: Table, seat: int, parcel: int, target: int) -> None:
    """One parcel leaves the portal; a deed pays its bonus."""
    printed = table.components
    player = table.players[seat]
    player.parcels.remove(parcel)
    if table.log is not None:
        table.tell("sends", seat, parcel, target)
    if target >= SIDES:
        player.tasks[target - SIDES] -= 1 << (FREE_BITS * parcel)
        if printed.story == FIRST_KINGDOM and parcel < COIN_PARCEL:
            table.box[parcel] += 1  # in The King's Favor it lies in the booklet until the era is over
        return
    lay_down(table, seat, parcel, target)
    deed = printed.deeds[target]
    receive(table, seat, deed.coins[parcel], BY_DEED)
    gain_fame(table, seat, deed.fame[parcel])
    deed.do(table, seat)


def lay_down(table: Table, seat: int, parcel: int, target: int) -> None:
    """A parcel lies on a deed; a completed deed is turned over or removed (deeds.completed)."""
    board = target // 2
    if table.components.deeds[target].anybody:
        table.deed_free[board] -= 1
    else:
        table.deed_free[board] -= 1 << (FREE_BITS * parcel)
    if parcel < GOOD_PARCEL:
        table.deed_followers[board] += ONE[parcel]
    elif parcel < TECHNOLOGY_PARCEL:
        table.deed_goods[board] += ONE[parcel - GOOD_PARCEL]
    elif parcel == TECHNOLOGY_PARCEL:
        table.deed_technology[board] += 1
    if not table.deed_free[board]:
        _complete(table, seat, board)


def _complete(table: Table, seat: int, board: int) -> None:
    printed = table.components
    for kind in range(7):
        table.box[kind] += table.deed_followers[board] >> (5 * kind) & 31
    for good in range(len(GOODS)):
        table.box[GOOD_PARCEL + good] += table.deed_goods[board] >> (5 * good) & 31
    table.box[TECHNOLOGY_PARCEL] += table.deed_technology[board]
    table.deed_followers[board] = 0
    table.deed_goods[board] = 0
    table.deed_technology[board] = 0
    side = table.deed_side[board]
    if table.log is not None:
        table.tell("completes", seat, 2 * board + side)
    table.deed_side[board] = side + 1
    if side == 0:
        table.deed_free[board] = printed.deeds[2 * board + 1].spaces
    if printed.story == FIRST_KINGDOM:
        gain_citizen(table, seat)
        if board == DEPOT_BOARD and table.log is not None:
            table.tell("hunger_ends" if side == 0 else "plague_ends", seat)
        _return_succession(table)


def _return_succession(table: Table) -> None:
    """deeds.succession-returns: without it nobody could advance any more."""
    for board in range(1, len(table.deed_side)):
        if table.deed_side[board] != REMOVED:
            return
    table.deed_side[ROTATION_BOARD] = 1
    table.deed_free[ROTATION_BOARD] = table.components.deeds[2 * ROTATION_BOARD + 1].spaces
    if table.log is not None:
        table.tell("returns_deed", -1, 2 * ROTATION_BOARD + 1)
