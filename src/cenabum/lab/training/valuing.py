"""Learning the value of a table: games are played, what every seat has at the beginning of a round is set against how they end.

Only sums are kept (of products of features, and of features times the end), so a game leaves nothing else behind and a stopped
training goes on where it was.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from cenabum.bots.greedy.bot import GreedyBot
from cenabum.bots.greedy.playing import play_on
from cenabum.bots.master.standing import NAMES, standing
from cenabum.bots.master.value import LONGEST
from cenabum.lab.results import write_whole
from cenabum.lab.training.tables import Sitting
from cenabum.orleans.scoring import scores

STEADY = 0.003
"""How much a large weight is distrusted (ridge regression), as a share of the features' own size."""


class Seen(NamedTuple):
    """What was seen in a game: a row for each seat and round, and how that seat's game ended."""

    rows: Any
    ends: Any


class Sums:
    """What was seen in all games so far."""

    def __init__(self) -> None:
        size = 3 * len(NAMES)
        self.products: Any = np.zeros((size, size))
        self.ends: Any = np.zeros(size)
        self.rows = self.games = 0

    @classmethod
    def restore(cls, file: Path) -> "Sums":
        """As it was saved, or nothing yet."""
        found = cls()
        if file.exists():
            with np.load(file) as data:
                found.products, found.ends = data["products"], data["ends"]
                found.rows, found.games = int(data["rows"]), int(data["games"])
        return found

    def save(self, file: Path) -> None:
        """A stopped training, or a full disk, never leaves half a file."""
        kept = {"products": self.products, "ends": self.ends, "rows": self.rows, "games": self.games}
        write_whole(file, lambda out: np.savez(out, **kept))

    def add(self, seen: Seen) -> None:
        """One game more."""
        self.products += seen.rows.T @ seen.rows
        self.ends += seen.rows.T @ seen.ends
        self.rows += len(seen.ends)
        self.games += 1

    def weights(self, before: dict[str, list[float]] | None = None, steady: float = STEADY) -> dict[str, list[float]]:
        """The weights by which the ends are foretold best; where little was seen, those of before."""
        number = len(NAMES)
        size = np.sqrt(np.diag(self.products) / max(self.rows, 1))
        size[size == 0] = 1.0
        scaled = self.products / np.outer(size, size) + steady * self.rows * np.eye(len(size))
        first = np.array([(before or {}).get(name, [0.0] * 3)[power] for power in range(3) for name in NAMES])
        found = first + np.linalg.solve(scaled, (self.ends - self.products @ first) / size) / size
        return {
            name: [round(float(found[each + power * number]), 3) for power in range(3)]
            for each, name in enumerate(NAMES)
        }


def play(sitting: Sitting, bots: Sequence[GreedyBot]) -> Seen:
    """Play a game, and tell what was seen."""
    state = sitting.begun()
    seen: list[tuple[int, Any]] = []
    while True:
        play_on(state, bots, state.round + 1)
        if state.over:
            break
        rows = np.array([standing(state, seat) for seat in range(sitting.players)])
        left = (state.last_round - state.round + 1) / LONGEST
        whole = rows.sum(axis=0)
        for seat, row in enumerate(rows):
            lead = row - (whole - row) / (sitting.players - 1)
            seen.append((seat, np.concatenate([lead, left * lead, left * left * lead])))
    points = scores(state)
    ends = [points[seat] - (sum(points) - points[seat]) / (len(points) - 1) for seat, _ in seen]
    return Seen(np.array([row for _, row in seen]), np.array(ends))
