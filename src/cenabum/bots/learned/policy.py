"""What plays on in a head: a greedy bot with what was learned, and the value of a table when such bots go on."""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from cenabum.bots.greedy.bot import GreedyBot
from cenabum.bots.greedy.weights import taught
from cenabum.bots.learned.weights import Learned
from cenabum.bots.master.trained import Trained, read, value_of

FILE: Final = Path(__file__).with_name("trained.json")


class Policy(Trained):
    """A bot that is strong without any search. Where nothing was learned yet it is the master's first character, with its value."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(read())
        self.characters = characters = self.bots
        self.bot = first = characters[0]
        weights = data.get("weights")
        if weights:
            self.bot = first = GreedyBot(taught(first.weights, Learned(weights)))
        self.bots = [first, *characters[1:]]
        # At half of the imagined tables the rivals are its like, at the others those whom it has learned to beat.
        self.rivals = [first, characters[0], first, characters[1]]
        values: dict[str, Any] = data.get("values", {})
        for name, value in values.items():
            self.values[name] = value_of(value)


@cache
def policy() -> Policy:
    """What the package brings."""
    return Policy(json.loads(FILE.read_text(encoding="utf-8")))
