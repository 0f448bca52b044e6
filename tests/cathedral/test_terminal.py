"""The Cathedral through the command line: play, replay, rules, data, simulate."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cathedral.coverage import GAMES


def cenabum(*words: str, typed: str = "", home: Path) -> str:
    command = [sys.executable, "-c", "from cenabum.cli.main import main; main()", *words]
    environment = {"PATH": "/usr/bin", "HOME": str(home), "XDG_DATA_HOME": str(home), "COLUMNS": "80"}
    import os

    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, env=os.environ | environment, check=False, timeout=120
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout + done.stderr


def test_a_game_in_the_terminal(tmp_path: Path) -> None:
    typed = "town\nmap\norders\nodds\n?\n? rest\nhelp\n" + "1\n" * 30 + "quit\n"
    shown = cenabum(
        "play", "cathedral", "--seats", "Ana,bot:ally", "--seed", "4", "--file", str(tmp_path / "a.cenabum"),
        typed=typed, home=tmp_path,
    )  # fmt: skip
    assert "Draw a follower: from which bag?" in shown
    assert "Market Place (red)" in shown
    assert "3 × (knight)" in shown
    assert "has to be remembered" in shown
    assert "What a rest brings" in shown
    assert all(len(line) <= 80 for line in shown.splitlines() if "/" not in line)
    assert (tmp_path / "a.cenabum").read_text(encoding="utf-8").startswith("cenabum 1\ngame cathedral\n")


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.cenabum"))[:2], ids=lambda path: path.stem)
def test_replay(path: Path, tmp_path: Path) -> None:
    assert "Cathedral" in cenabum("replay", str(path), "--at", "20", home=tmp_path)
    listed = cenabum("replay", str(path), "--list", home=tmp_path)
    assert "together" in listed
    assert '"winners"' in cenabum("replay", str(path), "--to", "json", home=tmp_path)


def test_rules_and_data(tmp_path: Path) -> None:
    assert "resting.blueprint" in cenabum("rules", "resting.blueprint", "--game", "cathedral", home=tmp_path)
    assert "workshop_1" in cenabum("data", "--game", "cathedral", home=tmp_path)


def test_simulate(tmp_path: Path) -> None:
    shown = cenabum(
        "simulate",
        "--game",
        "cathedral",
        "--seats",
        "bot:random,bot:random",
        "--games",
        "4",
        "--jobs",
        "1",
        home=tmp_path,
    )
    assert "sections" in shown
