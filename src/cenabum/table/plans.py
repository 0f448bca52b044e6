"""Unfinished plans: what a seat puts together is its secret, until the plan is done."""

from typing import Any

from cenabum.kernel.rules import AnyRules


def planning(rules: AnyRules, state: Any, seat: int) -> bool:
    """Is the seat putting something together, a plan or a bribe? What it places then is its secret until it is done."""
    return rules.secret(state, seat) is not None


def placed(rules: AnyRules, state: Any, seat: int, code: int) -> bool:
    """Make a move. Was it a placement, after which the seat goes on with the same plan or bribe?"""
    before = rules.secret(state, seat)
    state.apply(seat, code)
    return before is not None and rules.secret(state, seat) == before
