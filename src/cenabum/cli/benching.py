"""`cenabum bench`: the measured comparison of a checkout, or a short measure of this installation."""

import subprocess
import sys
import time
from pathlib import Path

import cenabum
from cenabum.cli.terminal import as_json, console, grid

SECONDS = 1.0


def bench(json: bool, full: bool) -> int:
    """Run the benchmark of the checkout (with its peers), or measure the engine alone."""
    script = Path(cenabum.__file__).resolve().parents[2] / "benchmarks" / "engine"
    if full and script.exists():
        return subprocess.run([script, *(["--json"] if json else [])], check=False).returncode
    if full:
        print(
            "The comparison with other engines needs a checkout of the project; measured here alone.", file=sys.stderr
        )
    measured = measure()
    if json:
        print(as_json(measured))
        return 0
    rows = [
        [name.replace("_", " "), f"{value:,}" if not isinstance(value, str) else value]
        for name, value in measured.items()
    ]
    console().print(grid(rows, right=[1]))
    return 0


def measure(seconds: float = SECONDS) -> dict[str, float | str]:
    """Decisions a second in random four-seat games, and what a copy of a state costs."""
    decisions = games = 0
    copied = copies = 0.0
    begin = time.process_time()
    while time.process_time() - begin - copied < seconds:
        state = cenabum.start("orleans", players=4, seed=games)
        half = state.copy()
        decisions += state.playout(games)
        games += 1
        moment = time.process_time()
        for _ in range(200):
            half.copy()
        copied += time.process_time() - moment
        copies += 200
    spent = time.process_time() - begin - copied
    return {
        "version": cenabum.__version__,
        "build": cenabum.build().kind,
        "python": sys.version.split()[0],
        "games": games,
        "decisions_per_second": round(decisions / spent),
        "games_per_second": round(games / spent, 2),
        "decisions_per_game": round(decisions / games, 1),
        "copy_microseconds": round(copied / copies * 1e6, 2),
    }
