"""What a simulation shows: wins with their uncertainty, points by source, length.

The seats of a game are no independent trials: allies win together, and where one rival wins the others do not. So every interval
counts games: a game gives one number, the mean of what its seats give, and however many seats a bot has, its game is one game.
"""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean, median, stdev, variance

from cenabum.lab.results import Results

NORMAL_95 = 1.959964  # of the normal distribution, for 95 %


@dataclass(frozen=True)
class Wins:
    """How often somebody won. A victory shared by two counts half for each, so `wins` need not be a whole number."""

    games: int  # how many times it sat at the table: a bot on two seats of a game counts two
    wins: float
    low: float  # the 95 % interval of the share, by Wilson, clustered by game
    high: float
    score: float  # mean points
    score_error: float  # half of the 95 % interval of the mean, clustered by game
    points: dict[str, float]  # mean points by source

    @property
    def share(self) -> float:
        """Wins by games."""
        return self.wins / self.games


@dataclass(frozen=True)
class Share:
    """How many of all there were of a kind, with the 95 % interval of the share by Wilson, clustered by game."""

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


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's formula, which holds for few games and for shares near 0 and 1 too."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = NORMAL_95 * NORMAL_95 / games
    middle = (share + spread / 2) / (1 + spread)
    half = NORMAL_95 * math.sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def clustered(values: Sequence[float], seats: int = 1) -> tuple[float, float]:
    """The 95 % interval of a mean of numbers between 0 and 1, one of each game, each the mean of so many seats.

    Wilson's formula with as many trials as the numbers scatter like: as many as there are games when the seats of a game all say the
    same, and never more than there were seats.
    """
    games = len(values)
    if not games:
        return 0.0, 1.0
    mean = fmean(values)
    scatter = variance(values, mean) if games > 1 else 0.0
    trials = mean * (1 - mean) * games / scatter if scatter > 0 else games
    trials = min(max(trials, games), games * seats)
    return wilson(mean * trials, trials)


def clustered_share(games: Sequence[tuple[float, int]]) -> tuple[float, float]:
    """The 95 % interval of a share of wins. Each game tells how many were won on how many seats, which need not be equally many."""
    seats = sum(number for _, number in games)
    if not seats:
        return 0.0, 1.0
    share = math.fsum(won for won, _ in games) / seats
    scatter = math.fsum((won - share * number) ** 2 for won, number in games) / seats**2
    trials = share * (1 - share) / scatter if scatter > 0 else float(len(games))
    trials = min(max(trials, len(games)), seats)
    return wilson(share * trials, trials)


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
            how: _share([float(row.ending.how == how) for row in rows], 1)
            for how, _ in sorted(hows.items(), key=lambda pair: (-pair[1], pair[0]))
        },
        measure=rows[0].ending.measure if rows else "",
        reached={
            number: _share([row.ending.reached.count(number) / len(row.seats) for row in rows], len(results.seats))
            for number in sorted({number for row in rows for number in row.ending.reached})
        },
    )


def _share(values: list[float], seats: int) -> Share:
    """What part of so many seats of each game was of a kind."""
    low, high = clustered(values, seats)
    return Share(round(math.fsum(values) * seats), fmean(values), low, high)


def _wins(results: Results, sat: list[tuple[int, int]]) -> Wins:
    """The wins and points of those who sat on these seats, given as (game, seat); in every game equally many."""
    rows = results.rows
    wins = math.fsum(results.share(rows[game], seat) for game, seat in sat)
    low, high = _interval(results, sat)
    scores = [rows[game].scores[seat] for game, seat in sat]
    points = {
        source: fmean([rows[game].points[seat][number] for game, seat in sat]) if sat else 0.0
        for number, source in enumerate(results.sources)
        if not rows or number < len(rows[0].points[0])
    }
    means = [fmean([rows[game].scores[seat] for seat in seats]) for game, seats in _by_game(sat).items()]
    error = NORMAL_95 * stdev(means) / math.sqrt(len(means)) if len(means) > 1 else 0.0
    return Wins(len(sat), wins, low, high, fmean(scores) if scores else 0.0, error, points)


def _by_game(sat: list[tuple[int, int]]) -> dict[int, list[int]]:
    """The seats in each game."""
    found: dict[int, list[int]] = {}
    for game, seat in sat:
        found.setdefault(game, []).append(seat)
    return found


def _interval(results: Results, sat: list[tuple[int, int]]) -> tuple[float, float]:
    """The interval of the wins on these seats. Rivals have one victory a game among them, so theirs is that of winning it."""
    by_game = _by_game(sat)
    most = max((len(seats) for seats in by_game.values()), default=1)  # victories that these seats could have in a game
    won = [math.fsum(results.share(results.rows[game], seat) for seat in seats) for game, seats in by_game.items()]
    if results.cooperative:
        return clustered([each / most for each in won], most)
    if most == len(results.seats) > 1 and min(won, default=0.0) > 1 - 1e-9:
        return 1 / most, 1 / most  # who sits on every seat wins for certain
    low, high = clustered([min(each, 1.0) for each in won])
    return low / most, high / most
