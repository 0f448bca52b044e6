"""How long the bots think: processor time of every answer in whole games, by level, game, number of players and modules.

    .venv/bin/python benchmarks/answers.py                       # the levels that search, at tables of their like, pure build
    .venv/bin/python benchmarks/answers.py --only orleans --games 3
    PYTHONPATH=build/compiled .venv/bin/python benchmarks/answers.py

A bot is asked as at a server's table: with the state imagined anew for each answer. It thinks when it plans; what follows from its plan
takes no time, so the longest answers count, and the sum of a game.
"""

import argparse
from collections.abc import Mapping, Sequence
from time import process_time
from typing import Any

from cenabum.bots.asking import decide, decision_seed
from cenabum.bots.register import BOTS, bot_named
from cenabum.build import build
from cenabum.kernel.at_once import AtOnce
from cenabum.kernel.start import start

ALL: Mapping[str, Any] = {"orders": "yes", "new_events": "yes", "new_places": "yes", "board": "intrigue"}
TABLES: Sequence[tuple[str, Mapping[str, Any]]] = (
    ("orleans", {}),
    ("orleans", ALL),
    ("first-kingdom", {}),
    ("kings-favor", {}),
    ("cathedral", {"level": "expert"}),
)
LEVELS = ("bot:expert", "bot:master", "bot:champion")


def answers(game: str, settings: Mapping[str, Any], level: str, players: int, seed: str) -> list[float]:
    """The processor time of each answer in a game of that level alone, in seconds."""
    course = AtOnce(start(game, players, seed, **dict(settings)))
    bots = [bot_named(level, game)() for _ in range(players)]
    times: list[float] = []
    while course.asked >= 0:
        seat = course.asked
        began = process_time()
        code = decide(course.seen, seat, bots[seat], decision_seed(seed, len(times)))
        times.append(process_time() - began)
        course.apply(code)
    return times


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(prog="benchmarks/answers.py", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1, help="games of each kind")
    parser.add_argument("--only", default="", help="only kinds of tables with this word in their name")
    asked = parser.parse_args(arguments)
    if asked.games < 1:
        parser.error("--games: answers are measured in one game or more")
    print(f"Seconds of processor time, {build().kind} build, {asked.games} of each\n")
    print("| | answers | 99 % within | longest | all of a seat's in a game |\n|---|---:|---:|---:|---:|")
    for game, settings in TABLES:
        for players in (2, 3, 4):
            for level in LEVELS:
                name = f"{game}{', all modules' if settings == ALL else ''}, {players} players, {level}"
                if asked.only not in name or not BOTS[level].plays(game):
                    continue
                times = sorted(
                    time
                    for number in range(asked.games)
                    for time in answers(game, settings, level, players, f"answers-{number}")
                )
                seat = sum(times) / players / asked.games
                late = times[len(times) * 99 // 100]
                row = f"{late:.2f} | {times[-1]:.2f} | {seat:.1f}"
                print(f"| {name} | {len(times)} | {row} |", flush=True)


if __name__ == "__main__":
    main()
