"""Every word the engine can use has a message in every language, and every message is used."""

import random
import re
from collections.abc import Iterator, Mapping

import pytest
from fluent.syntax import FluentParser, ast
from hypothesis import given, settings
from hypothesis import strategies as st

import cenabum
from cenabum.kernel.language import LANGUAGES, Language
from cenabum.kernel.messages import read_messages
from cenabum.kernel.moves import MoveTable, UnknownMove
from cenabum.kernel.refusal import SetupError
from cenabum.orleans.decision import DECISIONS
from cenabum.orleans.printed import printed
from cenabum.orleans.table import PHASES
from tests.effort import many
from tests.speaking import messages, wordings

SPOILT = re.compile(r"[{}$]|_|\bNone\b|  | [.,]|\( ?\)|^\s|\s$")
# What a decision is about, as the view tells it.
ABOUT = {
    "recruit": [{"place": "village"}],
    "travel": [{"way": "road"}, {"way": "water"}],
    "expand": [{"category": "I"}, {"category": "any"}],
    "send": [{"place": "town_hall"}, {"place": "gunpowder_tower"}],
    "reward": [{"deed": "canalization"}],
    "journey": [{"journey": "towing_service"}, {"journey": "bon_voyage"}],
    "settle": [{"settling": "amnesty"}, {"settling": "alchemy"}],
    "answer": [{"question": question} for question in ("alchemy", "build", "summoning", "bribe")],
    "take": [{"from": "thanksgiving"}, {"from": "market"}],
    "give": [{"giving": "retraining"}, {"giving": "dues"}],
    "target": [{"deed": "traitor"}],
    "bribe": [{"deed": "spy"}],
}
# What decisions of modules are about is told by the prompt itself, not by a name.
ONLY_IDS = {"journey", "settling", "question", "giving"}
MODULES: list[list[str]] = [[], ["new-events", "new-deeds", "new-places"], ["intrigue"]]


