"""`cenabum lab balance`: what goes with how many more wins, as a table, as Markdown, as data or as a drawing."""

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TypeVar

from cenabum.cli.errors import Problem
from cenabum.cli.terminal import as_json, console, grid, plain
from cenabum.lab.balance import Beside, Use, balance, beside
from cenabum.lab.merge import merged
from cenabum.lab.plot import Mark, drawn, label_of
from cenabum.lab.results import Results, write_whole

Thing = TypeVar("Thing", Use, Beside)

FORMS = ("text", "markdown", "json")
HEADS = ("used", "games", "wins more, %", "95 %")
HEADS_BESIDE = ("used", "first, %", "second, %", "differs by, %", "95 %")


def run_balance(files: list[Path], others: list[Path], what: str, least: int, plot: Path | None, to: str) -> None:
    """Show what goes with how many more wins, in one simulation or in two side by side."""
    if to not in FORMS:
        raise Problem(f"Balance is told as {', '.join(FORMS)}; “{to}” is none of them.")
    if plot is not None and (plot.suffix != ".svg" or not plot.absolute().parent.is_dir()):
        raise Problem(f"{plot} cannot be written: choose a file that ends in .svg, in a folder that exists.")
    results = merged(files)
    if others:
        second = merged(others)
        pairs = _chosen(beside(results, second, least), what, least)
        best = sorted(pairs, key=lambda each: -each.one.more)
        series = {_named(results, second): [each.one for each in best]}
        series[_named(second, results)] = [each.other for each in best]
        rows = [[each.name, _more(each.one), _more(each.other), _more(each), _interval(each)] for each in pairs]
        _tell(pairs, rows, HEADS_BESIDE, to)
    else:
        uses = _chosen(balance(results, least), what, least)
        series = {f"{len(results.rows)} games": uses}
        rows = [[use.name, str(use.games), _more(use), _interval(use)] for use in uses]
        _tell(uses, rows, HEADS, to)
    if plot is not None:
        marks = {
            name: [Mark(label_of(use.name), 100 * use.more, 100 * use.low, 100 * use.high) for use in found]
            for name, found in series.items()
        }
        picture = drawn("wins more than the others at the table, %, with 95 % intervals", marks).encode()
        write_whole(plot, lambda file: file.write(picture))


def _chosen(found: list[Thing], what: str, least: int) -> list[Thing]:
    chosen = [each for each in found if each.name.startswith(what)]
    if not chosen:
        raise Problem(f"Nothing that begins with “{what}” tells something in {least} games; play more, or use --least.")
    return chosen


def _named(one: Results, other: Results) -> str:
    """What one of two simulations is called: the settings in which they differ."""
    differs = [f"{name} {value}" for name, value in one.settings.items() if other.settings.get(name) != value]
    return f"{', '.join(differs) or ', '.join(dict.fromkeys(one.seats))}, {len(one.rows)} games"


def _tell(found: Sequence[Use | Beside], rows: list[list[str]], heads: tuple[str, ...], to: str) -> None:
    if to == "json":
        print(as_json([asdict(each) for each in found]))
    elif to == "markdown":
        lines = [list(heads), ["---", *["---:"] * (len(heads) - 1)], *rows]
        print("\n".join(f"| {' | '.join(line)} |" for line in lines))
    else:
        table = grid([[plain(row[0]), *row[1:]] for row in rows], heads=list(heads), right=range(1, len(heads)))
        table.padding = (0, 1, 0, 0)
        console().print(table)


def _more(each: Use | Beside) -> str:
    return f"{100 * each.more:+.1f}"


def _interval(each: Use | Beside) -> str:
    return f"{100 * each.low:+.1f} to {100 * each.high:+.1f}"
