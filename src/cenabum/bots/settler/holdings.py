"""What a seat has of everything, wherever it lies, and what it is asked for: the numbers that a position is judged by."""

from cenabum.kernel.pool import ONE
from cenabum.stories.moves import COIN_PARCEL, GOOD_PARCEL, TECHNOLOGY_PARCEL
from cenabum.stories.names import FIRST_KINGDOM, FREE_BITS
from cenabum.stories.table import Player, Table

FARMER, FISHERMAN, CRAFTSMAN, TRADER, KNIGHT, SCHOLAR, MONK = range(7)
FISH, GRAIN, WOOD, BREAD, CHEESE, WINE, WOOL, BROCADE = range(8)


def followers_of(player: Player) -> list[int]:
    """All followers of a player by kind."""
    pool = player.bag + player.market + player.fair + player.drawn
    for kind in player.on:
        if 0 <= kind < 7:
            pool += ONE[kind]
    for parcel in player.parcels:
        if parcel < GOOD_PARCEL:
            pool += ONE[parcel]
    return [pool >> (5 * kind) & 31 for kind in range(7)]


def goods_of(player: Player) -> list[int]:
    """All goods of a player by kind, those on the portal and on places included."""
    pool = player.goods
    for parcel in player.parcels:
        if GOOD_PARCEL <= parcel < TECHNOLOGY_PARCEL:
            pool += ONE[parcel - GOOD_PARCEL]
    numbers = [pool >> (5 * good) & 31 for good in range(8)]
    numbers[WOOD] += player.wood.bit_count()
    numbers[GRAIN] += player.grain
    return numbers


def coins_of(table: Table, player: Player) -> int:
    """All coins of a player."""
    coins = player.coins
    for parcel in player.parcels:
        if parcel >= COIN_PARCEL:
            coins += table.components.amounts[parcel - COIN_PARCEL]
    return coins


def technology_of(player: Player) -> int:
    """Technology that is not placed."""
    return player.technology_free + player.parcels.count(TECHNOLOGY_PARCEL)


def asked_now(table: Table, player: Player) -> int:
    """What may be sent to own tasks now, as free spaces: of all tasks in The First Kingdom, of the era's in The King's Favor."""
    printed = table.components
    if printed.story == FIRST_KINGDOM:
        return player.tasks[0] + player.tasks[1] + player.tasks[2] + player.tasks[3]
    task = printed.favor.task[table.era]
    return player.tasks[task] if task >= 0 else 0


def asked_next(table: Table, player: Player) -> int:
    """The King's Favor: what the next era that has a task will ask for."""
    printed = table.components
    for era in range(table.era + 1, printed.eras):
        if printed.favor.task[era] >= 0:
            return player.tasks[printed.favor.task[era]]
    return 0


def asked_last(table: Table, player: Player) -> int:
    """The King's Favor: what the task of the last era asks for."""
    return player.tasks[table.components.favor.task[table.components.eras - 1]]


def asks(free: int, parcel: int) -> int:
    """How many free spaces ask for a parcel."""
    return free >> (FREE_BITS * parcel) & 7


def number_of_spaces(free: int) -> int:
    """How many spaces are free."""
    number = 0
    while free:
        number += free & 7
        free >>= FREE_BITS
    return number
