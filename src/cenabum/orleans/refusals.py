"""A refusal teaches: which rule forbids a move, why, and the nearest fix. It runs only when a move is not legal.

First the time: is the seat asked anything, and does the move answer it? Then the decision itself knows the rule (`refuse`), or else the
decision that the move would answer knows why it is not the time (`untimely`). The words are in
`locale/<language>/orleans/refusals.ftl`, and those of a module where it says.
"""

from collections.abc import Sequence

from cenabum.kernel.decision import number_of
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.orleans.decision import DECISIONS, OrleansDecision, top
from cenabum.orleans.module import MODULES, Module
from cenabum.orleans.moves import OWN_KINDS
from cenabum.orleans.refusals_words import situation
from cenabum.orleans.state import State


def refuse(state: State, seat: int, code: int) -> Refusal:
    """Why a move that is not legal is not. Never raises, whatever the code."""
    return _refuse(state, seat, code).of(*refusal_files(MODULES))


def refusal_files(modules: Sequence[Module]) -> tuple[str, ...]:
    """The files with the words of refusals, those of these modules, too."""
    return ("orleans", "orleans/refusals", *(file for module in modules for file in module.refusal_words()))


def _refuse(state: State, seat: int, code: int) -> Refusal:
    if not state.components.moves.exists(code):
        return Refusal("general.not-offered", say("no-move"), situation(state, seat))
    declared, at = state.components.moves.indices(code)
    decision = top(state, seat)
    if decision is None or declared.name not in decision.answered_by():
        return _untimely(state, seat, declared.name, at, decision)
    number = number_of(state.players[seat].pending[-1])
    found = decision.refuse(state, seat, number, declared.name, at)
    return found or Refusal("general.not-offered", say("no-chance"), situation(state, seat))


def _untimely(state: State, seat: int, kind: str, at: list[int], asked: OrleansDecision | None) -> Refusal:
    """A move at the wrong time: the rule that says when it is made, or else that everything has its time."""
    if state.over:
        return Refusal("general.not-now", say("no-over"))
    if asked is not None and asked.comes_first and kind in OWN_KINDS:
        return Refusal("general.not-now", say("no-other-first"), situation(state, seat))
    found = None
    for decision in DECISIONS:
        if kind in decision.answered_by() and kind != "done":
            found = decision.untimely(state, seat, kind, at)
            break
    why = say("no-when", kind=kind) if asked is not None else say("no-decision")
    return found or Refusal("general.not-now", why, situation(state, seat))
