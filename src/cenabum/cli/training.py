"""`cenabum train`: the beliefs and the value of the bots that look ahead, learned by playing."""

import importlib.util
import os
from pathlib import Path

from cenabum.cli.errors import Problem


def run_training(folder: Path, seed: str, generations: int, tuning_games: int, games: int, search_games: int) -> None:
    """Train, or go on with a training that was stopped."""
    if importlib.util.find_spec("numpy") is None:
        raise Problem("Training needs numpy; install it with: pip install 'cenabum[learn]'.")
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices: more threads only wait for each other
    from cenabum.lab.training.train import Wish, train

    if folder.exists() and not folder.is_dir():
        raise Problem(f"{folder} is no folder; name one in which the training is kept.")
    made = train(
        Wish(folder, seed, generations, tuning_games, games, search_games), lambda line: print(line, flush=True)
    )
    print(f"{made} is ready; lay it in the package as bots/master/trained.json.")
