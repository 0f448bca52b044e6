"""Where games are kept: the player's data folder, or a file of the player's choice."""

import os
import re
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import cenabum
from cenabum.cli.errors import Problem
from cenabum.cli.speech import language, said

ENDING = ".cenabum"


def folder() -> Path:
    """The folder of saved games: `cenabum` in XDG_DATA_HOME, or in ~/.local/share."""
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if Path(base).is_absolute() else Path.home() / ".local" / "share") / "cenabum"


@dataclass(frozen=True)
class Saved:
    """An unfinished game in the folder."""

    path: Path
    seats: tuple[str, ...]
    when: datetime


def unfinished() -> Saved | None:
    """The unfinished game in the folder that was played last, if there is one."""
    try:
        files = [(path.stat().st_mtime, path) for path in folder().glob(f"*{ENDING}")]
    except OSError:
        return None
    for moment, path in sorted(files, reverse=True):
        try:
            record = cenabum.parse_record(path.read_text(encoding="utf-8"))
        except (ValueError, OSError):
            continue
        if not record.result:
            names = tuple(seat.name for seat in record.setup.seats)
            return Saved(path, names, datetime.fromtimestamp(moment).astimezone())
    return None


def is_first(game: str) -> bool:
    """Is the game that was just begun the first of its kind here?"""
    try:
        return len(list(folder().glob(f"{game}-*{ENDING}"))) <= 1
    except OSError:
        return True


def new_path(game: str, seats: list[str]) -> Path:
    """A file name for a new game that nobody has used yet."""
    home = folder()
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem(said("no-folder-made", path=home, reason=error.strerror)) from None
    who = re.sub(r"[^\w-]+", "-", seats[0].casefold()).strip("-") or "game"
    stem = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}-{who}"
    path, number = home / f"{stem}{ENDING}", 2
    while path.exists():
        path, number = home / f"{stem}-{number}{ENDING}", number + 1
    return path


def free_path(file: Path) -> Path:
    """The file the player has chosen for a new game. An existing file is never overwritten."""
    if file.is_dir():
        raise Problem(said("is-a-folder", path=file, example=file / "evening.cenabum"))
    if file.exists():
        raise Problem(said("exists-already", path=file))
    if not file.absolute().parent.is_dir():
        raise Problem(said("no-folder", path=file.absolute().parent))
    return file


_seen: dict[Path, tuple[int, int]] = {}
"""The files as this process has last read or written them."""


def load(path: Path, at: int | None = None) -> cenabum.Game:
    """A saved game, at its end or after `at` decisions."""
    try:
        _look(path)
        return cenabum.load(path, at=at)
    except cenabum.RecordError as error:
        reason = error.told(language().name)
        if reason.startswith(str(path)):
            raise
        place = f"{path}, {reason[0].lower()}{reason[1:]}" if error.line else f"{path}: {reason}"
        raise Problem(said("left-as-it-is", complaint=place)) from None


def save(game: cenabum.Game, path: Path) -> None:
    """Save the game whole or not at all. A file that somebody else has changed meanwhile is left alone."""
    if path in _seen and path.exists() and _stamp(path) != _seen[path]:
        other = new_path(game.setup.game, game.seats)
        game.save(other)
        raise Problem(said("changed-by-another", path=path, other=other))
    try:
        game.save(path)
    except OSError as error:
        raise Problem(said("cannot-be-saved", path=path, reason=error.strerror)) from None
    _look(path)


def _stamp(path: Path) -> tuple[int, int]:
    known = path.stat()
    return known.st_mtime_ns, known.st_ino


def _look(path: Path) -> None:
    if path.exists():
        _seen[path] = _stamp(path)
