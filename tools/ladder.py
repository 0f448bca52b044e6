"""Measure the levels of a game: the tables of docs/bots.md, cell by cell, each game in a line of a file, so that a stopped run goes on.

    PYTHONPATH=build/compiled python tools/ladder.py FOLDER --games 1000
    PYTHONPATH=build/compiled python tools/ladder.py FOLDER --game kings-favor --games 1000
    PYTHONPATH=build/compiled python tools/ladder.py FOLDER --games 0      # only tell what was played

Games of Orléans are played with whole plans, which is quicker than decision by decision and the same game
(`bots/greedy/playing.py`). In every game of a cell another seat is that of the level which is measured, and chance is another.
"""

import argparse
import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cenabum.bagbuilding.board import TECHNOLOGY
from cenabum.bots.asking import play_out
from cenabum.bots.champion import ChampionBot
from cenabum.bots.greedy.bot import GreedyBot
from cenabum.bots.greedy.playing import play_on
from cenabum.bots.greedy.soft import ApprenticeBot, NoviceBot
from cenabum.bots.learned.policy import policy
from cenabum.bots.master.bot import ExpertBot, MasterBot
from cenabum.bots.settler import SettlerBot, favor_beliefs, kingdom_beliefs
from cenabum.bots.settler import levels as story_levels
from cenabum.bots.settler import soft as story_soft
from cenabum.kernel.register import rules_of
from cenabum.kernel.start import start
from cenabum.lab.training.story import FAVOR, KINGDOM
from cenabum.lab.training.tables import MIXES, TO_THE_END
from cenabum.orleans.scoring import points as sources
from cenabum.orleans.scoring import scores
from cenabum.orleans.state import State
from cenabum.stories.scoring import eras, points
from cenabum.stories.state import State as Story

ORLEANS = "orleans"
SEED = "ladder-1"
LEVELS: dict[str, Callable[[], GreedyBot]] = {
    "novice": NoviceBot, "apprentice": ApprenticeBot, "greedy": GreedyBot, "expert": ExpertBot, "master": MasterBot,
    "champion": ChampionBot, "champion without search": lambda: policy().bot,
}  # fmt: skip
STORY_LEVELS: dict[str, Callable[[], SettlerBot]] = {
    "novice": story_soft.NoviceBot, "apprentice": story_soft.ApprenticeBot, "settler": SettlerBot,
    "settler before learning": lambda: SettlerBot(favor_beliefs.BY_HAND, kingdom_beliefs.BY_HAND),
    "expert": story_levels.ExpertBot, "master": story_levels.MasterBot,
}  # fmt: skip


@dataclass(frozen=True)
class Cell:
    """A level against others of one level."""

    level: str
    rivals: str
    players: int = 2
    settings: Mapping[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """What the cell is called; also the name of its file."""
        mix = "".join(f", {key}={value}" for key, value in self.settings.items())
        return f"{self.level} against {self.players - 1} {self.rivals}{mix}"


ORLEANS_CELLS = (
    Cell("master", "greedy"),
    Cell("expert", "greedy"),
    Cell("greedy", "apprentice"),
    Cell("apprentice", "novice"),
    Cell("master", "expert"),
    Cell("master", "greedy", 4),
    Cell("master", "expert", 4),
    Cell("master", "master", 4),
    *[Cell("master", "greedy", 2, mix) for mix in MIXES],
    Cell("champion", "master"),
    Cell("champion without search", "master"),
    Cell("champion", "champion", 4),
    Cell("champion", "champion", 4, {"edition": "2014"}),
    Cell("champion", "master", 4),
    Cell("champion", "greedy", 4),
    *[Cell("champion", "greedy", 2, mix) for mix in (MIXES[1], *MIXES[-2:])],
)
"""The most important first."""
STORY_CELLS = (
    Cell("apprentice", "novice"),
    Cell("settler", "apprentice"),
    Cell("expert", "settler"),
    Cell("master", "expert"),
    Cell("master", "settler before learning"),
)
MEASURES = ("scores", "technology", "stations", "deeds", "tiles")
STORY_MEASURES = ("scores", "eras", "fame", "areas")
CLUB = 140
"""Few winners of a championship's tables have less."""
CELLS = {ORLEANS: ORLEANS_CELLS, FAVOR: STORY_CELLS, KINGDOM: STORY_CELLS}


def play_orleans(cell: Cell, seat: int, seed: str) -> dict[str, Any]:
    """Who won a game, and what every seat came to."""
    made = [LEVELS[cell.level if each == seat else cell.rivals]() for each in range(cell.players)]
    state = start(ORLEANS, cell.players, seed, **cell.settings)
    assert isinstance(state, State)
    state.log = []
    play_on(state, made, TO_THE_END)
    sent = [sum(kind == "sends" and who == each for kind, who, *_ in state.log) for each in range(cell.players)]
    return {
        "winners": list(rules_of(ORLEANS).winners(state)),
        "scores": scores(state),
        "technology": [player.on.count(TECHNOLOGY) for player in state.players],
        "stations": [player.stations.bit_count() for player in state.players],
        "deeds": sent,
        "tiles": [player.tiles.bit_count() for player in state.players],
        "goods": [sources(state, each)[1] for each in range(cell.players)],
        "development": [player.development for player in state.players],
    }


def play_story(game: str, cell: Cell, seat: int, seed: str) -> dict[str, Any]:
    """Who won a game of a story, and how far every seat came."""
    made = [STORY_LEVELS[cell.level if each == seat else cell.rivals]() for each in range(cell.players)]
    state = start(game, cell.players, seed)
    assert isinstance(state, Story)
    play_out(state, made, seed)
    return {
        "winners": list(rules_of(game).winners(state)),
        "scores": [sum(points(state, each)) for each in range(cell.players)],
        "eras": eras(state),
        "fame": [player.fame for player in state.players],
        "areas": [player.settlers.bit_count() for player in state.players],
    }


def play(game: str, cell: Cell, number: int) -> dict[str, Any]:
    """One game: whose seat is measured, and what came of it."""
    seat = number % cell.players
    seed = f"{SEED} {cell.name} {number}"
    came = play_orleans(cell, seat, seed) if game == ORLEANS else play_story(game, cell, seat, seed)
    return {"game": number, "seat": seat, **came}


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z, share = 1.96, wins / games
    middle = share + z * z / (2 * games)
    width = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - width) / (1 + z * z / games), (middle + width) / (1 + z * z / games)


