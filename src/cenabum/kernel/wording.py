"""Words on their way to a page: the same message and values, as data.

What is printed on a component is told by `Words` that hold its figures. A sheet for a page carries them as `Wording`, and the page
says them with `tell` (web/src/lib/sentences.ts) as `Language.phrase` does here. So no client needs to know what an effect is to speak
of it.
"""

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from cenabum.kernel.words import Sentence, Several, Text, Value, Words


class Wording(msgspec.Struct, frozen=True, omit_defaults=True):
    """Words to be said in the language of whoever reads them.

    Either a `message` with its `values`, or `parts` in a row, whose `joint` is "and", "or" or "then"; else nothing is said. A value is
    a number, a name of the engine (its key is the domain, as in moves and facts), or other words.
    """

    message: str = ""
    values: dict[str, "int | str | Wording"] = {}
    parts: list["Wording"] = []
    joint: str = ""


_PLAYER: Final = re.compile(r"player_([1-9])")


def wording(words: Sentence, seats: Sequence[str] = ()) -> Wording:
    """Words as data. With the names of the `seats`, a player such as `player_2` is called by name."""
    if isinstance(words, Several):
        return Wording(parts=[wording(part, seats) for part in words.parts], joint=words.joint)
    return Wording(words.message, {key: _value(value, seats) for key, value in words.values})


def _value(value: Value, seats: Sequence[str]) -> "int | str | Wording":
    if isinstance(value, Words | Several):
        return wording(value, seats)
    if isinstance(value, str) and (known := _PLAYER.fullmatch(value)) and int(known[1]) <= len(seats):
        return seats[int(known[1]) - 1]
    if isinstance(value, Text):
        raise TypeError(f"“{value}” is nobody’s name on a component")  # a page would look for it among the names
    return value


def worded(data: Wording) -> Sentence:
    """The words that data stands for: the way back."""
    if data.parts:
        return Several(tuple(_words(part) for part in data.parts), data.joint)
    return _words(data)


def _words(data: Wording) -> Words:
    values: list[tuple[str, Value]] = []
    for key, value in data.values.items():
        values.append((key, worded(value) if isinstance(value, Wording) else value))
    return Words(data.message, tuple(values))
