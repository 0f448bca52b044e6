"""A corrected figure is in every text that tells it, on the page and in the terminal, in every language.

Every number of a game's data is corrected, one at a time, to another one that the game takes. Then no text about that thing may tell
the old number still. A game joins with a `Voice` (tests/speaking.py) in VOICES, which names its texts: all `Wording` on its sheet of
what is printed (`on_sheet`), what its terminal says, and whatever else it says about a component.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

import pytest
from fluent.syntax import FluentParser, ast

from cenabum.kernel.language import LANGUAGES
from cenabum.kernel.messages import read_messages
from tests.cathedral.voice import VOICE as CATHEDRAL
from tests.orleans.voice import VOICES as ORLEANS
from tests.speaking import Leaf, Text, Voice, allowed, numbers_of
from tests.stories.voice import VOICES as STORIES

VOICES = [*ORLEANS, *STORIES, CATHEDRAL]
STRANGE = (17, 7, 13)
"""Numbers that are printed hardly anywhere; else the next one to the printed number is taken."""

CASES = [(voice, index) for voice in VOICES for index in range(len(voice.tables))]


def called(case: object) -> str:
    return case.game if isinstance(case, Voice) else str(case)


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def by_thing(texts: Sequence[Text]) -> dict[str, list[Text]]:
    found: dict[str, list[Text]] = {}
    for text in texts:
        found.setdefault(text.thing, []).append(text)
    return found


def leaves(voice: Voice) -> list[Leaf]:
    return list(numbers_of(voice.figures()))


def twins(voice: Voice, leaf: Leaf) -> int:
    """How many other figures of the same things have the same number."""
    things = set(voice.things_of(*leaf[:2]))
    same = [other for other in leaves(voice) if other[2] == leaf[2] and other != leaf]
    return sum(not things.isdisjoint(voice.things_of(*other[:2])) for other in same)


def tell_old(voice: Voice, table: Mapping[str, str], leaf: Leaf, about: dict[str, list[Text]]) -> list[str]:
    """The texts that tell the printed number of a figure still, once it is corrected."""
    path, inside, printed = leaf
    before = [text for thing in voice.things_of(path, inside) for text in about.get(thing, [])]
    if not any(printed in numbers(text.told(language)) for text in before for language in LANGUAGES):
        return []
    found = allowed(voice, table, leaf, [*STRANGE, printed + 1, printed - 1])
    if found is None:
        return []  # the game has no other number for it
    now = {text.where: text for text in voice.texts(found[1])}
    same = twins(voice, leaf)
    stale = []
    for text in before:
        for language in LANGUAGES:
            old, new = text.told(language), now[text.where].told(language) if text.where in now else ""
            if printed == 1 and new != old:
                continue  # another 1 may stand there: a coin, the first of a range
            told = numbers(old).count(printed)
            if told > same and numbers(new).count(printed) >= told:
                stale.append(f"{path} {inside} from {printed} to {found[0]}, {language} {text.where}: {new}")
    return stale


@pytest.mark.parametrize(("voice", "index"), CASES, ids=called)
def test_no_text_tells_a_number_that_was_corrected(voice: Voice, index: int) -> None:
    table = voice.tables[index]
    about = by_thing(list(voice.texts(voice.components(voice.figures(), table))))
    assert about, "a game has something to say"
    assert [line for leaf in leaves(voice) for line in tell_old(voice, table, leaf, about)] == []


NAMES = re.compile(
    r"^(player-player_|target-player_|workshop-workshop_|hour_glass-hour_glass_|citizen-development_|setting-edition-2014)"
)
NUMBERS = re.compile(
    r"\b(\d\d+|[2-9]|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|"
    r"deux|trois|quatre|cinq|sept|huit|neuf|dix|third|fourth|fifth|dritte\w?|vierte\w?|fünfte\w?|troisième|quatrième|cinquième)\b",
    re.IGNORECASE,
)


def written(node: object) -> Iterator[str]:
    """The plain text within a message."""
    if isinstance(node, ast.TextElement):
        yield str(node.value)
    elif isinstance(node, ast.BaseNode):
        for child in vars(node).values():
            yield from written(child)
    elif isinstance(node, list):
        for child in node:
            yield from written(child)


@pytest.mark.parametrize("voice", VOICES, ids=called)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_a_number_of_its_own(voice: Voice, language: str) -> None:
    """A number in a sentence is a figure, and comes from the data. A 1 may stand there: a coin, the first of a range."""
    for file in voice.files:
        for entry in FluentParser().parse(read_messages(language, file)).body:
            if isinstance(entry, ast.Message) and entry.id.name not in voice.plain and not NAMES.match(entry.id.name):
                assert NUMBERS.findall(" ".join(written(entry))) == [], entry.id.name


@pytest.mark.parametrize(("voice", "index"), CASES, ids=called)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_told(voice: Voice, index: int, language: str) -> None:
    for text in voice.texts(voice.components(voice.figures(), voice.tables[index])):
        assert re.fullmatch(r"[^{}$]*\w[^{}$]*", text.told(language)), text.where
