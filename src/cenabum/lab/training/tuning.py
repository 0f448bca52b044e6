"""Tuning beliefs: an evolution strategy that keeps, for every belief, the best guess so far and how far to look around it.

It is the separable natural evolution strategy (Schaul, Glasmachers, Schmidhuber 2011), over the logarithms of the beliefs.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from cenabum.bots.greedy.weights import GREEDY, names
from cenabum.lab.pool import Workers
from cenabum.lab.training.tables import Beliefs, Sitting, any_sitting, believing, leads

SAMPLES = 24  # guesses in a generation, in pairs to both sides
FIRST_SPREAD = 0.2
SETTLED = 150  # generations, after which it looks no farther than this around the best guess
NEAR = 0.1
FARTHEST = 2.0  # no belief leaves its first value by more than this, as a logarithm


@dataclass
class Tuning:
    """How far the search for a set of beliefs has come."""

    seed: str
    centre: list[float]
    spread: list[float]
    generation: int = 0

    @classmethod
    def begin(cls, seed: str, character: dict[str, float]) -> "Tuning":
        """From greedy's own beliefs, with those of a character multiplied."""
        centre = [math.log(character.get(name, 1.0)) for name in names()]
        return cls(seed, centre, [FIRST_SPREAD] * len(centre))

    @classmethod
    def restore(cls, data: dict[str, Any]) -> "Tuning":
        """As it was saved."""
        return cls(data["seed"], data["centre"], data["spread"], data["generation"])

    def beliefs(self, around: list[float] | None = None) -> Beliefs:
        """The best guess as beliefs, or one around it."""
        found: Beliefs = {}
        for number, name in enumerate(names()):
            power = self.centre[number] + (self.spread[number] * around[number] if around is not None else 0.0)
            found[name] = getattr(GREEDY, name) * math.exp(max(-FARTHEST, min(FARTHEST, power)))
        return found

    def improve(self, rivals: Sequence[Beliefs], games: int, number: int, workers: Workers) -> float:
        """One generation, the same games for every guess; by how much they were ahead on average.

        Each sits among bots of a pool: those with the rivals' beliefs, and the best guess so far.
        """
        if self.generation == SETTLED:
            self.spread = [min(each, NEAR) for each in self.spread]
        chance = random.Random(f"{self.seed} {self.generation}")
        pool = (*rivals, self.beliefs())
        sittings = tuple(any_sitting(chance, f"{self.seed} {self.generation} {game}") for game in range(games))
        seats = tuple(chance.randrange(each.players) for each in sittings)
        others = tuple(tuple(chance.choice(range(len(pool))) for _ in range(each.players)) for each in sittings)
        guesses: list[list[float]] = []
        for _ in range(number // 2):
            guess = [chance.gauss(0, 1) for _ in self.centre]
            guesses += [guess, [-each for each in guess]]
        tried = [_Guess(self.beliefs(guess), pool, sittings, seats, others) for guess in guesses]
        worths = list(workers.in_order(_worth, tried))
        self._follow(guesses, worths)
        self.generation += 1
        return sum(worths) / len(worths)

    def _follow(self, guesses: list[list[float]], worths: list[float]) -> None:
        """Go towards the better guesses, by their ranks; look further where that helped, and less far where it did not."""
        order = sorted(range(len(guesses)), key=lambda each: -worths[each])
        raw = [max(0.0, math.log(len(order) / 2 + 1) - math.log(rank + 1)) for rank in range(len(order))]
        share = {number: raw[rank] / sum(raw) - 1 / len(order) for rank, number in enumerate(order)}
        rate = (3 + math.log(len(self.centre))) / (5 * math.sqrt(len(self.centre)))
        for each in range(len(self.centre)):
            step = sum(share[number] * guess[each] for number, guess in enumerate(guesses))
            width = sum(share[number] * (guess[each] ** 2 - 1) for number, guess in enumerate(guesses))
            self.centre[each] += self.spread[each] * step
            self.spread[each] *= math.exp(rate / 2 * width)


class _Guess(NamedTuple):
    """Beliefs to be tried, and the games for that: who of the pool sits at each of them, and on which seat the beliefs do."""

    beliefs: Beliefs
    pool: tuple[Beliefs, ...]
    sittings: tuple[Sitting, ...]
    seats: tuple[int, ...]
    others: tuple[tuple[int, ...], ...]


def _worth(guess: _Guess) -> float:
    """By how much they are ahead on average."""
    bot, pool = believing(guess.beliefs), [believing(each) for each in guess.pool]
    worth = 0.0
    for sitting, seat, rest in zip(guess.sittings, guess.seats, guess.others, strict=True):
        bots = [pool[each] for each in rest]
        worth += leads(sitting, [*bots[:seat], bot, *bots[seat + 1 :]])[seat]
    return worth / len(guess.sittings)
