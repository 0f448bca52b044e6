"""Phase 2, Census, and phase 6, Event."""

from typing import Final

from cenabum.bagbuilding.followers import FARMER, NEUTRAL_KINDS
from cenabum.kernel.pool import ONE, total
from cenabum.orleans.decisions.feed import FEED
from cenabum.orleans.facts import CENSUS_COIN, INCOME_EVENT, TAXES_EVENT, TRADING_DAY_EVENT
from cenabum.orleans.money import owe, receive
from cenabum.orleans.table import BAG_STREAM, Table

PILGRIMAGE: Final = 0
INCOME: Final = 1
HARVEST: Final = 2
TAXES: Final = 3
TRADING_DAY: Final = 4
PLAGUE: Final = 5


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
        player.pending.append(FEED.pending(value))
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
