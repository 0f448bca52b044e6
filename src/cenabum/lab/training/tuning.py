"""Tuning beliefs: an evolution strategy that keeps, for every belief, the best guess so far and how far to look around it.

It is the separable natural evolution strategy (Schaul, Glasmachers, Schmidhuber 2011), over the logarithms of the beliefs.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple, Protocol, Self

from cenabum.bots.adding import added
from cenabum.bots.greedy.weights import GREEDY, names
from cenabum.lab.pool import Workers
from cenabum.lab.training.tables import Beliefs, any_sitting

SAMPLES = 24  # guesses in a generation, in pairs to both sides
FIRST_SPREAD = 0.2
SETTLED = 150  # generations, after which it looks no farther than this around the best guess
NEAR = 0.1
FARTHEST = 2.0  # no belief leaves its first value by more than this, as a logarithm


OWN = -1  # a seat of the guess itself


class Trial(Protocol):
    """A game to be played by bots with some beliefs."""

    @property
    def players(self) -> int:
        """How many sit there."""

    def leads(self, beliefs: Sequence[Beliefs]) -> list[float]:
        """Play it out: how well each seat did."""


@dataclass
class Tuning:
    """How far the search for a set of beliefs has come. This one is greedy's."""

    together: ClassVar[float] = 0.0
    """In so many of the games the guess sits on all seats, so that a game says as much as it can about it."""

    seed: str
    centre: list[float]
    spread: list[float]
    generation: int = 0

    def first(self) -> Beliefs:
        """Where it begins."""
        return {name: getattr(GREEDY, name) for name in names()}

    def any_trial(self, chance: random.Random, seed: str) -> Trial:
        """A game of any kind."""
        return any_sitting(chance, seed)

    @classmethod
    def begin(cls, seed: str, character: dict[str, float], **more: Any) -> Self:
        """From the first beliefs, with those of a character multiplied."""
        tuning = cls(seed, [], [], **more)
        tuning.centre = [math.log(character.get(name, 1.0)) for name in tuning.first()]
        tuning.spread = [FIRST_SPREAD] * len(tuning.centre)
        return tuning

    @classmethod
    def restore(cls, data: dict[str, Any]) -> Self:
        """As it was saved."""
        return cls(**data)

    def beliefs(self, around: list[float] | None = None) -> Beliefs:
        """The best guess as beliefs, or one around it."""
        found: Beliefs = {}
        for number, (name, first) in enumerate(self.first().items()):
            power = self.centre[number] + (self.spread[number] * around[number] if around is not None else 0.0)
            found[name] = first * math.exp(max(-FARTHEST, min(FARTHEST, power)))
        return found

    def improve(self, rivals: Sequence[Beliefs], games: int, number: int, workers: Workers) -> float:
        """One generation, the same games for every guess; by how much they were ahead on average.

        Each sits among bots of a pool: those with the rivals' beliefs, and the best guess so far.
        """
        if self.generation == SETTLED:
            self.spread = [min(each, NEAR) for each in self.spread]
        chance = random.Random(f"{self.seed} {self.generation}")
        pool = (*rivals, self.beliefs())
        trials = tuple(self.any_trial(chance, f"{self.seed} {self.generation} {game}") for game in range(games))
        seats = [chance.randrange(each.players) for each in trials]
        others = [[chance.choice(range(len(pool))) for _ in range(each.players)] for each in trials]
        for seat, rest in zip(seats, others, strict=True):
            rest[seat] = OWN
            if self.together and chance.random() < self.together:
                rest[:] = [OWN] * len(rest)
        guesses: list[list[float]] = []
        for _ in range(number // 2):
            guess = [chance.gauss(0, 1) for _ in self.centre]
            guesses += [guess, [-each for each in guess]]
        tried = [_Guess(self.beliefs(guess), pool, trials, others) for guess in guesses]
        worths = list(workers.in_order(_worth, tried))
        self._follow(guesses, worths)
        self.generation += 1
        return added(worths) / len(worths)

    def _follow(self, guesses: list[list[float]], worths: list[float]) -> None:
        """Go towards the better guesses, by their ranks; look further where that helped, and less far where it did not."""
        order = sorted(range(len(guesses)), key=lambda each: -worths[each])
        raw = [max(0.0, math.log(len(order) / 2 + 1) - math.log(rank + 1)) for rank in range(len(order))]
        whole = added(raw)
        share = {number: raw[rank] / whole - 1 / len(order) for rank, number in enumerate(order)}
        rate = (3 + math.log(len(self.centre))) / (5 * math.sqrt(len(self.centre)))
        for each in range(len(self.centre)):
            step = added([share[number] * guess[each] for number, guess in enumerate(guesses)])
            width = added([share[number] * (guess[each] ** 2 - 1) for number, guess in enumerate(guesses)])
            self.centre[each] += self.spread[each] * step
            self.spread[each] *= math.exp(rate / 2 * width)


class _Guess(NamedTuple):
    """Beliefs to be tried, and the games for that: who of the pool sits on each seat, or the beliefs themselves."""

    beliefs: Beliefs
    pool: tuple[Beliefs, ...]
    trials: tuple[Trial, ...]
    seats: list[list[int]]


def _worth(guess: _Guess) -> float:
    """By how much they are ahead on average."""
    worth = 0.0
    for trial, seats in zip(guess.trials, guess.seats, strict=True):
        leads = trial.leads([guess.beliefs if each == OWN else guess.pool[each] for each in seats])
        own = [lead for lead, each in zip(leads, seats, strict=True) if each == OWN]
        worth += added(own) / seats.count(OWN)
    return worth / len(guess.trials)
