"""The master ally: looks to the end of its turn, and takes what gives the team the best chance to win."""

from typing import ClassVar, Final

from cenabum.bots.ally.bot import AllyBot
from cenabum.bots.ally.judging import Judge
from cenabum.bots.ally.look import Ahead
from cenabum.bots.ally.reasons import chances, difference
from cenabum.bots.ally.search import Search
from cenabum.bots.ally.standing import NAMES
from cenabum.bots.ally.trained import trained
from cenabum.cathedral.decision import top
from cenabum.cathedral.decisions import draw, send
from cenabum.cathedral.moves import PLACE
from cenabum.cathedral.state import State
from cenabum.kernel.words import Sentence, sentences

ALIKE: Final = 0.002
"""Choices whose chances differ by less are the same to the team."""


class MasterAlly(AllyBot):
    """Judges tables by what it has learned."""

    level: ClassVar[int] = 5

    def __init__(self, judges: dict[int, Judge] | None = None) -> None:
        super().__init__()
        self.judges = trained() if judges is None else judges

    def look(self, state: State, seat: int) -> Ahead:
        """A look ahead from here."""
        return self._search(state, seat)

    def _search(self, state: State, seat: int) -> Search:
        judge = self.judges[state.components.players]
        return Search(state, seat, judge, self.weights, self._steps(state.components))

    def why(self, state: State, seat: int) -> Sentence:
        """Also what makes the difference to the next best choice, and how the chances are."""
        plain = super().why(state, seat)
        ranked = self.ranked(state, seat)
        if top(state, seat) is send.SEND:
            return plain
        best, code = ranked[0]
        others = [
            each
            for each in ranked[1:]
            if best - each[0] > ALIKE and self._deed(state, each[1]) != self._deed(state, code)
        ]
        if not others:
            return plain
        second, other = others[0]
        told = chances(best, second)
        if top(state, seat) is draw.DRAW:
            return sentences(plain, told)
        search = self._search(state, seat)
        one, two = judged(search, state, code), judged(search, state, other)
        if not one or not two:
            return sentences(plain, told)
        return sentences(plain, difference(NAMES, one, two), told)

    @staticmethod
    def _deed(state: State, code: int) -> int:
        """What a move does: all spaces of an action do the same."""
        space = code - PLACE
        return -1 - state.components.action_of[space] if 0 <= space < len(state.components.space_names) else code


def judged(search: Search, state: State, code: int) -> list[float]:
    """What each number adds to the sum behind a move's chance, on average over the events that may come; empty where a round ends."""
    space = code - PLACE
    placed = 0 <= space < len(state.components.space_names)
    ends = search.uses(state, space) if placed else [(1.0, search.end(state, code))]
    parts = [0.0] * len(NAMES)
    for share, end in ends:
        if end.table.over or end.table.round != state.round:
            return []
        for number, part in enumerate(search.judge.parts(end.table, search.worth)):
            parts[number] += share * part
    return parts
