"""The value of a table to a seat: a weighted sum of its features less the mean of the others'. At the end the score itself decides."""

import math
from typing import Final

from cenabum.bots.master.standing import COUNTED, standing
from cenabum.orleans.scoring import scores
from cenabum.orleans.state import State

LONGEST: Final = 18.0
"""Rounds of a game: what is left of them is counted in parts of these."""
CLEAR: Final = 25.0
"""A lead of so many points is clear: more of it hardly counts any more."""

LEAST_TILE: Final = -3.0
MOST_TILE: Final = 12.0
"""What a place tile can be worth: some are seldom seen early in a game, and what was learned of them there is wild."""


class Value:
    """A weight for every feature, its change with the rounds to come, and the change of that."""

    def __init__(self, weights: list[tuple[float, float, float]]) -> None:
        self.weights = weights
        self.at: dict[int, list[float]] = {}  # the weights with so many rounds to come

    def weights_at(self, rounds: int) -> list[float]:
        """What a unit of every feature is worth with so many rounds to come."""
        known = self.at.get(rounds)
        if known is None:
            part = rounds / LONGEST
            known = [plain + part * (first + part * second) for plain, first, second in self.weights]
            for tile in range(len(COUNTED), len(known)):
                known[tile] = min(max(known[tile], LEAST_TILE), MOST_TILE)
            self.at[rounds] = known
        return known

    def of(self, state: State, seat: int) -> float:
        """How many points the seat will be ahead of the mean of the others; at the end, how clearly it is ahead of the best."""
        number = len(state.players)
        if state.over:
            ends = scores(state)
            best = max([end for other, end in enumerate(ends) if other != seat])
            return CLEAR * math.tanh((ends[seat] - best) / CLEAR)
        weights = self.weights_at(state.last_round - state.round + 1)
        worth = 0.0
        for each in range(number):
            sign = 1.0 if each == seat else -1.0 / (number - 1)
            own = 0.0
            for weight, feature in zip(weights, standing(state, each), strict=True):
                own += weight * feature
            worth += sign * own
        return worth
