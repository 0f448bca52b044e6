"""`bot:ally`: plays The Cathedral of Orléans for the team. It looks one turn ahead, for every follower that a bag may give.

A turn is searched to its end, and what the table is then worth is estimated from the sections built, from how far each order is on its
way, from knapsacks, rosettes and the turns that are left. It knows what is in the bags as a person with a perfect memory would.
"""

from typing import ClassVar

from cenabum.bots.ally.look import Ahead, Outlook, sensible
from cenabum.bots.ally.reasons import reason
from cenabum.bots.ally.worth import WEIGHTS
from cenabum.cathedral.components import Components
from cenabum.cathedral.decision import top
from cenabum.cathedral.decisions import draw, place, send
from cenabum.cathedral.distances import distances
from cenabum.cathedral.moves import REST, SEND
from cenabum.cathedral.state import State
from cenabum.kernel.pool import count
from cenabum.kernel.words import Sentence, say


class AllyBot:
    """Takes in each decision what it believes to be best for all."""

    games: ClassVar[tuple[str, ...]] = ("cathedral",)
    words: tuple[str, ...] = ("cathedral", "bots/ally")

    def __init__(self, weights: dict[str, float] | None = None) -> None:
        self.weights = {**WEIGHTS, **(weights or {})}
        self.steps: dict[Components, list[list[int]]] = {}

    def choose(self, state: State, seat: int) -> int:
        """The code of a legal move."""
        return self.ranked(state, seat)[0][1]

    def ranked(self, state: State, seat: int) -> list[tuple[float, int]]:
        """The legal moves with what the table is worth after each, the best first."""
        return ranked(self.look(state, seat), state, seat)

    def look(self, state: State, seat: int) -> Ahead:
        """A look ahead from here."""
        return Outlook(state, seat, self.weights, self._steps(state.components))

    def _steps(self, printed: Components) -> list[list[int]]:
        if printed not in self.steps:
            self.steps[printed] = distances(printed)
        return self.steps[printed]

    def why(self, state: State, seat: int) -> Sentence:
        """One sentence about the choice."""
        if len(sensible(state, seat)) < 2:
            return say("nothing-else")
        return reason(state, seat, self.choose(state, seat))


def ranked(look: Ahead, state: State, seat: int) -> list[tuple[float, int]]:
    """The legal moves with what the table is worth after each, the best first. One look is good for a draw and what was drawn."""
    asked = top(state, seat)
    legal = sensible(state, seat)
    if asked is draw.DRAW:
        found = [(look.draw(state, code), code) for code in legal]
    elif asked is place.PLACE:
        found = look.placings(state)
    elif asked is send.SEND:
        found = [
            (-count(state.bags[code - SEND], 4) if code != REST else look.after(state, code), code) for code in legal
        ]
    else:
        found = [(look.after(state, code), code) for code in legal]
    return sorted(found, key=lambda entry: (-entry[0], entry[1]))
