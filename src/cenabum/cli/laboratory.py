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
    app.command()(arena)
    lab = typer.Typer(help="Experiments with the games of a simulation.", rich_markup_mode=None)
    lab.command()(balance)
    lab.callback()(_lab)
    app.add_typer(lab, name="lab")


def merge(
    files: Annotated[list[Path], typer.Argument(help="Files of one simulation: .jsonl, or the .jsonl.part of a run.")],
    out: Annotated[Path | None, typer.Option(help="Write every game to a .jsonl, .csv or .parquet file.")] = None,
    json: Annotated[bool, typer.Option("--json", help="The summary as JSON.")] = False,
) -> None:
    """Put files of one simulation together, and sum them up."""
    from cenabum.cli.simulating import run_merge

    run_merge(files, out, json)


def arena(
    bots: Annotated[str, typer.Option(help="Who takes part, e.g. bot:greedy,bot:random; without it all bots.")] = "",
    game: Annotated[list[str] | None, typer.Option("--game", help="Which game (may be repeated).")] = None,
    players: Annotated[str, typer.Option(help="Numbers of players, e.g. 2,4; without it all.")] = "",
    mix: Annotated[
        list[str] | None,
        typer.Option(help="Modules and settings, e.g. orders,intrigue or edition=2014 (may be repeated; base: none)."),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Games for each game, number of players and mix.")] = 60,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games, whatever the number of jobs.")] = "1",
    jobs: Annotated[int, typer.Option(min=0, help="Processes to use; 0 is one for each core.")] = 0,
    out: Annotated[
        Path | None, typer.Option(help="Keep every game in a .jsonl file; a stopped arena goes on when called again.")
    ] = None,
    ratings: Annotated[Path | None, typer.Option(help="Write the ratings to a .json file.")] = None,
    to: Annotated[str, typer.Option(help="text, markdown or json.")] = "text",
    order: Annotated[str, typer.Option(help="Seats that decide at once: together or rulebook.")] = "together",
    on: Annotated[str, typer.Option(help="Play on a cluster: ray, or ray:ADDRESS.")] = "",
) -> None:
    """Let a pool of bots meet in all line-ups, and rate them."""
    from cenabum.cli.arena import Wish, run_arena

    run_arena(Wish(bots, game or ["orleans"], players, mix or [], games, seed, jobs, out, ratings, to, order, on))


def _lab() -> None:
    """Experiments with the games of a simulation."""


def balance(
    files: Annotated[list[Path], typer.Argument(help="Files of one simulation that was played with --uses.")],
    what: Annotated[str, typer.Option(help="Only what begins like this, e.g. gains_tile, sends or seat.")] = "",
    beside: Annotated[
        list[Path] | None, typer.Option(help="Files of another simulation to compare with, e.g. of another edition.")
    ] = None,
    least: Annotated[int, typer.Option(min=2, help="Only what tells something in so many games.")] = 20,
    plot: Annotated[Path | None, typer.Option(help="Draw it to an .svg file.")] = None,
    to: Annotated[str, typer.Option(help="text, markdown or json.")] = "text",
    json: Annotated[bool, typer.Option("--json", help="The same as --to json.")] = False,
) -> None:
    """Which tile, deed, route or seat goes with how many more wins?"""
    from cenabum.cli.balancing import run_balance

    run_balance(files, beside or [], what, least, plot, "json" if json else to)
