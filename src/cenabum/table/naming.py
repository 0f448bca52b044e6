"""Names at a table: clean ones, free ones, and those of seats nobody has."""

import re
from collections.abc import Collection, Sequence

from cenabum.kernel.language import Language
from cenabum.kernel.words import say

_OPEN = re.compile(r"Seat ([1-8])")


def clean(name: str) -> str:
    """A name without needless or invisible characters."""
    return " ".join("".join(letter for letter in name if letter.isprintable()).split())


def bot_name(bot: str) -> str:
    """What a bot is called at the table."""
    return bot.removeprefix("bot:").capitalize()


def open_name(seat: int) -> str:
    """The name of a seat that nobody has. It stands for its number: the page says it in its own language (`read` of api.ts)."""
    return f"Seat {seat + 1}"


def names_in(language: str, names: Sequence[str]) -> list[str]:
    """The players' names in sentences of a language: open seats are called by their number."""
    found = [_OPEN.fullmatch(name) for name in names]
    words = Language(language)
    return [
        words.tell(say("open-seat", number=int(number[1])), ("refusals/table",)) if number else name
        for name, number in zip(names, found, strict=True)
    ]


def own_name(base: str, taken: Collection[str]) -> str:
    """A name nobody at the table has."""
    return next(name for number in range(1, 99) if (name := base if number == 1 else f"{base} {number}") not in taken)
