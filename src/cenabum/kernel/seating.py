"""Checks of what is chosen at set-up: settings and seats."""

import difflib
import re
from collections.abc import Mapping, Sequence

from cenabum.kernel.refusal import SetupError
from cenabum.kernel.rules import Rules, Seat

_BOT = re.compile(r"bot:[a-z][a-z0-9_-]*")
_NAME = re.compile(r"[^\s:=!~#\[\],](?:[^\n\r:=~\[\],]{0,38}[^\s:=~\[\],])?")


def check_settings(rules: Rules, given: Mapping[str, object]) -> dict[str, str]:
    """The settings of a game, with defaults. Raises `SetupError`."""
    known = {setting.name: setting for setting in rules.settings}
    for name in given:
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            raise SetupError(
                f"{rules.title} has no setting “{name}”. "
                + (f"Did you mean {near[0]}?" if near else f"Settings: {', '.join(known)}.")
            )
    chosen: dict[str, str] = {}
    for name, setting in known.items():
        value = given.get(name, setting.values[0])
        text = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
        if text not in setting.values:
            raise SetupError(
                f"“{text}” is no {name.replace('_', ' ')} of {rules.title}. Choose from {', '.join(setting.values)}."
            )
        chosen[name] = text
    return chosen


def seats_from(rules: Rules, given: Sequence[str]) -> tuple[Seat, ...]:
    """The seats: "Ana", "bot:greedy" (which gets a name of its own) or "Name = bot:greedy". Raises `SetupError`."""
    if len(given) not in rules.players:
        raise SetupError(
            f"{rules.title} is for {rules.players.start} to {rules.players.stop - 1} players, not {len(given)}."
        )
    seats: list[Seat] = []
    for text in given:
        name, equals, player = (part.strip() for part in text.partition("="))
        if not equals:
            player = name if name.startswith("bot:") else "person"
            if player != "person":
                name = _own_name(player, [seat.name for seat in seats])
        if player != "person" and not _BOT.fullmatch(player):
            raise SetupError(f"“{player}” is neither a person nor a bot such as bot:greedy.")
        if not _NAME.fullmatch(name):
            raise SetupError(f"“{name}” cannot be a name: use 1 to 40 characters, without : = ~ , and brackets.")
        if name in [seat.name for seat in seats]:
            raise SetupError(f"Two seats have the name “{name}”.")
        seats.append(Seat(name, player))
    return tuple(seats)


def _own_name(bot: str, taken: list[str]) -> str:
    base = bot.removeprefix("bot:").capitalize() or "Bot"
    name, number = base, 2
    while name in taken:
        name, number = f"{base} {number}", number + 1
    return name
