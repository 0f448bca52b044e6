"""What of a plan which seat may know."""

from cenabum.bagbuilding.planning import unplan
from cenabum.bagbuilding.secrecy import concealed
from cenabum.orleans.table import PLANNING, Player, Table


def shown(table: Table, number: int, seat: int) -> Player:
    """A player as a seat sees it: a plan that is not finished is taken back (planning.hidden-until-done). Not to be changed."""
    player = table.players[number]
    if player.planned and concealed(number, seat, table.phase == PLANNING, player.pending):
        player = player.copy()
        unplan(table.components.layout, player)
    return player
