"""Run the notebooks of examples/notebooks, cell by cell, and keep what they print and draw, so that a page shows it.

    python tools/notebooks.py            run all of them and write their outputs anew
    python tools/notebooks.py --check    run them, and tell which outputs are not what is kept

Plain Python, no Jupyter: a cell's output is what it prints, and what its last line is worth.
"""

import argparse
import ast
import contextlib
import io
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[1] / "examples" / "notebooks"


def source_of(cell: dict[str, Any]) -> str:
    """The text of a cell."""
    return "".join(cell["source"])


def run_cell(source: str, names: dict[str, Any]) -> list[dict[str, Any]]:
    """Run a cell; its outputs as a notebook has them."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed, value = io.StringIO(), None
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, "cell", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": lines(printed.getvalue())})
    if value is not None:
        data = {"text/plain": lines(repr(value))}
        if hasattr(value, "_repr_svg_"):
            data["image/svg+xml"] = lines(value._repr_svg_())
        outputs.append({"data": data, "metadata": {}, "output_type": "execute_result", "execution_count": 0})
    return outputs


def lines(text: str) -> list[str]:
    """A text as notebooks keep it."""
    return text.splitlines(keepends=True)


def run(path: Path) -> tuple[dict[str, Any], list[int]]:
    """Run a notebook; what it is then, and the numbers of the cells whose output was another one."""
    notebook: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    names: dict[str, Any] = {"__name__": path.stem}
    changed: list[int] = []
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            number = 0
            for place, cell in enumerate(notebook["cells"]):
                if cell["cell_type"] != "code":
                    continue
                number += 1
                outputs = run_cell(source_of(cell), names)
                for output in outputs:
                    if "execution_count" in output:
                        output["execution_count"] = number
                if outputs != cell["outputs"]:
                    changed.append(place)
                cell["outputs"], cell["execution_count"] = outputs, number
        finally:
            os.chdir(before)
    return notebook, changed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    asked = parser.parse_args()
    wrong = 0
    for path in sorted(FOLDER.glob("*.ipynb")):
        notebook, changed = run(path)
        if asked.check:
            wrong += bool(changed)
            for place in changed:
                print(f"{path.name}: cell {place} does not print what is kept; run tools/notebooks.py")
        elif changed:
            path.write_text(json.dumps(notebook, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
            print(f"{path.name}: {len(changed)} cells written")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
