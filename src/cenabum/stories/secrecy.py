"""What of a plan which seat may know."""

from cenabum.bagbuilding.secrecy import concealed
from cenabum.stories.table import PLANNING, Player, Table


def shown(table: Table, number: int, seat: int) -> Player:
    """A player as a seat sees it: as before a plan that is not finished (planning.hidden). Not to be changed."""
    player = table.players[number]
    before = player.before
    return before if before is not None and concealed(number, seat, table.phase == PLANNING, player.pending) else player
