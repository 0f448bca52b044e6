"""The examples of docs/python.md and docs/learning.md run, in their order, and print what their comments say."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parents[1] / "docs"


def blocks(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)


BLOCKS = blocks("python.md")
# The comments that are the exact output of the line before them.
PRINTED = [
    "<Game orleans: Ana, Bruno, Greedy; 0 decisions>",
    "place own_farmer village",
    "place own_craftsman village",
    "Orléans is for 2 to 4 players, not 1.",
    "['own_farmer', 'own_boatman', 'own_craftsman']",
    "pilgrimage plan",
    "[{'fact': 'plan_done', 'seat': 'Ana'}]",
]


def test_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "docs"}
    for number, block in enumerate(BLOCKS, 1):
        exec(compile(block, f"docs/python.md, block {number}", "exec"), names)
    printed = capsys.readouterr().out
    for expected in PRINTED:
        assert expected in printed
        assert any(expected in block for block in BLOCKS)
    assert "actions.activated-only" in printed or "planning.together" in printed
    assert (tmp_path / "evening.cenabum").exists()


def test_learning_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {"__name__": "docs"}
    for number, block in enumerate(blocks("learning.md"), 1):
        exec(compile(block, f"docs/learning.md, block {number}", "exec"), names)
    assert "'me: goods.grain'" in capsys.readouterr().out
