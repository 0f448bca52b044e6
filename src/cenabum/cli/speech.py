"""The language of the terminal, and what the terminal says in it.

A process has one keyboard, so its language is chosen once: by `--language`, else by CENABUM_LANGUAGE, else by the locale of the system.
Where that is none of ours it is English. The words are in `locale/<language>/terminal` and in `terminal.ftl` of each game.
"""

import os
from collections.abc import Iterable
from contextlib import suppress

from cenabum.kernel.language import LANGUAGES, Language
from cenabum.kernel.refusal import SetupError

VARIABLE = "CENABUM_LANGUAGE"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
WORDS = "terminal/words"

_chosen: list[Language] = []


def speak(name: str = "") -> None:
    """From now on speak this language, or without a name what the environment asks for. Raises `SetupError` when there is none."""
    _chosen[:] = [Language("en")]  # to say that there is no such language
    _chosen[:] = [Language(name or os.environ.get(VARIABLE, "").strip() or of_the_system())]


def forget() -> None:
    """A new command chooses anew."""
    _chosen.clear()


def of_the_system() -> str:
    """The language of the system's locale, such as `de_DE.UTF-8`, if it is one of ours; else English."""
    locale = next((os.environ[name] for name in SYSTEM if os.environ.get(name)), "")
    code = locale.partition(".")[0].partition("_")[0].casefold()
    return code if code in LANGUAGES else "en"


def language() -> Language:
    """The language that is spoken. A language that does not exist was complained about, and then it is English."""
    if not _chosen:
        with suppress(SetupError):
            speak()
    return _chosen[0]


def said(message: str, /, **values: object) -> str:
    """A message of the terminal, whatever is played."""
    return language().message((WORDS,), message, **_told(values))


class Speech:
    """What the terminal says of one game: its names, and the messages of its `terminal.ftl` in some folder."""

    def __init__(self, game: str, folder: str) -> None:
        self.game = game
        self.files = (game, WORDS, f"{folder}/terminal")
        self.language = Language(language().name, game)

    def said(self, message: str, /, **values: object) -> str:
        """A message of the game, or of the terminal."""
        return self.language.message(self.files, message, **_told(values))

    def of(self, thing: object, told: str) -> str:
        """A thing, and what is said of it: a colon, as the language sets it."""
        return self.said("thing-told", thing=str(thing), told=told)

    def name(self, domain: str, name: str) -> str:
        """What people call something."""
        return self.language.name_of(self.game, domain, name)

    def in_brief(self, domain: str, name: str) -> str:
        """What the terminal calls something where there is little room: `deed-brief-…` if there is one, else its name."""
        try:
            return self.said(f"{domain}-brief-{name}")
        except KeyError:
            return self.name(domain, name)

    def within(self, sentence: str) -> str:
        """A sentence within a line: without its full stop, and small where the language may."""
        told = sentence.rstrip(".")
        return told[:1].lower() + told[1:] if self.said("begins-small") == "yes" else told

    def counted(self, domain: str, pool: Iterable[tuple[str, int]], none: str = "") -> str:
        """Things with their numbers: “2 wood, stone”."""
        told = [
            self.name(domain, name) if number == 1 else f"{number} {self.many(domain, name)}" for name, number in pool
        ]
        return ", ".join(told) or none

    def many(self, domain: str, name: str) -> str:
        """Several of something, where the language has a word of its own for it."""
        try:
            return self.language.message(self.files, f"{domain}-{name}.plural")
        except KeyError:
            return self.name(domain, name)


def _told(values: dict[str, object]) -> dict[str, object]:
    """Numbers are counted; everything else is text."""
    return {key: value if isinstance(value, int | float) else str(value) for key, value in values.items()}
