"""The table of the stories in a real browser: whole games, planning, the land, phone, keyboard, German, axe."""

import json
import re

import pytest
from playwright.sync_api import Route, expect

import cenabum
from cenabum.kernel.language import Language
from cenabum.kernel.words import say
from tests.effort import LONG, few
from tests.web.browsers import DESKTOP, PHONE
from tests.web.conftest import Sit
from tests.web.players import open_drawer
from tests.web.servers import Server
from tests.web.story_games import STORIES, Settler, deciding, hear, last_rounds, opened, story_at
from tests.web.story_player import Advised
from tests.web.test_accessible import both_themes
from tests.web.words import PAIRS, foreign

pytestmark = pytest.mark.slow

WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_a_whole_game_of_the_kings_favor(sit: Sit, server: Server) -> None:
    ana = sit()
    page = ana.page

    def at_once(route: Route) -> None:
        if route.request.method == "POST":
            route.continue_(
                post_data=json.dumps({**json.loads(route.request.post_data or "{}"), "pace": 0, "seed": "a whole game"})
            )
        else:
            route.continue_()

    page.route("**/api/tables", at_once)
    page.goto("/new")
    page.get_by_role("radio", name="Stories: The King’s Favor").check()
    page.get_by_role("combobox", name="Favorite tiles").select_option("2")
    page.get_by_role("textbox", name="Name on seat 1").fill("Ana")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("button", name="Sit down").click()
    ana.seated()
    table = page.url.rpartition("/t/")[2]
    assert server.info(table)["settings"] == {"favorites": "2"}
    settler = Settler(page)
    settler.play_on()
    assert {"draw", "plan", "act", "settle"} <= settler.kinds
    info = server.info(table)
    assert info["over"]
    end = page.get_by_role("dialog")
    expect(end.get_by_role("heading").first).to_contain_text("win")
    for score in info["result"]["scores"]:
        expect(end.get_by_role("cell", name=str(score), exact=True).first).to_be_visible()
    end.get_by_role("button", name="Watch from the beginning").click()
    expect(page.get_by_role("region", name="History")).to_contain_text("0 of")
    assert not both_themes(page, "history")


def test_a_whole_game_of_the_first_kingdom(sit: Sit, server: Server) -> None:
    """From the prologue to the crown, as the bot advises: through all eras, with sendings, choices and plans made by the mouse.

    `./check long` plays the whole game. Otherwise its beginning is played, and the last rounds of another one; what comes between
    is chosen in test_stories_choices.
    """
    made = server.table("Ana", "bot:settler", game="first-kingdom", seed="loire")
    page = sit(made.seat()).page
    ana = Advised(page, server, made.id)
    hear(page)
    if not LONG:
        ana.play_some(4)
        kinds = ana.kinds
        made = opened(server, last_rounds("first-kingdom"))
        ana = Advised(sit(made.seat()).page, server, made.id)
        hear(ana.page)
        ana.kinds |= kinds
    ana.play_on()
    rare = {"recruit", "build", "trade", "tile", "technology"} if LONG else set()
    assert {"draw", "plan", "act", "settle", *rare} <= ana.kinds
    page, info = ana.page, server.info(made.id)
    assert info["over"]
    end = page.get_by_role("dialog")
    expect(end.get_by_role("heading").first).to_contain_text("win")
    for column in ("Citizens", "Task spaces", "Church", "Goods and money", "Riches"):
        expect(end.get_by_role("columnheader", name=column)).to_be_visible()
    for score in info["result"]["scores"]:
        expect(end.get_by_role("cell", name=str(score), exact=True).first).to_be_visible()


def test_a_plan_is_a_sketch_until_done(sit: Sit, server: Server) -> None:
    made = opened(server, story_at("first-kingdom", deciding("plan", 4)), "Bruno")
    page = sit(made.seat()).page
    hear(page)
    moment = server.info(made.id)["moment"]
    page.get_by_role("button", name="Fill Village with").click()
    assert page.locator(".sketched").count() > 0
    page.locator(".green .follower[aria-pressed=false]").first.click()
    expect(page.locator(".green .follower[aria-pressed=true]")).to_have_count(1)
    lit = page.locator(".space.open").first
    lit.click()
    placed = page.locator(".sketched").count()
    page.locator(".green .follower[aria-pressed=false]").first.drag_to(page.locator(".portal .slot").first)
    expect(page.locator(".portal .sketched")).to_have_count(1)
    page.reload()
    expect(page.locator(".sketched")).to_have_count(placed + 1)
    page.locator(".portal .sketched").click()
    expect(page.locator(".sketched")).to_have_count(placed)
    assert server.info(made.id)["moment"] == moment, "nobody else has seen any of it"
    page.get_by_role("button", name="Take all back").click()
    expect(page.locator(".sketched")).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator(".space.open:focus")).to_be_attached()
    page.keyboard.press("Enter")
    expect(page.locator(".sketched")).to_have_count(1)
    page.keyboard.press("d")
    expect(page.locator("[data-decision]")).to_have_count(0)
    assert server.info(made.id)["moment"] == moment + 2


def test_an_area_lights_up_and_a_settler_goes_there(sit: Sit, server: Server) -> None:
    made = opened(server, story_at("kings-favor", deciding("settle", 2), 3))
    page = sit(made.seat()).page
    hear(page)
    lit = page.locator("path.lit")
    name = (lit.first.get_attribute("aria-label") or "").removeprefix("Choose ")
    here = page.get_by_role("img", name=name).locator("path").first
    settlers = page.locator(".settler").count()
    here.hover(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text("your settler can go here")
    lit.first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".settler")).to_have_count(settlers + 1)


