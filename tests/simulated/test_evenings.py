"""Evenings at a simulated server: whatever fails, what was acknowledged is kept, once; nobody hears a secret; and every table goes on.

`docs/checking.md` says how to run one again: `python tools/simulate_server.py --only SEED`.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.effort import few, many
from tests.simulated.evening import KINDS, Evening

TOOL = Path(__file__).resolve().parents[2] / "tools" / "simulate_server.py"
TOGETHER = 5
"""So many evenings are one case, which several processes share."""
EVENINGS = many(40, 10_000)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(1, EVENINGS, TOGETHER))
def test_nothing_is_lost_doubled_or_betrayed_and_every_table_goes_on(first: int) -> None:
    found = {seed: Evening(seed).run() for seed in range(first, first + TOGETHER)}
    faults = {
        f"python tools/simulate_server.py --only {seed}": told.faults for seed, told in found.items() if told.faults
    }
    assert faults == {}
    assert all(told.acknowledged for told in found.values())
    assert sum(told.power_lost for told in found.values()) > TOGETHER


@pytest.mark.slow
@pytest.mark.parametrize("kind", few(list(KINDS), 2))
def test_a_game_comes_to_its_end_through_every_storm(kind: str) -> None:
    seed = list(KINDS).index(kind)
    told = Evening(seed, to_the_end=True).run()
    assert told.faults == []
    assert told.games_over == 1


def by_hand(*arguments: object, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOL), *map(str, arguments)]
    return subprocess.run(
        command, capture_output=True, encoding="utf-8", check=False, env={**os.environ, **environment}
    )


def test_a_seed_makes_the_same_evening_again_in_another_process() -> None:
    """To the last byte that anybody hears, whatever was done before and wherever things are in memory."""
    here = [Evening(seed).run() for seed in (3, 8, 3)]
    assert here[0] == here[2]
    assert here[0].digest != here[1].digest
    there = by_hand("--only", 3, PYTHONHASHSEED="12345")
    assert there.returncode == 0, there.stderr
    assert there.stdout.splitlines()[: len(here[0].happenings)] == here[0].happenings
    assert here[0].digest in there.stdout


def test_several_seeds_by_hand() -> None:
    done = by_hand("--seeds", 2, "--from", 7)
    assert done.returncode == 0, done.stdout
    assert done.stdout.splitlines()[-1].startswith("2 evenings, 7 to 8: no faults;")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--seeds", "many"], "--seeds: “many” is no number of evenings; give a whole number from 1 on."),
        (["--seeds", 0], "--seeds: “0” is no number of evenings; give a whole number from 1 on."),
        (["--only", "x"], "--only: “x” is no seed; give a whole number from 0 on."),
        (["--from", -3], "--from: “-3” is no seed; give a whole number from 0 on."),
        (["--only", 3, "--seeds", 5], "--only runs one evening; leave --seeds and --from away."),
        (["--mutant", "sleepy"], "--mutant: there is no “sleepy”; there are told-before-written,"),
        (["--sed", 5], "unrecognized arguments: --sed 5"),
    ],
)
def test_bad_arguments_are_answered_in_a_sentence(arguments: list[object], why: str) -> None:
    done = by_hand(*arguments)
    assert done.returncode == 2
    assert why in done.stderr
    assert "Traceback" not in done.stderr
