"""Every place, deed, task, Fame bonus, season and era of the stories has its text, in every language, and no text is left over."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import cenabum
from cenabum.kernel.language import LANGUAGES
from cenabum.kernel.messages import read_messages
from cenabum.stories.printed import Printed, printed

STORIES = ("first-kingdom", "kings-favor")
FILES = {"help": "stories/help", "story": "stories/story"} | {story: f"{story}/page" for story in STORIES}
COUNTED = (
    "areas",
    "villages",
    "fortresses",
    "churches",
    "tournament_grounds",
    "castle",
    "church",
    "citizens",
    "riches",
)
NEEDS = ("areas", "villages", "fortresses", "churches", "citizens", "food", "coins", "deed", "once")
MARKS = ("tournament_grounds", "castle", "task")
BOOKLET = ("booklet-", "goal-", "tip-")  # read with the help, when the booklet is opened


def things(story: str) -> Printed:
    """What is printed with four players, when nothing is left out."""
    seats = ["Ana", "Bruno", "Chloé", "Denis"]
    return printed(cenabum.new(story, seats=seats, seed=1).components)


def messages(name: str, language: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(read_messages(language, FILES[name])).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message stands there twice"
    return {entry.id.name: entry for entry in found}


def explained() -> set[str]:
    """The help that the components of both stories ask for."""
    ids = {f"about-task-{name}" for name in COUNTED}
    for story in STORIES:
        has = things(story)
        ids |= {f"about-task-{name}" for name in has.tasks}
    return ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_task_is_explained(language: str) -> None:
    found = {
        name
        for name in messages("help", language)
        if not name.startswith((*BOOKLET, "supply-", "parcel-", "area-", "sent-"))
    }
    assert sorted(explained() - found) == []
    assert sorted(found - explained()) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("story", STORIES)
def test_every_era_has_its_narration_and_a_tip(story: str, language: str) -> None:
    found = {name for file in ("story", "help", story) for name in messages(file, language)}
    eras = list(things(story).eras)
    cards = ["prologue", *eras, *(["food_depot", "medicine"] if story == "first-kingdom" else [])]
    assert [card for card in cards if f"narration-{story}-{card}" not in found] == []
    assert [era for era in eras if f"tip-{story}-{era}" not in found] == []
    if story == "kings-favor":
        assert [era for era in eras if f"prize-{era}" not in found] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_need_can_be_told(language: str) -> None:
    found = set(messages("story", language))
    wanted = {f"need-{need}" for need in (*NEEDS, *MARKS)}
    assert sorted(wanted - found) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_every_message_can_be_said(name: str, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(read_messages(language, FILES[name])))
    values = dict.fromkeys(("number", "have", "wanted", "done", "all"), 2) | dict.fromkeys(
        (
            "seat",
            "era",
            "season",
            "players",
            "places",
            "list",
            "building",
            "what",
            "food",
            "bonus",
            "column",
            "task",
            "target",
            "pays",
            "parcel",
            "parcel-one",
            "building-one",
            "fame",
        ),
        "x",
    )
    for story in STORIES:  # figures and names of the components
        values |= things(story).figures | dict.fromkeys(things(story).named, "x")
    for message in messages(name, language):
        text, errors = bundle.format_pattern(bundle.get_message(message).value, values)
        assert not errors, message
        assert not set("{}$") & set(text), message
