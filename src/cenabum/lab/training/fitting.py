"""The weights by which labels are foretold best: ridge regression within each decision, from sums that can be added up.

Only what choices of one decision differ in counts, so from everything the mean over the decision is taken. First comes how much of the
belief holds, then the rows correct what is left.
"""

from collections.abc import Iterable
from typing import Any, Final

import numpy as np

from cenabum.bots.learned.situation import NAMES
from cenabum.lab.training.describing import Described

SIZE: Final = len(NAMES)
AT_ONCE: Final = 1000
"""Decisions that are multiplied together."""
LIGHTLY: Final = 0.2
"""A row's constant and its change with the rounds are distrusted so much less than the rest: every label tells about them."""
LIGHT: Final = (0, 1, 2)


class Sums:
    """Sums over decisions: products of the columns (amounts times situation, actions, belief), and of these with the labels."""

    def __init__(self, amounts: int, actions: int) -> None:
        self.amounts, self.actions = amounts, actions
        self.rows = amounts * SIZE
        size = self.rows + actions + 1
        self.products: Any = np.zeros((size, size))
        self.ends: Any = np.zeros(size)
        self.choices = 0
        self.squares = 0.0

    def add(self, described: Iterable[Described]) -> None:
        """Some decisions more."""
        some: list[Described] = []
        for each in described:
            some.append(each)
            if len(some) == AT_ONCE:
                self._multiply(some)
                some = []
        if some:
            self._multiply(some)

    def _multiply(self, some: list[Described]) -> None:
        own, rows = self.amounts, self.rows
        pairs = np.zeros((len(some), own * own), np.float32)
        situations = np.zeros((len(some), SIZE * SIZE), np.float32)
        across = np.zeros((len(some), own * (self.actions + 2)), np.float32)
        single = np.zeros((len(some), SIZE), np.float32)
        rest = np.zeros((self.actions + 2, self.actions + 2))
        for number, each in enumerate(some):
            amounts = each.amounts - each.amounts.mean(0)
            more = np.concatenate([each.actions, each.beliefs[:, None], each.labels[:, None]], 1)
            more = more - more.mean(0)
            pairs[number] = (amounts.T @ amounts).ravel()
            situations[number] = np.outer(each.situation, each.situation).ravel()
            across[number] = (amounts.T @ more).ravel()
            single[number] = each.situation
            rest += more.T @ more
            self.choices += len(each.labels)
        # Many products of two amounts are always zero, and of the rest every second is the mirror of another.
        ones, others = np.divmod(np.flatnonzero(np.abs(pairs).sum(0)), own)
        ones, others = ones[ones <= others], others[ones <= others]
        blocks = (pairs[:, ones * own + others].T @ situations).reshape(-1, SIZE, SIZE)
        for one, other, block in zip(ones * SIZE, others * SIZE, blocks, strict=True):
            self.products[one : one + SIZE, other : other + SIZE] += block
            if one != other:
                self.products[other : other + SIZE, one : one + SIZE] += block.T
        mixed = (across.T @ single).reshape(own, self.actions + 2, SIZE).transpose(0, 2, 1).reshape(rows, -1)
        self.products[:rows, rows:] += mixed[:, :-1]
        self.products[rows:, :rows] += mixed[:, :-1].T
        self.products[rows:, rows:] += rest[:-1, :-1]
        self.ends[:rows] += mixed[:, -1]
        self.ends[rows:] += rest[:-1, -1]
        self.squares += float(rest[-1, -1])

    def plus(self, other: "Sums", share: float) -> "Sums":
        """With others, of which each counts so much."""
        found = Sums(self.amounts, self.actions)
        found.products = self.products + share * other.products
        found.ends = self.ends + share * other.ends
        found.choices = self.choices + int(share * other.choices)
        found.squares = self.squares + share * other.squares
        return found

    def solved(self, ridge: float, doubt: float) -> tuple[float, Any, Any]:
        """How much of the belief holds, a row for each amount, and the weights of the actions.

        `ridge` distrusts every weight by a share of what its column says, `doubt` by so many labels, which those seldom seen feel most.
        """
        last = len(self.ends) - 1
        scale = float(self.ends[last] / max(self.products[last, last], 1e-9))
        left = self.ends[:last] - self.products[:last, last] * scale
        size = np.sqrt(np.maximum(np.diag(self.products)[:last], 0.0) / max(self.choices, 1))
        seen = np.flatnonzero(size > 1e-6)
        size = size[seen]
        much = np.ones((self.amounts, SIZE))
        much[:, LIGHT] = LIGHTLY
        every = np.concatenate([much.ravel(), np.full(self.actions, LIGHTLY)])[seen]
        scaled = self.products[np.ix_(seen, seen)] / np.outer(size, size)
        scaled[np.arange(len(seen)), np.arange(len(seen))] += every * (ridge * self.choices + doubt / (size * size))
        found = np.zeros(last)
        found[seen] = np.linalg.solve(scaled, left[seen] / size) / size
        return scale, found[: self.rows].reshape(self.amounts, SIZE), found[self.rows :]
