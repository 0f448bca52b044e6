"""What a simulation shows: wins with their uncertainty, points by source, length."""

import math
from collections import Counter
from dataclasses import dataclass, field
from statistics import fmean, median, stdev

from cenabum.lab.results import Results

Z = 1.959964  # of the normal distribution, for 95 %


@dataclass(frozen=True)
class Wins:
    """How often somebody won. A victory shared by two counts half for each, so `wins` need not be a whole number."""

    games: int  # how many times it sat at the table: a bot on two seats of a game counts two
    wins: float
    low: float  # the 95 % interval of the share, by Wilson
    high: float
    score: float  # mean points
    score_error: float  # half of the 95 % interval of the mean
    points: dict[str, float]  # mean points by source

    @property
    def share(self) -> float:
        """Wins by games."""
        return self.wins / self.games


@dataclass(frozen=True)
class Share:
    """How many of all there were of a kind, with the 95 % interval of the share by Wilson."""

    number: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Summary:
    """A simulation in short."""

    games: int
    shared: int  # games with more than one winner
    bots: dict[str, Wins]
    seats: list[Wins]  # by seat at the table; the first one is the first start player
    rounds: float
    decisions: float
    shortest: int = 0  # rounds
    median: float = 0.0
    longest: int = 0
    endings: dict[str, Share] = field(
        default_factory=dict
    )  # of the games, the commonest first; empty: there is one way
    measure: str = ""  # of how far seats came, in words
    reached: dict[int, Share] = field(default_factory=dict)  # of the seats, by how far they came


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's formula, which holds for few games and for shares near 0 and 1 too."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * math.sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def summarize(results: Results) -> Summary:
    """Wins by bot and by seat, mean points by source, mean length."""
    by_bot: dict[str, list[tuple[int, int]]] = {bot: [] for bot in results.seats}
    by_seat: list[list[tuple[int, int]]] = [[] for _ in results.seats]
    for number, row in enumerate(results.rows):
        for seat, bot in enumerate(row.seats):
            by_bot[bot].append((number, seat))
            by_seat[seat].append((number, seat))
    rows = results.rows
    lengths = [row.rounds for row in rows] or [0]
    hows = Counter(row.ending.how for row in rows if row.ending.how)
    far = Counter(number for row in rows for number in row.ending.reached)
    return Summary(
        games=len(rows),
        shared=sum(len(row.winners) > 1 for row in rows),
        bots={bot: _wins(results, sat) for bot, sat in by_bot.items()},
        seats=[_wins(results, sat) for sat in by_seat],
        rounds=fmean(lengths),
        decisions=fmean([row.decisions for row in rows]) if rows else 0.0,
        shortest=min(lengths),
        median=median(lengths),
        longest=max(lengths),
        endings={
            how: _share(number, len(rows)) for how, number in sorted(hows.items(), key=lambda pair: (-pair[1], pair[0]))
        },
        measure=rows[0].ending.measure if rows else "",
        reached={number: _share(far[number], far.total()) for number in sorted(far)},
    )


def _share(number: int, games: int) -> Share:
    low, high = wilson(number, games)
    return Share(number, number / games, low, high)


def _wins(results: Results, sat: list[tuple[int, int]]) -> Wins:
    """The wins and points of those who sat on these seats, given as (game, seat)."""
    rows = results.rows
    wins = math.fsum(results.share(rows[game], seat) for game, seat in sat)
    low, high = wilson(wins, len(sat))
    scores = [rows[game].scores[seat] for game, seat in sat]
    points = {
        source: fmean([rows[game].points[seat][number] for game, seat in sat]) if sat else 0.0
        for number, source in enumerate(results.sources)
        if not rows or number < len(rows[0].points[0])
    }
    error = Z * stdev(scores) / math.sqrt(len(scores)) if len(scores) > 1 else 0.0
    return Wins(len(sat), wins, low, high, fmean(scores) if scores else 0.0, error, points)
