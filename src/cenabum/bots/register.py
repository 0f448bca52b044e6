"""The register of bots: every module of this package that has a `BOT`, from the easiest to the hardest, and those of other packages.

`bot:greedy` is the class `BOT` of `cenabum.bots.greedy`. Another package names its class in the entry points `cenabum.bots`.
"""

import difflib
import pkgutil
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from importlib import import_module
from typing import Any, Final

import cenabum.bots
from cenabum.bots.asking import Bot
from cenabum.bots.guests import Guest
from cenabum.kernel.language import Language
from cenabum.kernel.plugins import BOTS_GROUP, Brought, broken, brought, opened
from cenabum.kernel.refusal import SetupError
from cenabum.kernel.words import SILENCE, Text, say, sentences

PREFIX: Final = "bot:"


MIDDLE: Final = 3
"""The level of a bot that says nothing about it."""


@dataclass(frozen=True)
class BotEntry:
    """A bot: its name, what makes it, the games it can play (none named: every game), how well, and what it says about itself."""

    name: str
    make: Callable[[], Bot]
    games: tuple[str, ...]
    level: int = MIDDLE
    own_words: str = ""

    def plays(self, game: str) -> bool:
        """Can it play this game?"""
        return not self.games or game in self.games

    @property
    def description(self) -> str:
        """How it plays, in English."""
        return self.about("en")

    def about(self, language: str) -> str:
        """How it plays, in a sentence: in its own words, else those of `locale/<language>/bots/levels.ftl`."""
        if self.own_words or self.name not in _ours():
            return self.own_words
        return Language(language).tell(say(f"bot-about-{self.name.removeprefix(PREFIX)}"), ("bots/levels",))


@cache
def _ours() -> dict[str, BotEntry]:
    found: list[BotEntry] = []
    for module in pkgutil.iter_modules(cenabum.bots.__path__):
        bot = getattr(import_module(f"cenabum.bots.{module.name}"), "BOT", None)
        if bot is not None:
            found.append(_entry(PREFIX + module.name, bot))
    return {entry.name: entry for entry in sorted(found, key=lambda entry: (entry.level, entry.name))}


def _entry(name: str, bot: Any) -> BotEntry:
    games = tuple(getattr(bot, "games", ()))
    return BotEntry(name, bot, games, int(getattr(bot, "level", MIDDLE)), str(getattr(bot, "description", "")))


def _doors() -> Brought:
    return brought(BOTS_GROUP, tuple(name.removeprefix(PREFIX) for name in _ours()))


@cache
def _of_others(name: str) -> BotEntry:
    """A bot that another package brings. Raises `SetupError` when it is broken."""
    door = _doors().doors[name.removeprefix(PREFIX)]
    bot = opened(door)
    if not callable(bot) or not callable(getattr(bot, "choose", None)):
        raise broken(door, "it is no class with a method `choose`")
    games = getattr(bot, "games", ())
    if not isinstance(games, tuple | list) or not all(isinstance(each, str) for each in games):
        raise broken(door, "its `games` are no list of names")
    return replace(_entry(name, bot), make=partial(Guest, name, bot))


class _Bots(Mapping[str, BotEntry]):
    """Every bot that can be used, by its name; other packages are looked for when somebody first reads it."""

    def __getitem__(self, name: str) -> BotEntry:
        return _working()[0][name]

    def __iter__(self) -> Iterator[str]:
        return iter(_working()[0])

    def __len__(self) -> int:
        return len(_working()[0])


@cache
def _working() -> tuple[dict[str, BotEntry], tuple[SetupError, ...]]:
    found = dict(_ours())
    complaints = [SetupError(each) for each in _doors().complaints]
    for name in _doors().doors:
        try:
            found[PREFIX + name] = _of_others(PREFIX + name)
        except SetupError as error:
            complaints.append(error)
    return found, tuple(complaints)


def complaints() -> tuple[SetupError, ...]:
    """What is wrong with bots of other packages that cannot be used."""
    return _working()[1]


BOTS: Final = _Bots()


def usual_bot(game: str) -> str:
    """The bot that sits down where nobody chose one, and gives advice: one of the middle level that was made for the game."""
    able = [entry for entry in BOTS.values() if game in entry.games]
    return min(able, key=lambda entry: abs(entry.level - MIDDLE)).name if able else PREFIX + "random"


def bot_named(name: str, game: str | None = None) -> Callable[[], Bot]:
    """What makes the bot of this name. Raises `SetupError` when there is none, or none for this game."""
    if name not in BOTS:
        if name.removeprefix(PREFIX) in _doors().doors:
            return _of_others(name).make  # which says why it cannot be used
        near = difflib.get_close_matches(name, BOTS, 1)
        meant = say("meant", name=Text(near[0])) if near else SILENCE
        are = say("bots-are", names=Text(", ".join(BOTS)))
        raise SetupError(sentences(say("no-bot", written=Text(name)), meant, are))
    entry = BOTS[name]
    if game is not None and not entry.plays(game):
        able = [other for other, its in BOTS.items() if its.plays(game)]
        raise SetupError(say("bot-other-game", name=Text(name), game=Text(game), names=Text(", ".join(able))))
    return entry.make
