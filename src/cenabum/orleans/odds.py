"""The odds of a seat's next draw."""

from cenabum.bagbuilding.followers import FOLLOWERS, KNIGHT
from cenabum.bagbuilding.odds import DrawOdds, bag_odds
from cenabum.orleans.retinue import room
from cenabum.orleans.table import NUMBER, TO_DRAW, Table


def draw_odds(t: Table, seat: int, number: int | None = None) -> DrawOdds:
    """The odds of a seat's next draw: as many as knights, room and bag allow, or `number` if that is less than the bag holds."""
    player = t.players[seat]
    if number is None:
        number = min(drawable(t, seat), room(t, player))
    return bag_odds(t.components.layout, player, FOLLOWERS, number)


def drawable(t: Table, seat: int) -> int:
    """How many followers the seat may draw: what is left of this round's draws while it draws, else what its knights allow."""
    player = t.players[seat]
    for decision in player.pending:
        if decision & 31 == TO_DRAW:
            return decision >> NUMBER
    return t.components.knight_draws[player.tracks >> (5 * KNIGHT) & 31]
