"""`cenabum replay`: a recorded game at any moment, what happened in it, or the whole of it as data."""

from pathlib import Path
from typing import Any

from rich.table import Table

import cenabum
from cenabum.cli import saves
from cenabum.cli.drawing import drawing_of
from cenabum.cli.errors import Problem
from cenabum.cli.play import show_result
from cenabum.cli.speech import said
from cenabum.cli.telling import Teller, steps
from cenabum.cli.terminal import as_json, console, plain
from cenabum.kernel.files import read_text
from cenabum.kernel.keyed import seed_hash
from cenabum.lab.luck import luck_of


def show_replay(file: Path, at: int | None, to: str, seat: str | None, listed: bool, luck: bool) -> None:
    """Show the record in the way that was asked for."""
    if to not in ("text", "json"):
        raise Problem(said("no-form", written=to))
    if at is not None and at < 0:
        raise Problem(said("no-moment-below", number=at))
    game = saves.load(file, at)
    if seat is not None and seat not in game.seats:
        raise Problem(said("no-seat-recorded", name=seat, names=", ".join(game.seats)))
    if to == "json":
        print(as_json(as_data(game)))
    elif listed:
        show_list(game)
    elif luck:
        show_luck(game)
    else:
        show_moment(game, seat)


def show_moment(game: cenabum.Game, seat: str | None) -> None:
    """The table after the last decision."""
    out = console()
    number = len(game.decisions)
    if game.decisions:
        last = game.decisions[-1]
        out.print(plain(said("last-decision", number=number, move=f"{last.seat}: {last.notation}")))
        for sentence in Teller(game).tell(game.events):
            out.print(f"· {plain(sentence)}")
    else:
        out.print(said("before-the-first"))
    if game.over:
        show_result(game, out)
        out.print()
    drawing_of(game).overview(seat or next(iter(game.deciding), game.seats[0]), out)
    if not game.over:
        out.print(plain(said("to-decide", names=", ".join(game.deciding))))


def show_list(game: cenabum.Game) -> None:
    """Every decision with its number, and what came of it."""
    out = console()
    teller = Teller(game)
    for number, (entry, facts) in enumerate(steps(game)):
        if entry is not None:
            out.print(f"[bold]{number:>4}[/]  {plain(f'{entry.seat}: {entry.notation}')}")
        for sentence in teller.tell(facts):
            out.print(f"      · {plain(sentence)}", style="dim")
    if game.over:
        show_result(game, out)


def show_luck(game: cenabum.Game) -> None:
    """What came out of every bag and stack, beside what was to be expected."""
    heads = [said(f"luck-{head}") for head in ("from", "what", "drawn", "expected", "more", "usual")]
    shown = Table(*heads, title=said("luck"))
    for stream, kinds in luck_of(game.record()).items():
        for luck in kinds:
            more, usual = f"{luck.more:+.1f}", f"±{luck.usual:.1f}"
            shown.add_row(plain(stream), luck.kind, str(luck.drawn), f"{luck.expected:.1f}", more, usual)
        shown.add_section()
    console().print(shown)


def check_draws(file: Path, published: str | None, nonce: str | None) -> None:
    """Compare every draw with the seed, and the seed with the hash that was published before the game."""
    game = saves.load(file)
    setup = game.setup
    if setup.seed is None:
        raise Problem(said("no-seed", path=file))
    record = cenabum.parse_record(read_text(file))
    if not record.has_chance:
        raise Problem(said("no-draws", path=file))
    out = console()
    before = game.decisions[: setup.seeded_from]
    taken_over = _draws(game.opening) + sum(_draws(entry.chance) for entry in before) if before else 0
    drawn = _draws(game.opening) + sum(_draws(entry.chance) for entry in game.decisions) - taken_over
    if taken_over:
        out.print(said("draws-taken-over", number=taken_over))
    out.print(plain(said("draws-are-right", number=drawn, seed=setup.seed, generator=setup.chance)))
    nonce = nonce or setup.nonce
    if not nonce and published is not None:
        raise Problem(said("no-nonce"))
    found = seed_hash(nonce, setup.seed)
    if published is None and nonce:
        out.print(f"{said('hash-is')}\n{found}")
    elif published is not None and published.strip().lower() != found:
        raise Problem(said("hash-is-wrong", hash=found))
    elif published is not None:
        out.print(said("hash-is-right"))


def _draws(chance: list[tuple[str, list[str]]]) -> int:
    return sum(len(kinds) for _, kinds in chance)


def as_data(game: cenabum.Game) -> dict[str, Any]:
    """The record as data: set-up, decisions with structured moves, chance, facts as sentences, scores."""
    teller = Teller(game)
    setup = game.setup
    opening: dict[str, Any] = {}
    decisions: list[dict[str, Any]] = []
    for number, (entry, facts) in enumerate(steps(game)):
        happened = {"facts": [game.fact(fact) for fact in facts], "sentences": teller.tell(facts)}
        if entry is None:
            opening = {"chance": _chance(game.opening), **happened}
            continue
        move = game.moves.move(entry.code)
        decisions.append(
            {
                "number": number,
                "seat": entry.seat,
                "notation": entry.notation,
                "move": {"kind": move.kind, **move.arguments},
                "chance": _chance(entry.chance),
                **happened,
            }
        )
    return {
        "cenabum": 1,
        "game": setup.game,
        "settings": dict(setup.settings),
        "rules": game.rules.version,
        "data": game.figures.digest,
        "figures": dict(setup.corrections),
        "seed": setup.seed,
        "chance": setup.chance,
        "seats": [{"name": seat.name, "player": seat.player} for seat in setup.seats],
        "opening": opening,
        "decisions": decisions,
        "over": game.over,
        "points": game.points,
        "scores": game.scores,
        "winners": game.winners,
    }


def _chance(chance: list[tuple[str, list[str]]]) -> list[dict[str, Any]]:
    return [{"stream": stream, "drawn": kinds} for stream, kinds in chance]
