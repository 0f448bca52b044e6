"""Names at a table: clean ones, free ones, and those of seats nobody has."""

import re
import unicodedata
from collections.abc import Collection, Sequence
from functools import cache

from cenabum.kernel.language import LANGUAGES, Language
from cenabum.kernel.words import say

_OPEN = re.compile(r"Seat ([1-8])")


def clean(name: str) -> str:
    """A name without needless or invisible characters."""
    return " ".join("".join(letter for letter in name if letter.isprintable()).split())


def alike(name: str) -> str:
    """The same for names that people would take for one another: small and capital, wide and narrow letters."""
    return unicodedata.normalize("NFKC", name).casefold()


def bot_name(bot: str) -> str:
    """What a bot is called at the table."""
    return bot.removeprefix("bot:").capitalize()


def open_name(seat: int) -> str:
    """The name of a seat that nobody has. It stands for its number: the page says it in its own language (`read` of api.ts)."""
    return f"Seat {seat + 1}"


def names_in(language: str, names: Sequence[str]) -> list[str]:
    """The players' names in sentences of a language: open seats are called by their number."""
    found = [_OPEN.fullmatch(name) for name in names]
    return [
        _open_name_in(language, int(number[1])) if number else name for name, number in zip(names, found, strict=True)
    ]


def _open_name_in(language: str, number: int) -> str:
    return Language(language).tell(say("open-seat", number=number), ("server/refusals",))


@cache
def _open_names() -> frozenset[str]:
    return frozenset(_open_name_in(language, number).casefold() for language in LANGUAGES for number in range(1, 9))


def like_an_open_seat(name: str) -> bool:
    """Would people take this name for that of a seat nobody has, in any language?"""
    return alike(name) in _open_names()


def own_name(base: str, taken: Collection[str]) -> str:
    """A name nobody at the table has."""
    return next(name for number in range(1, 99) if (name := base if number == 1 else f"{base} {number}") not in taken)
