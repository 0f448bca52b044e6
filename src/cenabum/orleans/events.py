"""Phase 2, Census, and phase 6, Event."""

from typing import Final

from cenabum.bagbuilding.board import lift
from cenabum.bagbuilding.followers import FARMER, NEUTRAL_KINDS
from cenabum.kernel.pool import ONE, total
from cenabum.orleans.facts import CENSUS_COIN, HARVEST_EVENT, INCOME_EVENT, TAXES_EVENT, TRADING_DAY_EVENT
from cenabum.orleans.money import owe, receive, spend
from cenabum.orleans.moves import FEED, FEED_COINS, SACRISTY, YES
from cenabum.orleans.table import BAG_STREAM, NUMBER, TO_FEED, TO_PROTECT, Table
from cenabum.orleans.trade_intrigue.brasserie import used_up

PILGRIMAGE: Final = 0
INCOME: Final = 1
HARVEST: Final = 2
TAXES: Final = 3
TRADING_DAY: Final = 4
PLAGUE: Final = 5

PROTECTION: Final = [SACRISTY, SACRISTY + YES]


def census(table: Table) -> None:
    """Most farmers: one coin. Fewest: pay one, but not with two players. A tie: nobody."""
    most = fewest = -1
    high = -1
    low = 999
    for seat in range(len(table.players)):
        step = table.players[seat].tracks >> (5 * FARMER) & 31
        if step > high:
            high = step
            most = seat
        elif step == high:
            most = -1
        if step < low:
            low = step
            fewest = seat
        elif step == low:
            fewest = -1
    if len(table.players) == 2:
        fewest = -1  # census.two-players
    if most < 0 and fewest < 0:
        if table.log is not None:
            table.tell("census_tie", -1)
        return
    # supply.coins-order: the start player first, which matters when the supply of coins is empty.
    for number in range(len(table.players)):
        seat = (table.start + number) % len(table.players)
        if seat == most:
            receive(table, seat, 1, CENSUS_COIN)
        elif seat == fewest:
            owe(table, seat, 1, CENSUS_COIN)


def begin_event(table: Table, seat: int) -> None:
    """The event reaches one player: first the owner of an occupied Sacristy decides about a bad one."""
    printed = table.components
    player = table.players[seat]
    if table.event in (HARVEST, TAXES, PLAGUE) and printed.sacristy >= 0 and player.ready >> printed.sacristy & 1:
        player.pending.append(TO_PROTECT)
    else:
        suffer(table, seat)


def protect(table: Table, seat: int, answer: int) -> None:
    """tiles.sacristy: the monk goes back to the bag and the event passes the player by."""
    printed = table.components
    player = table.players[seat]
    player.pending.pop()
    if answer == YES:
        monk = lift(printed.layout, player, printed.layout.spaces[printed.sacristy][0])
        player.bag += ONE[monk]
        if table.log is not None:
            table.tell("protected", seat, table.event)
    else:
        suffer(table, seat)


def suffer(table: Table, seat: int) -> None:
    """What the event does to one player."""
    printed = table.components
    player = table.players[seat]
    event = table.event
    value = printed.event_value[event][table.stack]
    if event == INCOME:
        receive(table, seat, value * printed.status[player.development], INCOME_EVENT)
    elif event == TRADING_DAY:
        receive(table, seat, value * player.stations.bit_count(), TRADING_DAY_EVENT)
    elif event == TAXES:
        due = total(player.goods) // value
        if due:
            owe(table, seat, due, TAXES_EVENT)
    elif event == HARVEST:
        player.pending.append(TO_FEED | value << NUMBER)
    elif event == PLAGUE:
        for _ in range(value):
            plague(table, seat)


def plague(table: Table, seat: int) -> None:
    """A blind draw: a neutral follower goes back to the board, an own one back into the bag."""
    player = table.players[seat]
    if not player.bag:
        if table.log is not None:
            table.tell("plague_empty_bag", seat)
        return
    kind = table.pick(BAG_STREAM + seat, player.bag)
    if kind < NEUTRAL_KINDS:
        player.bag -= ONE[kind]
        table.supply += ONE[kind]
        if table.log is not None:
            table.tell("loses_follower", seat, kind)
    elif table.log is not None:
        table.tell("spared_follower", seat, kind)


def meals(table: Table, seat: int) -> list[int]:
    """events.harvest-*: which food, or the penalty in coins."""
    printed = table.components
    player = table.players[seat]
    codes = [FEED + good for good in printed.food if player.goods >> (5 * good) & 31]
    if not codes or (not printed.food_first and player.coins >= printed.harvest_penalty):
        codes.append(FEED + FEED_COINS)
    return codes


def feed(table: Table, seat: int, food: int) -> None:
    """One food item, or the penalty for it."""
    printed = table.components
    player = table.players[seat]
    due = player.pending.pop() >> NUMBER
    if due > 1:
        player.pending.append(TO_FEED | (due - 1) << NUMBER)
    if table.log is not None:
        table.tell("feeds", seat, food)
    if food == FEED_COINS:
        if player.coins >= printed.harvest_penalty:
            spend(table, seat, printed.harvest_penalty, HARVEST_EVENT)
        else:
            owe(table, seat, printed.harvest_penalty, HARVEST_EVENT)
    else:
        player.goods -= ONE[food]
        table.goods_market += ONE[food]
        if printed.brasserie >= 0:
            used_up(table, seat)
