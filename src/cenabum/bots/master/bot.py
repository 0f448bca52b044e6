"""Bots that look ahead: they try the plans of several greedy bots on imagined tables before they choose one."""

from typing import ClassVar, Final

from cenabum.bagbuilding.planning import unplan
from cenabum.bots.greedy.bot import GreedyBot
from cenabum.bots.greedy.planning import Plan
from cenabum.bots.greedy.reasons import places_of
from cenabum.bots.master.search import Effort, Search, as_planning_began
from cenabum.bots.master.trained import Trained, trained
from cenabum.kernel.snapshot import dump
from cenabum.kernel.words import Sentence, all_of, say, sentences
from cenabum.orleans.decision import deciding
from cenabum.orleans.state import State

EXPERT: Final = Effort(plans=6, rounds=1, tables=(2, 2))
MASTER: Final = {
    2: Effort(plans=8, rounds=3, tables=(2, 2, 3, 5)),
    3: Effort(plans=7, rounds=3, tables=(2, 2, 2, 3)),
    4: Effort(plans=6, rounds=3, tables=(2, 1, 2, 3)),
}


class SearchBot(GreedyBot):
    """Plans by search; the small decisions are made by the first of its sets of beliefs."""

    words: tuple[str, ...] = ("orleans", "bots/greedy", "bots/master")

    def __init__(self, learned: Trained, sets: int, efforts: dict[int, Effort]) -> None:
        super().__init__(learned.bots[0].weights)
        self.learned = learned
        self.sets = sets
        self.efforts = efforts

    def known(self, state: State, seat: int) -> tuple[object, ...]:
        """The whole table as planning began."""
        before = state
        if state.players[seat].planned:
            before = state.copy()
            unplan(state.components.layout, before.players[seat])
        return (state.components, seat, dump(as_planning_began(before, seat)))

    def best_plan(self, state: State, seat: int) -> Plan:
        """The plan that comes to most at the imagined tables."""
        return self.search(state, seat).ranked()[0].plan

    def search(self, state: State, seat: int) -> Search:
        """The search for a plan from here."""
        printed, learned = state.components, self.learned
        known = as_planning_began(state, seat)
        effort = self.efforts[printed.players]
        return Search(known, seat, learned.bots[: self.sets], learned.rivals, learned.value(printed), effort)

    def why(self, state: State, seat: int) -> Sentence:
        """About a plan also how far it was played on."""
        if deciding(state, seat) != "plan":
            return super().why(state, seat)
        plan, _ = self._begun(state, seat)
        rounds = min(self.efforts[state.components.players].rounds, state.last_round - state.round + 1)
        parts = places_of(state, plan)
        told = say("plan-places", places=all_of(parts)) if parts else say("plan-nothing")
        return sentences(told, say("plan-played-on", number=rounds))


class ExpertBot(SearchBot):
    """Looks to the end of the round."""

    level: ClassVar[int] = 4

    def __init__(self) -> None:
        super().__init__(trained(), 1, {2: EXPERT, 3: EXPERT, 4: EXPERT})


class MasterBot(SearchBot):
    """Looks three rounds ahead, with the plans of several characters."""

    level: ClassVar[int] = 5

    def __init__(self) -> None:
        super().__init__(trained(), 3, MASTER)
