"""Golden traces: one number for everything that happens in a game, the same for every build, interpreter and machine."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cenabum.kernel.chance import following, seeded
from cenabum.kernel.core import Fact
from cenabum.kernel.decision import kind_of, number_of
from cenabum.orleans.decision import DECISIONS
from cenabum.orleans.state import State
from cenabum.orleans.trade_intrigue.decisions.wait import character_of, first_of, second_of, targets_of
from cenabum.orleans.trade_intrigue.kept import Kept, kept
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
    """A state as far as its rules go, and as it was written down first; the numbers of moves are left out."""
    written = dump(state)
    del written["memory"], written["last_round"]
    if state.memory:
        written["extra"] = in_a_row(kept(state), state.components.rounds - state.last_round)
    for player in written["players"]:
        player["options"] = len(player["options"])
        player["pending"] = [kind_of(frame) | first_number(frame) << 5 for frame in player["pending"]]
    return written


def first_number(frame: int) -> int:
    """The number of a pending decision as it was before there was room for more than four seats."""
    number = number_of(frame)
    if DECISIONS[kind_of(frame)].name == "wait":
        return character_of(number) | targets_of(number) << 4 | first_of(number) << 8 | second_of(number) << 14
    return number


def in_a_row(held: Kept, dropped: int) -> list[int]:
    """What the modules keep, as it was before each thing had a name."""
    spare = [0] * (4 - len(held.stopped))
    return [
        held.acted, dropped, held.event_turn, held.orders_pile, held.orders_open, held.brasserie_goods,
        held.navigation_technology, held.bribe_coins, held.bribe_goods, *held.sent_any, held.goods_free, held.goods_bare,
        *held.orders_of, *spare, *held.stopped, *spare,
    ]  # fmt: skip


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
