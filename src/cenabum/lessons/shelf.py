"""Where lessons are found: the TOML files in the folder `lessons` of a game's package."""

import difflib
from functools import cache
from importlib import resources

from cenabum.kernel.refusal import SetupError
from cenabum.kernel.register import GAMES, rules_of
from cenabum.kernel.words import SILENCE, Text, say, sentences
from cenabum.lessons.reading import LessonError, Script, parse


@cache
def lessons_of(game: str) -> tuple[Script, ...]:
    """The lessons of a game in their order. Raises `SetupError`, `LessonError`."""
    folder = resources.files(rules_of(game).package).joinpath("lessons")
    if not folder.is_dir():
        return ()
    files = [file for file in folder.iterdir() if file.name.endswith(".toml")]
    found = [parse(file.name.removesuffix(".toml"), file.read_text(encoding="utf-8")) for file in files]
    for script in found:
        if script.game not in GAMES:
            raise LessonError(script.name, f"there is no game “{script.game}”.")
    return tuple(sorted((script for script in found if script.game == game), key=lambda script: script.order))


def lesson_named(game: str, name: str) -> Script:
    """A lesson by its name. Raises `SetupError`, `LessonError`."""
    names = [script.name for script in lessons_of(game)]
    if name not in names:
        near = difflib.get_close_matches(name, names, 1)
        meant = say("meant", name=Text(near[0])) if near else SILENCE
        are = say("lessons-are", names=Text(", ".join(names))) if names else SILENCE
        raise SetupError(sentences(say("no-lesson", written=Text(name)), meant or are))
    return lessons_of(game)[names.index(name)]


def recorded(script: Script) -> str:
    """The text of the record that a lesson begins with. Raises `LessonError`."""
    file = resources.files(rules_of(script.game).package).joinpath("lessons", script.record)
    if not file.is_file():
        raise LessonError(script.name, f"there is no record “{script.record}” beside it.")
    return file.read_text(encoding="utf-8")


def words_of(game: str) -> tuple[str, ...]:
    """The files of words of a game's lessons: games of one package share them."""
    return (f"{GAMES[game].split('.')[1]}/lessons", "shared/lessons")
