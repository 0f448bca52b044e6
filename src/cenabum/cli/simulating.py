"""`cenabum simulate`: many games between bots, with a bar while they play and a table at the end."""

import os
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console

from cenabum.cli.errors import Problem
from cenabum.cli.listing import corrected
from cenabum.cli.opening import parse_seats
from cenabum.cli.orleans_words import number_of
from cenabum.cli.terminal import as_json, console, grid, plain, words
from cenabum.lab.results import check_target
from cenabum.lab.simulate import Progress, Results, Share, Summary, Wins, simulate, summarize, write_results

MOST_BESIDE = 4
"""Sources of points that fit beside the wins in 80 columns; more get a table of their own."""


def run_simulation(
    game: str,
    seats: str,
    games: int,
    seed: str,
    jobs: int,
    settings: dict[str, object],
    data: list[Path],
    out: Path | None,
    json: bool,
    order: str,
) -> None:
    """Play, write the results, show the summary."""
    named = parse_seats(seats)
    for seat in named:
        if not seat.startswith("bot:"):
            raise Problem(
                f"“{seat}” is no bot; only bots can be simulated, for instance --seats bot:greedy,bot:random."
            )
    if out is not None:
        check_target(out)
        folder = out.absolute().parent
        if not os.access(folder, os.W_OK) or out.is_dir():
            raise Problem(f"{out} cannot be written; choose a file in a folder that you may write to.")
    corrections = corrected(game, data).overlays if data else {}
    begin = time.monotonic()
    with _Bar(games) as progress:
        results = simulate(
            game,
            named,
            games,
            seed,
            jobs or os.cpu_count() or 1,
            progress,
            order=order,
            corrections=corrections,
            **settings,
        )
    seconds = time.monotonic() - begin
    if out is not None:
        write_results(out, results)
    summary = summarize(results)
    if json:
        print(as_json(_as_data(results, summary)))
        return
    shown = console()
    show_summary(summary, seconds, shown)
    show_course(summary, shown)
    if out is not None:
        shown.print(f"Every game is in {out}", markup=False, soft_wrap=True)


class _Bar:
    """A progress bar with rate and time left, on stderr and only where somebody can see it."""

    def __init__(self, games: int) -> None:
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
        from rich.progress import Progress as Bar

        columns = [
            TextColumn("{task.description}"),
            BarColumn(bar_width=24),
            MofNCompleteColumn(),
            TextColumn("{task.fields[rate]}"),
            TimeRemainingColumn(),
        ]
        self.bar = Bar(*columns, console=console(stderr=True), transient=True, disable=not sys.stderr.isatty())
        self.task = self.bar.add_task("games", total=games, rate="")
        self.begin = time.monotonic()

    def __enter__(self) -> Progress:
        self.bar.start()
        return self._told

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    def _told(self, played: int, games: int) -> None:
        rate = played / max(time.monotonic() - self.begin, 1e-6)
        self.bar.update(self.task, completed=played, total=games, rate=f"{rate:.1f} games/s, left")


def show_summary(summary: Summary, seconds: float, out: Console) -> None:
    """Wins with their 95 % intervals by bot and by seat, points by source, length."""
    rate = summary.games / max(seconds, 1e-6)
    out.print(
        f"{number_of(summary.games, 'game')} in {seconds:.1f} s ({rate:.1f} a second); "
        f"{summary.rounds:.0f} rounds and {summary.decisions:.0f} decisions a game"
        + (f"; {summary.shared} shared victories." if summary.shared else ".")
    )
    named = [*((plain(bot), wins) for bot, wins in summary.bots.items())]
    named += [(f"seat {number}", wins) for number, wins in enumerate(summary.seats, 1)]
    sources = list(named[0][1].points)
    heads = ["", "seats", "wins", "95 %", "points"]
    by_source = [words(source) for source in sources]
    wins_rows = [_wins(name, wins) for name, wins in named]
    points_rows = [[f"{wins.points[source]:.1f}" for source in sources] for _, wins in named]
    if len(sources) <= MOST_BESIDE:
        _show([[*row, *points] for row, points in zip(wins_rows, points_rows, strict=True)], heads + by_source, out)
    else:
        _show(wins_rows, heads, out)
        names = [[name] for name, _ in named]
        _show([[*name, *points] for name, points in zip(names, points_rows, strict=True)], ["", *by_source], out)


def show_course(summary: Summary, out: Console) -> None:
    """How the games ended and how far the seats came, where the game has more than one way; how long the games were."""
    if summary.shortest != summary.longest:
        out.print(f"Rounds: {summary.shortest} to {summary.longest}, half of the games at most {summary.median:.0f}.")
    if summary.endings:
        _show([_share(how, share) for how, share in summary.endings.items()], ["ended", "games", "share", "95 %"], out)
    if summary.reached:
        rows = [_share(str(number), share)[:3] for number, share in summary.reached.items()]
        _show(rows, [summary.measure, "seats", "share"], out)


def _share(name: str, share: Share) -> list[str]:
    return [name, str(share.number), f"{share.share:.1%}", f"{100 * share.low:.1f}-{100 * share.high:.1f}"]


def _show(rows: list[list[str]], heads: list[str], out: Console) -> None:
    table = grid(rows, heads=heads, right=range(1, len(heads)))
    table.padding = (0, 1, 0, 0)
    out.print(table)


def _wins(name: str, wins: Wins) -> list[str]:
    return [
        name,
        str(wins.games),
        f"{wins.share:.1%}",
        f"{100 * wins.low:.1f}-{100 * wins.high:.1f}",
        f"{wins.score:.1f} ±{wins.score_error:.1f}",
    ]


def _as_data(results: Results, summary: Summary) -> dict[str, Any]:
    """The summary as data; the same for any number of jobs."""
    return {
        "game": results.game,
        "settings": results.settings,
        "seats": list(results.seats),
        "seed": results.seed,
        **asdict(summary),
    }