def of_a_kind(rows: list[dict[str, Any]]) -> str:
    """What a table of one level comes to: the mean of all seats, the best of each game, and what winners have."""
    best = [max(row["scores"]) for row in rows]
    mean = sum(sum(row["scores"]) / len(row["scores"]) for row in rows) / len(rows)
    below = sum(each < CLUB for each in best) / len(rows)
    found = f"mean {mean:.1f}, best {sum(best) / len(rows):.1f}, best below {CLUB} in {below:.1%}"
    if "goods" not in rows[0]:
        return found
    first = [row["scores"].index(each) for row, each in zip(rows, best, strict=True)]
    goods, development = (
        sum(row[what][seat] for row, seat in zip(rows, first, strict=True)) / len(rows)
        for what in ("goods", "development")
    )
    return f"{found}, its goods {goods:.1f}, its development {development:.1f}"


def told(cell: Cell, rows: list[dict[str, Any]], measures: Sequence[str]) -> str:
    """A line of the table."""
    wins = sum((row["seat"] in row["winners"]) / len(row["winners"]) for row in rows)
    low, high = wilson(wins, len(rows))
    share = (
        f"{wins / len(rows):.1%} ({100 * low:.1f} to {100 * high:.1f})"
        if cell.level != cell.rivals
        else of_a_kind(rows)
    )
    means = []
    for what in measures:
        own = sum(row[what][row["seat"]] for row in rows) / len(rows)
        rest = sum(sum(row[what]) - row[what][row["seat"]] for row in rows) / len(rows) / (cell.players - 1)
        means.append(f"{own:.1f}, {rest:.1f}")
    return f"| {cell.name} | {len(rows)} | {share} | {' | '.join(means)} |"


def main() -> None:
    """Play what is missing, then tell everything."""
    parser = argparse.ArgumentParser(prog="tools/ladder.py", description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="where the games are kept, those of each game in a folder of its own")
    parser.add_argument("--game", choices=list(CELLS), default=ORLEANS, help="of which game")
    parser.add_argument("--games", type=int, default=1000, help="games in each cell")
    parser.add_argument("--cells", type=int, nargs="*", help="only these, by their place in the table")
    asked = parser.parse_args()
    cells = CELLS[asked.game]
    asked.folder.mkdir(parents=True, exist_ok=True)
    measures = MEASURES if asked.game == ORLEANS else STORY_MEASURES
    print(f"| | games | wins of the first | {' | '.join(measures)} |\n|---|---|---|{'---|' * len(measures)}")
    for cell in [cells[number - 1] for number in asked.cells or range(1, len(cells) + 1)]:
        file = asked.folder / f"{cell.name}.jsonl"
        kept = file.read_text(encoding="utf-8") if file.exists() else ""
        rows = [json.loads(line) for line in kept.splitlines(keepends=True) if line.endswith("\n")]
        if len(rows) < asked.games:
            file.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")  # without a torn line
        for number in range(len(rows), asked.games):
            rows.append(play(asked.game, cell, number))
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(rows[-1]) + "\n")
        if rows:
            print(told(cell, rows, measures), flush=True)


if __name__ == "__main__":
    main()
