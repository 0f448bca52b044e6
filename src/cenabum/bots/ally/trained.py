"""What the master ally has learned by playing. `trained.json` says beside it where it is from."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from cenabum.bots.ally.judging import Judge
from cenabum.bots.ally.standing import NAMES

FILE = Path(__file__).with_name("trained.json")


def judges(data: dict[str, Any]) -> dict[int, Judge]:
    """A judge for every number of players, of what a training has written."""
    found: dict[int, Judge] = {}
    for players, rounds in data["weights"].items():
        found[int(players)] = Judge(
            [[(each[0], each[1]) for each in [weights.get(name, (0.0, 0.0)) for name in NAMES]] for weights in rounds]
        )
    return found


@cache
def trained() -> dict[int, Judge]:
    """Those of the package."""
    return judges(json.loads(FILE.read_text(encoding="utf-8")))
