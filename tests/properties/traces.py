"""Golden traces: one number for everything that happens in a game, the same for every build, interpreter and machine."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cenabum.kernel.chance import following, seeded
from cenabum.kernel.core import Fact
from cenabum.kernel.decision import kind_of, number_of
from cenabum.orleans.state import State
from tests.properties.ledger import dump
from tests.properties.tables import OPTIONS, SCARCE, new_state

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "traces.json"


def cases() -> dict[str, Callable[[], State]]:
    """The games that are traced, by name: every set-up, and some with everything scarce."""

    def begin(options: dict[str, Any], seed: str, corrections: dict[str, object]) -> Callable[[], State]:
        return lambda: new_state(options, seed, corrections=corrections)

    found: dict[str, Callable[[], State]] = {}
    for number, options in enumerate(OPTIONS):
        name = ", ".join(str(value) for value in options.values())
        found[name] = begin(options, f"golden {number}", {})
        if number % 4 == 1:
            found[f"{name}, scarce"] = begin(options, f"scarce {number}", SCARCE)
    return found


def lasting(state: State) -> dict[str, Any]:
    """A state as far as its rules go: the numbers of moves, and what modules keep when none is played, are left out."""
    written = dump(state)
    assert not written.pop("memory")
    del written["last_round"]
    for player in written["players"]:
        player["options"] = len(player["options"])
        # as it was written down first, when a kind of decision had five bits
        player["pending"] = [kind_of(frame) | number_of(frame) << 5 for frame in player["pending"]]
    return written


def any_move(state: State, seat: int, number: int) -> int:
    """Each legal move with the same chance."""
    options = state.legal(seat)
    return options[number % len(options)]


def trace(name: str, state: State, choose: Callable[[State, int, int], int] = any_move) -> dict[str, Any]:
    """Play a game to its end: how many decisions, the points, and a digest of all states and facts."""
    log: list[Fact] = []
    state.log = log
    digest = hashlib.sha256()
    number = seeded(name, "trace")
    decisions = 0
    while True:
        digest.update(json.dumps([lasting(state), log], sort_keys=True).encode())
        log.clear()
        if state.over:
            break
        number = following(number)
        seats = state.deciding_seats()
        seat = seats[(number & 0xFFFF) % len(seats)]
        state.apply(seat, choose(state, seat, number >> 16 & 0xFFFF))
        decisions += 1
    return {"decisions": decisions, "coins": [player.coins for player in state.players], "digest": digest.hexdigest()}


def all_traces() -> dict[str, dict[str, Any]]:
    return {name: trace(name, begin()) for name, begin in cases().items()}


def write_traces(path: Path, traces: dict[str, dict[str, Any]]) -> None:
    """Write traces down, one to a line."""
    lines = [f"  {json.dumps(name)}: {json.dumps(traced)}" for name, traced in traces.items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{len(traces)} traces in {path.name}")
