import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.terminal import Command, Home

from cenabum.cli.errors import remember_saved, run_safely
from cenabum.cli.main import app


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    """An empty home for one player."""
    made = Home(tmp_path)
    yield made
    made.close()


@pytest.fixture
def cenabum_command(home: Home, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """The command within this process, which is quick. Nobody types anything."""
    monkeypatch.chdir(home.folder)
    monkeypatch.setenv("XDG_DATA_HOME", home.environment["XDG_DATA_HOME"])
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("CENABUM_LANGUAGE", raising=False)
    monkeypatch.setattr(sys, "stdin", None)

    def run(*arguments: object) -> subprocess.CompletedProcess[str]:
        given = [str(argument) for argument in arguments]
        code = run_safely(lambda: app(given, prog_name="cenabum", standalone_mode=False))
        remember_saved(None)
        said = capsys.readouterr()
        return subprocess.CompletedProcess(given, code, said.out, said.err)

    return run
