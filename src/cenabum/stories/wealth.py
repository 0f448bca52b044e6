"""Coins, goods, followers and technology change hands: between player, marketplace and storage box."""

from typing import Final

from cenabum.bagbuilding.board import add_place
from cenabum.kernel.pool import MOST, ONE
from cenabum.stories.moves import COIN_PARCEL, GOOD_PARCEL, GOODS, TECHNOLOGY_PARCEL
from cenabum.stories.table import Player, Table

GRAIN: Final = 1


def receive(t: Table, seat: int, coins: int, reason: int) -> None:
    """Coins from the supply, which never runs out."""
    if coins:
        t.players[seat].coins += coins
        if t.log is not None:
            t.tell("receives", seat, coins, reason)


def spend(t: Table, seat: int, coins: int, reason: int) -> None:
    """Coins to the supply."""
    if coins:
        t.players[seat].coins -= coins
        if t.log is not None:
            t.tell("pays", seat, coins, reason)


def gain_good(t: Table, seat: int, good: int) -> bool:
    """A good from the marketplace; False when there is none (goods.marketplace-only)."""
    player = t.players[seat]
    if not t.market_goods >> (5 * good) & 31 or player.goods >> (5 * good) & 31 == MOST:
        return False
    t.market_goods -= ONE[good]
    player.goods += ONE[good]
    if t.log is not None:
        t.tell("gains_good", seat, good)
    return True


def gain_bread(t: Table, seat: int, good: int) -> bool:
    """A good from the storage box (tiles.bakery-box)."""
    player = t.players[seat]
    if not t.box[GOOD_PARCEL + good] or player.goods >> (5 * good) & 31 == MOST:
        return False
    t.box[GOOD_PARCEL + good] -= 1
    player.goods += ONE[good]
    if t.log is not None:
        t.tell("gains_good", seat, good)
    return True


def give_good(t: Table, seat: int, good: int) -> None:
    """A good of the player goes back to the storage box (goods.used-up)."""
    t.players[seat].goods -= ONE[good]
    t.box[GOOD_PARCEL + good] += 1


def gain_technology(t: Table, seat: int) -> None:
    """A technology tile from the marketplace into the supply."""
    if t.market_technology:
        t.market_technology -= 1
        t.players[seat].technology_free += 1
        if t.log is not None:
            t.tell("gains_technology", seat)


def recruit(t: Table, seat: int, kind: int) -> None:
    """A follower from the marketplace into the bag."""
    t.market_followers -= ONE[kind]
    t.players[seat].bag += ONE[kind]
    if t.log is not None:
        t.tell("recruits", seat, kind)


def own_place(t: Table, seat: int, place: int) -> None:
    """The player now has a place: its spaces are open."""
    player = t.players[seat]
    player.tiles |= 1 << place
    add_place(t.components.layout, player, place)


def food(t: Table, player: Player) -> int:
    """How many food items the player has in the supply, with the grain on the Bakery, which can be taken back at any time."""
    number = player.grain if GRAIN in t.components.food else 0
    goods = player.goods
    for good in t.components.food:
        number += goods >> (5 * good) & 31
    return number


def supply_market(t: Table, supply: list[tuple[int, int]]) -> None:
    """New tiles from the storage box to the marketplace; what the box does not have does not come (goods.box-short)."""
    for parcel, number in supply:
        if parcel < GOOD_PARCEL:
            moved = min(number, t.box[parcel], MOST - (t.market_followers >> (5 * parcel) & 31))
            t.market_followers += moved * ONE[parcel]
        elif parcel < TECHNOLOGY_PARCEL:
            good = parcel - GOOD_PARCEL
            moved = min(number, t.box[parcel], MOST - (t.market_goods >> (5 * good) & 31))
            t.market_goods += moved * ONE[good]
        else:
            moved = min(number, t.box[parcel])
            t.market_technology += moved
        t.box[parcel] -= moved
        if t.log is not None and moved:
            t.tell("market_supplied", -1, parcel, moved)


def riches(t: Table, player: Player) -> int:
    """Coins and the value of goods, those on the portal and on places included (kingdom.riches-count)."""
    c = t.components
    value = player.coins + player.wood.bit_count() * c.values[2] + player.grain * c.values[1]
    for good in range(len(GOODS)):
        value += (player.goods >> (5 * good) & 31) * c.values[good]
    for parcel in player.parcels:
        if parcel >= COIN_PARCEL:
            value += c.amounts[parcel - COIN_PARCEL]
        elif GOOD_PARCEL <= parcel < TECHNOLOGY_PARCEL:
            value += c.values[parcel - GOOD_PARCEL]
    return value
