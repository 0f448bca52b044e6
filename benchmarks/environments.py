"""How many steps a second the environments make: `AllSeats` and `Tables`, Orléans with four seats, self-play by chance.

    .venv/bin/python benchmarks/environments.py
    PYTHONPATH=build/compiled .venv/bin/python benchmarks/environments.py

The two play in turns for a second of CPU time each, and the median of the rounds counts. Choosing the moves is on the clock.
"""

import argparse
import random
import time
from collections.abc import Callable
from statistics import median

import numpy as np

import cenabum
from cenabum.envs import AllSeats, Tables

MANY = 64


def all_seats() -> Callable[[], int]:
    env, chance = AllSeats("orleans", players=4), random.Random(1)
    env.reset(seed=1)

    def steps() -> int:
        for _ in range(MANY):
            observation, _, over, _, _ = env.last()
            if over or observation is None:
                env.reset()
            else:
                env.step(chance.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        return MANY

    return steps


def tables() -> Callable[[], int]:
    env, chance = Tables("orleans", MANY, None, players=4, copy=False), random.Random(1)
    env.reset(seed=1)

    def steps() -> int:
        env.step(np.array([legal[int(chance.random() * len(legal))] for legal in env.legal()]))
        return MANY

    return steps


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    contestants = {"AllSeats": all_seats(), f"Tables, {MANY}": tables()}
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, steps in contestants.items():
            done, begin = 0, time.process_time()
            while time.process_time() - begin < 1:
                done += steps()
            rates[name].append(done / (time.process_time() - begin))
    for name, found in rates.items():
        print(f"{name:12} {median(found):10,.0f} steps/s ({cenabum.build().kind})")


if __name__ == "__main__":
    main()
