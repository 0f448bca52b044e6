"""The register of bots: what the modules of this package bring, from the easiest to the hardest, and those of other packages.

`bot:greedy` is the class `BOT` of `cenabum.bots.greedy`. A module may also have `LEVELS`, classes by name; several modules may have the
same name for different games, and each game gets its own. Another package names its class in the entry points `cenabum.bots`.
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
from cenabum.kernel.register import OURS
from cenabum.kernel.words import SILENCE, Text, say, sentences

PREFIX: Final = "bot:"


MIDDLE: Final = 3
"""The level of a bot that says nothing about it."""


@dataclass(frozen=True)
class BotKind:
    """What a name stands for in some games (none named: in every game): what makes the bot, how well it plays, how that is told."""

    make: Callable[[], Bot]
    games: tuple[str, ...]
    level: int = MIDDLE
    told_as: str = ""  # behind `bot-about-` in `bots/levels.ftl`; a bot of another package has its own words
    own_words: str = ""

    def plays(self, game: str) -> bool:
        """Can it play this game?"""
        return not self.games or game in self.games

    def about(self, language: str) -> str:
        """How it plays, in a sentence."""
        if not self.told_as:
            return self.own_words
        return Language(language).tell(say(f"bot-about-{self.told_as}"), ("bots/levels",))


@dataclass(frozen=True)
class BotEntry:
    """A bot: its name, and what the name stands for in which games."""

    name: str
    kinds: tuple[BotKind, ...]

    @property
    def games(self) -> tuple[str, ...]:
        """The games it was made for; none: every game."""
        return tuple(game for kind in self.kinds for game in kind.games)

    @property
    def description(self) -> str:
        """How it plays, in English."""
        return self.kinds[0].about("en")

    def title(self, language: str) -> str:
        """What people call it; one that another package brings, by its own name."""
        name = self.name.removeprefix(PREFIX)
        try:
            return Language(language).message((), f"bot-{name}")
        except KeyError:
            return f"{name[:1].upper()}{name[1:]}".replace("-", " ")

    def plays(self, game: str) -> bool:
        """Can it play this game?"""
        return any(kind.plays(game) for kind in self.kinds)

    def at(self, game: str) -> BotKind:
        """What the name stands for in a game that it plays."""
        return next(kind for kind in self.kinds if kind.plays(game))


@cache
def _ours() -> dict[str, BotEntry]:
    found: dict[str, list[BotKind]] = {}
    for each in pkgutil.iter_modules(cenabum.bots.__path__):
        module = import_module(f"cenabum.bots.{each.name}")
        bot = getattr(module, "BOT", None)
        if bot is not None:
            found.setdefault(each.name, []).append(_kind(bot, each.name))
        for name, level in getattr(module, "LEVELS", {}).items():
            found.setdefault(name, []).append(_kind(level, f"{name}-{level.games[0]}"))
    order = list(OURS)  # without a game, a name stands for the bot of the first game that has it
    for kinds in found.values():
        kinds.sort(key=lambda kind: min(map(order.index, kind.games), default=-1))
    every = [BotEntry(PREFIX + name, tuple(kinds)) for name, kinds in found.items()]
    return {entry.name: entry for entry in sorted(every, key=lambda entry: (entry.kinds[0].level, entry.name))}


def _kind(bot: Any, told_as: str = "") -> BotKind:
    games = tuple(getattr(bot, "games", ()))
    own_words = str(getattr(bot, "description", ""))
    return BotKind(bot, games, int(getattr(bot, "level", MIDDLE)), "" if own_words else told_as, own_words)


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
    return BotEntry(name, (replace(_kind(bot), make=partial(Guest, name, bot)),))


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
    """The bot that sits down where nobody chose one: one of the middle level that was made for the game."""
    able = [entry for entry in BOTS.values() if game in entry.games]
    return min(able, key=lambda entry: abs(entry.at(game).level - MIDDLE)).name if able else PREFIX + "random"


def adviser(game: str) -> str:
    """The bot that gives hints: the strongest of ours that was made for the game, all of which answer soon; else the usual one."""
    able = [entry for entry in _ours().values() if game in entry.games]
    return max(able, key=lambda entry: entry.at(game).level).name if able else usual_bot(game)


def bot_named(name: str, game: str | None = None) -> Callable[[], Bot]:
    """What makes the bot of this name in a game. Raises `SetupError` when there is none, or none for this game.

    Without a game it is the first that the name stands for.
    """
    if name not in BOTS:
        if name.removeprefix(PREFIX) in _doors().doors:
            return _of_others(name).kinds[0].make  # which says why it cannot be used
        near = difflib.get_close_matches(name, BOTS, 1)
        meant = say("meant", name=Text(near[0])) if near else SILENCE
        are = say("bots-are", names=Text(", ".join(BOTS)))
        raise SetupError(sentences(say("no-bot", written=Text(name)), meant, are))
    entry = BOTS[name]
    if game is not None and not entry.plays(game):
        able = [other for other, its in BOTS.items() if its.plays(game)]
        raise SetupError(say("bot-other-game", name=Text(name), game=Text(game), names=Text(", ".join(able))))
    return entry.kinds[0].make if game is None else entry.at(game).make
