"""Bots that are easier to beat: they take one of the greedy bot's better plans, by chance, the better ones more often."""

from typing import ClassVar

from cenabum.bots.greedy.bot import GreedyBot, knowledge
from cenabum.bots.greedy.planning import Plan
from cenabum.bots.softly import softly
from cenabum.orleans.state import State


class SoftBot(GreedyBot):
    """Chooses among so many plans. A plan that is worth `temperature` points less is taken 2.7 times less often."""

    def __init__(self, most: int, temperature: float) -> None:
        super().__init__()
        self.most = most
        self.temperature = temperature

    def best_plan(self, state: State, seat: int) -> Plan:
        """One of the better plans, the same whenever the same is known."""
        plans = self.top_plans(state, seat, self.most)
        known = knowledge(state, seat)[1:]  # without the components, which are no number
        return plans[softly([plan.worth for plan in plans], self.temperature, known)]


class NoviceBot(SoftBot):
    """Sees what could be done, and seldom what is best."""

    level: ClassVar[int] = 1

    def __init__(self) -> None:
        super().__init__(30, 6.0)


class ApprenticeBot(SoftBot):
    """Makes good plans, and slips now and then."""

    level: ClassVar[int] = 2

    def __init__(self) -> None:
        super().__init__(12, 3.0)
