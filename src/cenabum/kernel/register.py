"""The register of games: one line each. A game's module is imported when it is first asked for."""

import difflib
from functools import cache
from importlib import import_module

from cenabum.kernel.refusal import SetupError
from cenabum.kernel.rules import Rules
from cenabum.kernel.words import SILENCE, Text, say, sentences

GAMES: dict[str, str] = {
    "orleans": "cenabum.orleans.game",
    "first-kingdom": "cenabum.stories.kingdom_game",
    "kings-favor": "cenabum.stories.favor_game",
    "cathedral": "cenabum.cathedral.game",
}


@cache
def rules_of(name: str) -> Rules:
    """The rules of a game by its name."""
    if name not in GAMES:
        near = difflib.get_close_matches(name, GAMES, 1)
        meant = say("meant", name=Text(near[0])) if near else SILENCE
        are = say("games-are", names=Text(", ".join(GAMES)))
        raise SetupError(sentences(say("no-game", written=Text(name)), meant, are))
    rules: Rules = import_module(GAMES[name]).RULES
    return rules
