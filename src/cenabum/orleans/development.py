"""The development track and the citizens on all tracks."""

from cenabum.orleans.facts import DEVELOPMENT_TRACK
from cenabum.orleans.money import receive
from cenabum.orleans.moves import DEVELOPMENT_STEPS
from cenabum.orleans.table import Table


def track_of(table: Table, seat: int, track: int) -> int:
    """Where a seat is on a track, development included."""
    player = table.players[seat]
    return player.development if track == DEVELOPMENT_STEPS else player.tracks >> (5 * track) & 31


def at_end(table: Table, seat: int, track: int) -> bool:
    """Does the marker of a seat stand on the last space of a track?"""
    printed = table.components
    end: int = printed.development_end if track == DEVELOPMENT_STEPS else printed.steps[track]
    return track_of(table, seat, track) >= end


def advance_development(table: Table, seat: int, points: int) -> None:
    """Move the marker point by point: coins and citizens of every space entered or passed; beyond the end points are lost."""
    printed = table.components
    player = table.players[seat]
    before = player.development
    after = before + points
    if after > printed.development_end:
        after = printed.development_end
    player.development = after
    if table.log is not None:
        table.tell("develops", seat, after - before, after)
    for space in range(before + 1, after + 1):
        coins = printed.coins_on[space]
        if coins:
            receive(table, seat, coins, DEVELOPMENT_TRACK)
        citizen = printed.citizen_on[space]
        if citizen >= 0:
            take_citizen(table, seat, citizen)


def take_citizen(table: Table, seat: int, citizen: int) -> None:
    """The first player to get there takes the citizen of a track."""
    if table.citizens >> citizen & 1:
        table.citizens &= ~(1 << citizen)
        table.players[seat].citizens += 1
        if table.log is not None:
            table.tell("wins_citizen", seat, citizen)
