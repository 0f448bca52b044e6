"""What of a plan, or of whatever else a decision hides until it is done, which seat may know."""

from cenabum.bagbuilding.planning import unplan
from cenabum.bagbuilding.secrecy import concealed, stage
from cenabum.orleans.decision import top
from cenabum.orleans.table import PLANNING, Player, Table


def shown(table: Table, number: int, seat: int) -> Player:
    """A player as a seat sees it: a plan that is not finished is taken back (planning.hidden-until-done). Not to be changed."""
    player = table.players[number]
    if player.planned and concealed(number, seat, table.phase == PLANNING, player.pending):
        player = player.copy()
        unplan(table.components.layout, player)
    return player


def secret(table: Table, seat: int) -> object | None:
    """What the seat puts together in secret; None when nothing. It stays the same until that is done."""
    decision = top(table, seat)
    return stage(table) if decision is not None and decision.hidden else None
