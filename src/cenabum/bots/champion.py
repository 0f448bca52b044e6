"""The top level of Orléans: the master's search, with a policy in its head that has learned from such searches."""

from typing import ClassVar, Final

from cenabum.bots.halving import Effort
from cenabum.bots.learned.policy import policy
from cenabum.bots.master.bot import SearchBot
from cenabum.bots.master.search import Candidate, Search
from cenabum.bots.softly import chance_of
from cenabum.orleans.components import Components
from cenabum.orleans.state import State

CHAMPION: Final = {
    2: Effort(plans=8, rounds=5, tables=(2, 2, 3, 5)),
    3: Effort(plans=7, rounds=5, tables=(3, 3, 4, 6)),
    4: Effort(plans=7, rounds=5, tables=(3, 3, 4, 6)),
}
MODULES: Final = {
    2: Effort(plans=8, rounds=4, tables=(2, 2, 3, 5)),
    3: Effort(plans=7, rounds=4, tables=(2, 2, 2, 3)),
    4: Effort(plans=6, rounds=4, tables=(2, 2, 2, 4)),
}
"""As much thought as the master's where time allows: the policy takes a little longer than a character."""
OPENING: Final = 3
"""In so many rounds one of the plans is taken by chance that are nearly as good as the best: no two games need to begin alike."""
NEARLY: Final = 1.0
"""Points."""
OPENING_TABLES: Final = (8,)
"""There are few plans then, so all can be tried equally often: that tells which are nearly as good."""


class ChampionBot(SearchBot):
    """Searches as the master does; who goes on in its head, and who makes its small decisions, has learned from searches."""

    level: ClassVar[int] = 6

    def __init__(self, nearly: float = NEARLY) -> None:
        super().__init__(policy(), 3, CHAMPION)
        self.nearly = nearly

    def effort(self, printed: Components) -> Effort:
        """Less far with modules."""
        return (MODULES if printed.in_play else CHAMPION)[printed.players]

    def search(self, state: State, seat: int) -> Search:
        """In the first rounds with more tables."""
        search = super().search(state, seat)
        if state.round <= OPENING:
            plans, rounds, _ = search.effort
            search.effort = Effort(plans, rounds, OPENING_TABLES)
        return search

    def ordered(self, search: Search) -> list[Candidate]:
        """The plans, the best one first; in the first rounds one of the best."""
        ranked = search.ranked()
        if search.known.round > OPENING:
            return ranked
        best = ranked[0]
        near = [each for each in ranked if each.tried == best.tried and each.sum >= best.sum - self.nearly * best.tried]
        chosen = near[int(chance_of(search.seed) * len(near))]
        return [chosen, *[each for each in ranked if each is not chosen]]


LEVELS = {"champion": ChampionBot}
