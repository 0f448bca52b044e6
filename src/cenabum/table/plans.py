"""Unfinished plans: what a seat puts together is its secret, until the plan is done."""

from typing import Any

from cenabum.bagbuilding.planning import stage
from cenabum.orleans.table import TO_BRIBE, TO_PLAN
from cenabum.orleans.table import Table as OrleansTable
from cenabum.stories.table import TO_PLAN as TO_PLAN_A_STORY
from cenabum.stories.table import Table as StoriesTable


def planning(state: Any, seat: int) -> bool:
    """Is the seat putting something together, a plan or a bribe? What it places then is its secret until it is done."""
    if not isinstance(state, OrleansTable | StoriesTable):
        return False
    pending: list[int] = state.players[seat].pending
    if not pending:
        return False
    if isinstance(state, OrleansTable):
        return pending[-1] == TO_PLAN or pending[-1] & 31 == TO_BRIBE
    return pending[-1] == TO_PLAN_A_STORY


def placed(state: Any, seat: int, code: int) -> bool:
    """Make a move. Was it a placement, after which the seat goes on with the same plan or bribe?"""
    if not planning(state, seat):
        state.apply(seat, code)
        return False
    before = stage(state)
    state.apply(seat, code)
    return stage(state) == before
