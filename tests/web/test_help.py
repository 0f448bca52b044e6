"""Help on every thing: what it is, what it would do now, what is missing; by hover, focus and long press."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.effort import few
from tests.web.browsers import DESKTOP, PHONE
from tests.web.conftest import Sit
from tests.web.players import Player
from tests.web.servers import Server, game_at, game_deciding
from tests.web.words import PAIRS, foreign

pytestmark = pytest.mark.slow


def help_on(ana: Player, thing: Locator) -> Locator:
    """Rest the mouse on a thing."""
    ana.page.mouse.move(2, 2)
    thing.hover()
    told = ana.page.get_by_role("tooltip")
    expect(told).to_be_visible()
    return told


def test_a_place_says_what_it_would_do_now_and_what_is_missing(sit: Sit, server: Server) -> None:
    """TABLE: “next farmer: 1 cheese, then 3 ahead in the census”."""
    game = game_deciding("plan", 5)
    table = server.continued(game, "Ana", "Bruno")
    ana = sit(size=DESKTOP).open(table.seat())
    mine, others = (player.tracks["farmer"] for player in game.view("Ana").players)
    good = server.http.get(f"/api/tables/{table.id}/printed").json()["tracks"]["farmer"][mine + 1]["good"]
    told = help_on(ana, ana.page.get_by_role("region", name="Farm House").locator(".effect"))
    ahead = mine + 1 - others
    place = f"{ahead} ahead" if ahead > 0 else "level at the top" if ahead == 0 else f"{-ahead} behind"
    expect(told).to_contain_text(f"next farmer: 1 {good}, then {place}")
    expect(told).to_contain_text("needs a boatman and a craftsman; a monk will do")
    ana.page.keyboard.press("Escape")
    expect(told).to_be_hidden()


def test_a_good_says_what_it_is_food_for(sit: Sit, server: Server) -> None:
    """The Harvest that asks for it says so; brocade is no food."""
    ana = sit(size=DESKTOP).open(server.continued(game_deciding("plan", 5), "Ana", "Bruno").seat())
    goods = ana.page.get_by_role("list", name="What you own").locator(".good")
    expect(help_on(ana, goods.first)).to_contain_text("food for the Harvest")
    told = help_on(ana, goods.last)
    expect(told).to_contain_text("on the goods market")
    expect(told).not_to_contain_text("food")


def test_how_sure_a_figure_is_lacks_nothing(sit: Sit, server: Server) -> None:
    """A tile whose spaces were reconstructed says so apart from what is missing for it."""
    ana = sit(size=DESKTOP).open(server.continued(game_deciding("plan", 5), "Ana", "Bruno").seat())
    told = help_on(ana, ana.drawer("Supply").get_by_text("Hayrick"))
    expect(told.locator(".note")).to_contain_text("reconstructed from public sources")
    expect(told.locator(".lacks")).to_contain_text("needs")
    expect(told.locator(".lacks")).not_to_contain_text("reconstructed")


def test_what_is_asked_about_follows_the_sketch(sit: Sit, server: Server) -> None:
    ana = sit(size=DESKTOP).open(server.continued(game_deciding("plan"), "Ana", "Bruno").seat())
    village = ana.page.get_by_role("region", name="Farm House")
    expect(help_on(ana, village.locator(".effect"))).to_contain_text("your market can complete it")
    ana.fill("Farm House")
    told = help_on(ana, village.locator(".effect"))
    expect(told).to_contain_text("ready once the plan is done")
    expect(told).not_to_contain_text("needs")


def test_the_keyboard_reaches_and_hears_everything(sit: Sit, server: Server) -> None:
    """Arrows go over things that cannot be chosen too; each is described for a screen reader; h opens the rules."""
    ana = sit(size=DESKTOP).open(server.continued(game_deciding("act", 4), "Ana", "Bruno").seat())
    ana.page.get_by_role("region", name="Farm House").focus()
    told = ana.page.get_by_role("tooltip")
    ana.page.keyboard.press("ArrowRight")
    focused = ana.page.locator(":focus")
    expect(focused).to_have_attribute("aria-describedby", "help")
    expect(told).to_be_visible()
    ana.page.keyboard.press("h")
    expect(ana.page.get_by_role("tab", name="Help")).to_have_attribute("aria-selected", "true")


def test_a_long_press_explains_and_chooses_nothing(sit: Sit, server: Server) -> None:
    ana = sit(size=PHONE, hand="touch").open(server.continued(game_deciding("plan"), "Ana", "Bruno").seat())
    box = ana.page.get_by_role("button", name="own farmer", exact=True).first.bounding_box()
    assert box
    session = ana.window.context.new_cdp_session(ana.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    told = ana.page.get_by_role("tooltip")
    expect(told).to_contain_text("Yours from the start")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ana.page.get_by_role("button", name="own farmer", exact=True).first).to_have_attribute(
        "aria-pressed", "false"
    )


THINGS = """.event|.strip .now|.strip .next|.phases li|.deed|.track .whose|.track li|.development li|.wealth li
.market .empty, .market .follower|.land .good|.mini|.mini .tiny|section.place .effect|section.place .space"""


@pytest.mark.parametrize(("language", "other"), few(PAIRS, 1))
def test_everything_on_the_table_explains_itself(sit: Sit, server: Server, language: str, other: str) -> None:
    """No thing is silent, and no help has a message's id or the other language in it."""
    game = game_at(lambda view: view.decision.kind == "plan" and view.round >= 8, players=3)
    ana = sit(size=DESKTOP, language=language)
    ana.page.goto(server.continued(game, "Ana", "Bruno", "Clara").seat())
    expect(ana.page.locator(".event")).to_be_visible()
    for thing in re.split("[|\n]", THINGS):
        each = ana.page.locator(thing)
        assert each.count(), thing
        told = help_on(ana, each.nth(each.count() // 2))
        expect(told.locator("strong")).not_to_be_empty()
        words = told.inner_text()
        assert not re.search(r"\b(help|follower|good|town|event)-[a-z]", words), words
        assert not foreign(ana.page, language, other), thing
    town = ana.page.locator("g.place [data-thing^='town:']").nth(3)
    expect(help_on(ana, town).locator("strong")).not_to_be_empty()
