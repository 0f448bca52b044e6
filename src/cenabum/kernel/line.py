"""The moves that stand at each moment, and copies of some states, so that any other state is a few moves away."""

from collections import deque
from typing import Any

EVERY = 25
"""A copy of the state is kept every so many moves that stand."""
RECENT = 8
"""Copies of so many of the last states are kept besides, where people play: who takes a move back finds the state before it."""


class Position:
    """What stands at a moment: the last move that does, by the moment it was made, and what stood before it.

    A move that is taken back leaves the position before it, so moving and taking back in turn does not make the way longer.
    """

    __slots__ = ("before", "depth", "moment", "state")

    def __init__(self, moment: int, before: "Position | None") -> None:
        self.moment = moment
        self.before = before
        self.depth: int = before.depth + 1 if before is not None else 0
        self.state: Any = None


class Line:
    """The positions of all moments. `state` is that of the set-up."""

    def __init__(self, state: Any, recent: int = RECENT) -> None:
        self._most_recent = recent
        start = Position(0, None)
        start.state = state
        self._positions = [start]
        self._lasting: dict[int, Position] = {}
        self._recent: deque[Position] = deque()

    def __getitem__(self, moment: int) -> Position:
        """The position at a moment, or with -1 the last one."""
        return self._positions[moment]

    def add(self, taken_back: int = 0) -> None:
        """The next moment: a move, or the taking back of one. Raises `LookupError` when that does not stand."""
        position = self.without(taken_back) if taken_back else Position(len(self._positions), self._positions[-1])
        self._positions.append(position)

    def without(self, moment: int) -> Position:
        """What would stand without the move of a moment. Raises `LookupError` when it does not stand."""
        later: list[int] = []
        position = self._positions[-1]
        while position.moment != moment and position.before is not None:
            later.append(position.moment)
            position = position.before
        if position.before is None:
            raise LookupError(moment)
        position = position.before
        for number in reversed(later):
            position = Position(number, position)
        return position

    def keep(self, state: Any) -> None:
        """Keep a copy of the last position's state: for good after every so many moves, else until there are later ones."""
        position = self._positions[-1]
        if position.state is not None:
            return
        part = position.depth // EVERY
        if part > 0 and (part not in self._lasting or not self._stands(self._lasting[part])):
            if part in self._lasting:
                self._lasting[part].state = None
            self._lasting[part] = position
        elif self._most_recent:
            self._recent.append(position)
            if len(self._recent) > self._most_recent:
                self._recent.popleft().state = None
        else:
            return
        position.state = state.copy()

    def _stands(self, position: Position) -> bool:
        """Does a position of the last few moves lead to the last one?"""
        last: Position | None = self._positions[-1]
        while last is not None and last.depth > position.depth:
            last = last.before
        return last is position
