"""Every kind of choice of the stories: the page says what is wanted, shows every answer, and takes it by mouse, keyboard and touch.

The moments come from the recorded games, which show every kind of decision with every kind of answer (tests/stories/coverage.py).
"""

import re

import pytest
from playwright.sync_api import Page, expect

import cenabum
from cenabum.kernel.language import Language
from cenabum.kernel.moves import Move
from cenabum.stories.decisions.in_order import ASKED
from cenabum.stories.decisions.plan import PLAN
from tests.effort import LONG, few
from tests.web.browsers import DESKTOP, PHONE
from tests.web.conftest import Sit
from tests.web.players import Hand
from tests.web.servers import Made, Server
from tests.web.story_games import before_a_plan, grain_on_the_bakery, hear, moments
from tests.web.story_player import ON_TABLE, Chooser, written
from tests.web.test_accessible import both_themes
from tests.web.words import foreign

pytestmark = pytest.mark.slow

# A plan is a sketch with tests of its own.
PAIRS = sorted((decision.name, kind) for decision in ASKED for kind in decision.answers if decision is not PLAN)
RARE = ("swap", "expel", "copy", "strike", "unscrew", "rescrew", "bathe")
HANDS: tuple[Hand, ...] = ("mouse", "keyboard", "touch")
EVERY = (("act", "act"), ("settle", "settle"), ("act", "advance"), ("trade", "buy"), ("tile", "tile"))


def hands(decision: str, kind: str) -> tuple[Hand, ...]:
    """A place and an area by every hand, the others by one of them in turn; `./check long` makes rare ones by all."""
    if (LONG and decision in RARE and kind != "done") or (decision, kind) in few(EVERY, 2):
        return HANDS
    return (HANDS[PAIRS.index((decision, kind)) % 3],)


def opened(server: Server, game: cenabum.Game) -> Made:
    """Nobody moves on: all seats are people's."""
    return server.continued(game, *game.seats)


def answers_shown(page: Page, moves: list[Move]) -> list[str]:
    """The moves that nothing on the page stands for."""
    names: set[str] = set(
        page.locator("button[data-thing], [data-lit], [data-move]").evaluate_all(
            "all => all.filter(it => !it.hasAttribute('aria-disabled')).flatMap(it => Object.values(it.dataset))"
        )
    )
    names |= {
        f"give {good}" for good in page.locator("[data-give]").evaluate_all("all => all.map(it => it.dataset.give)")
    }
    missing = []
    for move in moves:
        if move.kind in ("done", "pass"):
            there = page.locator(".prompt .button.white").count() == 1
        elif move.kind == "swap":
            there = f"give {move.arguments['given']}" in names
        elif move.kind == "lose" and move.arguments["post"] != "supply":
            there = f"area:{move.arguments['post']}" in names
        elif move.kind in ON_TABLE:
            there = ON_TABLE[move.kind].format(**move.arguments) in names
        else:
            there = written(move) in names
        if not there:
            missing.append(str(move))
    return missing


def usual() -> list[tuple[str, str]]:
    """What is done by every hand, and one way to answer each rare decision; `./check long` answers all in every way."""
    first: dict[str, tuple[str, str]] = {}
    for decision, kind in PAIRS:
        if kind != "done" and decision in few(RARE, 4):
            first.setdefault(decision, (decision, kind))
    return PAIRS if LONG else [pair for pair in PAIRS if pair in EVERY or first.get(pair[0]) == pair]


@pytest.mark.parametrize(("decision", "kind"), usual())
def test_a_choice_is_clear_and_can_be_made(sit: Sit, server: Server, decision: str, kind: str) -> None:
    moment = moments()[decision, kind]
    for hand in hands(decision, kind):
        game = moment.game()
        name = game.seats[moment.seat]
        moves = game.legal(moment.seat)
        move = game.moves.move(moment.code)
        made = opened(server, game)
        page = sit(made.seat(moment.seat), PHONE if hand == "touch" else DESKTOP, hand).page
        hear(page)
        asked = page.get_by_role("region", name="What to do now")
        expect(asked).to_be_in_viewport()
        wanted = game.view(name).decision
        assert wanted.kind == decision
        sentence = Language("en").decision_sentence(game.setup.game, decision, wanted.number, wanted.arguments)
        expect(asked).to_contain_text(sentence)
        assert answers_shown(page, moves) == [], hand
        before = page.locator("[data-moment]").get_attribute("data-moment")
        Chooser(page, hand).choose(move, moves)
        expect(page.locator(f'[data-moment="{before}"]')).to_have_count(0)
        entry = cenabum.parse_record(server.record(made.id)).entries[len(game.decisions)]
        assert (entry.seat, entry.notation) == (name, move.notation), hand


@pytest.mark.parametrize("decision", few(RARE, 1))
def test_a_rare_choice_in_german_and_both_themes(sit: Sit, server: Server, decision: str) -> None:
    kind = next(kind for asked, kind in moments() if asked == decision and kind != "done")
    moment = moments()[decision, kind]
    made = opened(server, moment.game())
    page = sit(language="de").page
    page.goto(made.seat(moment.seat))
    hear(page)
    expect(page.locator(f"[data-decision={decision}]")).to_be_visible()
    assert not foreign(page, "de", "en")
    faults = both_themes(page, decision)
    assert not faults, "\n".join(dict.fromkeys(faults))


def test_technology_is_placed_and_grain_taken_back_before_the_plan_goes_out(sit: Sit, server: Server) -> None:
    """Both are part of the sketch, so they can be taken back, too; technology goes out first, whenever it was laid."""
    for kind in ("technology", "take_back_good"):
        game, seat = before_a_plan(kind) if kind == "technology" else grain_on_the_bakery()
        move = next(move for move in game.legal(seat) if move.kind == kind)
        made = opened(server, game)
        page = sit(made.seat(seat)).page
        hear(page)
        if kind == "technology":
            thing = page.locator(f'[data-thing="space:{move.arguments["space"]}"]').first
            page.locator('[data-thing="technology:technology"]').first.click()
            expect(thing).to_have_class(re.compile("open"))
            thing.click()
            expect(thing).to_have_class(re.compile("sketched"))
        else:
            thing = page.locator('[data-thing="stock:bakery"]').first
            expect(thing).to_have_class(re.compile("open"))
            thing.click()
        page.get_by_role("button", name="Done", exact=True).click()
        expect(page.locator("[data-decision=plan]")).to_have_count(0)
        entries = [
            e for e in cenabum.parse_record(server.record(made.id)).entries[len(game.decisions) :] if not e.refused
        ]
        assert [entry.notation for entry in entries[:2]] == [move.notation, "done"], kind
