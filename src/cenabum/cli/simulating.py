"""`cenabum simulate`: many games between bots, with a bar while they play and a table at the end."""

import os
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

from cenabum.cli.errors import Problem
from cenabum.cli.laboratory import read_games
from cenabum.cli.listing import corrected
from cenabum.cli.opening import parse_seats
from cenabum.cli.orleans_words import number_of
from cenabum.cli.terminal import as_json, console, grid, plain, words
from cenabum.lab.merge import gaps, merged
from cenabum.lab.parts import part_of, remove_part
from cenabum.lab.results import check_target
from cenabum.lab.simulate import Results, Share, Summary, Wins, simulate, summarize, write_results

MOST_BESIDE = 4
"""Sources of points that fit beside the wins in 80 columns; more get a table of their own."""


@dataclass(frozen=True)
class Run:
    """How a simulation runs, and what is kept of it."""

    games: str
    seed: str
    jobs: int
    order: str
    out: Path | None
    uses: bool
    decisions: Path | None
    on: str


def run_simulation(game: str, seats: str, settings: dict[str, object], data: list[Path], run: Run, json: bool) -> None:
    """Play, write the results, show the summary."""
    named = parse_seats(seats)
    for seat in named:
        if not seat.startswith("bot:"):
            raise Problem(
                f"“{seat}” is no bot; only bots can be simulated, for instance --seats bot:greedy,bot:random."
            )
    part = kept_in(run.out)
    if run.decisions is not None and part is None:
        raise Problem("--decisions needs --out as well: a file for the games themselves, such as --out games.jsonl.")
    corrections = corrected(game, data).overlays if data else {}
    games = read_games(run.games)
    begin = time.monotonic()
    with Bar(len(games), part) as bar:
        results = simulate(
            game,
            named,
            games,
            run.seed,
            run.jobs or os.cpu_count() or 1,
            bar.told,
            order=run.order,
            corrections=corrections,
            part=part,
            uses=run.uses,
            decisions=run.decisions,
            on=run.on,
            **settings,
        )
    seconds = time.monotonic() - begin
    if run.out is not None and part is not None:
        write_results(run.out, results)
        remove_part(part, {row.index for row in results.rows})
    show_results(results, seconds, bar.before, run.out, json)
    if run.decisions is not None and not json:
        console().print(f"Every decision is in {run.decisions}", markup=False, soft_wrap=True)


def kept_in(out: Path | None) -> Path | None:
    """Where games are kept until `out` is written. Raises a sentence when nothing can be written there."""
    if out is None:
        return None
    check_target(out)
    folder = out.absolute().parent
    if not os.access(folder, os.W_OK) or out.is_dir():
        raise Problem(f"{out} cannot be written; choose a file in a folder that you may write to.")
    return part_of(out)


def run_merge(files: list[Path], out: Path | None, json: bool) -> None:
    """Put the files of a simulation together, and show the summary of all."""
    if out is not None:
        kept_in(out)
    results = merged(files)
    if out is not None:
        write_results(out, results)
    for gap in gaps(results):
        missing = f"game {gap[0]} is" if len(gap) == 1 else f"games {gap[0]} to {gap[-1]} are"
        print(f"Between the first and the last {missing} missing.", file=sys.stderr)
    show_results(results, 0.0, 0, out, json)


def show_results(results: Results, seconds: float, before: int, out: Path | None, json: bool) -> None:
    """The summary, for people or as data. `before`: games that an earlier run had played."""
    summary = summarize(results)
    if json:
        print(as_json(_as_data(results, summary)))
        return
    shown = console()
    show_summary(summary, seconds, before, shown)
    show_course(summary, shown)
    if out is not None:
        shown.print(f"Every game is in {out}", markup=False, soft_wrap=True)


class Bar:
    """A progress bar with rate and time left, on stderr and only where somebody can see it.

    When somebody stops the run and there is a `part`, it says that the same command goes on.
    """

    def __init__(self, games: int, part: Path | None) -> None:
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
        self.part = part
        self.before = -1  # games that an earlier run has played; the first thing that is told
        self.played = 0

    def __enter__(self) -> "Bar":
        self.bar.start()
        return self

    def __exit__(self, why: type[BaseException] | None, *_: object) -> None:
        self.bar.stop()
        if why is KeyboardInterrupt and self.part is not None and self.part.exists():
            kept = f"{number_of(self.played, 'game')} kept in {self.part}"
            print(f"\n{kept}; the same command goes on with the others.", file=sys.stderr)

    def told(self, played: int, games: int) -> None:
        """So many games have been played."""
        self.played = played
        if self.before < 0:
            self.before = played
        rate = (played - self.before) / max(time.monotonic() - self.begin, 1e-6)
        self.bar.update(self.task, completed=played, total=games, rate=f"{rate:.1f} games/s, left")


def show_summary(summary: Summary, seconds: float, before: int, out: Console) -> None:
    """Wins with their 95 % intervals by bot and by seat, points by source, length."""
    if before:
        out.print(f"{before} of the games had been played before.")
    now = summary.games - before
    took = f" in {seconds:.1f} s ({now / max(seconds, 1e-6):.1f} a second)" if seconds else ""
    out.print(
        f"{number_of(summary.games, 'game')}{took}; "
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
        "corrections": results.corrections,
        "order": results.order,
        "version": results.version,
        "seats": list(results.seats),
        "seed": results.seed,
        **asdict(summary),
    }
