"""What of a plan which seat may know (planning.hidden-until-done): the one place that says so.

Views, features, imagined states and the journal ask here, each through the `secrecy.py` of its game.
"""

from typing import Any

from cenabum.kernel.decision import Course


def concealed(number: int, seat: int, planning: bool, pending: list[int]) -> bool:
    """Is what player `number` lays out hidden from `seat` (-1: from who looks on)? It is until the plan is done."""
    return planning and number != seat and len(pending) > 0


def stage(state: Any) -> tuple[object, ...]:
    """What stays the same while somebody only places: the round, the phase, and what everybody has to decide.

    When nobody has an action, the end of a plan leads straight to the planning of the next round. So that a seat plans before
    and after a move does not say that it is the same plan.
    """
    return (state.round, state.phase, *(tuple(player.pending) for player in state.players))


def secret(table: Course, seat: int) -> object | None:
    """What the seat puts together in secret, by a decision that is hidden; None when nothing. It stays the same until that is done."""
    decision = table.top(seat)
    return stage(table) if decision is not None and decision.hidden else None
