"""Every language says the same things as English: the same files, messages, forms and values, and the same rules."""

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

from cenabum.kernel.language import LANGUAGES, Language, files_of
from cenabum.kernel.register import GAMES
from cenabum.kernel.rulebook import Rule, load_rulebook
from tests.fluent_files import messages, nodes

LOCALE = Path(__file__).resolve().parents[1] / "src" / "cenabum" / "locale"
BOOKS = {
    "orleans/rules": load_rulebook("cenabum.orleans"),
    "trade-intrigue/rules": load_rulebook("cenabum.orleans.trade_intrigue"),
    "stories/rules": load_rulebook("cenabum.stories"),
    "cathedral/rules": load_rulebook("cenabum.cathedral"),
}
GRAMMAR = {"form"}
"""Arguments that only some languages need: in which form a name stands."""


def files_in(language: str) -> list[str]:
    folder = LOCALE / language
    return sorted(path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.ftl"))


FILES = files_in("en")
OTHERS = [language for language in LANGUAGES if language != "en"]


def forms(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes} | ({""} if message.value else set())


def about(language: str, file: str, message: ast.Message) -> set[str]:
    """What a message and those it refers to are about: `$place-the` is a form of `place`."""
    found = set()
    for node in nodes(message):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name.partition("-")[0])
        if isinstance(node, ast.MessageReference) and node.id.name in messages(language, file):
            found |= about(language, file, messages(language, file)[node.id.name])
    return found - GRAMMAR


@cache
def forms_asked_for(language: str) -> set[str]:
    """The forms of names that the messages of a language use: `the` of `$place-the`."""
    every = (message for file in files_in(language) for message in messages(language, file).values())
    names = (node.id.name for message in every for node in nodes(message) if isinstance(node, ast.VariableReference))
    return {name.rpartition("-")[2] for name in names if "-" in name}


def test_every_language_has_a_line_and_a_folder() -> None:
    assert sorted(LANGUAGES) == sorted(path.name for path in LOCALE.iterdir() if path.is_dir())
    assert next(iter(LANGUAGES)) == "en"
    assert all(name.strip() and name[0].isupper() for name in LANGUAGES.values())
    assert (LANGUAGES["en"], LANGUAGES["de"]) == ("English", "Deutsch")


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_files_of_english_and_the_rulebooks(language: str) -> None:
    assert files_in(language) == sorted([*FILES, *BOOKS])


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_has_the_messages_of_english(language: str, file: str) -> None:
    """In the same order, so that a translator can read them side by side."""
    assert list(messages(language, file)) == list(messages("en", file))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_forms_and_the_values_of_english(language: str, file: str) -> None:
    """A name may have more forms, if the grammar of the language asks for them."""
    for name, english in messages("en", file).items():
        own = messages(language, file)[name]
        assert forms(english) <= forms(own), name
        assert forms(own) - forms(english) <= forms_asked_for(language), name
        assert about(language, file, own) == about("en", file, english), name


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_tells_every_rule_and_no_other(language: str, book: str) -> None:
    rulebook = BOOKS[book]
    wanted: dict[str, set[str]] = {}
    for chapter in rulebook.chapters:
        wanted[chapter.id] = {""}
        wanted |= {rule.id.replace(".", "-"): parts_of(rule) for rule in rulebook.in_chapter(chapter.id)}
    found = {name: forms(message) for name, message in messages(language, book).items()}
    assert list(found) == list(wanted)
    for name, parts in wanted.items():
        assert found[name] == parts, name
        assert about(language, book, messages(language, book)[name]) == set(), name


def parts_of(rule: Rule) -> set[str]:
    told = rule.told()._asdict()
    return {"", *(part for part, text in told.items() if text and part != "title")}


@pytest.mark.parametrize("language", OTHERS)
def test_chapters_and_rules_are_told_in_the_language(language: str) -> None:
    for book in BOOKS.values():
        for chapter in book.chapters:
            assert chapter.told(language)
        for rule in book:
            assert rule.told(language).text != rule.text


@pytest.mark.parametrize("game", GAMES)
def test_no_two_files_of_a_page_have_the_same_message(game: str) -> None:
    """The page and its game are one set of messages: of two with one name it would say the first."""
    folders = {"page", "shared", *(file.partition("/")[0] for file in files_of(game))}
    if game == "orleans":
        folders.add("trade-intrigue")
    told = {"words", "start", "end", "lessons", "game", "page", "story", "help"}
    files = [file for file in FILES if file.partition("/")[0] in folders and file.partition("/")[2] in told]
    names = [name for file in files for name in messages("en", file)]
    assert sorted({name for name in names if names.count(name) > 1}) == []


def test_every_language_counts_and_lists() -> None:
    for language in LANGUAGES:
        assert Language(language).either("orleans", ["good-wine", "good-wool"]).count(" ") >= 2
