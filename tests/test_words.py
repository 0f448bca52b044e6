"""Refusals and what the server says: every message is there in every language, about the same things, and none is left over."""

import ast as python
from pathlib import Path

import pytest
from fluent.syntax import ast

from cenabum.kernel.language import LANGUAGES, Language
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import SILENCE, Text, Words, all_of, any_of, say, sentences
from tests.fluent_files import messages, nodes

SOURCE = Path(__file__).resolve().parent.parent / "src" / "cenabum"
FOLDERS = {
    "orleans": ["orleans/refusals", "trade-intrigue/refusals"],
    "stories": ["stories/refusals"],
    "cathedral": ["cathedral/refusals"],
    "server": ["server/refusals"],
    "lessons": ["shared/lessons"],
    "bots": ["bots/ally", "bots/greedy", "bots/common", "bots/levels", "bots/master", "bots/settler"],
}
GAME = {
    "orleans": ["orleans/game", "orleans/help", "trade-intrigue/page"],
    "stories": ["stories/game", "stories/help", "first-kingdom/game", "kings-favor/game"],
    "cathedral": ["cathedral/game", "cathedral/page"],
}
"""A game's own messages are names, moves and facts; what its effects say is among them too."""
COMMON = ["shared/refusals", "shared/setup"]
GRAMMAR = {"form"}
"""Arguments that only some languages need: in which form a name stands."""
NUMBERS = {"zero", "one", "two", "few", "many", "other"}


def about(message: ast.Message) -> set[str]:
    """The values a message is about: `$place-the` is a form of `place`."""
    return {node.id.name.partition("-")[0] for node in nodes(message) if isinstance(node, ast.VariableReference)}


def choices(message: ast.Message) -> set[str]:
    """The names it tells apart (not numbers, which languages count in their own way)."""
    keys = [node.key for node in nodes(message) if isinstance(node, ast.Variant)]
    return {key.name for key in keys if isinstance(key, ast.Identifier)} - NUMBERS


def said(folder: str) -> dict[str, list[set[str]]]:
    """Every `say(...)` below a folder: the message, and the values it is given each time."""
    found: dict[str, list[set[str]]] = {}
    for path in (SOURCE / folder).rglob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and getattr(node.func, "id", "") in {"say", "_named"}:
                first = node.args[0]
                if isinstance(first, python.Constant):
                    given = {str(keyword.arg) for keyword in node.keywords}
                    if getattr(node.func, "id", "") == "_named":
                        given |= {"profession", "own"}
                    found.setdefault(str(first.value), []).append(given)
                elif isinstance(first, python.JoinedStr):
                    # A family of messages, such as `ask-` and the name of a decision: a test plays every one of them.
                    beginning = first.values[0]
                    assert isinstance(beginning, python.Constant), path.name
                    found.setdefault(f"{beginning.value!s}*", [])
                else:
                    assert isinstance(first, python.Name), f"{path.name}: a message must be named, so that tests see it"
    return found


def known(files: list[str]) -> dict[str, set[str]]:
    """The messages of these files that are said, with what they are about in any language."""
    found: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for file in files:
            for name, message in messages(language, file).items():
                if message.value is not None:
                    found.setdefault(name, set()).update(about(message))
    return found


@pytest.mark.parametrize("file", [*COMMON, *(file for files in FOLDERS.values() for file in files)])
def test_a_message_is_in_every_language_about_the_same_things(file: str) -> None:
    english = messages("en", file)
    for language in LANGUAGES:
        other = messages(language, file)
        assert list(other) == list(english)
        for name, message in english.items():
            assert about(other[name]) - GRAMMAR == about(message) - GRAMMAR, name
            if name.partition("-")[0] in {"no", "try", "ask", "busy"}:
                assert choices(other[name]) == choices(message), name


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_sentence_that_is_said_has_its_message_and_every_message_is_said(folder: str) -> None:
    own = known(FOLDERS[folder])
    common = known(COMMON)
    calls = said(folder)
    game = known(GAME.get(folder, []))
    families = tuple(name.removesuffix("*") for name in calls if name.endswith("*"))
    calls = {name: given for name, given in calls.items() if not name.endswith("*")}
    assert sorted(set(calls) - set(own) - set(common) - set(game)) == []
    assert [name for name in sorted(set(own) - set(calls)) if not families or not name.startswith(families)] == []
    assert sorted(set(own) & set(common)) == []
    for name, given in calls.items():
        for values in given:
            assert values == {**game, **own, **common}[name], name


def test_every_common_message_is_said() -> None:
    assert sorted(set(known(COMMON)) - set().union(*(said(folder) for folder in [*FOLDERS, "kernel", "cli"]))) == []


def test_words_within_words() -> None:
    files = ("orleans", "orleans/refusals", "shared/refusals")
    two = any_of([say("the-place", place="ship", form="to"), say("the-place", place="wagon", form="to")])
    words = say("try-homes", who=say("some-yours", profession="farmer", own="yes"), places=two)
    assert Language("en").tell(words, files) == "Your own farmer may go to the Ship or the Wagon."
    assert Language("de").tell(words, files) == "Dein eigener Bauer darf auf das Schiff oder auf den Wagen."
    both = sentences(say("no-bag"), SILENCE, sentences(say("no-coin"), say("no-turn")))
    assert Language("en").tell(both, files) == "Your bag is empty. You have no coin to pay with. It is not your turn."
    assert Language("en").tell(SILENCE, files) == Language("de").tell(all_of([]), files) == ""


def test_players_are_called_by_their_names_where_they_are_known() -> None:
    refusal = Refusal("tiles.taken-once", say("no-tile-of", place="winery", player="player_2"))
    refusal = refusal.of("orleans", "orleans/refusals")
    assert refusal.why == "Player 2 has the Winery already."
    assert refusal.among(["Ana", "Bruno"]).told("de") == ("Bruno hat die Winzerei schon.", "")


@pytest.mark.parametrize("written", ["{ $x }", "farm_house", "player_1", "a = b\n\nc", "“”", "❦"])
def test_what_somebody_wrote_is_told_as_it_is(written: str) -> None:
    words = say("no-drawn", written=Text(written))
    assert Language("en").tell(words, ("shared/refusals",)) == f"“{written}” cannot be drawn here."


def test_a_message_that_is_not_there_is_never_shown_by_its_name() -> None:
    with pytest.raises(KeyError, match="no message 'no-such-thing' in de"):
        Language("de").tell(Words("no-such-thing"), ("shared/refusals",))
    with pytest.raises(ValueError, match="no-drawn"):
        Language("de").tell(say("no-drawn"), ("shared/refusals",))
