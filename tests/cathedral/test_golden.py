"""Golden traces: whole games, state by state, are the ones written down, in the pure and in the compiled build.

When a rule changes on purpose, `python -m tests.cathedral.test_golden` writes them anew.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from cenabum.kernel.chance import following, seeded
from cenabum.kernel.core import Fact
from tests.cathedral.coverage import SCARCE
from tests.cathedral.ledger import OPTIONS, dump, new_game, state_of

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "cathedral.json"
CASES = [(setup, scarce) for setup in OPTIONS for scarce in (False, True)]


def name_of(setup: dict[str, Any], scarce: bool) -> str:
    return ", ".join(str(value) for value in setup.values()) + (", scarce" if scarce else "")


def trace(setup: dict[str, Any], scarce: bool) -> dict[str, Any]:
    """Play a game to its end: how many decisions, the sections, and a digest of all states and facts."""
    name = name_of(setup, scarce)
    state = state_of(new_game(setup, f"golden {name}", corrections=SCARCE if scarce else {}))
    log: list[Fact] = []
    state.log = log
    digest = hashlib.sha256()
    number = seeded(name, "trace")
    decisions = 0
    while True:
        digest.update(json.dumps([dump(state), log], sort_keys=True, default=list).encode())
        log.clear()
        if state.over:
            break
        number = following(number)
        seat = state.deciding_seats()[0]
        options = state.legal(seat)
        state.apply(seat, options[(number & 0xFFFF) % len(options)])
        decisions += 1
    return {"decisions": decisions, "sections": state.sections, "digest": digest.hexdigest()}


@pytest.mark.golden
@pytest.mark.parametrize(("setup", "scarce"), CASES, ids=[name_of(*case) for case in CASES])
def test_game_is_the_one_written_down(setup: dict[str, Any], scarce: bool) -> None:
    written = json.loads(GOLDEN.read_text(encoding="utf-8"))
    assert trace(setup, scarce) == written[name_of(setup, scarce)]
    assert len(written) == len(CASES)


if __name__ == "__main__":
    traces = {name_of(*case): trace(*case) for case in CASES}
    GOLDEN.write_text(json.dumps(traces, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{len(traces)} traces in {GOLDEN}")
