"""Who is asked next, and what may be known then: seats that decide at the same time learn nothing of each other by being asked later.

At a real table all plan at once and show their plans together. A program asks one after the other. So each of them is asked with
the table as it was when they were first asked together, and with its own moves alone; that moves of such seats commute makes this
possible (docs/architecture.md). "In turn order in case of doubt", as rulebooks put it, is the other order.
"""

from typing import Any, Final

from cenabum.kernel.journal import Journal
from cenabum.kernel.line import Position
from cenabum.kernel.refusal import SetupError
from cenabum.kernel.sources import Recorded

TOGETHER: Final = "together"
RULEBOOK: Final = "rulebook"
ORDERS: Final = (TOGETHER, RULEBOOK)


def check_order(order: str) -> str:
    """An order of asking. Raises `SetupError` when there is no such."""
    if order not in ORDERS:
        raise SetupError(f"“{order}” is no order of asking. Choose from {', '.join(ORDERS)}.")
    return order


class AtOnce:
    """The way through a game, move by move: `asked` is the seat that moves next (-1 at the end), `seen` the state it is asked with.

    `seen` is not to be changed; what it tells of the own seat is what the real state tells. With the order "rulebook" seats are asked
    from the start player on, each with all that the ones before have done. `alone`: the seat goes on with what it decides at the
    same time as others, so that since it was last asked nothing has changed but its own things and the table.
    """

    __slots__ = ("_before", "_done", "_group", "alone", "asked", "seen", "state", "together")

    def __init__(self, state: Any, order: str = TOGETHER) -> None:
        self.state = state
        self.together = check_order(order) == TOGETHER
        self._look()

    def _look(self) -> None:
        """Who decides now?"""
        state = self.state
        group: list[int] = state.deciding_seats()
        self._group = group
        self._done = 0
        self.alone = False
        self._before: Any = None
        self.seen: Any = state
        self.asked = group[0] if group else -1
        if len(group) > 1:
            if self.together:
                self._before = state.copy()
            else:
                first = getattr(state, "start", 0)
                self.asked = min(group, key=lambda seat: (seat - first) % len(state.players))

    def apply(self, code: int) -> None:
        """Make a legal move for the seat that is asked."""
        seat, state = self.asked, self.state
        state.apply(seat, code)
        if self._before is None:
            self._look()
            return
        seen = self.seen
        if seen is not state:
            seen.apply(seat, code)
        self.alone = True
        if not seen.deciding >> seat & 1:
            self._next()

    def _next(self) -> None:
        """The seat has decided all it could: the next one that was asked at the same time, or what comes then."""
        self._done += 1
        self.alone = False
        if self._done == len(self._group):
            self._look()
            return
        self.asked = self._group[self._done]
        self.seen = self._before.copy()

    def copy(self) -> "AtOnce":
        """An independent copy."""
        new = object.__new__(AtOnce)
        new.together, new.asked, new.alone = self.together, self.asked, self.alone
        new._group, new._done = self._group, self._done
        new.state = self.state.copy()
        new._before = self._before.copy() if self._before is not None else None
        new.seen = self.seen.copy() if self.seen is not self.state else new.state
        return new

    def asked_first(self) -> "AtOnce":
        """A copy in which the seat that is asked comes first: whoever decides at the same time has yet to do so."""
        if self._before is None:
            return self.copy()
        new = object.__new__(AtOnce)
        new.together, new.asked, new.alone, new._done = True, self.asked, self.alone, 0
        new._group = [self.asked, *(seat for seat in self._group if seat != self.asked)]
        new.state = new.seen = self.seen.copy()
        new._before = self._before.copy()
        return new

    def sight(self, seat: int) -> Any:
        """The state that a seat may look at: who waits to be asked sees nothing of what others have decided meanwhile."""
        if seat == self.asked:
            return self.seen
        if self._before is not None and seat in self._group[self._done :]:
            return self._before
        return self.state


def asked_with(journal: Journal, seat: int, moment: int | None = None) -> Any:
    """The state that a seat is asked with now, its unfinished plan included, or that it was asked with at a moment of the past.

    It is the table as it was when the seat was first asked, with the seat's own moves alone. Not to be changed.
    """
    position = journal.line[-1 if moment is None else moment]
    own: list[Position] = []
    while position.before is not None and journal.played(position.before).deciding >> seat & 1:
        if journal.steps[position.moment - 1].seat == seat:
            own.append(position)
        position = position.before
    state = journal.played(position)
    for each in reversed(own):
        step = journal.steps[each.moment - 1]
        state.source = Recorded(step.chance)
        state.apply(seat, step.code)
        if not state.deciding >> seat & 1:  # it had decided; what it is asked now comes after what others did
            state = journal.played(each)
    for code in journal.plans[seat] if moment is None else ():
        state.apply(seat, code)
    state.source = None
    return state
