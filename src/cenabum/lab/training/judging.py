"""Judging a policy by games against others: each seed is played from every seat."""

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from cenabum.bots.greedy.playing import play_on
from cenabum.bots.learned.policy import Policy
from cenabum.lab.pool import Workers
from cenabum.lab.running import batches
from cenabum.lab.training.tables import MIXES, TO_THE_END, Sitting
from cenabum.orleans.scoring import scores

AT_ONCE: Final = 20


class Match(NamedTuple):
    """One policy on a seat, another on all the others: some games of them."""

    one: str  # as JSON
    other: str
    players: int
    modules: bool
    seed: str
    numbers: tuple[int, ...]


class Came(NamedTuple):
    """What came of a match: the share of wins, by how much the one was ahead of the best other, and how many points all seats have."""

    wins: float
    lead: float
    mean: float


def met(match: Match) -> list[tuple[float, float, float]]:
    """The games of a match."""
    one, other = _policy(match.one).bot, _policy(match.other).bot
    found = []
    for number in match.numbers:
        turn, seat = divmod(number, match.players)
        settings = dict(MIXES[turn % len(MIXES)]) if match.modules else {}
        settings["edition"] = "2014" if turn % 4 == 3 else "2019"
        state = Sitting(match.players, tuple(settings.items()), f"{match.seed} {turn}").begun()
        play_on(state, [one if each == seat else other for each in range(match.players)], TO_THE_END)
        ends = scores(state)
        lead = float(ends[seat] - max(end for each, end in enumerate(ends) if each != seat))
        found.append((1.0 if lead > 0 else 0.5 if lead == 0 else 0.0, lead, sum(ends) / len(ends)))
    return found


@lru_cache(maxsize=8)
def _policy(text: str) -> Policy:
    return Policy(json.loads(text))


def judged(
    one: str, other: str, games: int, seed: str, workers: Workers, players: int = 2, modules: bool = False
) -> Came:
    """How a policy does against another."""
    tasks = [Match(one, other, players, modules, seed, some) for some in batches(range(games), AT_ONCE)]
    rows: Sequence[tuple[float, float, float]] = [row for some in workers.in_order(met, tasks) for row in some]
    wins, leads, means = (sum(each) / len(rows) for each in zip(*rows, strict=True))
    return Came(wins, leads, means)
