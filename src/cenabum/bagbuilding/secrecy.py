"""What of a plan which seat may know (planning.hidden-until-done): the one place that says so.

Views, features, imagined states, told facts and the journal ask here, each through the `secrecy.py` of its game.
"""

from collections.abc import Sequence
from typing import Any, Final

from cenabum.kernel.core import Fact
from cenabum.kernel.decision import Course

PLAN_FACTS: Final = frozenset(("plans", "plans_fair", "loads", "supplies"))
"""The kinds of facts that tell what is laid out in a plan."""
PLAN_DONE: Final = "plan_done"


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


def told(facts: Sequence[Fact], seat: int) -> list[Fact]:
    """What of a game's facts a seat may hear: the plan of another seat is told when it is done."""
    heard: list[Fact] = []
    waiting: dict[int, list[Fact]] = {}
    for fact in facts:
        if fact[0] in PLAN_FACTS and fact[1] != seat:
            waiting.setdefault(fact[1], []).append(fact)
            continue
        if fact[0] == PLAN_DONE:
            heard += waiting.pop(fact[1], [])
        heard.append(fact)
    return heard
