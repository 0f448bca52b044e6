"""How many steps a second learning environments make, in one interleaved run: ours, PettingZoo's classics and catanatron's gym.

    .venv/bin/python benchmarks/environments.py
    .venv/bin/python benchmarks/environments.py --old FOLDER         # and AllSeats of other sources of ours, to compare with
    .venv/bin/python benchmarks/environments.py --catanatron PYTHON  # its gym wants an old Gymnasium: a Python with catanatron_gym

All moves are random legal ones, and choosing them is on the clock. Each environment is a process of its own; in every round each steps
for so many seconds of CPU time, and the median of the rounds counts. The classics need pygame and chess, and are left out without them.
"""

import argparse
import importlib.util
import json
import os
import random
import subprocess
import sys
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

PROJECT = Path(__file__).resolve().parents[1]
MANY = 64
Steps = Callable[[], int]


def agents(env: Any) -> Steps:
    """One agent after the other, as PettingZoo asks for it."""
    import numpy as np

    chance = random.Random(1)
    env.reset(seed=1)

    def steps() -> int:
        for _ in range(MANY):
            observation, _, over, cut_short, _ = env.last()
            if over or cut_short:
                env.reset()
            else:
                env.step(chance.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        return MANY

    return steps


def all_seats() -> Steps:
    from cenabum.envs import AllSeats

    return agents(AllSeats("orleans", players=4))


def tables() -> Steps:
    import numpy as np

    from cenabum.envs import Tables

    env, chance = Tables("orleans", MANY, None, players=4, copy=False), random.Random(1)
    env.reset(seed=1)

    def steps() -> int:
        env.step(np.array([legal[int(chance.random() * len(legal))] for legal in env.legal()]))
        return MANY

    return steps


def learner(env: Any, legal: Callable[[], Any]) -> Steps:
    """One learner against bots, as Gymnasium asks for it."""
    chance = random.Random(1)
    env.reset(seed=1)

    def steps() -> int:
        for _ in range(MANY):
            _, _, over, cut_short, _ = env.step(chance.choice(legal()))
            if over or cut_short:
                env.reset()
        return MANY

    return steps


def one_seat() -> Steps:
    from cenabum.envs import OneSeat

    env = OneSeat("orleans", ("bot:random",))
    return learner(env, lambda: env.match.course.seen.legal(env.seat))


def catanatron() -> Steps:
    import gymnasium

    env: Any = gymnasium.make("catanatron_gym:catanatron-v1")
    return learner(env, env.unwrapped.get_valid_actions)


def classic(name: str) -> Callable[[], Steps]:
    def made() -> Steps:
        module: Any = importlib.import_module(f"pettingzoo.classic.{name}")
        return agents(module.env())

    return made


CONTESTANTS: dict[str, tuple[str, Callable[[], Steps], tuple[str, ...]]] = {
    "all-seats": ("AllSeats, Orléans, 4 seats", all_seats, ()),
    "tables": (f"Tables, {MANY} of Orléans, 4 seats", tables, ()),
    "one-seat": ("OneSeat, Orléans against bot:random", one_seat, ()),
    "connect-four": ("PettingZoo, connect_four_v3", classic("connect_four_v3"), ("pygame",)),
    "chess": ("PettingZoo, chess_v6", classic("chess_v6"), ("pygame", "chess")),
    "catanatron": ("catanatron's gym against RandomPlayer", catanatron, ("catanatron_gym",)),
}
OURS = ("all-seats", "tables", "one-seat")


def serve(name: str) -> None:
    """For each line with a number of seconds, step for so long, and tell how many steps that were."""
    warnings.simplefilter("ignore")
    steps = CONTESTANTS[name][1]()
    for line in sys.stdin:
        done, seconds, begin = 0, float(line), time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            done += steps()
        print(json.dumps(done / spent), flush=True)


class Contestant:
    """An environment in a process of its own."""

    def __init__(self, name: str, sources: Path | None, label: str, python: str = sys.executable) -> None:
        self.label = f"{CONTESTANTS[name][0]}{f' ({label})' if label else ''}"
        self.rates: list[float] = []
        env = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        if sources is not None:
            env["PYTHONPATH"] = os.pathsep.join(filter(None, (str(sources), os.environ.get("PYTHONPATH"))))
        elif python != sys.executable:
            env.pop("PYTHONPATH", None)
        command = [python, __file__, "--serve", name]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)

    def step(self, seconds: float) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        rate: float = json.loads(self.process.stdout.readline())
        return rate


def contestants(only: str, old: Path | None, catan: str) -> list[Contestant]:
    found: list[Contestant] = []
    builds = {"pure": PROJECT / "src", "compiled": PROJECT / "build" / "compiled"}
    for name, (_, _, needed) in CONTESTANTS.items():
        if only and name not in only.split(","):
            continue
        if name in OURS:
            found += [Contestant(name, folder, build) for build, folder in builds.items() if folder.is_dir()]
        elif all(importlib.util.find_spec(each) for each in needed):
            found.append(Contestant(name, None, ""))
        elif name == "catanatron" and catan:
            found.append(Contestant(name, None, "", catan))
    if old is not None:
        found.append(Contestant("all-seats", old, "old"))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1)
    parser.add_argument("--only", default="", help=", ".join(CONTESTANTS))
    parser.add_argument("--old", type=Path, help="a folder with other sources of the package cenabum")
    parser.add_argument("--catanatron", default="", help="a Python with catanatron_gym")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve)
        return
    measured = contestants(asked.only, asked.old, asked.catanatron)
    for each in measured:
        each.step(asked.seconds / 4)
    for _ in range(asked.rounds):
        for each in measured:
            each.rates.append(each.step(asked.seconds))
    slowest = min(median(each.rates) for each in measured)
    for each in measured:
        rate = median(each.rates)
        print(f"{each.label:55} {rate:10,.0f} steps/s  {rate / slowest:6.1f}")


if __name__ == "__main__":
    main()
