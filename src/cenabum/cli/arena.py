"""`cenabum arena`: a pool of bots meets in all line-ups; ratings as a table, as Markdown or as data."""

import os
from dataclasses import dataclass
from pathlib import Path

from cenabum.bots.rated import Rating, lines, markdown
from cenabum.cli.errors import Problem
from cenabum.cli.opening import parse_seats
from cenabum.cli.simulating import Bar
from cenabum.cli.terminal import as_json, console, grid, plain
from cenabum.kernel.at_once import TOGETHER
from cenabum.kernel.register import rules_of
from cenabum.lab.arena import Arena, cells_of, compete
from cenabum.lab.ratings import as_data, check_openskill, ratings, write_ratings

FORMS = ("text", "markdown", "json")
BASE = "base"


@dataclass(frozen=True)
class Wish:
    """What was asked for at the command line."""

    bots: str
    games: list[str]
    players: str
    mixes: list[str]
    number: int
    seed: str
    jobs: int
    out: Path | None
    ratings: Path | None
    to: str
    order: str
    on: str

    @property
    def command(self) -> str:
        """The command that plays the same again."""
        bots = f" --bots {self.bots}" if self.bots else ""
        games = "".join(f" --game {game}" for game in self.games)
        players = f" --players {self.players}" if self.players else ""
        mixes = "".join(f" --mix {mix}" for mix in self.mixes)
        order = f" --order {self.order}" if self.order != TOGETHER else ""
        return f"cenabum arena{bots}{games}{players}{mixes} --games {self.number} --seed {self.seed}{order}"


def run_arena(wish: Wish) -> None:
    """Play, and show the ratings."""
    if wish.to not in FORMS:
        raise Problem(f"An arena is told as {', '.join(FORMS)}; “{wish.to}” is none of them.")
    for file, ending in ((wish.out, ".jsonl"), (wish.ratings, ".json")):
        if file is not None and (file.suffix != ending or not file.absolute().parent.is_dir()):
            raise Problem(f"{file} cannot be written: choose a file that ends in {ending}, in a folder that exists.")
    check_openskill()
    bots = parse_seats(wish.bots) if wish.bots else []
    cells = cells_of(wish.games, bots, _numbers(wish.players), {mix: _mix(mix) for mix in wish.mixes} or None)
    with Bar(wish.number * len(cells), wish.out) as bar:
        jobs = wish.jobs or os.cpu_count() or 1
        arena = compete(cells, wish.number, wish.seed, jobs, bar.told, order=wish.order, part=wish.out, on=wish.on)
    found = ratings(arena)
    data = as_data(arena, found, wish.command)
    if wish.ratings is not None:
        write_ratings(wish.ratings, data)
    if wish.to == "json":
        print(as_json(data))
        return
    for game, rated in found.items():
        _show(arena, game, rated, wish.to)
    if wish.out is not None and wish.to == "text":
        console().print(f"Every game is in {wish.out}; with more --games it goes on.", markup=False, soft_wrap=True)


def _numbers(written: str) -> list[int]:
    try:
        return [int(each) for each in written.split(",") if each.strip()]
    except ValueError:
        raise Problem(f"“{written}” are no numbers of players; write for instance --players 2,4.") from None


def _mix(written: str) -> dict[str, object]:
    """Modules by their names, settings with an equals sign."""
    parts = [part.strip() for part in written.split(",") if part.strip() and part.strip() != BASE]
    settings: dict[str, object] = {
        name.strip().replace("-", "_"): value.strip()
        for name, equals, value in (part.partition("=") for part in parts)
        if equals
    }
    modules = [part for part in parts if "=" not in part]
    return settings | ({"modules": modules} if modules else {})


def _show(arena: Arena, game: str, rated: dict[str, Rating], to: str) -> None:
    cells = [(number, cell) for number, cell in enumerate(arena.cells) if cell.game == game]
    games = sum(len(arena.rows[number]) for number, _ in cells)
    mixes = list(dict.fromkeys(cell.name or BASE for _, cell in cells))
    title = f"{rules_of(game).title}: {games} games" + (f" ({', '.join(mixes)})" if mixes != [BASE] else "")
    if to == "markdown":
        print(f"{title}\n\n{markdown(rated)}")
        return
    heads, *rows = lines(rated)
    console().print(plain(title))
    console().print(grid([[plain(row[0]), *row[1:]] for row in rows], heads=heads, right=range(1, len(heads))))
