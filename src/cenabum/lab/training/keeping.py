"""What is kept of a training: what was wished for, and what it has made; so each begins, and goes on."""

import json
import re
from pathlib import Path
from typing import Any

import cenabum
from cenabum.kernel.refusal import SetupError
from cenabum.lab.pool import Workers, check_place
from cenabum.lab.results import write_whole


def begun(folder: Path, wished: str, jobs: int, on: str) -> Workers:
    """Begin a training in a folder, or go on with it. Those who play its games (`lab/pool.py`): the file is the same whoever does."""
    check_place(on)
    remember(folder, wished)
    return Workers(jobs, on)


def remember(folder: Path, wished: str) -> None:
    """Write into the folder what is wished for, and by which version: bots of another one play otherwise, and so teach something else.

    Raises `SetupError` when it holds a training of another kind or version.
    """
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "wish.txt"
    if file.exists():
        held, _, version = file.read_text(encoding="utf-8").partition("\n")
        if held != wished:
            raise SetupError(f"{folder} holds another training: {held}.")
        if version.strip() != cenabum.__version__:
            began = f"version {version.strip()}" if version else "an older version"
            raise SetupError(
                f"{folder} holds a training that {began} of Cenabum began, and this is version {cenabum.__version__},"
                " which may play otherwise. Go on with that version, or name another folder."
            )
    write(file, f"{wished}\n{cenabum.__version__}\n")


def write(file: Path, text: str) -> None:
    """Write a file whole or not at all: what is there stays, should the disk be full."""
    write_whole(file, lambda out: out.write(text.encode()))


def as_text(data: dict[str, Any]) -> str:
    """JSON with one line for each belief and each feature, so that a change can be read."""
    text = json.dumps(data, indent=1, ensure_ascii=False)
    return re.sub(r"\[\s+([^][{}]+?)\s+\]", lambda found: f"[{' '.join(found[1].split())}]", text) + "\n"
