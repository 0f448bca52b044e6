"""The tables at which bots learn: every number of players, with modules and without, each from its own seed."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cenabum.bots.greedy.bot import GreedyBot
from cenabum.bots.greedy.playing import play_on
from cenabum.bots.greedy.weights import GREEDY, changed
from cenabum.kernel.start import start
from cenabum.orleans.scoring import scores
from cenabum.orleans.state import State

Beliefs = dict[str, float]
TO_THE_END = 99
MIXES: tuple[dict[str, str], ...] = (
    {"orders": "yes"},
    {"new_events": "yes"},
    {"new_places": "yes"},
    {"board": "new-deeds"},
    {"board": "intrigue"},
    {"orders": "yes", "new_events": "yes", "new_places": "yes", "board": "new-deeds"},
    {"orders": "yes", "new_events": "yes", "new_places": "yes", "board": "intrigue"},
)


@dataclass(frozen=True)
class Sitting:
    """A game to be played: how many sit there, what is in it, and its chance."""

    players: int
    settings: tuple[tuple[str, str], ...]
    seed: str

    def begun(self) -> State:
        """The table when the game begins."""
        settings: dict[str, Any] = dict(self.settings)
        state = start("orleans", self.players, self.seed, **settings)
        assert isinstance(state, State)
        return state

    def leads(self, beliefs: "Sequence[Beliefs]") -> list[float]:
        """Bots with these beliefs play it out: by how much each seat is ahead of the mean of the others."""
        return leads(self, [believing(each) for each in beliefs])


def sitting(chance: random.Random, seed: str, players: int, modules: bool) -> Sitting:
    """A game with so many players; with modules, one of the mixes, and one edition or the other."""
    settings = dict(chance.choice(MIXES)) if modules else {}
    settings["edition"] = "2014" if chance.random() < 0.25 else "2019"
    return Sitting(players, tuple(settings.items()), seed)


def any_sitting(chance: random.Random, seed: str) -> Sitting:
    """A game of any kind: those of two more often, and every third with modules."""
    return sitting(chance, seed, chance.choice((2, 2, 2, 3, 4, 4)), chance.random() < 1 / 3)


def believing(beliefs: Beliefs) -> GreedyBot:
    """A bot with these beliefs; those that are not named are greedy's own."""
    return GreedyBot(changed(GREEDY, beliefs))


def leads(at: Sitting, bots: Sequence[GreedyBot]) -> list[float]:
    """Play it out: by how much each seat is ahead of the mean of the others."""
    state = at.begun()
    play_on(state, bots, TO_THE_END)
    ends = scores(state)
    return [end - (sum(ends) - end) / (len(ends) - 1) for end in ends]
