"""The tool that measures the levels: it goes on where it was stopped, and every seat is played equally often."""

import json
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

PROJECT = Path(__file__).resolve().parents[1]
LADDER = runpy.run_path(str(PROJECT / "tools" / "ladder.py"))
NOVICES = 4


def measured(folder: Path, games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["ladder.py", str(folder), "--games", str(games), "--cells", str(NOVICES)])
    LADDER["main"]()


def test_a_stopped_run_goes_on_and_gives_the_same_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    measured(tmp_path / "whole", 4, monkeypatch)
    measured(tmp_path / "parts", 2, monkeypatch)
    name = f"{LADDER['ORLEANS_CELLS'][NOVICES - 1].name}.jsonl"
    with (tmp_path / "parts" / name).open("a", encoding="utf-8") as torn:
        torn.write('{"game": 2, "se')
    measured(tmp_path / "parts", 4, monkeypatch)
    whole = (tmp_path / "whole" / name).read_text(encoding="utf-8")
    assert (tmp_path / "parts" / name).read_text(encoding="utf-8") == whole
    rows: list[dict[str, Any]] = [json.loads(line) for line in whole.splitlines()]
    assert [row["seat"] for row in rows] == [0, 1, 0, 1]
    assert "| apprentice against 1 novice | 4 |" in capsys.readouterr().out


def test_the_levels_of_a_story_are_measured_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["ladder.py", str(tmp_path), "--game", "kings-favor", "--games", "2", "--cells", "1"]
    monkeypatch.setattr(sys, "argv", command)
    LADDER["main"]()
    assert "| apprentice against 1 novice | 2 |" in capsys.readouterr().out
    rows = [
        json.loads(line) for line in (tmp_path / "apprentice against 1 novice.jsonl").read_text("utf-8").splitlines()
    ]
    assert [row["seat"] for row in rows] == [0, 1]
    assert all(0 <= era <= 5 for row in rows for era in row["eras"])


def test_intervals_are_those_of_wilson() -> None:
    low, high = LADDER["wilson"](990, 1000)
    assert (round(low, 3), round(high, 3)) == (0.982, 0.995)
