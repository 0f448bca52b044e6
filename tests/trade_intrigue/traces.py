"""Golden traces of games with modules: every tenth of all mixes, played by somebody who fills places and says yes."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cenabum.orleans.state import State
from tests.properties.tables import SCARCE
from tests.properties.traces import trace
from tests.trade_intrigue.mixes import MIXES, lively, name_of, new_game

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "trade_intrigue.json"


def cases() -> dict[str, Callable[[], State]]:
    """The games that are traced, by name; some of them with everything scarce."""

    def begin(mix: dict[str, Any], name: str, scarce: bool) -> Callable[[], State]:
        def state() -> State:
            found = new_game(mix, name, corrections=SCARCE if scarce else {}).state
            assert isinstance(found, State)
            return found

        return state

    found: dict[str, Callable[[], State]] = {}
    for number, mix in enumerate(MIXES[5::10]):
        scarce = number % 4 == 3
        name = name_of(mix) + (", scarce" if scarce else "")
        found[name] = begin(mix, name, scarce)
    return found


def traced(name: str) -> dict[str, Any]:
    """The trace of one of the games."""

    def choose(state: State, seat: int, number: int) -> int:
        return lively(random.Random(number), state, seat)

    return trace(name, cases()[name](), choose)


def all_traces() -> dict[str, dict[str, Any]]:
    return {name: traced(name) for name in cases()}
