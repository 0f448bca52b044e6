"""Bots that are easier to beat: they take one of the greedy bot's better plans, by chance, the better ones more often."""

import hashlib
import math
from typing import ClassVar

from cenabum.bots.greedy.bot import GreedyBot, knowledge
from cenabum.bots.greedy.planning import Plan
from cenabum.orleans.state import State

SHARES = 2**56


class SoftBot(GreedyBot):
    """Chooses among so many plans. A plan that is worth `temperature` points less is taken 2.7 times less often."""

    def __init__(self, most: int, temperature: float) -> None:
        super().__init__()
        self.most = most
        self.temperature = temperature

    def best_plan(self, state: State, seat: int) -> Plan:
        """One of the better plans, the same whenever the same is known."""
        plans = self.top_plans(state, seat, self.most)
        chances = [math.exp((plan.worth - plans[0].worth) / self.temperature) for plan in plans]
        left = sum(chances) * chance_of(state, seat)
        for plan, chance in zip(plans, chances, strict=True):
            left -= chance
            if left < 0:
                return plan
        return plans[0]


def chance_of(state: State, seat: int) -> float:
    """A number from 0 to 1, by chance, but the same whenever the seat knows the same."""
    known = repr(knowledge(state, seat)[1:])  # without the components, which are no number
    return int.from_bytes(hashlib.blake2b(known.encode(), digest_size=7).digest(), "big") / SHARES


class NoviceBot(SoftBot):
    """Sees what could be done, and seldom what is best."""

    level: ClassVar[int] = 1

    def __init__(self) -> None:
        super().__init__(30, 6.0)


class ApprenticeBot(SoftBot):
    """Makes good plans, and slips now and then."""

    level: ClassVar[int] = 2

    def __init__(self) -> None:
        super().__init__(10, 2.0)
