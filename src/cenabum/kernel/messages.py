"""Messages of Fluent files, each read when it is first told: most are never told, and reading all of them takes half a second."""

import re
from collections.abc import Mapping, Sequence
from importlib import resources
from itertools import zip_longest
from threading import Lock
from typing import Any, Final

from cenabum.kernel.guest_words import words_of

_MESSAGE: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
_MENTIONED: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)", re.ASCII)


def read_messages(language: str, file: str) -> str:
    """The text of `locale/<language>/<file>.ftl`; with `<package>:<file>` that of another package."""
    package, _, name = file.rpartition(":")
    if package:
        return words_of(package, language, name)
    return resources.files("cenabum").joinpath("locale", language, f"{file}.ftl").read_text(encoding="utf-8")


def written(text: str) -> dict[str, str]:
    """Each message of a file as it stands there, the first of a name."""
    starts = [*_MESSAGE.finditer(text)]
    ends = [start.start() for start in starts[1:]]
    found: dict[str, str] = {}
    for start, end in zip_longest(starts, ends):
        found.setdefault(start[1], text[start.start() : end])
    return found


class Messages:
    """The messages of some texts in one language. Of two of the same name the first is told."""

    def __init__(self, language: str, texts: Sequence[str]) -> None:
        from fluent.runtime import FluentBundle  # slow to import, and not needed to play

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._reading = Lock()
        self._unread: dict[str, str] = {}
        for text in reversed(texts):
            self._unread |= written(text)

    def __contains__(self, name: str) -> bool:
        """Is there a message of this name?"""
        if name in self._unread:
            self._read(name)
        return bool(self._bundle.has_message(name))

    def __getitem__(self, name: str) -> Any:
        """The patterns of a message: its `value` and its `attributes`. Raises `KeyError`."""
        if name not in self:
            raise KeyError(name)
        return self._bundle.get_message(name)

    def told(self, pattern: Any, values: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """What a pattern comes to, and what was wrong with it."""
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        return str(text), errors

    def _read(self, name: str) -> None:
        """Read a message and those that it mentions. Until all are there, they count as unread: another thread waits for them."""
        from fluent.runtime import FluentResource

        with self._reading:
            wanted, found = [name], set[str]()
            while wanted:
                each = wanted.pop()
                if each in self._unread and each not in found:
                    found.add(each)
                    self._bundle.add_resource(FluentResource(self._unread[each]))
                    wanted += _MENTIONED.findall(self._unread[each])
            for each in found:
                del self._unread[each]


def plain_messages(language: str, file: str) -> dict[str, dict[str, str]]:
    """The messages of a file whose messages have no variables, each with its value under "" and its attributes."""
    text = read_messages(language, file)
    messages = Messages(language, [text])
    found: dict[str, dict[str, str]] = {}
    for name in written(text):
        message = messages[name]
        patterns = {"": message.value, **message.attributes}
        found[name] = {form: messages.told(pattern, {})[0] for form, pattern in patterns.items() if pattern}
    return found
