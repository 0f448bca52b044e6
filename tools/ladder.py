"""Measure the levels of Orléans: the table of docs/bots.md, cell by cell, each game in a line of a file, so that a stopped run goes on.

    PYTHONPATH=build/compiled python tools/ladder.py FOLDER --games 1000
    PYTHONPATH=build/compiled python tools/ladder.py FOLDER --games 0      # only tell what was played

Games are played with whole plans, which is quicker than decision by decision and the same game (`bots/greedy/playing.py`). In every
game of a cell another seat is that of the level which is measured, and chance is another.
"""

import argparse
import json
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cenabum.bagbuilding.board import TECHNOLOGY
from cenabum.bots.greedy.bot import GreedyBot
from cenabum.bots.greedy.playing import play_on
from cenabum.bots.greedy.soft import ApprenticeBot, NoviceBot
from cenabum.bots.master.bot import ExpertBot, MasterBot
from cenabum.kernel.register import rules_of
from cenabum.kernel.start import start
from cenabum.lab.training.tables import MIXES, TO_THE_END
from cenabum.orleans.scoring import scores
from cenabum.orleans.state import State

GAME = "orleans"
SEED = "ladder-1"
LEVELS: dict[str, Callable[[], GreedyBot]] = {
    "novice": NoviceBot, "apprentice": ApprenticeBot, "greedy": GreedyBot, "expert": ExpertBot, "master": MasterBot
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


CELLS = (
    Cell("master", "greedy"),
    Cell("expert", "greedy"),
    Cell("greedy", "apprentice"),
    Cell("apprentice", "novice"),
    Cell("master", "expert"),
    Cell("master", "greedy", 4),
    Cell("master", "expert", 4),
    Cell("master", "master", 4),
    *[Cell("master", "greedy", 2, mix) for mix in MIXES],
)
"""The most important first."""


def play(cell: Cell, game: int) -> dict[str, Any]:
    """One game: whose seat is measured, who won, and what every seat came to."""
    seat = game % cell.players
    names = [cell.level if each == seat else cell.rivals for each in range(cell.players)]
    made = {name: LEVELS[name]() for name in names}
    state = start(GAME, cell.players, f"{SEED} {cell.name} {game}", **cell.settings)
    assert isinstance(state, State)
    state.log = []
    play_on(state, [made[name] for name in names], TO_THE_END)
    sent = [sum(kind == "sends" and who == each for kind, who, *_ in state.log) for each in range(cell.players)]
    return {
        "game": game,
        "seat": seat,
        "winners": list(rules_of(GAME).winners(state)),
        "scores": scores(state),
        "technology": [player.on.count(TECHNOLOGY) for player in state.players],
        "stations": [player.stations.bit_count() for player in state.players],
        "deeds": sent,
        "tiles": [player.tiles.bit_count() for player in state.players],
    }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z, share = 1.96, wins / games
    middle = share + z * z / (2 * games)
    width = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - width) / (1 + z * z / games), (middle + width) / (1 + z * z / games)


def told(cell: Cell, rows: list[dict[str, Any]]) -> str:
    """A line of the table."""
    wins = sum((row["seat"] in row["winners"]) / len(row["winners"]) for row in rows)
    low, high = wilson(wins, len(rows))
    share = f"{wins / len(rows):.1%} ({100 * low:.1f} to {100 * high:.1f})" if cell.level != cell.rivals else ""
    means = []
    for what in ("scores", "technology", "stations", "deeds", "tiles"):
        own = sum(row[what][row["seat"]] for row in rows) / len(rows)
        rest = sum(sum(row[what]) - row[what][row["seat"]] for row in rows) / len(rows) / (cell.players - 1)
        means.append(f"{own:.1f}, {rest:.1f}")
    return f"| {cell.name} | {len(rows)} | {share} | {' | '.join(means)} |"


def main() -> None:
    """Play what is missing, then tell everything."""
    parser = argparse.ArgumentParser(prog="tools/ladder.py", description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="where the games are kept")
    parser.add_argument("--games", type=int, default=1000, help="games in each cell")
    parser.add_argument(
        "--cells", type=int, nargs="*", default=range(1, len(CELLS) + 1), help="only these, by their place in the table"
    )
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    print(
        "| | games | wins of the first | scores | technology | stations | deeds | tiles |\n|---|---|---|---|---|---|---|---|"
    )
    for cell in [CELLS[number - 1] for number in asked.cells]:
        file = asked.folder / f"{cell.name}.jsonl"
        kept = file.read_text(encoding="utf-8") if file.exists() else ""
        rows = [json.loads(line) for line in kept.splitlines(keepends=True) if line.endswith("\n")]
        if len(rows) < asked.games:
            file.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")  # without a torn line
        for game in range(len(rows), asked.games):
            rows.append(play(cell, game))
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(rows[-1]) + "\n")
        if rows:
            print(told(cell, rows), flush=True)


if __name__ == "__main__":
    main()
