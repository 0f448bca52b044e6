"""Golden traces: whole games, state by state, are the ones written down, in the pure and in the compiled build.

Random games of every table size, and the recorded games, which go through all eras. When a rule changes on purpose,
`python -m tests.stories.test_golden` writes them anew.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import cenabum
from cenabum.kernel.chance import following, seeded
from cenabum.kernel.core import Fact
from cenabum.kernel.decision import kind_of, number_of
from cenabum.kernel.game import replay
from cenabum.kernel.record import parse_record
from cenabum.kernel.snapshot import dump, held
from cenabum.stories.state import State

HERE = Path(__file__).resolve().parent
GOLDEN = HERE.parent / "golden" / "stories.json"
RANDOM = [f"{game} {players}" for game in ("first-kingdom", "kings-favor") for players in (2, 3, 4)]
RECORDED = sorted(path.stem for path in (HERE / "games").glob("*.cenabum"))


def lasting(state: State) -> list[Any]:
    """A state as far as its rules go: the numbers of moves are left out, how many there are is not."""
    told = dict(zip(held(type(state)), dump(state), strict=True))
    del told["players"]
    boards = [dict(zip(held(type(player)), dump(player), strict=True)) for player in state.players]
    for board in boards:
        board["options"] = len(board["options"])
        board["pending"] = [kind_of(each) | number_of(each) << 5 for each in board["pending"]]  # as it was written
        del board["before"]
    return [told, boards]


def random_trace(name: str) -> dict[str, Any]:
    """Play a random game to its end."""
    game, players = name.split()
    state = cenabum.start(game, int(players), f"golden {name}")
    assert isinstance(state, State)
    log: list[Fact] = []
    state.log = log
    digest = hashlib.sha256()
    number = seeded(name, "trace")
    decisions = 0
    while True:
        digest.update(json.dumps([lasting(state), log]).encode())
        log.clear()
        if state.over:
            break
        number = following(number)
        seats = state.deciding_seats()
        seat = seats[(number & 0xFFFF) % len(seats)]
        options = state.legal(seat)
        state.apply(seat, options[(number >> 16 & 0xFFFF) % len(options)])
        decisions += 1
    return {"decisions": decisions, "won": state.won, "digest": digest.hexdigest()}


def recorded_trace(stem: str) -> dict[str, Any]:
    """Play a recorded game again."""
    record = parse_record((HERE / "games" / f"{stem}.cenabum").read_text(encoding="utf-8"))
    game = replay(record, at=0)
    digest = hashlib.sha256()
    played = [entry for entry in record.entries if not entry.refused]
    for entry in played:
        game.play(entry.seat, entry.notation)
        assert isinstance(game.state, State)
        digest.update(json.dumps([lasting(game.state), game.events]).encode())
    assert isinstance(game.state, State)
    return {"decisions": len(played), "won": game.state.won, "digest": digest.hexdigest()}


def written() -> dict[str, dict[str, Any]]:
    """The traces that are written down."""
    found: dict[str, dict[str, Any]] = json.loads(GOLDEN.read_text(encoding="utf-8"))
    return found


@pytest.mark.golden
@pytest.mark.parametrize("name", RANDOM)
def test_a_random_game_is_the_one_written_down(name: str) -> None:
    assert random_trace(name) == written()[name]


@pytest.mark.golden
@pytest.mark.parametrize("stem", RECORDED)
def test_a_recorded_game_is_the_one_written_down(stem: str) -> None:
    assert recorded_trace(stem) == written()[stem]


@pytest.mark.golden
def test_no_trace_is_left_over() -> None:
    assert list(written()) == [*RANDOM, *RECORDED]


if __name__ == "__main__":
    traces = {name: random_trace(name) for name in RANDOM} | {stem: recorded_trace(stem) for stem in RECORDED}
    lines = [f"  {json.dumps(name)}: {json.dumps(traced)}" for name, traced in traces.items()]
    GOLDEN.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{len(traces)} traces in {GOLDEN.name}")
