"""Names at a table: clean ones, free ones, and those of seats nobody has."""

import re
import unicodedata
from collections.abc import Collection, Sequence
from functools import cache

from cenabum.kernel.language import LANGUAGES, Language
from cenabum.kernel.words import say

_OPEN = re.compile(r"Seat ([1-8])")


BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe00\ufe01\ufe02\ufe03\ufe04\ufe05\ufe06\ufe07\ufe08"
                  "\ufe09\ufe0a\ufe0b\ufe0c\ufe0d\ufe0e\ufe0f")  # fmt: skip
"""Letters and marks that are drawn as nothing."""
MOST_MARKS = 3
"""So many marks one letter has in any language that is written with them; with more it runs over its neighbours."""
SHAPES = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԌԚԜѴӀаеѕіјкорсухһԁԛԝѵӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυı",
    "ABESIJKMHOPCTYXGQWVIaesijkopcyxhdqwvlABEZHIKMNOPTYXaikvopui",
)
"""Cyrillic and Greek letters that are drawn as Latin ones."""
SMALL_SHAPES = str.maketrans("вмнтβεζημτχ", "bmhtbezhmtx")
"""The same of letters of which only the capitals look alike."""


def clean(name: str) -> str:
    """A name without needless or invisible characters, and without more marks on a letter than people read."""
    kept, marks = "", 0
    for letter in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.category(letter) in {"Mn", "Me"} else 0
        if letter.isprintable() and letter not in BLANK and marks <= MOST_MARKS:
            kept += letter
    return " ".join(kept.split())


def looks(name: str) -> frozenset[str]:
    """What a name looks like: in small letters, and with those of other alphabets that look Latin as Latin ones.

    Two names that have one of these in common would be taken for one another.
    """
    wide = unicodedata.normalize("NFKC", name)
    return frozenset({wide.casefold(), wide.translate(SHAPES).casefold().translate(SMALL_SHAPES)})


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
    return not looks(name).isdisjoint(_open_names())


def own_name(base: str, taken: Collection[str]) -> str:
    """A name nobody at the table has."""
    return next(name for number in range(1, 99) if (name := base if number == 1 else f"{base} {number}") not in taken)
