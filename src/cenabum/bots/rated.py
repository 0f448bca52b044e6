"""The ratings that come with the package, for whoever shows bots to choose from. `cenabum arena --ratings` makes them."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from cenabum.bots.register import BOTS
from cenabum.kernel.language import Language
from cenabum.kernel.register import rules_of
from cenabum.kernel.words import Words, say

FILE: Final = "ratings.json"


@dataclass(frozen=True)
class Rating:
    """How strong a bot is: its rating with half of the 95 % interval, and its wins. A cooperative game has wins alone."""

    rating: float | None
    error: float | None
    games: int
    wins: float  # the share; a victory shared by two counts half
    low: float
    high: float
    players: dict[int, tuple[float, float, float]]  # by number of players: wins, and their 95 % interval

    def words(self, game: str) -> Words:
        """In a sentence of `bots/levels.ftl`, which says what was played: games of two, without modules where there are any."""
        if self.rating is None or self.error is None:
            return say("bot-wins", percent=round(100 * self.wins), games=self.games)
        modules = int(any(setting.optional for setting in rules_of(game).settings))
        return say("bot-rating", rating=round(self.rating), error=round(self.error), games=self.games, modules=modules)


def in_package() -> dict[str, Any]:
    """The file of ratings as it is, with its origins; empty where nobody has played for it."""
    file = files("cenabum.bots") / FILE
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found


@cache
def known() -> dict[str, dict[str, Rating]]:
    """The ratings in the package, by game and by bot; nothing where nobody has played for them."""
    told = in_package().get("ratings", {})
    return {
        game: {
            bot: Rating(**(each | {"players": {int(number): tuple(wins) for number, wins in each["players"].items()}}))
            for bot, each in bots.items()
        }
        for game, bots in told.items()
    }


def about(bot: str, game: str, language: str) -> str:
    """How a bot plays a game, in a sentence, and how strong it is in another, if the arena knows."""
    rated = known().get(game, {}).get(bot)
    strength = Language(language).tell(rated.words(game), ("bots/levels",)) if rated is not None else ""
    return f"{BOTS[bot].at(game).about(language)} {strength}".strip()


def lines(rated: Mapping[str, Rating]) -> list[list[str]]:
    """The ratings of a game as lines of a table, the first of them its heads."""
    players = sorted({number for each in rated.values() for number in each.players})
    heads = ["", "rating", "games", *(f"wins of {number}" for number in players)]
    return [heads, *([bot, *_line(each, players)] for bot, each in rated.items())]


def _line(each: Rating, players: Sequence[int]) -> list[str]:
    strength = f"{each.rating:.0f} ±{each.error:.0f}" if each.rating is not None else "-"
    wins = [tuple(100 * part for part in each.players[number]) for number in players]
    return [strength, str(each.games), *(f"{share:.1f} ({low:.0f}-{high:.0f})" for share, low, high in wins)]


def markdown(rated: Mapping[str, Rating]) -> str:
    """The ratings of a game as a table for a page."""
    heads, *rows = lines(rated)
    table = [heads, ["---", *["---:"] * (len(heads) - 1)], *([f"`{row[0]}`", *row[1:]] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in table) + "\n"
