"""The odds of a seat's next draw."""

from cenabum.bagbuilding.followers import FOLLOWERS, KNIGHT
from cenabum.bagbuilding.odds import bag_odds
from cenabum.kernel.pool import count
from cenabum.kernel.rules import DrawOdds
from cenabum.orleans.decisions.draw import DRAW
from cenabum.orleans.retinue import room
from cenabum.orleans.table import Table


def draw_odds(table: Table, seat: int, number: int | None = None) -> DrawOdds:
    """The odds of a seat's next draw: as many as knights, room and bag allow, or `number` if that is less than the bag holds."""
    player = table.players[seat]
    if number is None:
        knights = table.components.knight_draws[count(player.tracks, KNIGHT)]
        number = min(DRAW.carried(player.pending, knights), room(table, player))
    return bag_odds(table.components.layout, player, FOLLOWERS, number)
