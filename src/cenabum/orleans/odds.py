"""The odds of a seat's next draw."""

from cenabum.bagbuilding.followers import FOLLOWERS, KNIGHT
from cenabum.bagbuilding.odds import bag_odds
from cenabum.kernel.rules import DrawOdds
from cenabum.orleans.retinue import room
from cenabum.orleans.table import NUMBER, TO_DRAW, Table


def draw_odds(table: Table, seat: int, number: int | None = None) -> DrawOdds:
    """The odds of a seat's next draw: as many as knights, room and bag allow, or `number` if that is less than the bag holds."""
    player = table.players[seat]
    if number is None:
        number = min(drawable(table, seat), room(table, player))
    return bag_odds(table.components.layout, player, FOLLOWERS, number)


def drawable(table: Table, seat: int) -> int:
    """How many followers the seat may draw: what is left of this round's draws while it draws, else what its knights allow."""
    player = table.players[seat]
    for decision in player.pending:
        if decision & 31 == TO_DRAW:
            return decision >> NUMBER
    return table.components.knight_draws[player.tracks >> (5 * KNIGHT) & 31]
