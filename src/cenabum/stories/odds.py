"""The odds of a seat's next draw."""

from cenabum.bagbuilding.odds import bag_odds
from cenabum.kernel.rules import DrawOdds
from cenabum.stories.decisions.draw import DRAW
from cenabum.stories.drawing import green_room
from cenabum.stories.moves import FOLLOWERS
from cenabum.stories.table import Table


def draw_odds(table: Table, seat: int) -> DrawOdds:
    """The odds of a seat's next draw: as many as the era and the room on the village green allow. Goods are not asked for."""
    player = table.players[seat]
    allowed = DRAW.carried(player.pending, table.components.draw[player.era])
    return bag_odds(table.components.layout, player, FOLLOWERS, min(allowed, green_room(table, player)))
