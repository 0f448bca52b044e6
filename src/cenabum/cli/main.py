"""The entry point: options and help. What a command does stands in a module of its own, imported when it runs."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from cenabum.cli.errors import Problem, run_safely
from cenabum.cli.laboratory import add_lab_commands, check_games
from cenabum.cli.serving import add_commands
from cenabum.cli.speech import forget, said, speak

app = typer.Typer(
    help="Orléans, the bag-building game: play in the terminal, let bots play, replay games, look up rules.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Edition = Annotated[str, typer.Option(help="The printing whose rules are played: 2019 or 2014.")]
ExcludeTiles = Annotated[bool, typer.Option("--exclude-tiles", help="Players may exclude place tiles before the game.")]
FirstTechnology = Annotated[
    str,
    typer.Option(
        help="Which technology must replace a farmer: craftsmen-track (usual in 2019) or first-placed (in 2014)."
    ),
]
Modules = Annotated[str, typer.Option(help="Modules of Trade & Intrigue, e.g. orders,new-events,intrigue,new-places.")]
Set = Annotated[
    list[str] | None,
    typer.Option("--set", help="Any setting of the game, e.g. level=expert (may be repeated; see cenabum games)."),
]
GameName = Annotated[str, typer.Option("--game", help="Which game (see cenabum games).")]
Data = Annotated[list[Path] | None, typer.Option("--data", help="A TOML file that corrects figures (may be repeated).")]
Spoken = Annotated[
    str,
    typer.Option(
        "--language",
        help="The language of the terminal; without it that of CENABUM_LANGUAGE or of the system.",
        callback=speak,
        is_eager=True,
    ),
]
Seed = Annotated[str | None, typer.Option(help="The same seed gives the same draws.")]


def _settings(
    edition: str, exclude_tiles: bool, first_technology: str, modules: str, more: list[str] | None
) -> dict[str, object]:
    """The settings that were chosen; the game knows the defaults of the others."""
    chosen: dict[str, object] = {"edition": edition, "first_technology": first_technology, "modules": modules}
    chosen = {name: value for name, value in chosen.items() if value} | (
        {"exclude_tiles": True} if exclude_tiles else {}
    )
    for text in more or []:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not name or not value:
            raise Problem(said("no-setting-written", written=text))
        chosen[name.replace("-", "_")] = value
    return chosen


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and the build.")] = False,
) -> None:
    """Show the version, or the help when nothing is asked for."""
    forget()
    if version:
        import cenabum

        build = cenabum.build()
        compiled = f", {len(build.modules)} modules compiled" if build.modules else " Python"
        print(f"cenabum {cenabum.__version__} ({build.kind}{compiled})")
    elif context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def play(
    which: Annotated[str, typer.Argument(metavar="[GAME]", help="The same as --game: cenabum play cathedral.")] = "",
    seats: Annotated[
        str, typer.Option(help='Who plays, e.g. "Ana,bot:greedy" or "Ana,Bruno"; first is start player.')
    ] = "",
    game: GameName = "orleans",
    edition: Edition = "",
    exclude_tiles: ExcludeTiles = False,
    first_technology: FirstTechnology = "",
    modules: Modules = "",
    more: Set = None,
    seed: Seed = None,
    data: Data = None,
    file: Annotated[Path | None, typer.Option(help="Where the game is saved, or the game to go on with.")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the last unfinished game, or with --file.")
    ] = False,
    language: Spoken = "",
) -> int:
    """Play in the terminal, against bots or with others at the same keyboard."""
    from cenabum.cli.opening import Wish
    from cenabum.cli.play import play_in_terminal

    settings = _settings(edition, exclude_tiles, first_technology, modules, more)
    return play_in_terminal(Wish(which or game, seats, settings, seed, data or [], file, resume))


@app.command()
def learn(
    lesson: Annotated[str, typer.Argument(help="The lesson, such as first; without it they are listed.")] = "",
    language: Spoken = "",
) -> int:
    """Learn a game step by step; leave and come back as you like."""
    from cenabum.cli.learning import learn_in_terminal

    return learn_in_terminal(lesson)


@app.command()
def simulate(
    seats: Annotated[
        str, typer.Option(help="The bots, e.g. bot:greedy,bot:random; they change seats from game to game.")
    ],
    games: Annotated[
        str, typer.Option(metavar="N or A:B", callback=check_games, help="How many games, or from A up to B.")
    ] = "100",
    seed: Annotated[str, typer.Option(help="The same seed gives the same games, whatever the number of jobs.")] = "1",
    jobs: Annotated[int, typer.Option(min=0, help="Processes to use; 0 is one for each core.")] = 0,
    game: GameName = "orleans",
    edition: Edition = "",
    exclude_tiles: ExcludeTiles = False,
    first_technology: FirstTechnology = "",
    modules: Modules = "",
    more: Set = None,
    data: Data = None,
    out: Annotated[
        Path | None,
        typer.Option(
            help="Write every game to a .jsonl, .csv or .parquet file; a stopped run goes on when called again."
        ),
    ] = None,
    uses: Annotated[bool, typer.Option("--uses", help="Count what each seat used: tiles, deeds, routes …")] = False,
    decisions: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Write every decision to Parquet files in a new folder.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="The summary as JSON.")] = False,
    order: Annotated[
        str, typer.Option(help="Seats that decide at once: together (nobody sees the others' plans) or rulebook.")
    ] = "together",
    on: Annotated[str, typer.Option(help="Play on a cluster: ray, or ray:ADDRESS.")] = "",
) -> None:
    """Let bots play many games and sum them up."""
    from cenabum.cli.simulating import Run, run_simulation

    settings = _settings(edition, exclude_tiles, first_technology, modules, more)
    run_simulation(game, seats, settings, data or [], Run(games, seed, jobs, order, out, uses, decisions, on), json)


@app.command()
def train(
    folder: Annotated[Path, typer.Argument(help="Where the training is kept; a stopped one goes on from there.")],
    game: Annotated[str, typer.Option(help="For which game, e.g. orleans or kings-favor.")] = "orleans",
    seed: Annotated[str, typer.Option(help="The same seed gives the same weights.")] = "1",
    generations: Annotated[
        int, typer.Option(min=1, help="Orléans, stories: generations; the champion ends when two gain nothing.")
    ] = 250,
    tuning_games: Annotated[int, typer.Option(min=1, help="Orléans, stories: games for each guess.")] = 24,
    games: Annotated[int, typer.Option(min=1, help="Games of the characters or allies, for each value.")] = 5000,
    search_games: Annotated[
        int | None,
        typer.Option(
            min=0, help="Games of bots that look ahead, for each value; not said, only the Cathedral has some."
        ),
    ] = None,
    level: Annotated[str, typer.Option(help="Orléans: which of its levels learns, master or champion.")] = "master",
    label_games: Annotated[int, typer.Option(min=1, help="Champion: games with labels in each generation.")] = 400,
    value_games: Annotated[int, typer.Option(min=1, help="Champion: games of two for each value.")] = 1000,
    judging_games: Annotated[int, typer.Option(min=2, help="Champion: games that judge a generation.")] = 400,
    jobs: Annotated[int, typer.Option(min=0, help="Processes to use; 0 is one for each core.")] = 1,
    on: Annotated[str, typer.Option(help="Play on a cluster: ray, or ray:ADDRESS.")] = "",
) -> None:
    """Let the bots that look ahead learn; the weights of the package were made this way."""
    from cenabum.cli.training import Run, run_training

    champions = (label_games, value_games, judging_games)
    run_training(folder, Run(game, seed, generations, tuning_games, games, search_games, jobs, on, level, champions))


@app.command()
def games(language: Spoken = "") -> None:
    """List the games, their settings, and the bots that play them."""
    from cenabum.cli.listing import show_games

    show_games()


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, such as evening.cenabum.")],
    at: Annotated[int | None, typer.Option(help="After so many decisions; without it the end.")] = None,
    to: Annotated[str, typer.Option(help="text: the table; json: the whole record as data.")] = "text",
    seat: Annotated[str | None, typer.Option(help="Whose board to show.")] = None,
    list_: Annotated[bool, typer.Option("--list", help="List what happened, decision by decision.")] = False,
    luck: Annotated[bool, typer.Option("--luck", help="What was drawn, beside what was to be expected.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Are all draws those of the seed?")] = False,
    hash_: Annotated[str | None, typer.Option("--hash", help="With --check: the hash shown before the game.")] = None,
    nonce: Annotated[str | None, typer.Option(help="With --check: the nonce, if the record does not tell it.")] = None,
    language: Spoken = "",
) -> None:
    """Show a recorded game at any moment, or as data; or check its draws."""
    from cenabum.cli.replaying import check_draws, show_replay

    if check or hash_ is not None or nonce is not None:
        check_draws(file, hash_, nonce)
    else:
        show_replay(file, at, to, seat, list_, luck)


@app.command()
def rules(
    wanted: Annotated[
        list[str] | None, typer.Argument(help="The id of a rule, a chapter, or words to look for.")
    ] = None,
    game: GameName = "orleans",
    language: Spoken = "",
) -> None:
    """Look up rules and rulings."""
    from cenabum.cli.listing import show_rules

    show_rules(game, " ".join(wanted or []))


@app.command()
def data(
    game: GameName = "orleans",
    uncertain: Annotated[bool, typer.Option("--uncertain", help="Only the figures that are not certain.")] = False,
    overlays: Data = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    language: Spoken = "",
) -> None:
    """List what is printed on the components, how sure we are of it, and where it is from."""
    from cenabum.cli.listing import show_data

    show_data(game, overlays or [], uncertain, json)


@app.command()
def bench(
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="A second or two, this engine alone.")] = False,
) -> int:
    """Measure the engine: decisions a second, the cost of a copy; in a checkout beside other engines."""
    from cenabum.cli.benching import bench as measure

    return measure(json, not quick)


add_commands(app)
add_lab_commands(app)


def main() -> None:
    """Run the command and leave with its exit code."""
    sys.exit(run_safely(lambda: app(prog_name="cenabum", standalone_mode=False)))


if __name__ == "__main__":
    main()
