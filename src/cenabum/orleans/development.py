"""The development track and the citizens on all tracks."""

from cenabum.orleans.facts import DEVELOPMENT_TRACK
from cenabum.orleans.money import receive
from cenabum.orleans.moves import DEVELOPMENT_STEPS
from cenabum.orleans.table import Table


def track_of(t: Table, seat: int, track: int) -> int:
    """Where a seat is on a track, development included."""
    player = t.players[seat]
    return player.development if track == DEVELOPMENT_STEPS else player.tracks >> (5 * track) & 31


def at_end(t: Table, seat: int, track: int) -> bool:
    """Does the marker of a seat stand on the last space of a track?"""
    c = t.components
    end: int = c.development_end if track == DEVELOPMENT_STEPS else c.steps[track]
    return track_of(t, seat, track) >= end


def advance_development(t: Table, seat: int, points: int) -> None:
    """Move the marker point by point: coins and citizens of every space entered or passed; beyond the end points are lost."""
    c = t.components
    player = t.players[seat]
    before = player.development
    after = before + points
    if after > c.development_end:
        after = c.development_end
    player.development = after
    if t.log is not None:
        t.tell("develops", seat, after - before, after)
    for space in range(before + 1, after + 1):
        coins = c.coins_on[space]
        if coins:
            receive(t, seat, coins, DEVELOPMENT_TRACK)
        citizen = c.citizen_on[space]
        if citizen >= 0:
            take_citizen(t, seat, citizen)


def take_citizen(t: Table, seat: int, citizen: int) -> None:
    """The first player to get there takes the citizen of a track."""
    if t.citizens >> citizen & 1:
        t.citizens &= ~(1 << citizen)
        t.players[seat].citizens += 1
        if t.log is not None:
            t.tell("wins_citizen", seat, citizen)
