"""Bots that are easier to beat: they overlook some of what the settler sees when it plans."""

from typing import ClassVar

from cenabum.bots.settler.bot import SettlerBot
from cenabum.bots.settler.following import Planner
from cenabum.bots.settler.planning import Eye, proposals
from cenabum.bots.settler.worth import Judge
from cenabum.stories.state import State


class SoftPlanner(Planner):
    """Overlooks a share of what could be done, in The First Kingdom and in The King's Favor, where a slip is dearer."""

    def __init__(self, in_kingdom: float, in_favor: float) -> None:
        super().__init__()
        self.in_kingdom = in_kingdom
        self.in_favor = in_favor

    def best_plan(self, judge: Judge, state: State, seat: int) -> list[int]:
        """The best plan with what is seen, the same whenever the same is known."""
        eye = Eye(self.in_kingdom if judge.kingdom else self.in_favor, self.known(state, seat))
        return proposals(judge, state, seat, 1, eye)[0].moves


class NoviceBot(SettlerBot):
    """Sees some of what could be done."""

    level: ClassVar[int] = 1

    def new_planner(self) -> Planner:
        """Much is overlooked."""
        return SoftPlanner(0.65, 0.3)


class ApprenticeBot(SettlerBot):
    """Makes good plans, and overlooks something now and then."""

    level: ClassVar[int] = 2

    def new_planner(self) -> Planner:
        """A little is overlooked."""
        return SoftPlanner(0.4, 0.1)
