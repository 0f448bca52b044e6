"""A refusal teaches: which rule forbids a move, why, and the nearest fix. It runs only when a move is not legal.

First the time: is the seat asked anything, and does the move answer it? Then the decision says which rule is against it.
"""

from cenabum.kernel.decision import kind_of, number_of
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import SILENCE, Sentence, all_of, say
from cenabum.stories.decision import DECISIONS
from cenabum.stories.names import STORIES
from cenabum.stories.state import State
from cenabum.stories.table import Table


def refuse(state: State, seat: int, code: int) -> Refusal:
    """Why a move that is not legal is not. Never raises, whatever the code."""
    return _refuse(state, seat, code).of(STORIES[state.components.story], "stories/refusals")


def _refuse(table: State, seat: int, code: int) -> Refusal:
    if not is_move(table, code):
        return Refusal("general.not-offered", say("no-move"), situation(table, seat))
    declared, at = table.components.moves.indices(code)
    pending = table.players[seat].pending
    if pending:
        decision = DECISIONS[kind_of(pending[-1])]
        if declared.name in decision.answers:
            found = decision.refuse(table, seat, number_of(pending[-1]), declared.name, at)
            return found or Refusal("general.not-offered", say("no-chance"), situation(table, seat))
    return _untimely(table, seat, declared.name, at)


def _untimely(table: State, seat: int, kind: str, at: list[int]) -> Refusal:
    """The move answers nothing that the seat is asked."""
    hint = situation(table, seat)
    if table.players[seat].out:
        return Refusal("favor.out", say("no-out"), hint)
    for decision in DECISIONS:
        if kind in decision.answers:
            found = decision.untimely(table, seat, kind, at)
            if found is not None:
                return Refusal(found.rule, found.reason, hint)
    return Refusal("general.not-now", say("no-when"), hint)


def situation(table: Table, seat: int) -> Sentence:
    """What the seat is asked for, or else whom it waits for."""
    pending = table.players[seat].pending
    if pending:
        return DECISIONS[kind_of(pending[-1])].ask(table, seat, number_of(pending[-1]))
    busy = [f"player_{other + 1}" for other, player in enumerate(table.players) if player.pending]
    return say("try-waiting", list=all_of(say("some-player", player=player) for player in busy)) if busy else SILENCE


def is_move(table: Table, code: int) -> bool:
    """Is there a move with this code at this table? Nobody sits on some of the seats."""
    moves = table.components.moves
    if not moves.exists(code):
        return False
    kind, at = moves.indices(code)
    return all(
        domain != "rival" or index < table.components.players for domain, index in zip(kind.arguments, at, strict=True)
    )
