"""What the scenes of all games have: a table of a game in any state, draws as the test says, and players called by their names."""

from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

import pytest

import cenabum
from cenabum.kernel.core import Fact
from cenabum.kernel.decision import Course
from cenabum.kernel.pool import ONE, count, counts, nth
from cenabum.kernel.sources import Source

NAMES = ("Ana", "Bruno", "Chloé", "Denis")


class Script(Source):
    """Draws as the test says; a stream without a script gives the first kind there is."""

    def __init__(self) -> None:
        self.waiting: dict[int, list[int]] = {}
        self.drawn: list[tuple[int, int]] = []

    def draw(self, stream: int, pool: int) -> int:
        script = self.waiting.get(stream)
        kind = script.pop(0) if script else nth(pool, 0)
        assert count(pool, kind), f"the script draws {kind}, which is not there"
        self.drawn.append((stream, kind))
        return kind


def pool(words: str, names: Sequence[str]) -> int:
    """A pool from words such as "farmer monk*2"."""
    made = 0
    for word in words.split():
        name, _, times = word.partition("*")
        made += ONE[names.index(name)] * int(times or 1)
    return made


def named(things: int, names: Sequence[str]) -> dict[str, int]:
    """A pool in words: how many of what."""
    return {name: number for name, number in zip(names, counts(things, len(names)), strict=True) if number}


State = TypeVar("State", bound=Course)


class AnyScene(Generic[State]):
    """A game in any state; a seat is a name."""

    def __init__(self, game: cenabum.Game, state: State) -> None:
        self.game = game
        self.state = state
        self.script = Script()
        self.state.source = self.script
        self.log: list[Fact] = []
        self.state.log = self.log

    def seat(self, name: str) -> int:
        return self.game.seats.index(name)


class ToldScene(AnyScene[State]):
    """Every move is told anew."""

    def play(self, name: str, *moves: str) -> Self:
        for move in moves:
            self.log.clear()
            seat = self.seat(name)
            code = self.game.code(seat, move)
            if code not in self.state.legal(seat):
                raise cenabum.Refused(self.game.rules.refuse(self.state, seat, code).among(self.game.seats))
            self.state.apply(seat, code)
        return self

    def legal(self, name: str) -> set[str]:
        return {move.notation for move in self.game.legal(name)}

    def refused(self, name: str, move: str) -> str:
        """The rule that refuses a move."""
        with pytest.raises(cenabum.Refused) as refused:
            self.play(name, move)
        assert refused.value.why
        return refused.value.rule

    def told(self, kind: str | None = None) -> list[dict[str, Any]]:
        """What was told since the last move or phase."""
        facts = [self.game.fact(fact) for fact in self.log]
        return [fact for fact in facts if kind is None or fact["fact"] == kind]
