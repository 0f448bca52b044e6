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


def census(t: Table) -> None:
    """Most farmers: one coin. Fewest: pay one, but not with two players. A tie: nobody."""
    most = fewest = -1
    high = -1
    low = 999
    for seat in range(len(t.players)):
        step = t.players[seat].tracks >> (5 * FARMER) & 31
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
    if len(t.players) == 2:
        fewest = -1  # census.two-players
    if most < 0 and fewest < 0:
        if t.log is not None:
            t.tell("census_tie", -1)
        return
    # supply.coins-order: the start player first, which matters when the supply of coins is empty.
    for number in range(len(t.players)):
        seat = (t.start + number) % len(t.players)
        if seat == most:
            receive(t, seat, 1, CENSUS_COIN)
        elif seat == fewest:
            owe(t, seat, 1, CENSUS_COIN)


def begin_event(t: Table, seat: int) -> None:
    """The event reaches one player: first the owner of an occupied Sacristy decides about a bad one."""
    c = t.components
    player = t.players[seat]
    if t.event in (HARVEST, TAXES, PLAGUE) and c.sacristy >= 0 and player.ready >> c.sacristy & 1:
        player.pending.append(TO_PROTECT)
    else:
        suffer(t, seat)


def protect(t: Table, seat: int, answer: int) -> None:
    """tiles.sacristy: the monk goes back to the bag and the event passes the player by."""
    c = t.components
    player = t.players[seat]
    player.pending.pop()
    if answer == YES:
        monk = lift(c.layout, player, c.layout.spaces[c.sacristy][0])
        player.bag += ONE[monk]
        if t.log is not None:
            t.tell("protected", seat, t.event)
    else:
        suffer(t, seat)


def suffer(t: Table, seat: int) -> None:
    """What the event does to one player."""
    c = t.components
    player = t.players[seat]
    event = t.event
    value = c.event_value[event][t.stack]
    if event == INCOME:
        receive(t, seat, value * c.status[player.development], INCOME_EVENT)
    elif event == TRADING_DAY:
        receive(t, seat, value * player.stations.bit_count(), TRADING_DAY_EVENT)
    elif event == TAXES:
        due = total(player.goods) // value
        if due:
            owe(t, seat, due, TAXES_EVENT)
    elif event == HARVEST:
        player.pending.append(TO_FEED | value << NUMBER)
    elif event == PLAGUE:
        for _ in range(value):
            plague(t, seat)


def plague(t: Table, seat: int) -> None:
    """A blind draw: a neutral follower goes back to the board, an own one back into the bag."""
    player = t.players[seat]
    if not player.bag:
        if t.log is not None:
            t.tell("plague_empty_bag", seat)
        return
    kind = t.pick(BAG_STREAM + seat, player.bag)
    if kind < NEUTRAL_KINDS:
        player.bag -= ONE[kind]
        t.supply += ONE[kind]
        if t.log is not None:
            t.tell("loses_follower", seat, kind)
    elif t.log is not None:
        t.tell("spared_follower", seat, kind)


def meals(t: Table, seat: int) -> list[int]:
    """events.harvest-*: which food, or the penalty in coins."""
    c = t.components
    player = t.players[seat]
    codes = [FEED + good for good in c.food if player.goods >> (5 * good) & 31]
    if not codes or (not c.food_first and player.coins >= c.harvest_penalty):
        codes.append(FEED + FEED_COINS)
    return codes


def feed(t: Table, seat: int, food: int) -> None:
    """One food item, or the penalty for it."""
    c = t.components
    player = t.players[seat]
    due = player.pending.pop() >> NUMBER
    if due > 1:
        player.pending.append(TO_FEED | (due - 1) << NUMBER)
    if t.log is not None:
        t.tell("feeds", seat, food)
    if food == FEED_COINS:
        if player.coins >= c.harvest_penalty:
            spend(t, seat, c.harvest_penalty, HARVEST_EVENT)
        else:
            owe(t, seat, c.harvest_penalty, HARVEST_EVENT)
    else:
        player.goods -= ONE[food]
        t.goods_market += ONE[food]
        if c.brasserie >= 0:
            used_up(t, seat)
