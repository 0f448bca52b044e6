"""Bots that look ahead: they try the plans of several greedy bots on imagined tables before they choose one."""

from typing import ClassVar, Final

from cenabum.bagbuilding.planning import unplan
from cenabum.bots.greedy.bot import GreedyBot
from cenabum.bots.greedy.planning import Plan
from cenabum.bots.halving import Effort
from cenabum.bots.master.reasons import reasons
from cenabum.bots.master.search import Candidate, Search, as_planning_began
from cenabum.bots.master.trained import Trained, trained
from cenabum.kernel.snapshot import dump
from cenabum.kernel.words import Sentence
from cenabum.orleans.components import Components
from cenabum.orleans.decision import deciding
from cenabum.orleans.moves import KIND_IN
from cenabum.orleans.state import State

EXPERT: Final = Effort(plans=6, rounds=1, tables=(2, 2))
MASTER: Final = {
    2: Effort(plans=8, rounds=5, tables=(2, 2, 3, 5)),
    3: Effort(plans=7, rounds=5, tables=(4, 4, 4, 6)),
    4: Effort(plans=7, rounds=5, tables=(4, 4, 4, 8)),
}
MODULES: Final = {
    2: Effort(plans=8, rounds=4, tables=(2, 2, 3, 5)),
    3: Effort(plans=7, rounds=4, tables=(2, 2, 2, 3)),
    4: Effort(plans=7, rounds=4, tables=(2, 2, 2, 4)),
}
"""With modules a round takes longer to play: with less thought a plan still comes within two seconds in the pure build."""

HALFWAY: Final = 0.46
"""How much of the way to the learned beliefs the expert has come: with all of it, it would be too near to the master."""

REMEMBERED: Final = 8


class SearchBot(GreedyBot):
    """Plans by search; the small decisions are made by the first of its sets of beliefs."""

    words: tuple[str, ...] = ("orleans", "bots/greedy", "bots/master")

    def __init__(self, learned: Trained, sets: int, efforts: dict[int, Effort]) -> None:
        super().__init__(learned.bots[0].weights)
        self.learned = learned
        self.sets = sets
        self.efforts = efforts
        self.thoughts: list[tuple[Search, list[Candidate]]] = []  # the searches of late, for those who ask why

    def known(self, state: State, seat: int) -> tuple[object, ...]:
        """The whole table as planning began."""
        before = state
        if state.players[seat].planned:
            before = state.copy()
            unplan(state.components.layout, before.players[seat])
        return (state.components, seat, dump(as_planning_began(before, seat)))

    def best_plan(self, state: State, seat: int) -> Plan:
        """The plan that comes to most at the imagined tables."""
        return self.think(state, seat)[1][0].plan

    def think(self, state: State, seat: int) -> tuple[Search, list[Candidate]]:
        """Search for a plan, and remember what was found."""
        search = self.search(state, seat)
        thought = search, self.ordered(search)
        self.thoughts = [*self.thoughts[-REMEMBERED:], thought]
        return thought

    def ordered(self, search: Search) -> list[Candidate]:
        """The plans, first the one to take."""
        return search.ranked()

    def search(self, state: State, seat: int) -> Search:
        """The search for a plan from here."""
        printed, learned = state.components, self.learned
        known = as_planning_began(state, seat)
        effort = self.effort(printed)
        return Search(known, seat, learned.bots[: self.sets], learned.rivals, learned.value(printed), effort)

    def effort(self, printed: Components) -> Effort:
        """How much is thought about in such a game."""
        return self.efforts[printed.players]

    def why(self, state: State, seat: int) -> Sentence:
        """About a plan what it has ahead of the next best one."""
        if deciding(state, seat) != "plan" or KIND_IN[self.choose(state, seat)] == "recall":
            return super().why(state, seat)
        plan, _ = self._begun(state, seat)
        search, ranked = next((each for each in self.thoughts if each[1][0].plan is plan), None) or self.think(
            state, seat
        )
        rounds = min(search.effort.rounds, state.last_round - state.round + 1)
        return reasons(search, ranked, rounds)


class ExpertBot(SearchBot):
    """Looks to the end of the round."""

    level: ClassVar[int] = 4

    def __init__(self) -> None:
        super().__init__(trained(HALFWAY), 1, {2: EXPERT, 3: EXPERT, 4: EXPERT})


class MasterBot(SearchBot):
    """Looks five rounds ahead, with the plans of several temperaments."""

    level: ClassVar[int] = 5

    def __init__(self) -> None:
        super().__init__(trained(), 3, MASTER)

    def effort(self, printed: Components) -> Effort:
        """Less far with modules."""
        return (MODULES if printed.in_play else MASTER)[printed.players]
