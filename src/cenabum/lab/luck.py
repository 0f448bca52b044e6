"""Luck: what was drawn, beside what was to be expected from the same bags.

Every draw is weighed against what lay in the bag at that moment, so a player who recruits many knights is expected to draw many.
"""

from dataclasses import dataclass
from math import sqrt

from cenabum.kernel.game import replay
from cenabum.kernel.record import Record, chance_results
from cenabum.kernel.sources import Recorded

OWN = "own_"
"""How the names of followers in a player's colour begin; they are counted with the others of their kind."""


@dataclass(frozen=True)
class Luck:
    """One kind: how often it was drawn, how often it was to be expected, and how far off one usually is (a standard deviation)."""

    kind: str
    drawn: int
    expected: float
    usual: float

    @property
    def more(self) -> float:
        """How much more was drawn than expected; less than 0 when it was less."""
        return self.drawn - self.expected


class _Weighed(Recorded):
    """The recorded draws; each is compared with what it was drawn from."""

    def __init__(self, results: list[tuple[int, int]], kinds: list[list[str]]) -> None:
        super().__init__(results)
        self.kinds = kinds
        self.drawn: dict[tuple[int, str], int] = {}
        self.expected: dict[tuple[int, str], float] = {}
        self.variance: dict[tuple[int, str], float] = {}

    def draw(self, stream: int, pool: int) -> int:
        """The recorded kind."""
        kind = super().draw(stream, pool)
        held: dict[str, int] = {}
        for name in self.kinds[stream]:
            held[name] = held.get(name, 0) + (pool & 31)
            pool >>= 5
        number = sum(held.values())
        for name, many in held.items():
            key = (stream, name)
            share = many / number
            self.drawn[key] = self.drawn.get(key, 0) + (name == self.kinds[stream][kind])
            self.expected[key] = self.expected.get(key, 0.0) + share
            self.variance[key] = self.variance.get(key, 0.0) + share * (1 - share)
        return kind


def luck_of(record: Record) -> dict[str, list[Luck]]:
    """The luck of a game by stream of chance, such as "bag.Ana"; kinds that could never be drawn are left out."""
    game = replay(record)
    lines = [*game.opening, *(line for entry in game.decisions for line in entry.chance)]
    kinds = [[name.removeprefix(OWN) for name in stream.kinds] for stream in game.streams]
    weighed = _Weighed(chance_results(lines, game.streams, 0), kinds)
    state = game.rules.start(game.components, "", weighed, None, None)
    for entry in game.decisions:
        state.apply(game.seat(entry.seat), entry.code)
    found: dict[str, list[Luck]] = {}
    for (stream, name), expected in weighed.expected.items():
        if expected:
            usual = sqrt(weighed.variance[stream, name])
            luck = Luck(name, weighed.drawn[stream, name], expected, usual)
            found.setdefault(game.streams[stream].name, []).append(luck)
    return found
