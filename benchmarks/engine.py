"""How fast the engine is beside its peers, measured in one interleaved run.

Every contestant waits in a process of its own on the same core. Round by round each of them plays for half a second of
CPU time, so that whatever else the machine is doing meets all of them alike; the median of the rounds counts.
Start it with `benchmarks/engine`.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).resolve().parent
COMPILED = HERE.parent / "build" / "compiled"
PURE, FAST, STEP, INSIDE = "Cenabum pure", "Cenabum compiled", ", by step", ", driven from inside"
KINGDOM, FAVOR, REPLAY = ", The First Kingdom", ", The King's Favor", ", games of experts again"
CATAN, CHESS = "catanatron 3.2, Catan", "OpenSpiel 2.0, chess"
# label, contestant, compiled?
LINE_UP = [
    (PURE, "cenabum", False),
    (FAST, "cenabum", True),
    (PURE + STEP, "cenabum-step", False),
    (FAST + STEP, "cenabum-step", True),
    (PURE + KINGDOM, "cenabum-kingdom", False),
    (FAST + KINGDOM, "cenabum-kingdom", True),
    (PURE + FAVOR, "cenabum-favor", False),
    (FAST + FAVOR, "cenabum-favor", True),
    (PURE + REPLAY, "cenabum-replay", False),
    (FAST + REPLAY, "cenabum-replay", True),
    (PURE + INSIDE, "cenabum-inside", False),
    (FAST + INSIDE, "cenabum-inside", True),
    (CATAN, "catanatron", False),
    (CHESS, "openspiel-chess", False),
]


@dataclass
class Runner:
    """One contestant's process and what it has answered so far."""

    label: str
    process: subprocess.Popen[str]
    plays: list[dict[str, float]] = field(default_factory=list)
    copies: list[dict[str, float]] = field(default_factory=list)

    def ask(self, command: str) -> dict[str, float]:
        """Send one command and wait for its answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(command, file=self.process.stdin, flush=True)
        answer: dict[str, float] = json.loads(self.process.stdout.readline())
        return answer

    def figures(self) -> dict[str, float | None]:
        """Return the medians over the rounds."""
        decisions, options = (sum(play[what] for play in self.plays) for what in ("decisions", "options"))
        return {
            "decisions_per_second": round(median(play["decisions"] / play["seconds"] for play in self.plays)),
            "games_per_second": round(median(play["games"] / play["seconds"] for play in self.plays), 2),
            "decisions_per_game": round(decisions / sum(play["games"] for play in self.plays), 1),
            "legal_moves": round(options / decisions, 2) if options else None,
            "copy_microseconds": round(median(1e6 * copy["seconds"] / copy["copies"] for copy in self.copies), 2),
        }


def started(label: str, contestant: str, compiled: bool) -> Runner | str:
    """Start a contestant, or say why it cannot take part."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"PYTHONHASHSEED": "0"}
    if compiled:
        environment["PYTHONPATH"] = str(COMPILED)
    process = subprocess.Popen(
        [sys.executable, str(HERE / "contestants.py"), contestant],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    hello = process.stdout.readline()
    if not hello:
        return (process.stderr.read().strip().splitlines() or ["it ended without a word"])[-1]
    if compiled and json.loads(hello)["build"] != "compiled":
        process.kill()
        return "there is no compiled build; tools/compile makes it"
    return Runner(label, process)


def ratios(figures: dict[str, dict[str, Any]]) -> dict[str, float]:
    """Return how many times as many decisions a second Cenabum makes as a peer driven in the same way."""
    return {
        f"{ours} / {peer}": round(figures[ours]["decisions_per_second"] / figures[peer]["decisions_per_second"], 1)
        for ours in (kind + way for way in ("", STEP, KINGDOM, FAVOR) for kind in (PURE, FAST))
        for peer in (CATAN, CHESS)
        if ours in figures and peer in figures
    }


def show(report: dict[str, Any]) -> None:
    """Print the report as tables."""
    console = Console()
    table = Table(title="Games on one core, medians")
    for heading in ("", "decisions/s", "games/s", "decisions a game", "legal moves", "copy, µs"):
        table.add_column(heading, justify="left" if not heading else "right")
    for label, row in report["figures"].items():
        moves = "" if row["legal_moves"] is None else f"{row['legal_moves']:.1f}"
        rates = (
            f"{row['decisions_per_second']:,}",
            f"{row['games_per_second']:,.1f}",
            f"{row['decisions_per_game']:,.0f}",
        )
        table.add_row(label, *rates, moves, f"{row['copy_microseconds']:.2f}")
    console.print(table)
    for label, ratio in report["ratios"].items():
        console.print(f"{label}: {ratio} times the decisions a second, both driven from Python", highlight=False)
    for label, reason in report["absent"].items():
        console.print(f"{label} did not take part: {reason}", highlight=False, markup=False)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="benchmarks/engine", description=__doc__)
    parser.add_argument("--rounds", type=int, default=15, help="slices of each contestant (15)")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time of a slice (0.5)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument(
        "--only",
        metavar="WORD",
        default="",
        help="only contestants with this word in their label; several with commas",
    )
    asked = parser.parse_args(arguments)

    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # the processes started below stay on it too
    runners: list[Runner] = []
    absent: dict[str, str] = {}
    for label, contestant, compiled in LINE_UP:
        if not any(word in label.lower() for word in asked.only.lower().split(",")):
            continue
        runner = started(label, contestant, compiled)
        if isinstance(runner, Runner):
            runners.append(runner)
        else:
            absent[label] = runner
    for round_number in range(asked.rounds + 1):
        for runner in runners:
            play, copy = runner.ask(f"play {asked.seconds}"), runner.ask(f"copy {asked.seconds / 5}")
            if round_number > 0:  # the first round only warms up
                runner.plays.append(play)
                runner.copies.append(copy)
    for runner in runners:
        runner.process.communicate()

    figures = {runner.label: runner.figures() for runner in runners}
    report = {"python": sys.version.split()[0], "rounds": asked.rounds, "slice_seconds": asked.seconds}
    report |= {"figures": figures, "ratios": ratios(figures), "absent": absent}
    if asked.json:
        print(json.dumps(report, indent=2))
    else:
        show(report)
    return 0 if runners else 1


if __name__ == "__main__":
    sys.exit(main())
