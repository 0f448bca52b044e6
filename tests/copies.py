"""A copy of the tree, in which a test changes what it likes: what it says of the project it then says of the copy."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]


def copy_of_the_tree(folder: Path) -> Path:
    """Everything that Python needs of the project; the page is left out, and its words are not."""
    shutil.copytree(
        PROJECT / "src",
        folder / "src",
        ignore=shutil.ignore_patterns("page", "__pycache__", "*.so"),
        dirs_exist_ok=True,
    )
    for page in PROJECT.glob("src/cenabum/locale/*/page"):
        shutil.copytree(page, folder / page.relative_to(PROJECT))
    return folder


def run_in(copy: Path, command: Sequence[str], typed: str = "") -> str:
    """What Python prints there; it must end well."""
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(copy / "src"), "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, *command], input=typed, env=environment | {"XDG_DATA_HOME": str(copy / "kept")},
        capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout
