"""The levels of the stories above the settler: they try its plans on imagined tables before they choose one."""

from typing import ClassVar, Final

from cenabum.bots.halving import Effort
from cenabum.bots.settler.ahead import Ahead, Candidate, as_planning_began, horizon
from cenabum.bots.settler.bot import SettlerBot
from cenabum.bots.settler.following import MEMORY, Key, Planner, began
from cenabum.bots.settler.plan_reasons import reasons
from cenabum.bots.settler.worth import Judge
from cenabum.kernel.snapshot import dump
from cenabum.kernel.words import Sentence
from cenabum.stories.decision import asks
from cenabum.stories.decisions.plan import PLAN
from cenabum.stories.names import FIRST_KINGDOM
from cenabum.stories.state import State

PLAYERS: Final = (2, 3, 4)
Efforts = dict[int, Effort]  # by the number of players
Thought = tuple[Ahead, list[Candidate]]
MASTER_IN_KINGDOM: Final[Efforts] = {
    2: Effort(plans=6, rounds=3, tables=(2, 3)),
    3: Effort(plans=6, rounds=3, tables=(1, 3)),
    4: Effort(plans=6, rounds=3, tables=(1, 1, 2)),
}
MASTER_IN_FAVOR: Final[Efforts] = {**MASTER_IN_KINGDOM, 2: Effort(plans=6, rounds=3, tables=(3, 4))}
EXPERT_IN_KINGDOM: Final[Efforts] = dict.fromkeys(PLAYERS, Effort(plans=5, rounds=1, tables=(2, 2)))
EXPERT_IN_FAVOR: Final[Efforts] = dict.fromkeys(PLAYERS, Effort(plans=3, rounds=3, tables=(1, 1)))


class AheadPlanner(Planner):
    """Plans by search."""

    def __init__(self, in_kingdom: Efforts, in_favor: Efforts) -> None:
        super().__init__()
        self.efforts = (in_kingdom, in_favor)
        self.thoughts: dict[Key, Thought] = {}  # the searches of late, for those who ask why

    def known(self, state: State, seat: int) -> Key:
        """The whole table as planning began."""
        return (seat, *dump(as_planning_began(state, seat)))

    def best_plan(self, judge: Judge, state: State, seat: int) -> list[int]:
        """The plan that comes to most at the imagined tables."""
        return self.think(judge, state, seat)[1][0].plan.moves

    def think(self, judge: Judge, state: State, seat: int) -> Thought:
        """Search for a plan, and remember what was found."""
        search = self.search(judge, state, seat)
        thought = search, search.ranked()
        if len(self.thoughts) > MEMORY:
            self.thoughts.clear()
        self.thoughts[self.known(state, seat)] = thought
        return thought

    def thought(self, judge: Judge, state: State, seat: int) -> Thought:
        """The search for the plan that is followed here."""
        base = began(state, seat) if self.begun(judge, state, seat) is not None else state
        return self.thoughts.get(self.known(base, seat)) or self.think(judge, base, seat)

    def search(self, judge: Judge, state: State, seat: int) -> Ahead:
        """The search for a plan from here."""
        return Ahead(judge, as_planning_began(state, seat), seat, self.effort(state))

    def effort(self, state: State) -> Effort:
        """How much is thought about a plan."""
        in_kingdom, in_favor = self.efforts
        return (in_kingdom if state.components.story == FIRST_KINGDOM else in_favor)[len(state.players)]


class AheadBot(SettlerBot):
    """Looks ahead, and can tell what made the difference."""

    words: tuple[str, ...] = ("first-kingdom", "kings-favor", "bots/settler", "bots/master")
    efforts: ClassVar[tuple[Efforts, Efforts]]
    """How much it thinks about a plan, in The First Kingdom and in The King's Favor."""

    def new_planner(self) -> Planner:
        """Plans by search."""
        return AheadPlanner(*self.efforts)

    def why(self, state: State, seat: int) -> Sentence:
        """About a plan what it has ahead of the next best one."""
        if not asks(state, seat, PLAN):
            return super().why(state, seat)
        judge = self.judge(state.components)
        planner = self._planner
        assert isinstance(planner, AheadPlanner)
        search, ranked = planner.thought(judge, state, seat)
        return reasons(search, ranked, horizon(state, search.effort.rounds) - state.round)


class ExpertBot(AheadBot):
    """In The First Kingdom it looks to the end of the round; in The King's Favor as far as the master, but at few tables."""

    level: ClassVar[int] = 4
    efforts: ClassVar[tuple[Efforts, Efforts]] = (EXPERT_IN_KINGDOM, EXPERT_IN_FAVOR)


class MasterBot(AheadBot):
    """Looks three rounds ahead, in The King's Favor to the end of a year."""

    level: ClassVar[int] = 5
    efforts: ClassVar[tuple[Efforts, Efforts]] = (MASTER_IN_KINGDOM, MASTER_IN_FAVOR)
