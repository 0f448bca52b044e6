"""What was learned by playing: sets of beliefs and the value of a table. `trained.json` says beside it where it is from."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from cenabum.bots.greedy.bot import GreedyBot
from cenabum.bots.greedy.weights import GREEDY, changed
from cenabum.bots.master.standing import NAMES
from cenabum.bots.master.value import Value
from cenabum.orleans.components import Components

FILE = Path(__file__).with_name("trained.json")
BASE = "base"
MODULES = "modules"


class Trained:
    """Bots with other beliefs than the greedy one, the first of them the best, and a value for every number of players.

    `share` is how much of the way from greedy's beliefs to the learned ones they have come.
    """

    def __init__(self, data: dict[str, Any], share: float = 1.0) -> None:
        self.bots = [GreedyBot(changed(GREEDY, _on_the_way(beliefs, share))) for beliefs in data["beliefs"]]
        self.rivals = [GreedyBot(), *self.bots]
        self.values: dict[str, Value] = {name: value_of(weights) for name, weights in data["values"].items()}

    def value(self, printed: Components) -> Value:
        """The value for a game with so many players, with modules or without."""
        return self.values[value_name(printed.players, bool(printed.in_play))]


def value_of(weights: dict[str, list[float]]) -> Value:
    """A value by its weights; what they do not name counts nothing."""
    return Value([(each[0], each[1], each[2]) for each in [weights.get(name, [0.0, 0.0, 0.0]) for name in NAMES]])


def value_name(players: int, modules: bool) -> str:
    """What the value for such games is called."""
    return f"{MODULES if modules else BASE} {players}"


def _on_the_way(learned: dict[str, float], share: float) -> dict[str, float]:
    """Beliefs between greedy's and learned ones, measured by their ratio as training does."""
    greedy: dict[str, float] = {name: getattr(GREEDY, name) for name in learned}
    return {name: greedy[name] * (belief / greedy[name]) ** share for name, belief in learned.items()}


@cache
def trained(share: float = 1.0) -> Trained:
    """What the package brings, or bots that have come only a share of the way to it."""
    return Trained(read(), share)


@cache
def read() -> dict[str, Any]:
    """The file of the package."""
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found
