"""Ratings of bots that met in the arena, by openskill (Plackett and Luce), on the scale of Elo: 1,500 is the middle.

Among two players 100 points more win about 64 of 100 games. The uncertainty counts games: the ratings are found again without each
twentieth of the games, and their scatter says how sure they are (a jackknife); while there are few games, openskill's own doubt is
larger and counts. Those that come with the package are told by `rated.py`; `cenabum arena --ratings` makes them.
"""

import json
import math
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from statistics import fmean
from typing import Any, Final

import cenabum
from cenabum.bots.rated import Rating
from cenabum.kernel.refusal import SetupError
from cenabum.kernel.register import rules_of
from cenabum.lab.arena import Arena
from cenabum.lab.results import Results, Row, write_whole
from cenabum.lab.summary import NORMAL_95, clustered_share

MIDDLE: Final = 1500.0
BETA: Final = 25 / 6  # how much chance there is in a game, in openskill's own measure
SCALE: Final = 400 / math.log(10) / math.sqrt(2) / BETA  # Elo for one of openskill's points, where nothing is uncertain
GROUPS: Final = 20


def ratings(arena: Arena) -> dict[str, dict[str, Rating]]:
    """By game and by bot, the strongest first. Raises `SetupError` when openskill is not installed."""
    found: dict[str, dict[str, Rating]] = {}
    for game in dict.fromkeys(cell.game for cell in arena.cells):
        cells = [arena.results(number) for number, cell in enumerate(arena.cells) if cell.game == game]
        found[game] = _rated(cells, cooperative=rules_of(game).cooperative)
    return found


def _rated(cells: Sequence[Results], *, cooperative: bool) -> dict[str, Rating]:
    rows = sorted(((row, results) for results in cells for row in results.rows), key=lambda pair: pair[0].index)
    bots = list(dict.fromkeys(bot for results in cells for bot in results.seats))
    strengths: dict[str, tuple[float | None, float | None]] = dict.fromkeys(bots, (None, None))
    if not cooperative:
        ranked = [(row.seats, ranks(row)) for row, _ in rows]
        whole = strength(ranked, bots)
        groups = min(GROUPS, len(ranked))
        less = [strength([each for n, each in enumerate(ranked) if n % groups != out], bots) for out in range(groups)]
        strengths = {
            bot: (rating, max(NORMAL_95 * doubt, _jackknife([each[bot][0] for each in less])))
            for bot, (rating, doubt) in whole.items()
        }
    found = {bot: _rating(bot, rows, *strengths[bot]) for bot in bots}
    return dict(sorted(found.items(), key=lambda pair: (-(pair[1].rating or 0.0), -pair[1].wins)))


def _rating(bot: str, rows: Sequence[tuple[Row, Results]], rating: float | None, error: float | None) -> Rating:
    def won(players: int | None) -> tuple[float, float, float, int]:
        of = [
            (sum(results.share(row, seat) for seat in sat), len(sat))
            for row, results in rows
            if players in (None, len(row.seats))
            and (sat := [seat for seat, name in enumerate(row.seats) if name == bot])
        ]
        wins, seats = math.fsum(each for each, _ in of), sum(number for _, number in of)
        low, high = clustered_share(of)
        return (wins / seats if seats else 0.0), low, high, len(of)

    numbers = sorted({len(row.seats) for row, _ in rows})
    wins, low, high, games = won(None)
    return Rating(rating, error, games, wins, low, high, {number: won(number)[:3] for number in numbers})


def ranks(row: Row) -> list[int]:
    """The place of each seat: winners are first, the others follow by their points."""
    beaten = sorted({score for seat, score in enumerate(row.scores) if seat not in row.winners}, reverse=True)
    return [0 if seat in row.winners else 1 + beaten.index(score) for seat, score in enumerate(row.scores)]


def strength(
    games: Iterable[tuple[Sequence[str], Sequence[int]]], bots: Sequence[str]
) -> dict[str, tuple[float, float]]:
    """The ratings after games, given by who sat there and the place of each, and a standard deviation of doubt.

    Who sits there twice moves by the mean of both.
    """
    model = _openskill()(beta=BETA, tau=0.0)
    so_far = {bot: model.rating() for bot in bots}
    for seats, places in games:
        told = model.rate([[so_far[bot]] for bot in seats], ranks=list(places))
        after: dict[str, list[Any]] = {}
        for bot, (new,) in zip(seats, told, strict=True):
            after.setdefault(bot, []).append(new)
        for bot, new in after.items():
            mean = fmean([each.mu for each in new])
            so_far[bot] = model.rating(mu=mean, sigma=fmean([each.sigma for each in new]))
    return {bot: (MIDDLE + SCALE * (each.mu - model.mu), SCALE * each.sigma) for bot, each in so_far.items()}


def _jackknife(less: Sequence[float]) -> float:
    """Half of the 95 % interval, of the ratings without each part of the games."""
    mean = fmean(less)
    groups = len(less)
    return NORMAL_95 * math.sqrt((groups - 1) / groups * math.fsum((each - mean) ** 2 for each in less))


def _openskill() -> Any:
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise SetupError("Ratings need openskill, which is not installed: pip install cenabum[arena].") from None
    return PlackettLuce


def check_openskill() -> None:
    """Raises `SetupError` when openskill is not installed, before anything is played."""
    _openskill()


def as_data(arena: Arena, found: dict[str, dict[str, Rating]], command: str) -> dict[str, Any]:
    """The ratings as data, with what was played for them and by which command."""
    cells = [
        {"game": cell.game, "players": cell.players, "settings": dict(cell.settings), "games": len(arena.rows[number])}
        for number, cell in enumerate(arena.cells)
    ]
    origins = {
        game: {
            "command": command,
            "version": cenabum.__version__,
            "build": cenabum.build().kind,
            "games": sum(len(arena.rows[number]) for number, cell in enumerate(arena.cells) if cell.game == game),
        }
        for game in found
    }
    rated = {game: {bot: asdict(rating) for bot, rating in bots.items()} for game, bots in found.items()}
    return {"origins": origins, "cells": cells, "ratings": rated}


def write_ratings(path: Path, data: dict[str, Any]) -> None:
    """Write the data of `as_data`, whole or not at all. Games that the file tells of and that are not in the data stay in it."""
    if path.exists():
        try:
            old = json.loads(path.read_text(encoding="utf-8"))
            data = {
                "origins": old["origins"] | data["origins"],
                "cells": [*(each for each in old["cells"] if each["game"] not in data["ratings"]), *data["cells"]],
                "ratings": old["ratings"] | data["ratings"],
            }
        except (OSError, ValueError, KeyError, TypeError):
            raise SetupError(f"{path} is no file of ratings; choose another one.") from None
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    write_whole(path, lambda file: file.write(text.encode()))