@pytest.fixture(scope="module", params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Language:
    return Language(request.param)


def game(modules: list[str] | None = None) -> cenabum.Game:
    return cenabum.new("orleans", seats=["Ana", "Bruno", "Chloé", "Denis"], seed=7, modules=modules or [])


def entries(language: str, file: str) -> list[ast.Message]:
    body = FluentParser().parse(read_messages(language, file)).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    return [entry for entry in body if isinstance(entry, ast.Message)]


def references(node: object) -> Iterator[str]:
    """The messages a message refers to."""
    if isinstance(node, ast.MessageReference):
        yield str(node.id.name)
    elif isinstance(node, ast.BaseNode):
        for child in vars(node).values():
            yield from references(child)
    elif isinstance(node, list):
        for child in node:
            yield from references(child)


def fine(text: str) -> bool:
    return bool(text) and not SPOILT.search(text)


def domains() -> dict[str, list[str]]:
    """Every domain of moves, facts and decisions with all its names."""
    found: dict[str, list[str]] = {}
    for modules in MODULES:
        table = game(modules)
        _, names = table.rules.facts(table.components)
        for domain, values in names.items():
            found.setdefault(domain, []).extend(str(name) for name in values if not str(name).startswith("unused."))
    for choices in ABOUT.values():
        for about in choices:
            for domain, name in about.items():
                found.setdefault(domain, []).append(name)
    found["follower"] = [*found["follower"], "any"]
    return {
        domain: sorted(set(values)) for domain, values in found.items() if domain not in {"number", "offer", *ONLY_IDS}
    }


def wanted() -> set[str]:
    """The messages of Orléans that the declarations ask for."""
    table = game()
    declared, _ = table.rules.facts(table.components)
    ids = {f"move-{kind.name}" for kind in table.moves.kinds} | {f"fact-{kind}" for kind in declared}
    ids |= {f"decision-{decision.name}" for decision in DECISIONS} | {f"phase-{name}" for name in PHASES}
    for modules in MODULES:
        sheet = printed(game(modules).components)
        ids |= {message for _, words in wordings(sheet) for message in messages(words)}
    ids |= {f"source-{name}" for name in table.rules.sources} | {"title"}
    for setting in table.rules.settings:
        ids |= {f"setting-{setting.name}"} | {f"setting-{setting.name}-{value}" for value in setting.values}
    for domain, names in domains().items():
        if domain in {
            "cargo",
            "food",
            "station",
            "gear",
            "space",
            "connection",
            "order",
            "victim",
            "rival",
            "own_good",
            "from",
        }:
            ids.add(domain)  # says how its names are found
        ids |= {f"{domain}-{name}" for name in names if name}
    # On a closed place stands what it would refuse with, and a profession is called as a follower is.
    return ids | {"profession"} | {f"closed-{message.id.name}" for message in entries("en", "orleans/refusals")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used(language: str) -> None:
    messages = entries(language, "orleans/game")
    used = wanted() | {name for message in messages for name in references(message)}
    assert [message.id.name for message in messages if message.id.name not in used] == []


def test_plain_names_are_there(language: Language) -> None:
    found = {message.id.name for message in entries(language.name, "orleans/game")}
    for domain, names in domains().items():
        for name in names:
            shown = language.name_of("orleans", domain, name)
            assert name == "" or fine(shown), (domain, name, shown)
            if domain in {
                "follower",
                "good",
                "place",
                "town",
                "deed",
                "event",
                "reason",
                "citizen",
                "reward",
                "answer",
            }:
                assert f"{domain}-{name}" in found
    for message in wanted():
        if message.startswith(("phase-", "source-", "setting-", "title")):
            assert fine(language.text(message))
        if message.startswith("setting-"):
            assert fine(language.text(f"{message}.help"))


def test_events_say_what_they_do(language: Language) -> None:
    for modules in MODULES:
        for event in game(modules).components.events:
            for stack in range(len(event.values)):
                assert fine(language.tell(event.text(stack), ("orleans",))), event.name


def test_every_decision_has_a_prompt(language: Language) -> None:
    for kind in [decision.name for decision in DECISIONS]:
        for about in ABOUT.get(kind, [{}]):
            for number in (0, 1, 2, 5):
                assert fine(language.decision_sentence("orleans", kind, number, about)), kind


def test_every_move_has_a_sentence(language: Language) -> None:
    """All moves there are, legal together or not."""
    for modules in MODULES:
        moves = game(modules).moves
        assert kinds_told(language, moves) == {kind.name for kind in moves.kinds}


def kinds_told(language: Language, moves: MoveTable) -> set[str]:
    """The kinds of moves that are told well, each move of them."""
    kinds: set[str] = set()
    for code in range(moves.size):
        try:
            move = moves.move(code)
        except UnknownMove:
            continue
        if "unused." in move.notation:
            continue
        kinds.add(move.kind)
        assert fine(language.move_sentence("orleans", move, "Ana")), move
        assert fine(language.move_choice("orleans", move)), move
    return kinds


def test_done_says_with_what(language: Language) -> None:
    table = game()
    done = next(move for move in map(table.moves.move, table.moves.codes("done")))
    told = {
        language.move_sentence("orleans", done, "Ana", kind) for kind in ("plan", "send", "bathe", "technology", "")
    }
    assert len(told) == 5


def test_every_fact_has_a_sentence(language: Language) -> None:
    """Every kind of fact with every name of every domain, and with no, one and several of an amount."""
    table = game()
    declared, names = table.rules.facts(table.components)
    for kind, fact_domains in declared.items():
        sizes = [4 if domain == "amount" else len(names[domain]) for domain in fact_domains]
        for number in range(max([1, *sizes])):
            numbers = [number % size for size in sizes] + [0, 0, 0]
            fact = table.fact((kind, 0, numbers[0], numbers[1], numbers[2]))
            if not any("unused." in str(value) for value in fact.values()):
                assert fine(language.fact_sentence("orleans", fact)), fact
                assert all(fine(text) for text in language.story("orleans", [fact, fact])), fact


def test_a_name_without_words_stays_as_it_is(language: Language) -> None:
    assert language.name_of("orleans", "gear", "unused.55") == "unused.55"
    assert language.name_of("orleans", "town", "some_town") == "some town"


@settings(max_examples=many(6, 80))
@given(st.integers(0, 10**6))
def test_whole_games_can_be_told(seed: int) -> None:
    modules = [[], ["orders", "new-events", "new-deeds", "new-places"], ["orders", "new-events", "intrigue"]][seed % 3]
    table = cenabum.new(
        "orleans",
        seats=["Ana", "Bruno"],
        seed=seed,
        edition="2014" if seed % 2 else "2019",
        exclude_tiles=True,
        modules=modules,
    )
    rng = random.Random(seed)
    both = [Language(name) for name in LANGUAGES]
    told = [language.story("orleans", map(table.fact, table.events)) for language in both]
    while not table.over:
        seat = rng.choice(table.deciding)
        options = table.legal(seat)
        # Rather anything than to stop, so that much happens.
        move = rng.choice([move for move in options if move.kind not in ("done", "pass")] or options)
        table.play(seat, move)
        told = [language.story("orleans", map(table.fact, table.events)) for language in both]
        assert all(fine(text) for story in told for text in story)
    assert any("Punkt" in text for text in told[1])


# ---- how it reads


def told(language: str, *facts: Mapping[str, object]) -> list[str]:
    return Language(language).story("orleans", facts)


def draw(follower: str, seat: str = "Ana") -> dict[str, object]:
    return {"fact": "draws", "seat": seat, "follower": follower}


def test_runs_of_draws_are_one_sentence() -> None:
    number = {"fact": "draws_number", "seat": "Ana", "amount": 4}
    drawn = [draw("knight"), draw("own_trader"), draw("knight"), draw("monk")]
    assert told("en", number, *drawn) == ["Ana draws 2 knights, own trader and monk."]
    assert told("de", number, *drawn) == ["Ana zieht 2 Ritter, den eigenen Händler und einen Mönch."]


def test_runs_end_with_the_seat() -> None:
    assert told("en", draw("monk"), draw("monk", "Bruno")) == ["Ana draws a monk.", "Bruno draws a monk."]


def test_drawing_nobody_is_told() -> None:
    nobody = {"fact": "draws_number", "seat": "Ana", "amount": 0}
    assert told("en", nobody, draw("monk", "Bruno")) == ["Ana draws nobody.", "Bruno draws a monk."]
    assert told("de", nobody) == ["Ana zieht niemanden."]


def test_a_plan_names_the_space_only_for_a_substitute() -> None:
    plans = [
        {"fact": "plans", "seat": "Ana", "follower": "own_boatman", "space": "farm_house.boatman"},
        {"fact": "plans", "seat": "Ana", "follower": "monk", "space": "farm_house.craftsman"},
        {"fact": "plans", "seat": "Ana", "follower": "knight", "space": "town_hall.any.2"},
    ]
    assert told("en", *plans) == [
        "Ana plans own boatman → Farm House, monk → Farm House (craftsman’s space) and knight → Town Hall."
    ]
    assert told("de", plans[1]) == ["Ana setzt einen Mönch ins Bauernhaus (Handwerkerfeld)."]


def test_plurals_follow_the_language() -> None:
    facts = [{"fact": "receives", "seat": "Ana", "amount": amount, "reason": "trading_day"} for amount in (0, 1, 4)]
    assert told("en", *facts) == [f"Ana receives {coins} (Trading Day)." for coins in ("no coins", "1 coin", "4 coins")]
    assert told("de", *facts) == [
        f"Ana bekommt {coins} (Handelstag)." for coins in ("keine Münzen", "1 Münze", "4 Münzen")
    ]


def test_roads_and_waterways_are_told_apart() -> None:
    language = Language("de")
    assert language.name_of("orleans", "connection", "chinon~chatellerault") == "Wasserweg Chinon – Châtellerault"
    assert language.name_of("orleans", "connection", "chinon-chatellerault") == "Landweg Chinon – Châtellerault"


def test_moves_read_well() -> None:
    table = game()
    moves = {
        text: table.moves.move(table.moves.codes(text)[0])
        for text in ("travel orleans~blois wine", "act wagon", "feed coins")
    }
    german, english = Language("de"), Language("en")
    assert german.move_sentence("orleans", moves["travel orleans~blois wine"], "Ana") == (
        "Ana reist über den Wasserweg Orléans – Blois und nimmt Wein mit."
    )
    assert english.move_sentence("orleans", moves["act wagon"], "Ana") == "Ana uses the Wagon."
    assert german.move_sentence("orleans", moves["act wagon"], "Ana") == "Ana nutzt den Wagen."
    assert english.move_choice("orleans", moves["feed coins"]) == "Pay coins"


def test_the_first_round_has_no_letter() -> None:
    begin = {"fact": "round_begins", "seat": "Ana", "event": "pilgrimage", "stack": "A"}
    assert told("en", begin | {"amount": 1}) == ["Round 1: Pilgrimage. Ana is start player."]
    assert told("en", begin | {"amount": 7}) == ["Round 7: Pilgrimage (A). Ana is start player."]
    assert told("en", begin | {"amount": 7, "stack": ""}) == ["Round 7: Pilgrimage. Ana is start player."]


def test_a_language_can_keep_to_one_game() -> None:
    assert Language("de", "orleans").text("phase-census") == Language("de").text("phase-census") == "Volkszählung"


def test_unknown_languages_and_messages_are_refused() -> None:
    with pytest.raises(SetupError, match=f"Languages: {', '.join(LANGUAGES)}"):
        Language("xx")
    with pytest.raises(KeyError, match="no message 'phase-siesta' in en"):
        Language().text("phase-siesta")
    with pytest.raises(KeyError, match=r"title\.sub"):
        Language().text("title.sub")
    with pytest.raises(ValueError, match="effect-income"):
        Language().text("effect-income")
