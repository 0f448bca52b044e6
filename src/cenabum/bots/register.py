"""The register of bots: one line each. A bot's module is imported when it is first asked for."""

import difflib
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

from cenabum.bots.asking import Bot
from cenabum.kernel.refusal import SetupError
from cenabum.kernel.words import SILENCE, Text, say, sentences


@dataclass(frozen=True)
class BotEntry:
    """A bot: where its class is, the games it can play (none named: every game), and what it does."""

    where: str
    games: tuple[str, ...]
    description: str


BOTS: dict[str, BotEntry] = {
    "bot:random": BotEntry("cenabum.bots.uniform:RandomBot", (), "makes any legal move, each with the same chance"),
    "bot:greedy": BotEntry(
        "cenabum.bots.greedy:GreedyBot",
        ("orleans",),
        "plans each round as a whole for the points it brings now and by the end of the game",
    ),
    "bot:settler": BotEntry(
        "cenabum.bots.settler:SettlerBot",
        ("first-kingdom", "kings-favor"),
        "expands, builds and sends what the story asks for, by what it is worth at the time",
    ),
    "bot:ally": BotEntry(
        "cenabum.bots.ally:AllyBot", ("cathedral",), "builds the cathedral with you: looks one turn ahead for the team"
    ),
}


def bot_named(name: str, game: str | None = None) -> Callable[[], Bot]:
    """What makes the bot of this name. Raises `SetupError` when there is none, or none for this game."""
    entry = BOTS.get(name)
    if entry is None:
        near = difflib.get_close_matches(name, BOTS, 1)
        meant = say("meant", name=Text(near[0])) if near else SILENCE
        are = say("bots-are", names=Text(", ".join(BOTS)))
        raise SetupError(sentences(say("no-bot", written=Text(name)), meant, are))
    if game is not None and entry.games and game not in entry.games:
        able = [other for other, its in BOTS.items() if not its.games or game in its.games]
        raise SetupError(say("bot-other-game", name=Text(name), game=Text(game), names=Text(", ".join(able))))
    module, _, attribute = entry.where.partition(":")
    factory: Callable[[], Bot] = getattr(import_module(module), attribute)
    return factory
