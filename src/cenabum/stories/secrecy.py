"""What of a plan which seat may know."""

from cenabum.bagbuilding.secrecy import concealed, stage
from cenabum.stories.decision import asks
from cenabum.stories.decisions.plan import PLAN
from cenabum.stories.table import PLANNING, Player, Table


def shown(table: Table, number: int, seat: int) -> Player:
    """A player as a seat sees it: as before a plan that is not finished (planning.hidden). Not to be changed."""
    player = table.players[number]
    before = player.before
    return before if before is not None and concealed(number, seat, table.phase == PLANNING, player.pending) else player


def secret(table: Table, seat: int) -> object | None:
    """The plan that the seat puts together; None when there is none. It stays the same until that is done."""
    return stage(table) if asks(table, seat, PLAN) else None
