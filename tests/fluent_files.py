"""The files of words as trees: what tests of languages and of sentences both read."""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast

from cenabum.kernel.guest_words import words_in
from cenabum.kernel.messages import read_messages


@cache
def messages(language: str, file: str) -> dict[str, ast.Message]:
    """The messages of a file that are in this language; of another package's file without the English ones behind them."""
    package, _, name = file.rpartition(":")
    text = words_in(package, language, name) if package else read_messages(language, file)
    body = FluentParser().parse(text).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message is there twice"
    return {entry.id.name: entry for entry in found}


def nodes(node: object) -> Iterator[ast.BaseNode]:
    if isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from nodes(child)
    elif isinstance(node, list):
        for child in node:
            yield from nodes(child)
