"""The register of games: one line for each of ours, and those that other packages bring. A game is imported when it is asked for."""

import difflib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module, resources
from typing import Any, Final

from cenabum.kernel.plugins import GAMES_GROUP, Careful, broken, brought, opened, reason_of
from cenabum.kernel.refusal import SetupError
from cenabum.kernel.rules import AnyRules, Rules, Setting
from cenabum.kernel.words import SILENCE, Text, say, sentences

OURS: Final = {
    "orleans": "cenabum.orleans.game",
    "first-kingdom": "cenabum.stories.kingdom_game",
    "kings-favor": "cenabum.stories.favor_game",
    "cathedral": "cenabum.cathedral.game",
}


class _Games(Mapping[str, str]):
    """The module of each game by its name; other packages are looked for when somebody first reads it."""

    def __getitem__(self, name: str) -> str:
        return OURS[name] if name in OURS else brought(GAMES_GROUP, tuple(OURS)).doors[name].module

    def __iter__(self) -> Iterator[str]:
        yield from OURS
        yield from brought(GAMES_GROUP, tuple(OURS)).doors

    def __len__(self) -> int:
        return len(OURS) + len(brought(GAMES_GROUP, tuple(OURS)).doors)


GAMES: Final = _Games()


@cache
def rules_of(name: str) -> AnyRules:
    """The rules of a game by its name. Raises `SetupError` when there is none, or when the package that brings it is broken."""
    if name in OURS:
        ours: AnyRules = import_module(OURS[name]).RULES
        return ours
    doors = brought(GAMES_GROUP, tuple(OURS)).doors
    if name not in doors:
        near = difflib.get_close_matches(name, GAMES, 1)
        meant = say("meant", name=Text(near[0])) if near else SILENCE
        are = say("games-are", names=Text(", ".join(GAMES)))
        raise SetupError(sentences(say("no-game", written=Text(name)), meant, are))
    brought_rules = opened(doors[name])
    if wrong := _wrong(brought_rules, name):
        raise broken(doors[name], wrong)
    rules: AnyRules = Careful(doors[name], brought_rules)
    return rules


def minutes_of(rules: AnyRules) -> int:
    """How long a game takes, roughly, with everybody at one table; 0 when it does not say."""
    minutes: int = getattr(rules, "minutes", 0)
    return minutes


def _wrong(rules: Any, name: str) -> str:
    """What is wrong with the rules of another package, as far as it can be seen before a game; empty when nothing is."""
    try:
        lacking = [each for each in _parts() if not hasattr(rules, each)]
        if lacking:
            return f"it has no {', '.join(lacking)}"
        if rules.name != name:
            return f"it calls itself {rules.name}"
        if not isinstance(rules.players, range) or not rules.players or rules.players.start < 1:
            return "its players are no range of numbers"
        if not all(isinstance(each, Setting) for each in rules.settings):
            return "its settings are no settings"
        if not isinstance(minutes_of(rules), int):
            return "its minutes are no whole number"
        if not resources.files(rules.package).joinpath("data").is_dir():
            return f"there is no folder data in {rules.package}"
    except Exception as error:
        return reason_of(error)
    return ""


def _parts() -> list[str]:
    """What every game has, by the names in `Rules`."""
    return sorted({*Rules.__annotations__, *(each for each in vars(Rules) if not each.startswith("_"))})


def working_games() -> tuple[dict[str, AnyRules], list[SetupError]]:
    """All games that can be played, and what is wrong with those that cannot."""
    found: dict[str, AnyRules] = {}
    complaints = [SetupError(each) for each in brought(GAMES_GROUP, tuple(OURS)).complaints]
    for name in GAMES:
        try:
            found[name] = rules_of(name)
            complaints += getattr(found[name], "complaints", ())  # about modules from outside
        except SetupError as error:
            complaints.append(error)
    return found, complaints
