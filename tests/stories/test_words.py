"""Every word the stories can use has a message in every language; views, pictures and printed things can be made and sent."""

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

import cenabum
from cenabum.kernel.language import LANGUAGES, Language, files_of
from cenabum.kernel.messages import read_messages
from cenabum.kernel.wording import wording
from cenabum.stories.decisions.in_order import ASKED
from cenabum.stories.names import TERRAINS
from cenabum.stories.objectives import STANDINGS
from cenabum.stories.printed import printed
from cenabum.stories.state import State
from cenabum.stories.table import PHASES
from tests.speaking import messages as messages_of
from tests.speaking import wordings

GAMES = ("first-kingdom", "kings-favor")
LIKE = {"given", "wanted", "spot", "post", "space", "rival"}  # found by way of another domain


def table(name: str) -> cenabum.Game:
    return cenabum.new(name, seats=["Ana", "Bruno", "Chloé"], seed=7)


def messages(language: str, game: str) -> list[str]:
    found = []
    for file in files_of(game):
        body = FluentParser().parse(read_messages(language, file)).body
        assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
        found += [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    return found


def wanted(name: str) -> set[str]:
    """The messages that the declarations ask for."""
    game = table(name)
    declared, names = game.rules.facts(game.components)
    ids = {f"move-{kind.name}" for kind in game.moves.kinds} | {f"fact-{kind}" for kind in declared} | {"title"}
    ids |= {f"decision-{decision.name}" for decision in ASKED} | {f"phase-{phase}" for phase in PHASES}
    ids |= {f"source-{source}" for source in game.rules.sources}
    ids |= {f"terrain-{terrain}" for terrain in (*TERRAINS, "starting_village")}
    ids |= {f"favor-{standing}" for standing in STANDINGS if name == "kings-favor"}
    ids |= {f"story-{era}" for era in names["era"][: game.components.eras]}
    for setting in game.rules.settings:
        ids |= {f"setting-{setting.name}"} | {f"setting-{setting.name}-{value}" for value in setting.values}
    for domain, values in names.items():
        if domain in LIKE:
            ids.add(domain)
        elif domain != "number":
            ids |= {f"{domain}-{value}" for value in values if not value[0].isdigit()}
    ids |= {f"good-{value}" for value in names["given"]}
    seats = {f"player-{seat}" for seat in names["rival"]}
    return ids | seats | told(game) | {"follower-any", "parcel-coins", "post-supply"}


def told(game: cenabum.Game) -> set[str]:
    """The messages in which what is printed says what it does."""
    components, state = game.components, game.state
    assert isinstance(state, State)
    said = [each for story in GAMES for each in wordings(printed(table(story).components))]  # they share their words
    for effect in components.effects:
        here = [effect.text(), effect.about(components), effect.each(2), *effect.now(state, 0, state.players[0])]
        said += [((), wording(words)) for words in here]
    harvest = {"place-no-terrain", "part-goods", "place-reach", "place-moves"}  # one or the other
    closed = {"no-era", "no-site", "no-recruits", "some-kind", "no-area", "no-supply", "no-bread"}
    return {message for _, words in said for message in messages_of(words)} | harvest | closed


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there_and_every_message_is_used(name: str, language: str) -> None:
    found = messages(language, name)
    assert len(found) == len(set(found))
    assert sorted(wanted(name) - set(found)) == []
    assert sorted(set(found) - wanted(name)) == []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_can_be_told(name: str, language: str) -> None:
    game = table(name)
    words = Language(language)
    for code in range(0, game.moves.size, 3):
        try:
            move = game.moves.move(code)
        except ValueError:
            continue
        if "unused" in move.notation:
            continue
        for text in (words.move_sentence(name, move, "Ana", "plan"), words.move_choice(name, move, "plan")):
            assert text
            assert not set("{}$_") & set(text), text


@pytest.mark.parametrize("name", GAMES)
def test_notation_means_one_move_of_its_kind(name: str) -> None:
    game = table(name)
    for code in game.state.legal(game.state.deciding_seats()[0]):
        assert code in game.moves.codes(str(game.moves.move(code)))


@pytest.mark.parametrize("name", GAMES)
def test_views_pictures_and_printed_things(name: str) -> None:
    game = table(name)
    for seat in (None, "Ana", "Chloé"):
        view = game.view(seat)
        assert msgspec.json.decode(msgspec.json.encode(view))["story"] == name
    assert game.view("Chloé").decision.kind == "start"
    assert game._repr_svg_().startswith("<svg")
    things = msgspec.json.decode(msgspec.json.encode(printed(game.components)))
    assert len(things["areas"]) == 23
    assert things["goods_values"]["brocade"] == 5
    assert things["uncertain"] > 100
    assert set(game.components.task_names) == set(things["tasks"])


@pytest.mark.parametrize("name", GAMES)
def test_what_a_decision_is_about_can_be_told(name: str) -> None:
    about = {"recruit": {"place": "mill"}, "choose": {"place": "pub"}, "withdraw": {"area": "c4"}}
    about |= {"build": {"building": "church"}, "rescrew": {"space": "village.farmer"}}
    for language in LANGUAGES:
        for kind in [decision.name for decision in ASKED]:
            text = Language(language).decision_sentence(name, kind, 2, about.get(kind))
            assert not set("{}$_") & set(text), text
