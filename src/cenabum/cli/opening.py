"""Before the first decision: which game to go on with, or who sits at the new table."""

from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

import cenabum
from cenabum.cli import saves
from cenabum.cli.errors import Problem
from cenabum.cli.listing import corrected
from cenabum.cli.prompts import ask
from cenabum.cli.speech import language, said
from cenabum.cli.terminal import plain
from cenabum.kernel.language import Language
from cenabum.kernel.register import rules_of
from cenabum.kernel.rules import AnyRules


@dataclass(frozen=True)
class Wish:
    """What the player asked for on the command line."""

    game: str
    seats: str
    settings: dict[str, object]
    seed: str | None
    data: list[Path]
    file: Path | None
    resume: bool

    @property
    def is_new(self) -> bool:
        """Does anything in it speak of a new game?"""
        return bool(self.seats or self.settings or self.seed is not None or self.data)


def open_game(wish: Wish, out: Console) -> tuple[cenabum.Game, Path]:
    """The game to play and the file it is saved in: an old game or a new one."""
    rules = rules_of(wish.game)
    if wish.resume:
        if wish.is_new:
            raise Problem(said("resume-alone"))
        path = wish.file or _last_unfinished()
        return saves.load(path), path
    if wish.file is not None:
        saves.free_path(wish.file)
    elif not wish.is_new and (last := _offered(out)):
        return saves.load(last), last
    corrections = corrected(wish.game, wish.data).overlays if wish.data else {}
    seats, settings = parse_seats(wish.seats), wish.settings
    if not seats:
        seats, settings = _asked(out, rules, settings)
    check_bots(seats, wish.game)
    game = cenabum.new(wish.game, seats, wish.seed, corrections=corrections, **settings)  # type: ignore[arg-type]  # settings are checked there
    path = wish.file or saves.new_path(wish.game, game.seats)
    saves.save(game, path)
    return game, path


def parse_seats(text: str) -> list[str]:
    """The seats as they stand on the command line, separated by commas."""
    return [seat.strip() for seat in text.split(",")] if text.strip() else []


def check_bots(seats: list[str], game: str) -> None:
    """Every bot among the seats must exist and play the game."""
    from cenabum.bots import bot_named

    for seat in seats:
        player = seat.rpartition("=")[2].strip()
        if player.startswith("bot:"):
            bot_named(player, game)


def _last_unfinished() -> Path:
    found = saves.unfinished()
    if found is None:
        raise Problem(said("nothing-unfinished", path=saves.folder()))
    return found.path


def _offered(out: Console) -> Path | None:
    """Offer the last unfinished game to somebody who just typed `cenabum play`."""
    found = saves.unfinished()
    if found is None:
        return None
    when = language().moment(found.when)
    out.print(said("unfinished", names=", ".join(found.seats), when=when), markup=False)
    yes, no = said("yes"), said("no")
    return found.path if ask(out, said("go-on-with-it"), yes, (yes, no)) == yes else None


def _level(out: Console, game: str, number: int) -> str:
    """Which bot plays, chosen by its name. Every one of them tells how it plays and how strong it is."""
    from cenabum.bots import BOTS, usual_bot
    from cenabum.bots.rated import about

    spoken = language().name
    titles = {entry.title(spoken): bot for bot, entry in BOTS.items() if entry.plays(game)}
    usual = BOTS[usual_bot(game)].title(spoken)
    if len(titles) == 1:
        return titles[usual]
    levels = Table.grid(padding=(0, 2), pad_edge=True)
    for title, bot in titles.items():
        levels.add_row(f"[bold]{plain(title)}[/]", plain(about(bot, game, spoken)))
    out.print(levels)
    return titles[ask(out, said("which-level", number=number), usual, list(titles))]


def _asked(out: Console, rules: AnyRules, settings: dict[str, object]) -> tuple[list[str], dict[str, object]]:
    """A few questions instead of options."""
    words = Language(language().name, rules.name)
    out.print(said("welcome", title=words.text("title")), markup=False)
    names = parse_seats(ask(out, said("your-name"), said("usual-name")))
    room = range(max(0, rules.players.start - len(names)), rules.players.stop - len(names))
    bots = 0
    if len(room) > 1:
        bots = int(ask(out, said("how-many-bots"), str(room[0]), [str(number) for number in room]))
    elif room:
        bots = room[0]
    seats = [*names, *[_level(out, rules.name, bots)] * bots] if bots else names
    for setting in rules.settings[:1]:
        if setting.name not in settings:
            question = said("which-setting", setting=words.text(f"setting-{setting.name}"))
            chosen = ask(out, question, setting.values[0], setting.values)
            settings = settings | {setting.name: chosen}
    return seats, settings
