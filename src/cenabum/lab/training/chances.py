"""Learning the chance to win from tables that were seen, round by round from the last to the first.

A table of the last round is set against how its game ended; one of an earlier round mostly against what is then believed of the table
with which its game began the next round, which says more than the end with all the luck between. The ally's own estimate comes first,
and every number of the table only corrects it, the less the fewer games were seen (logistic regression with a ridge).
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from cenabum.bots.ally.standing import NAMES, TURNS
from cenabum.bots.ally.worth import SECTION, WEIGHTS
from cenabum.lab.results import write_whole

ROUNDS: Final = (3, 2, 1)
STEADY: Final = 300.0
"""How much it takes to believe something else than the ally."""
BELIEF: Final = 0.8
"""How much the next round counts, and not the end of the game."""


class Game(NamedTuple):
    """The tables that a game came to, the round of each, and how it ended."""

    rows: list[list[float]]
    rounds: list[int]
    won: bool


class Seen:
    """Tables, the round of each, its game, and whether that was won."""

    def __init__(self, width: int) -> None:
        self.rows: Any = np.zeros((0, width), dtype=np.float32)
        self.rounds: Any = np.zeros(0, dtype=int)
        self.of: Any = np.zeros(0, dtype=int)
        self.ends: Any = np.zeros(0)  # of each game

    @property
    def games(self) -> int:
        """How many."""
        return len(self.ends)

    @property
    def won(self) -> float:
        """The share that was won."""
        return float(self.ends.mean()) if self.games else 0.0

    @classmethod
    def restore(cls, file: Path, width: int) -> "Seen":
        """As it was saved, or nothing yet."""
        found = cls(width)
        if file.exists():
            with np.load(file) as data:
                found.rows, found.rounds, found.of, found.ends = (
                    data[name] for name in ("rows", "rounds", "of", "ends")
                )
        return found

    def save(self, file: Path) -> None:
        """A stopped training, or a full disk, never leaves half a file."""
        kept = {"rows": self.rows, "rounds": self.rounds, "of": self.of, "ends": self.ends}
        write_whole(file, lambda out: np.savez(out, **kept))

    def add(self, games: Sequence[Game]) -> None:
        """Some games more."""
        rows = [row for game in games for row in game.rows]
        of = [self.games + number for number, game in enumerate(games) for _ in game.rows]
        self.rows = np.concatenate([self.rows, np.array(rows, dtype=np.float32).reshape(len(rows), self.rows.shape[1])])
        self.rounds = np.concatenate(
            [self.rounds, np.array([each for game in games for each in game.rounds], dtype=int)]
        )
        self.of = np.concatenate([self.of, np.array(of, dtype=int)])
        self.ends = np.concatenate([self.ends, np.array([float(game.won) for game in games])])

    def with_more(self, other: "Seen") -> "Seen":
        """These and others."""
        found = Seen(self.rows.shape[1])
        found.rows = np.concatenate([self.rows, other.rows])
        found.rounds = np.concatenate([self.rounds, other.rounds])
        found.of = np.concatenate([self.of, other.of + self.games])
        found.ends = np.concatenate([self.ends, other.ends])
        return found


def learned(seen: Seen) -> list[dict[str, list[float]]]:
    """The weights of each round, by what they are for: one for the number itself, one that counts with the turns left."""
    numbers, turns = seen.rows[:, :-1].astype(float), seen.rows[:, -1:].astype(float)
    tables = np.concatenate([numbers, numbers * turns], axis=1)
    aims = seen.ends[seen.of]
    found: list[dict[str, list[float]]] = []
    for number in ROUNDS:
        here = seen.rounds == number
        weights = _fitted(tables[here], aims[here])
        found.insert(0, _by_name(weights))
        believed: dict[int, float] = {}
        for game, chance in zip(seen.of[here], _chance(tables[here] @ weights), strict=True):
            believed.setdefault(int(game), float(chance))
        for row in np.flatnonzero(seen.rounds == number - 1):
            if int(seen.of[row]) in believed:
                aims[row] += BELIEF * (believed[int(seen.of[row])] - aims[row])
    return found


def _fitted(tables: Any, aims: Any) -> Any:
    """The ally's estimate with the factor that suits it, corrected."""
    ally = _ally()
    estimate = np.stack([np.ones(len(tables)), tables @ ally], axis=1)
    base, factor = _logistic(estimate, aims, 1e-6, 0.0)
    middle, spread = tables.mean(axis=0), tables.std(axis=0)
    middle[0], spread[spread < 1e-9] = 0.0, 1.0
    corrections = _logistic((tables - middle) / spread, aims, STEADY, estimate @ np.array([base, factor])) / spread
    weights = corrections + factor * ally
    weights[0] += base - float(corrections @ middle)
    return weights


def _ally() -> Any:
    """The ally's estimate of a table, in sections, as weights."""
    size = len(NAMES)
    ally = np.zeros(2 * size)
    for name, worth in (
        ("sections", SECTION), ("monks", WEIGHTS["monk"]), ("pieces_around", WEIGHTS["near"]),
        ("worth_of_pieces", SECTION), ("worth_of_order", SECTION),
    ):  # fmt: skip
        ally[NAMES.index(name)] = worth / SECTION
    ally[size] = WEIGHTS["turn"] * TURNS / SECTION
    return ally


def _logistic(tables: Any, aims: Any, steady: float, known: Any) -> Any:
    """The weights by which the aims are foretold best, beside what is known (iterated least squares)."""
    weights = np.zeros(tables.shape[1])
    for _ in range(6):
        chance = _chance(tables @ weights + known)
        slope = tables.T @ (aims - chance) - steady * weights
        doubt = np.maximum(chance * (1 - chance), 1e-3)
        weights = weights + np.linalg.solve((tables * doubt[:, None]).T @ tables + steady * np.eye(len(weights)), slope)
    return weights


def _chance(leaning: Any) -> Any:
    return 1 / (1 + np.exp(-np.clip(leaning, -30, 30)))


def _by_name(weights: Any) -> dict[str, list[float]]:
    size = len(NAMES)
    return {
        name: [round(float(weights[each]), 4), round(float(weights[each + size]), 4)] for each, name in enumerate(NAMES)
    }
