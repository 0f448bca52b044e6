"""Other versions of Python: `./check pythons` finds those that are there and runs every test without a browser on each."""

import runpy
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[1]
TOOL = PROJECT / "tools" / "pythons.py"
OWN = "{}.{}".format(*sys.version_info)


def listed(*folders: Path) -> list[str]:
    done = subprocess.run([sys.executable, TOOL, *folders], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def script(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)


@pytest.fixture
def real(tmp_path: Path) -> Path:
    """A folder with the interpreter of these tests under its usual name."""
    script(tmp_path / "real" / f"python{OWN}", f'exec "{sys.executable}" "$@"')
    return tmp_path / "real"


def test_an_interpreter_that_is_there_is_found(real: Path) -> None:
    assert listed(real) == [f"{OWN} {real / f'python{OWN}'}"]


def test_the_first_of_a_version_counts_and_a_broken_one_does_not(real: Path, tmp_path: Path) -> None:
    script(tmp_path / "shims" / f"python{OWN}", "echo 'no such version' >&2; exit 127")
    script(tmp_path / "again" / f"python{OWN}", f'exec "{sys.executable}" "$@"')
    assert listed(tmp_path / "shims", real, tmp_path / "again") == [f"{OWN} {real / f'python{OWN}'}"]


def test_what_an_interpreter_says_counts_not_its_name(real: Path, tmp_path: Path) -> None:
    other = "3.14" if OWN != "3.14" else "3.13"
    script(tmp_path / "liar" / f"python{other}", f'exec "{sys.executable}" "$@"')
    script(tmp_path / "liar" / "python3.10", "echo cpython 3 10")  # older than the project allows
    assert listed(tmp_path / "liar") == []


def test_versions_are_those_the_project_says_it_is_for() -> None:
    tool = runpy.run_path(str(TOOL))
    assert tool["wanted"]() == ["3.11", "3.12", "3.13", "3.14"]
    assert sysconfig.get_python_version() in tool["wanted"]()
