"""Sentences before they are said: the name of a Fluent message and what it is about, in no language yet.

`say("no-full", place="ship")` is told by `Language.tell`. Values are numbers, names of the engine (the key is their domain, as in
moves and facts), other words, several of them (`all_of`, `any_of`), or `Text` that is the same in every language.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

MOST_TOLD = 500


class Text(str):
    """Text that is told as it is: what somebody has written, a name of their own. Of a text without end the beginning is told."""

    __slots__ = ()

    def __new__(cls, text: object) -> "Text":
        """Nobody reads on after so many characters, and a sentence cannot take in more than a few thousand."""
        told = str(text)
        return super().__new__(cls, told if len(told) <= MOST_TOLD else f"{told[: MOST_TOLD - 1]}…")


@dataclass(frozen=True)
class Words:
    """A sentence, or a part of one: `message` with its `values`."""

    message: str
    values: tuple[tuple[str, "Value"], ...] = ()

    def __bool__(self) -> bool:
        return bool(self.message)


@dataclass(frozen=True)
class Several:
    """Words in a row. `joint` names what stands between the last two: "and", "or", or "then" for sentence after sentence."""

    parts: tuple[Words, ...]
    joint: str

    def __bool__(self) -> bool:
        return any(self.parts)


Value: TypeAlias = int | str | Words | Several
Sentence: TypeAlias = Words | Several

SILENCE = Words("")
"""Nothing is said."""


def say(message: str, /, **values: Value) -> Words:
    """The message with this name about these values."""
    return Words(message, tuple(values.items()))


def all_of(parts: Iterable[Words]) -> Several:
    """`one, two and three`."""
    return Several(tuple(parts), "and")


def any_of(parts: Iterable[Words]) -> Several:
    """`one, two or three`."""
    return Several(tuple(parts), "or")


def sentences(*parts: Sentence) -> Several:
    """One sentence after the other."""
    flat: list[Words] = []
    for part in parts:
        flat += part.parts if isinstance(part, Several) else [part]
    return Several(tuple(each for each in flat if each), "then")


def messages_of(words: Sentence) -> list[str]:
    """The messages of words and of all words within them."""
    inner = words.parts if isinstance(words, Several) else [value for _, value in words.values]
    own = [words.message] if isinstance(words, Words) and words.message else []
    return own + [each for part in inner if isinstance(part, Words | Several) for each in messages_of(part)]
