"""Lists the Python interpreters of this machine that the project runs on, one of each version: `3.12 /usr/bin/python3.12`.

    python tools/pythons.py [FOLDER ...]    looks in these folders instead of the usual ones

`requires-python` and the classifiers of pyproject.toml say which versions count. The usual folders are those of PATH, and
where pyenv and uv keep interpreters that are not on it.
"""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ASK = "import sys; print(sys.implementation.name, *sys.version_info[:2])"
KEPT = ("{PYENV_ROOT}/versions/*/bin", "~/.pyenv/versions/*/bin", "~/.local/share/uv/python/*/bin")


def wanted() -> list[str]:
    """The versions the project is made for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = [re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", each) for each in project["classifiers"]]
    return [each[1] for each in found if each]


def usual() -> list[Path]:
    """Folders with interpreters, those of PATH first."""
    folders = [Path(each) for each in os.environ.get("PATH", "").split(os.pathsep) if each]
    for pattern in KEPT:
        where = Path(pattern.format(PYENV_ROOT=os.environ.get("PYENV_ROOT", "~/.pyenv"))).expanduser()
        folders += sorted(Path(where.anchor).glob(str(where.relative_to(where.anchor))))
    return folders


def is_python(path: Path, version: str) -> bool:
    """It answers, and is what its name says; a shim may only say that there is no such version."""
    try:
        done = subprocess.run([path, "-c", ASK], capture_output=True, text=True, check=False, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.stdout.split() == ["cpython", *version.split(".")]


def found(folders: Iterable[Path]) -> dict[str, Path]:
    """The first interpreter of each version."""
    there = list(folders)
    chosen: dict[str, Path] = {}
    for version in wanted():
        paths = (folder / f"python{version}" for folder in there)
        if path := next((path for path in paths if path.exists() and is_python(path, version)), None):
            chosen[version] = path
    return chosen


if __name__ == "__main__":
    for number, path in found([Path(each) for each in sys.argv[1:]] or usual()).items():
        print(number, path)
