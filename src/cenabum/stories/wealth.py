"""Coins, goods, followers and technology change hands: between player, marketplace and storage box."""

from cenabum.bagbuilding.board import add_place
from cenabum.kernel.pool import MOST, ONE
from cenabum.stories.moves import COIN_PARCEL, GOOD_PARCEL, GOODS, TECHNOLOGY_PARCEL
from cenabum.stories.names import GRAIN
from cenabum.stories.table import Player, Table


def receive(table: Table, seat: int, coins: int, reason: int) -> None:
    """Coins from the supply, which never runs out."""
    if coins:
        table.players[seat].coins += coins
        if table.log is not None:
            table.tell("receives", seat, coins, reason)


def spend(table: Table, seat: int, coins: int, reason: int) -> None:
    """Coins to the supply."""
    if coins:
        table.players[seat].coins -= coins
        if table.log is not None:
            table.tell("pays", seat, coins, reason)


def gain_good(table: Table, seat: int, good: int) -> bool:
    """A good from the marketplace; False when there is none (goods.marketplace-only)."""
    player = table.players[seat]
    if not table.market_goods >> (5 * good) & 31 or player.goods >> (5 * good) & 31 == MOST:
        return False
    table.market_goods -= ONE[good]
    player.goods += ONE[good]
    if table.log is not None:
        table.tell("gains_good", seat, good)
    return True


def gain_bread(table: Table, seat: int, good: int) -> bool:
    """A good from the storage box (tiles.bakery-box)."""
    player = table.players[seat]
    if not table.box[GOOD_PARCEL + good] or player.goods >> (5 * good) & 31 == MOST:
        return False
    table.box[GOOD_PARCEL + good] -= 1
    player.goods += ONE[good]
    if table.log is not None:
        table.tell("gains_good", seat, good)
    return True


def give_good(table: Table, seat: int, good: int) -> None:
    """A good of the player goes back to the storage box (goods.used-up)."""
    table.players[seat].goods -= ONE[good]
    table.box[GOOD_PARCEL + good] += 1


def gain_technology(table: Table, seat: int) -> None:
    """A technology tile from the marketplace into the supply."""
    if table.market_technology:
        table.market_technology -= 1
        table.players[seat].technology_free += 1
        if table.log is not None:
            table.tell("gains_technology", seat)


def recruit(table: Table, seat: int, kind: int) -> None:
    """A follower from the marketplace into the bag."""
    table.market_followers -= ONE[kind]
    table.players[seat].bag += ONE[kind]
    if table.log is not None:
        table.tell("recruits", seat, kind)


def gain_citizen(table: Table, seat: int) -> None:
    """The First Kingdom: a citizen is struck off the task sheet; more than are asked for do not count."""
    player = table.players[seat]
    if player.citizens < table.components.kingdom.citizens:
        player.citizens += 1
        if table.log is not None:
            table.tell("gains_citizen", seat, player.citizens)


def own_place(table: Table, seat: int, place: int) -> None:
    """The player now has a place: its spaces are open."""
    player = table.players[seat]
    player.tiles |= 1 << place
    add_place(table.components.layout, player, place)


def food(table: Table, player: Player) -> int:
    """How many food items the player has in the supply, with the grain on the Bakery, which can be taken back at any time."""
    number = player.grain if GRAIN in table.components.food else 0
    goods = player.goods
    for good in table.components.food:
        number += goods >> (5 * good) & 31
    return number


def supply_market(table: Table, supply: list[tuple[int, int]]) -> None:
    """New tiles from the storage box to the marketplace; what the box does not have does not come (goods.box-short)."""
    for parcel, number in supply:
        if parcel < GOOD_PARCEL:
            moved = min(number, table.box[parcel], MOST - (table.market_followers >> (5 * parcel) & 31))
            table.market_followers += moved * ONE[parcel]
        elif parcel < TECHNOLOGY_PARCEL:
            good = parcel - GOOD_PARCEL
            moved = min(number, table.box[parcel], MOST - (table.market_goods >> (5 * good) & 31))
            table.market_goods += moved * ONE[good]
        else:
            moved = min(number, table.box[parcel])
            table.market_technology += moved
        table.box[parcel] -= moved
        if table.log is not None and moved:
            table.tell("market_supplied", -1, parcel, moved)


def riches(table: Table, player: Player) -> int:
    """Coins and the value of goods, those on the portal and on places included (kingdom.riches-count)."""
    printed = table.components
    value = player.coins + player.wood.bit_count() * printed.values[2] + player.grain * printed.values[1]
    for good in range(len(GOODS)):
        value += (player.goods >> (5 * good) & 31) * printed.values[good]
    for parcel in player.parcels:
        if parcel >= COIN_PARCEL:
            value += printed.amounts[parcel - COIN_PARCEL]
        elif GOOD_PARCEL <= parcel < TECHNOLOGY_PARCEL:
            value += printed.values[parcel - GOOD_PARCEL]
    return value
