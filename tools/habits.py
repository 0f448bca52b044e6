"""Tell how two levels of Orléans use what the game offers, beside each other: the habits of docs/bots.md.

    PYTHONPATH=build/compiled python tools/habits.py greedy master --games 1000

Both sit at tables of two, in turns on the first seat, each game with another seed. Means are of a seat and a game.
"""

import argparse
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from cenabum.bagbuilding.followers import FOLLOWERS
from cenabum.bots.champion import ChampionBot
from cenabum.bots.greedy.bot import GreedyBot
from cenabum.bots.greedy.playing import carry_out
from cenabum.bots.greedy.soft import ApprenticeBot, NoviceBot
from cenabum.bots.master.bot import ExpertBot, MasterBot
from cenabum.kernel.core import Fact
from cenabum.kernel.pool import total
from cenabum.kernel.start import start
from cenabum.orleans.decision import top
from cenabum.orleans.facts import CENSUS_COIN
from cenabum.orleans.state import State

LEVELS: Mapping[str, type[GreedyBot]] = {
    "novice": NoviceBot, "apprentice": ApprenticeBot, "greedy": GreedyBot, "expert": ExpertBot, "master": MasterBot,
    "champion": ChampionBot,
}  # fmt: skip
EARLY = 5  # rounds in which a knight or a scholar has most of his use before him
LATE = range(13, 19)
SEED = "habits-1"


@dataclass
class Habits:
    """What the seats of one level did, all its games together."""

    games: int = 0
    counted: Counter[str] = field(default_factory=Counter)
    tiles: Counter[str] = field(default_factory=Counter)
    first_stations: list[int] = field(default_factory=list)  # the round, in the games in which there was one

    def hear(self, state: State, facts: Sequence[Fact], seat: int) -> None:
        """Count a game from what was told of it."""
        self.games += 1
        now = 0
        stations = 0
        for kind, who, first, second, _ in facts:
            if kind == "round_begins":
                now = first
            elif who != seat:
                continue
            elif kind == "builds_station":
                stations += 1
                if stations == 1:
                    self.first_stations.append(now)
            elif kind == "installs":
                self.counted["technology"] += 1
            elif kind == "recruits":
                self.counted[f"recruits {FOLLOWERS[first]}"] += 1
            elif kind == "sends" and now <= EARLY:
                self.counted[f"early {FOLLOWERS[first]}"] += 1
            elif kind in ("receives", "pays") and second == CENSUS_COIN:
                self.counted["farmers"] += first if kind == "receives" else -first
            elif kind == "gains_tile":
                self.tiles[state.components.place_names[first]] += 1
        self.counted["stations"] += stations

    def lines(self) -> list[tuple[str, str]]:
        """What there is to tell, with its name."""
        each = {name: count / self.games for name, count in self.counted.items()}
        first = sum(self.first_stations) / len(self.first_stations) if self.first_stations else 0.0
        common = ", ".join(f"{name} {count / self.games:.2f}" for name, count in self.tiles.most_common(6))
        rare = [name for name, _ in self.tiles.most_common()[:-4:-1]]
        return [
            ("craftsmen recruited", f"{each.get('recruits craftsman', 0):.2f}"),
            ("technology placed", f"{each.get('technology', 0):.2f}"),
            ("round of the first station", f"{first:.1f}"),
            ("stations built", f"{each.get('stations', 0):.2f}"),
            (f"knights sent to deeds by round {EARLY}", f"{each.get('early knight', 0):.2f}"),
            (f"scholars sent to deeds by round {EARLY}", f"{each.get('early scholar', 0):.2f}"),
            ("coins of the farmers' race", f"{each.get('farmers', 0):+.1f}"),
            (f"followers at hand in rounds {LATE[0]} to {LATE[-1]}", f"{each.get('at hand', 0) / len(LATE):.2f}"),
            ("of them unplaced", f"{each.get('unplaced', 0) / len(LATE):.2f}"),
            ("place tiles", f"{sum(self.tiles.values()) / self.games:.2f}"),
            ("most often", common),
            ("most seldom", ", ".join(rare)),
        ]


def play(bots: Sequence[GreedyBot], seed: str, habits: Sequence[Habits]) -> None:
    """One game with whole plans; seat for seat its habits are counted."""
    state = start("orleans", len(bots), seed)
    assert isinstance(state, State)
    state.log = []
    while not state.over:
        seat = state.deciding_seats()[0]
        decision = top(state, seat)
        if decision is not None and decision.name == "plan":
            plan = bots[seat].best_plan(state, seat)
            if state.round in LATE:
                player = state.players[seat]
                at_hand = total(player.market) + total(player.stored)
                habits[seat].counted["at hand"] += at_hand
                habits[seat].counted["unplaced"] += at_hand - len(plan.placements)
            carry_out(state, seat, plan)
        else:
            state.apply(seat, bots[seat].choose(state, seat))
    for seat, counted in enumerate(habits):
        counted.hear(state, state.log, seat)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(prog="tools/habits.py", description=__doc__.splitlines()[0])
    parser.add_argument("levels", nargs=2, choices=list(LEVELS), help="who sits at the table")
    parser.add_argument("--games", type=int, default=1000, help="how many games are played")
    asked = parser.parse_args(arguments)
    if asked.games < 1:
        parser.error("--games: habits are counted in one game or more")
    made = [LEVELS[level]() for level in asked.levels]
    habits = [Habits(), Habits()]
    for number in range(asked.games):
        turn = -1 if number % 2 else 1
        play(made[::turn], f"{SEED} {number}", habits[::turn])
    print(f"| a seat and a game, {asked.games} games | {asked.levels[0]} | {asked.levels[1]} |\n|---|---|---|")
    for (name, first), (_, second) in zip(habits[0].lines(), habits[1].lines(), strict=True):
        print(f"| {name} | {first} | {second} |")


if __name__ == "__main__":
    main()
