"""Golden traces with modules: whole games, state by state, the same in the pure and in the compiled build.

When a rule changes on purpose, `python tools/make_golden.py` writes them anew.
"""

import json
from typing import Any

import pytest

from tests.trade_intrigue.traces import GOLDEN, cases, traced

WRITTEN: dict[str, dict[str, Any]] = json.loads(GOLDEN.read_text(encoding="utf-8")) if GOLDEN.exists() else {}


@pytest.mark.golden
@pytest.mark.parametrize("name", cases())
def test_game_is_the_one_written_down(name: str) -> None:
    assert traced(name) == WRITTEN.get(name)


@pytest.mark.golden
def test_no_trace_is_left_over_and_all_differ() -> None:
    assert list(WRITTEN) == list(cases())
    assert len({written["digest"] for written in WRITTEN.values()}) == len(WRITTEN)
