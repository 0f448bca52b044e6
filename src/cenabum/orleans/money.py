"""Coins and debts, and torture for who cannot pay."""

from cenabum.bagbuilding.board import remove_place
from cenabum.bagbuilding.followers import NEUTRAL
from cenabum.bagbuilding.technology import lose_technology
from cenabum.kernel.pool import ONE, kinds
from cenabum.orleans.moves import (
    FORFEIT_DEVELOPMENT,
    FORFEIT_FOLLOWER,
    FORFEIT_GOOD,
    FORFEIT_STATION,
    FORFEIT_TECHNOLOGY,
    FORFEIT_TILE,
    HAND_FIRST,
    HAND_FREE,
    SUPPLY_STATION,
)
from cenabum.orleans.table import BAG_STREAM, LOST_STATIONS, LOST_TECHNOLOGY, LOST_TILES, NUMBER, TO_FORFEIT, Table
from cenabum.orleans.trade_intrigue.brasserie import used_up
from cenabum.orleans.trade_intrigue.names import BRASSERIE_GOODS


def receive(table: Table, seat: int, coins: int, why: int) -> None:
    """A player receives coins; in the 2014 edition no more than the supply holds (supply.coins-2014)."""
    if table.coins >= 0:
        coins = min(coins, table.coins)
        table.coins -= coins
    table.players[seat].coins += coins
    if table.log is not None:
        table.tell("receives", seat, coins, why)


def spend(table: Table, seat: int, coins: int, why: int) -> None:
    """A player who has the coins pays them."""
    table.players[seat].coins -= coins
    if table.coins >= 0:
        table.coins += coins
    if table.log is not None:
        table.tell("pays", seat, coins, why)


def owe(table: Table, seat: int, coins: int, why: int) -> None:
    """A player must pay: coins first (torture.coins-first), and something else for every coin that is missing."""
    player = table.players[seat]
    paid = min(coins, player.coins)
    if paid:
        spend(table, seat, paid, why)
    if coins > paid:
        if table.log is not None:
            table.tell("tortured", seat, coins - paid, why)
        player.pending.append(TO_FORFEIT | (coins - paid) << NUMBER)


def forfeits(table: Table, seat: int) -> list[int]:
    """What may be given for a missing coin; empty when nothing is left (torture.nothing-left)."""
    printed = table.components
    player = table.players[seat]
    layout = printed.layout
    codes: list[int] = []
    if player.stations_left:
        codes.append(FORFEIT_STATION + SUPPLY_STATION)
    codes += layout.spread(LOST_STATIONS, FORFEIT_STATION, player.stations)
    if player.bag & NEUTRAL:
        codes.append(FORFEIT_FOLLOWER)
    at = player.development
    # torture.development: not onto a coin space, and so never past one; from one it may go (torture.development-coin-space)
    if at > 0 and not printed.coins_on[at - 1]:
        codes.append(FORFEIT_DEVELOPMENT)
    for good in kinds(player.goods):
        codes.append(FORFEIT_GOOD + good)
    codes += layout.spread(LOST_TILES, FORFEIT_TILE, player.tiles)
    codes += layout.spread(LOST_TECHNOLOGY, FORFEIT_TECHNOLOGY, player.technology_on)
    if player.technology_free:
        codes.append(FORFEIT_TECHNOLOGY + HAND_FREE)
    if player.technology_first:
        codes.append(FORFEIT_TECHNOLOGY + HAND_FIRST)
    return codes


def forfeit(table: Table, seat: int, code: int) -> None:
    """Give one thing up for a missing coin; it leaves the game (torture.leaves-game)."""
    player = table.players[seat]
    frame = player.pending.pop()
    if frame >> NUMBER > 1:
        player.pending.append(frame - (1 << NUMBER))
    if code < FORFEIT_FOLLOWER:
        _forfeit_station(table, seat, code - FORFEIT_STATION)
    elif code == FORFEIT_FOLLOWER:
        # torture.follower: own followers are put back and drawn again, so the draw is among the others.
        kind = table.pick(BAG_STREAM + seat, player.bag & NEUTRAL)
        player.bag -= ONE[kind]
        table.gone_followers += ONE[kind]
        if table.log is not None:
            table.tell("forfeits_follower", seat, kind)
    elif code == FORFEIT_DEVELOPMENT:
        player.development -= 1
        if table.log is not None:
            table.tell("forfeits_development", seat, player.development)
    elif code < FORFEIT_TILE:
        good = code - FORFEIT_GOOD
        player.goods -= ONE[good]
        table.gone_goods += ONE[good]
        if table.components.brasserie >= 0:
            used_up(table, seat)
        if table.log is not None:
            table.tell("forfeits_good", seat, good)
    elif code < FORFEIT_TECHNOLOGY:
        _forfeit_tile(table, seat, code - FORFEIT_TILE)
    else:
        _forfeit_technology(table, seat, code - FORFEIT_TECHNOLOGY)


def _forfeit_station(table: Table, seat: int, town: int) -> None:
    player = table.players[seat]
    if town == SUPPLY_STATION:
        player.stations_left -= 1
    else:
        player.stations &= ~(1 << town)
        table.towns_taken &= ~(1 << town)
    if table.log is not None:
        table.tell("forfeits_station", seat, town)


def _forfeit_tile(table: Table, seat: int, place: int) -> None:
    """torture.place-tile-contents: followers on it go back to the bag, technology on it leaves the game with it."""
    printed = table.components
    player = table.players[seat]
    table.gone_technology += remove_place(printed.layout, player, place)
    player.tiles &= ~(1 << place)
    table.gone_tiles |= 1 << place
    if place == printed.tower:
        player.bag += player.stored
        player.stored = 0
    if place == printed.brasserie:
        table.extra[BRASSERIE_GOODS] = 0
    if table.log is not None:
        table.tell("forfeits_tile", seat, place)


def _forfeit_technology(table: Table, seat: int, gear: int) -> None:
    player = table.players[seat]
    table.gone_technology += 1
    if gear == HAND_FREE:
        player.technology_free -= 1
    elif gear == HAND_FIRST:
        player.technology_first -= 1
    else:
        lose_technology(table.components.layout, player, gear)
    if table.log is not None:
        table.tell("forfeits_technology", seat, gear)
