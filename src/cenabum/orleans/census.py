"""Phase 2, Census."""

from cenabum.bagbuilding.followers import FARMER
from cenabum.kernel.pool import count
from cenabum.orleans.facts import CENSUS_COIN
from cenabum.orleans.money import owe, receive
from cenabum.orleans.table import Table


def census(table: Table) -> None:
    """Most farmers: one coin. Fewest: pay one, but not with two players. A tie: nobody."""
    most = fewest = -1
    high = -1
    low = 999
    for seat in range(len(table.players)):
        step = count(table.players[seat].tracks, FARMER)
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
