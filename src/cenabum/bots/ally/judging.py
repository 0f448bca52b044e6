"""The chance to win, learned from games: what the master ally believes of a table between two turns."""

import math

from cenabum.bots.ally.standing import standing
from cenabum.bots.ally.worth import Worth
from cenabum.cathedral.state import State

SURE = 30.0


class Judge:
    """For each round a pair of weights for every number of a table: one for itself, one that counts with the turns left."""

    def __init__(self, weights: list[list[tuple[float, float]]]) -> None:
        self.weights = weights

    def chance(self, table: State, worth: Worth) -> float:
        """The chance that the team wins from here: the logistic function of the weighted sum."""
        if table.over:
            return 1.0 if table.won else 0.0
        leaning = 0.0
        for part in self.parts(table, worth):
            leaning += part
        return 1.0 / (1.0 + math.exp(-max(-SURE, min(SURE, leaning))))

    def parts(self, table: State, worth: Worth) -> list[float]:
        """What each number adds to the sum."""
        numbers = standing(table, worth)
        turns = numbers[-1]
        return [
            (steady + with_turns * turns) * numbers[number]
            for number, (steady, with_turns) in enumerate(self.weights[table.round - 1])
        ]
