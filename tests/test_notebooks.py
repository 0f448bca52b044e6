"""The notebooks run, cell by cell, and what is kept in them is of the kind that comes out (tools/notebooks.py writes it anew)."""

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

TOOL = runpy.run_path(str(Path(__file__).resolve().parents[1] / "tools" / "notebooks.py"))
NOTEBOOKS = sorted(TOOL["FOLDER"].glob("*.ipynb"))


def kinds(notebook: dict[str, Any]) -> list[list[list[str]]]:
    """What kinds of outputs every cell has."""
    return [
        [sorted(output.get("data", {"stream": ""})) for output in cell.get("outputs", [])] for cell in notebook["cells"]
    ]


def test_there_are_three() -> None:
    assert len(NOTEBOOKS) == 3


@pytest.mark.slow
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_and_keeps_what_comes_out(path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    fresh, _ = TOOL["run"](path)
    assert kinds(fresh) == kinds(kept)
    assert all(kinds(kept)[place] for place, cell in enumerate(kept["cells"]) if "print(" in TOOL["source_of"](cell))


def test_a_cell_shows_what_it_prints_and_what_its_last_line_is_worth() -> None:
    names: dict[str, Any] = {}
    assert TOOL["run_cell"]("a = 2", names) == []
    printed, value = TOOL["run_cell"]("print('x')\na + 1", names)
    assert printed["text"] == ["x\n"]
    assert value["data"] == {"text/plain": ["3"]}
