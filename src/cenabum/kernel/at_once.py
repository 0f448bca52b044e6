"""Who is asked next, and what may be known then: seats that decide at the same time learn nothing of each other by being asked later.

At a real table all plan at once and show their plans together. A program asks one after the other. So each of them is asked with
the table as it was when they were first asked together, and with its own moves alone; that moves of such seats commute makes this
possible (docs/architecture.md). "In turn order in case of doubt", as rulebooks put it, is the other order.
"""

from typing import Any, Final

from cenabum.kernel.refusal import SetupError

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
    from the start player on, each with all that the ones before have done.
    """

    __slots__ = ("_before", "_done", "_group", "asked", "seen", "state", "together")

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
        if not seen.deciding >> seat & 1:
            self._next()

    def _next(self) -> None:
        """The seat has decided all it could: the next one that was asked at the same time, or what comes then."""
        self._done += 1
        left = len(self._group) - self._done
        if not left:
            self._look()
            return
        self.asked = self._group[self._done]
        self.seen = self._before.copy() if left > 1 else self._before

    def sight(self, seat: int) -> Any:
        """The state that a seat may look at: who waits to be asked sees nothing of what others have decided meanwhile."""
        if seat == self.asked:
            return self.seen
        if self._before is not None and seat in self._group[self._done :]:
            return self._before
        return self.state
