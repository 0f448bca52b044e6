"""Golden traces: whole games, state by state, are the ones written down, in the pure and in the compiled build.

When a rule changes on purpose, `python tools/make_golden.py` writes them anew.
"""

import json
from typing import Any

import pytest

from tests.properties.traces import GOLDEN, cases, trace

WRITTEN: dict[str, dict[str, Any]] = json.loads(GOLDEN.read_text(encoding="utf-8")) if GOLDEN.exists() else {}


@pytest.mark.golden
@pytest.mark.parametrize("name", cases())
def test_game_is_the_one_written_down(name: str) -> None:
    assert trace(name, cases()[name]()) == WRITTEN.get(name)


@pytest.mark.golden
def test_no_trace_is_left_over() -> None:
    assert list(WRITTEN) == list(cases())


@pytest.mark.golden
def test_traces_differ() -> None:
    assert len({written["digest"] for written in WRITTEN.values()}) == len(WRITTEN)
