"""The odds of a seat's next draw."""

from cenabum.bagbuilding.followers import FOLLOWERS
from cenabum.bagbuilding.odds import bag_odds
from cenabum.kernel.rules import DrawOdds
from cenabum.orleans.decisions.draw import still_to_draw
from cenabum.orleans.retinue import room
from cenabum.orleans.table import Table


def draw_odds(table: Table, seat: int, number: int | None = None) -> DrawOdds:
    """The odds of a seat's next draw: as many as knights, room and bag allow, or `number` if that is less than the bag holds."""
    player = table.players[seat]
    if number is None:
        number = min(still_to_draw(table, seat), room(table, player))
    return bag_odds(table.components.layout, player, FOLLOWERS, number)
