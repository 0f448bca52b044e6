"""A refusal teaches: which rule forbids a move, why, and the nearest fix. It runs only when a move is not legal.

First the time: is it the turn of the seat? Then what it is asked says why the move is no answer.
"""

from cenabum.cathedral.decision import top
from cenabum.cathedral.refusals_words import situation
from cenabum.cathedral.state import State
from cenabum.kernel.decision import refused
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say


def refuse(state: State, seat: int, code: int) -> Refusal:
    """Why a move that is not legal is not. Never raises, whatever the code."""
    return _refuse(state, seat, code).of("cathedral", "cathedral/refusals")


def _refuse(state: State, seat: int, code: int) -> Refusal:
    if not state.components.moves.exists(code):
        return Refusal("general.not-offered", say("no-move"), situation(state, seat))
    if state.over:
        return Refusal("general.not-now", say("no-over"))
    declared, at = state.components.moves.indices(code)
    kind = declared.name
    if not state.players[seat].pending:
        if kind == "rest":
            return Refusal("resting.own-turn", say("no-rest-turn"), situation(state, seat))
        return Refusal("turn.clockwise", say("no-turn"), situation(state, seat))
    found = refused(state, seat, kind, at)
    if found is not None:
        return found
    if kind not in top(state, seat).answers:
        return Refusal("general.not-now", say("no-when", kind=kind), situation(state, seat))
    return Refusal("general.not-offered", say("no-chance"), situation(state, seat))
