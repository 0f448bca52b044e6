"""Every word the Cathedral can use has a message in English and German, and every message is used."""

import random

import pytest

from cenabum.cathedral.decisions.in_order import NAMES
from cenabum.cathedral.effects.in_order import EFFECTS
from cenabum.kernel.language import LANGUAGES, Language
from cenabum.kernel.moves import UnknownMove
from tests.cathedral.ledger import OPTIONS, eager, new_game, state_of
from tests.test_language import entries, fine, references

GAME = "cathedral"
ABOUT = {
    "place": [{"follower": "monk"}],
    "move": [{"way": "land"}, {"way": "river"}],
    "take": [{"item": "wood", "origin": "route"}, {"item": "rosette", "origin": "foundry"}],
    "room": [{"item": "wood"}, {"item": "rosette"}],
}
PAIRS = [
    f"{one}_or_{other}"
    for one, other in (("knight", "fisherman"), ("knight", "farmer"), ("knight", "trader"), ("fisherman", "farmer"),
                       ("fisherman", "trader"), ("farmer", "trader"))
]  # fmt: skip


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Language:
    return Language(request.param)


def wanted() -> set[str]:
    """The messages that the declarations ask for."""
    game = new_game(OPTIONS[4], 1)
    declared, names = game.rules.facts(game.components)
    ids = {f"move-{kind.name}" for kind in game.moves.kinds} | {f"fact-{kind}" for kind in declared}
    ids |= {f"decision-{name}" for name in NAMES} | {f"source-{name}" for name in game.rules.sources}
    ids |= {"title", "space", "route", *(f"action-{name}" for name in game.components.action_names)}
    ids |= {f"sort-{name}" for name in (*names["follower"], "any", *PAIRS)}
    ids |= {"target-seat"}  # a player whose name is known
    ids |= {"way-land", "way-river", "origin-route", "origin-foundry"}
    ids |= {f"does-{effect.name}" for effect in EFFECTS}
    ids |= {f"idle-{effect.name}" for effect in EFFECTS if not effect.ends_round} | {"idle-blueprints"}
    ids |= {f"asks-{kind}" for kind in ("gift", "journey", "meeting", "treasure")}
    for setting in game.rules.settings:
        ids |= {f"setting-{setting.name}"} | {f"setting-{setting.name}-{value}" for value in setting.values}
    for domain, values in names.items():
        if domain not in ("space", "route"):
            ids |= {f"{domain}-{name}" for name in values}
    return ids


@pytest.mark.parametrize("name", LANGUAGES)
def test_messages_are_those_that_are_wanted(name: str) -> None:
    messages = entries(name, f"{GAME}/game")
    used = wanted() | {found for message in messages for found in references(message)}
    assert sorted({message.id.name for message in messages} ^ used) == []


def test_every_move_has_a_sentence(language: Language) -> None:
    moves = new_game(OPTIONS[4], 1).moves
    for code in range(moves.size):
        try:
            move = moves.move(code)
        except UnknownMove:
            continue
        for decision in ("", *NAMES):
            assert fine(language.move_sentence(GAME, move, "Ana", decision)), move
            assert fine(language.move_choice(GAME, move, decision)), move


def test_players_are_told_by_name(language: Language) -> None:
    game = new_game(OPTIONS[4], 1)
    seats = ["Ana", "Bruno", "Chloé", "7"]
    for notation, name in (("deliver wood player_3", "Chloé"), ("give player_4", "7"), ("give player_2", "Bruno")):
        move = game.moves.move(game.moves.codes(notation)[0])
        assert name in language.move_choice(GAME, move, "", seats)
        assert name in language.move_sentence(GAME, move, "Ana", "", seats)
    fact = {"fact": "hands", "seat": "Ana", "item": "wood", "player": "7_Up"}
    assert "7_Up" in language.fact_sentence(GAME, fact)
    assert "12" in language.fact_sentence(GAME, {**fact, "player": "12"})


def test_every_decision_has_a_prompt(language: Language) -> None:
    for kind in NAMES:
        for about in ABOUT.get(kind, [{}]):
            for number in (0, 1, 2):
                assert fine(language.decision_sentence(GAME, kind, number, about)), kind


def test_every_fact_has_a_sentence(language: Language) -> None:
    game = new_game(OPTIONS[4], 1)
    declared, names = game.rules.facts(game.components)
    for kind, domains in declared.items():
        sizes = [4 if domain == "amount" else len(names[domain]) for domain in domains]
        for number in range(max([1, *sizes])):
            numbers = [number % size for size in sizes] + [0, 0, 0]
            fact = game.fact((kind, 0, numbers[0], numbers[1], numbers[2]))
            assert fine(language.fact_sentence(GAME, fact)), fact
            assert all(fine(text) for text in language.story(GAME, [fact, fact])), fact


def test_names_events_and_settings(language: Language) -> None:
    printed = state_of(new_game(OPTIONS[4], 1)).components
    texts = [effect.text(printed) for effect in printed.effects] + [event.text(printed) for event in printed.events]
    assert all(fine(language.tell(text, (GAME,))) for text in texts)
    for message in wanted():
        if message.startswith("setting-"):
            assert fine(Language(language.name, GAME).text(f"{message}.help"))


def test_whole_games_can_be_told() -> None:
    both = [Language(name) for name in LANGUAGES]
    for seed, setup in enumerate(OPTIONS):
        game = new_game(setup, seed)
        chance = random.Random(seed)
        while not game.over:
            seat = game.state.deciding_seats()[0]
            game.play(seat, eager(chance, state_of(game), seat))
            for language in both:
                assert all(fine(text) for text in language.story(GAME, map(game.fact, game.events)))
        assert game._repr_svg_().startswith("<svg")
