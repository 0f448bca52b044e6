"""Checks of what is chosen at set-up: settings and seats."""

import difflib
import re
from collections.abc import Mapping, Sequence

from cenabum.kernel.keyed import FAST, KEYED
from cenabum.kernel.refusal import SetupError
from cenabum.kernel.rules import AnyRules, Older, Seat
from cenabum.kernel.words import SILENCE, Text, Words, say, sentences

_BOT = re.compile(r"bot:[a-z][a-z0-9_-]*")
_NAME = re.compile(r"[^\s:=!~#\[\],](?:[^\n\r:=~\[\],]{0,38}[^\s:=~\[\],])?")


def check_settings(rules: AnyRules, given: Mapping[str, object]) -> dict[str, str]:
    """The settings of a game, with defaults. `modules` is a list of settings to be turned on. Raises `SetupError`."""
    known = {setting.name: setting for setting in rules.settings}
    given = _with_modules(rules, given)
    kept = {old.setting: old.value for old in _older(rules) if old.setting not in known}
    kept = {name: value for name, value in kept.items() if given.get(name) == value}
    given = {name: value for name, value in given.items() if name not in kept}
    for name in given:
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            unknown = say("no-setting", title=Text(rules.title), written=Text(name))
            are = say("settings-are", names=Text(", ".join(known))) if known else SILENCE
            raise SetupError(sentences(unknown, _meant(near) or are))
    chosen: dict[str, str] = {}
    for name, setting in known.items():
        value = given.get(name, setting.usual(chosen))
        text = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
        if text not in setting.values:
            values = Text(", ".join(setting.values))
            raise SetupError(
                say("no-value", written=Text(text), name=_plain(name), title=Text(rules.title), values=values)
            )
        if text != setting.values[0] or not setting.optional:
            chosen[name] = text
    for name, value in chosen.items():
        needed = known[name].needs
        if needed and value != known[name].values[0] and needed not in chosen:
            raise SetupError(say("needs-other", name=_plain(name), needed=_plain(needed)))
    return chosen | kept


def as_begun(rules: AnyRules, version: int, settings: Mapping[str, str]) -> Mapping[str, str]:
    """The settings of a game that was begun with a version of its rules: what it keeps of them is written out."""
    return {**{old.setting: old.value for old in _older(rules) if version < old.until}, **settings}


def begun_today(rules: AnyRules, settings: Mapping[str, str]) -> Mapping[str, str]:
    """The same settings for a new game: nothing is kept of older rules."""
    known = {setting.name for setting in rules.settings}
    return {name: value for name, value in settings.items() if name in known}


def _older(rules: AnyRules) -> tuple[Older, ...]:
    older: tuple[Older, ...] = getattr(rules, "older", ())
    return older


def check_generator(written: str) -> str:
    """The full name of the generator of chance, "fast" or "keyed". Raises `SetupError`."""
    generators = {"fast": FAST, "keyed": KEYED}
    if written not in generators:
        raise SetupError(say("no-generator", written=Text(written), names=Text(", ".join(generators))))
    return generators[written]


def _plain(name: str) -> Text:
    return Text(name.replace("_", " "))


def _meant(near: Sequence[str]) -> Words:
    """Did you mean this?"""
    return say("meant", name=Text(near[0])) if near else SILENCE


def _with_modules(rules: AnyRules, given: Mapping[str, object]) -> Mapping[str, object]:
    """Settings with the modules of a list such as ["orders", "new-deeds"] as settings of their own.

    A module is a setting that is turned on, or a value of a setting that has several.
    """
    if "modules" not in given or any(setting.name == "modules" for setting in rules.settings):
        return given
    asked = given["modules"]
    names = asked.replace(",", " ").split() if isinstance(asked, str) else asked
    if not isinstance(names, list | tuple | set | frozenset):
        raise SetupError(say("modules-list"))
    modules: dict[str, tuple[str, str]] = {}
    for setting in rules.settings:
        if setting.optional:
            for value in setting.values[1:]:
                modules[setting.name.replace("_", "-") if value == "yes" else value] = (setting.name, value)
    spread = {name: value for name, value in given.items() if name != "modules"}
    for module in sorted(str(name) for name in names):
        found = modules.get(module.replace("_", "-"))
        if found is None:
            near = difflib.get_close_matches(module, modules, 1)
            unknown = say("no-module", title=Text(rules.title), written=Text(module))
            are = say("modules-are", names=Text(", ".join(modules))) if modules else SILENCE
            raise SetupError(sentences(unknown, _meant(near) or are))
        name, value = found
        if name in spread and spread[name] not in (value, value == "yes"):
            other = Text(spread[name])
            raise SetupError(say("no-combination", module=Text(module), name=_plain(name), other=other))
        spread[name] = value
    return spread


def seats_from(rules: AnyRules, given: Sequence[str]) -> tuple[Seat, ...]:
    """The seats: "Ana", "bot:greedy" (which gets a name of its own) or "Name = bot:greedy". Raises `SetupError`."""
    if len(given) not in rules.players:
        few, many = rules.players.start, rules.players.stop - 1
        raise SetupError(say("wrong-number", title=Text(rules.title), few=few, many=many, number=len(given)))
    seats: list[Seat] = []
    for text in given:
        name, equals, player = (part.strip() for part in text.partition("="))
        if not equals:
            player = name if name.startswith("bot:") else "person"
            if player != "person":
                name = _own_name(player, [seat.name for seat in seats])
        if player != "person" and not _BOT.fullmatch(player):
            raise SetupError(say("no-player", written=Text(player)))
        if not _NAME.fullmatch(name):
            raise SetupError(say("no-name", written=Text(name)))
        if name in [seat.name for seat in seats]:
            raise SetupError(say("name-twice", name=Text(name)))
        seats.append(Seat(name, player))
    return tuple(seats)


def _own_name(bot: str, taken: list[str]) -> str:
    base = bot.removeprefix("bot:").capitalize() or "Bot"
    name, number = base, 2
    while name in taken:
        name, number = f"{base} {number}", number + 1
    return name
