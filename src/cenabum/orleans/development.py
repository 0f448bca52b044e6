"""The development track and the citizens on all tracks."""

from cenabum.orleans.facts import DEVELOPMENT_TRACK
from cenabum.orleans.money import receive
from cenabum.orleans.table import Table


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