def test_a_parcel_is_sent_and_taken_back(sit: Sit, server: Server) -> None:
    def sends(view: object) -> bool:
        moves = view.decision.moves if view.decision else []  # type: ignore[attr-defined]  # a view of either story
        return bool(moves) and moves[0].kind == "pass" and any(move.kind == "send" for move in moves)

    made = opened(server, story_at("kings-favor", sends), "Bruno")
    page = sit(made.seat()).page
    hear(page)
    parcels = page.locator(".portal button.parcel").count()
    page.locator(".portal .target").first.click()
    page.locator(".deed.target").first.click()
    expect(page.locator(".portal button.parcel")).to_have_count(parcels - 1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".portal button.parcel")).to_have_count(parcels)


def test_everything_explains_itself(sit: Sit, server: Server) -> None:
    page = sit(opened(server, story_at("first-kingdom", deciding("act", 6), 3)).seat()).page
    hear(page)
    tip = page.get_by_role("tooltip")
    seen = {
        page.get_by_role("button", name="Explain Terrain"): "Harvest",
        page.locator(".deed").nth(1): "spaces? left",
        page.locator(".market .cell").first: "on the marketplace",
        page.locator(".mini").first: "Era",
        page.locator(".portal .gate"): "sends one of them",
    }
    for thing, words in seen.items():
        thing.hover()
        expect(tip).to_contain_text(re.compile(words))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Explain Terrain").click()
    expect(page.get_by_role("tabpanel").get_by_role("heading", name="Terrain").first).to_be_visible()
    page.keyboard.press("Escape")  # the drawer lies over the others
    page.locator(".mini").first.click()
    expect(page.get_by_role("button", name="Back to my board")).to_be_visible()


@pytest.mark.parametrize("story", STORIES)
def test_nothing_sticks_out_on_a_phone(sit: Sit, server: Server, story: str) -> None:
    page = sit(opened(server, story_at(story, deciding("act", 7), 4)).seat(), PHONE, "touch").page
    hear(page)
    for tab in ("Land", "Others", "More", "Board"):
        page.get_by_role("navigation").get_by_role("button", name=tab, exact=True).tap()
        assert page.evaluate(WIDE) <= 0, tab
    expect(page.get_by_role("region", name="What to do now")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("story", "size"),
    few([(STORIES[0], DESKTOP), (STORIES[1], PHONE), (STORIES[1], DESKTOP), (STORIES[0], PHONE)], 1),
)
def test_axe_finds_nothing_serious(sit: Sit, server: Server, story: str, size: tuple[int, int]) -> None:
    page = sit(opened(server, story_at(story, deciding("plan", 8), 3)).seat(), size).page
    hear(page)
    page.locator(".green .follower[aria-pressed=false]").first.click()
    faults = both_themes(page, "plan")
    if size == PHONE:
        page.get_by_role("navigation").get_by_role("button", name="Land").click()
        faults += both_themes(page, "land")
    assert not faults, "\n".join(dict.fromkeys(faults))


@pytest.mark.parametrize("story", STORIES)
@pytest.mark.parametrize(("language", "other"), few(PAIRS, 1))
def test_every_language_is_complete(sit: Sit, server: Server, language: str, other: str, story: str) -> None:
    page = sit(language=language).page
    page.goto(opened(server, story_at(story, deciding("act", 6), 3), "Bruno", "Clara").seat())
    hear(page)
    assert not foreign(page, language, other)
    for number in range(page.get_by_role("tab").count()):
        open_drawer(page, page.get_by_role("tab").nth(number))
        assert not foreign(page, language, other), f"drawer {number}"


@pytest.mark.parametrize("language", few([language for language, _ in PAIRS], 1))
def test_a_corrected_figure_is_told_on_the_page(sit: Sit, server: Server, language: str) -> None:
    told = Language(language).tell(say("part-coins", amount=7), ("stories/game",))
    tasks = {"well": ["technology", "craftsman", "6_coins"], "harbor": ["wood"], "baptistery": ["monk"]}
    corrected: dict[str, object] = {
        "places": {"ropery": {"effect": {"coins": 7}}},
        "counts": {"coin_parcels": [3, 6]},
        "first_kingdom": {"tasks": tasks},
        "deeds": {
            "orphanage": {"spaces": ["wood", "cheese", "craftsman", "scholar", "6_coins"]},
            "medicine": {"spaces": ["fisherman", "scholar", "scholar", "wine", "technology", "6_coins"]},
        },
    }
    game = cenabum.new("first-kingdom", ["Ana", "Bruno"], seed=1, corrections=corrected)
    game.play("Bruno", game.legal("Bruno")[0])
    page = sit(language=language).page
    page.goto(opened(server, game).seat())
    hear(page)
    expect(page.locator(".place .effect").filter(has_text=told)).to_have_count(1)
    written = page.locator("body").inner_text()
    assert "{" not in written
    assert "6_coins" not in written


def test_two_people_at_one_screen(sit: Sit, server: Server) -> None:
    made = server.table("Ana", "Bruno", game="first-kingdom", seed="crown")
    page = sit(made.seat(1)).open(made.seat(0)).page
    hear(page)
    if page.locator("path.lit").count():
        page.locator("path.lit").first.focus()
        page.keyboard.press("Enter")
    # What is chosen lies open: the screen turns to whoever is asked next, by name, and is not handed on.
    hear(page)
    asked = page.get_by_role("region", name="What to do now")
    expect(asked).to_contain_text(re.compile("(Ana|Bruno):"))
    expect(page.get_by_role("button", name=re.compile("I am (Ana|Bruno)"))).to_have_count(0)
