"""What of a plan, or of a bribe that is not offered yet, which seat may know."""

from cenabum.bagbuilding.planning import unplan
from cenabum.bagbuilding.secrecy import concealed, stage
from cenabum.orleans.decision import deciding
from cenabum.orleans.table import PLANNING, Player, Table


def shown(table: Table, number: int, seat: int) -> Player:
    """A player as a seat sees it: a plan that is not finished is taken back (planning.hidden-until-done). Not to be changed."""
    player = table.players[number]
    if player.planned and concealed(number, seat, table.phase == PLANNING, player.pending):
        player = player.copy()
        unplan(table.components.layout, player)
    return player


def bribes(table: Table, seat: int) -> bool:
    """Does the seat put an offer together? It is seen by nobody else until it is made."""
    return deciding(table, seat) == "bribe"


def secret(table: Table, seat: int) -> object | None:
    """What the seat puts together, a plan or a bribe; None when nothing. It stays the same until that is done."""
    return stage(table) if deciding(table, seat) in ("plan", "bribe") else None
