"""`cenabum train`: what the bots that look ahead believe, learned by playing."""

import importlib.util
import os
from dataclasses import dataclass, replace
from pathlib import Path

from cenabum.cli.errors import Problem

CHAMPION = "champion"
LEVELS = ("master", CHAMPION)
TRAINED = {
    "orleans": "bots/master/trained.json",
    "cathedral": "bots/ally/trained.json",
    "first-kingdom": "bots/settler/trained_kingdom.json",
    "kings-favor": "bots/settler/trained_favor.json",
}
"""The games for which a bot learns, and where in the package it is kept."""
OF_THE_CHAMPION = "bots/learned/trained.json"


@dataclass(frozen=True)
class Run:
    """For which game, from which seed, how long, and who plays."""

    game: str
    seed: str
    generations: int
    tuning_games: int
    games: int
    search_games: int | None  # not said: as many as the game is usually learned with
    jobs: int
    on: str
    level: str
    champions: tuple[int, int, int]  # games with labels, for values, and for judging


def run_training(folder: Path, run: Run) -> None:
    """Train, or go on with a training that was stopped."""
    game = run.game
    if game not in TRAINED:
        raise Problem(f"No bot learns “{game}”; write --game {' or --game '.join(TRAINED)}.")
    if run.level not in LEVELS:
        raise Problem(f"No level “{run.level}” learns; write --level {' or --level '.join(LEVELS)}.")
    if run.level == CHAMPION and game != "orleans":
        raise Problem("Only Orléans has a champion; leave --level champion out, or write --game orleans.")
    if importlib.util.find_spec("numpy") is None:
        raise Problem("Training needs numpy; install it with: pip install 'cenabum[learn]'.")
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices: more threads only wait for each other
    from cenabum.lab.training import champion, story, team, train

    if folder.exists() and not folder.is_dir():
        raise Problem(f"{folder} is no folder; name one in which the training is kept.")
    jobs = run.jobs or os.cpu_count() or 1
    if run.level == CHAMPION:
        own = champion.Wish(folder, run.seed, run.generations, *run.champions)
        made = champion.train(own, _told, jobs=jobs, on=run.on)
    elif game == "orleans":
        wish = train.Wish(folder, run.seed, run.generations, run.tuning_games, run.games)
        if run.search_games is not None:
            wish = replace(wish, search_games=run.search_games)
        made = train.train(wish, _told, jobs=jobs, on=run.on)
    elif game == "cathedral":
        team_wish = team.Wish(folder, run.seed, run.games)
        if run.search_games is not None:
            team_wish = replace(team_wish, own_games=run.search_games)
        made = team.train(team_wish, _told, jobs=jobs, on=run.on)
    else:
        told = story.Wish(folder, game, run.seed, run.generations, run.tuning_games)
        made = story.train(told, _told, jobs=jobs, on=run.on)
    print(f"{made} is ready; lay it in the package as {OF_THE_CHAMPION if run.level == CHAMPION else TRAINED[game]}.")


def _told(line: str) -> None:
    print(line, flush=True)
