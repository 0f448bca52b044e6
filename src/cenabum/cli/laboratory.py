"""The commands of the laboratory beside `simulate`: options and help."""

from pathlib import Path
from typing import Annotated

import typer


def read_games(written: str) -> range:
    """How many games, or from which up to which: "100", "200:300". Raises `ValueError`."""
    first, colon, last = written.partition(":")
    return range(int(first or 0), int(last)) if colon else range(int(first))


def check_games(written: str) -> str:
    """Complain about what is no number of games."""
    try:
        games = read_games(written)
    except ValueError:
        raise typer.BadParameter(f"“{written}” is no number of games; write for instance 1000, or 200:300") from None
    if not games or games.start < 0:
        raise typer.BadParameter(f"“{written}” is no game at all")
    return written


def add_lab_commands(app: typer.Typer) -> None:
    """Add the commands to the app."""
    app.command()(merge)


def merge(
    files: Annotated[list[Path], typer.Argument(help="Files of one simulation: .jsonl, or the .jsonl.part of a run.")],
    out: Annotated[Path | None, typer.Option(help="Write every game to a .jsonl, .csv or .parquet file.")] = None,
    json: Annotated[bool, typer.Option("--json", help="The summary as JSON.")] = False,
) -> None:
    """Put files of one simulation together, and sum them up."""
    from cenabum.cli.simulating import run_merge

    run_merge(files, out, json)
