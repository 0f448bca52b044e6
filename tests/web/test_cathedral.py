"""The table of The Cathedral of Orléans: a whole game, hints, pointing, two people at one screen, a phone, German."""

import contextlib
import json
from typing import Any

import pytest
from playwright.sync_api import Error, Page, Route, expect

from tests.effort import few, many
from tests.web.browsers import DESKTOP, PHONE, TABLET
from tests.web.cathedral_games import cathedral_at
from tests.web.conftest import Sit
from tests.web.players import open_drawer
from tests.web.servers import Made, Server
from tests.web.test_accessible import both_themes
from tests.web.words import foreign

pytestmark = pytest.mark.slow

CHOOSABLE = ".choice:enabled, button.space.open, .lit[role=button]"
WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def cathedral(server: Server, *who: str, **more: Any) -> Made:
    return server.table(*who, game="cathedral", **{"seed": "bells", **more})


def sentence(page: Page) -> str:
    return page.get_by_role("region", name="What to do now").locator("p").first.inner_text()


def over(page: Page) -> bool:
    return page.get_by_role("dialog").is_visible()


def ready(page: Page) -> None:
    """Wait until something can be chosen or the game is over."""
    expect(page.locator(f"dialog[open], {CHOOSABLE}").first).to_be_attached()


def step(page: Page, number: int = 0) -> None:
    """Choose something that can be chosen: a button, a space of the town, or a route of the map."""
    ready(page)
    with contextlib.suppress(Error):  # it may go away while we reach for it
        found = page.locator(CHOOSABLE)
        found.nth(number % max(1, found.count())).dispatch_event("click")


def play_on(page: Page, most: int = 600) -> None:
    """To the end of the game."""
    for number in range(most):
        ready(page)
        if over(page):
            return
        step(page, number)
    raise AssertionError("the game does not end")


def test_a_whole_game_with_allies(sit: Sit, server: Server) -> None:
    ana = sit()
    page = ana.page

    def at_once(route: Route) -> None:
        if route.request.method == "POST":
            route.continue_(post_data=json.dumps({**json.loads(route.request.post_data or "{}"), "pace": 0}))
        else:
            route.continue_()

    page.route("**/api/tables", at_once)
    page.goto("/new")
    page.get_by_role("radio", name="The Cathedral of Orléans").check()
    page.get_by_role("combobox", name="Memory aid").select_option("yes")
    page.get_by_role("textbox", name="Name on seat 1").fill("Ana")
    page.get_by_role("button", name="Sit down").click()
    ana.seated()
    table = page.url.rpartition("/t/")[2]
    assert server.info(table)["settings"] == {"level": "normal", "memory_aid": "yes"}
    play_on(page)
    info = server.info(table)
    assert info["over"]
    won = bool(info["result"]["winners"])
    title = "You have built the cathedral!" if won else "Not finished this time"
    end = page.get_by_role("dialog")
    expect(end.get_by_role("heading", name=title)).to_be_visible()
    built = f"{info['result']['scores'][0]} of 8 sections of the cathedral are built"
    expect(end.get_by_role("img", name=built)).to_be_visible()
    end.get_by_role("button", name="Watch from the beginning").click()
    expect(page.get_by_role("region", name="History")).to_contain_text("0 of")
    assert not both_themes(page, "history")


def test_hints_in_three_strengths(sit: Sit, server: Server) -> None:
    page = sit(cathedral(server, "Ana", "bot:ally").seat()).page
    hints = page.get_by_role("group", name="Hints")
    hints.get_by_role("button", name="What can I do?").click()
    expect(page.locator(".bag .word")).to_have_text(["draw", "draw"])
    hints.get_by_role("button", name="What matters?").click()
    expect(page.locator(".told").first).not_to_be_empty()
    expect(page.locator(".bag .word")).to_have_count(0)
    for _ in range(4):
        hints.get_by_role("button", name="What would you do?").click()
        expect(page.locator(".told").first).to_contain_text("I would choose")
        expect(page.locator("[data-advised]").first).to_be_visible()
        page.locator("[data-advised]").first.dispatch_event("click")
        expect(page.locator(".told").filter(has_text="I would choose")).to_have_count(0)
        ready(page)


def test_pointing_is_seen_by_all(sit: Sit, server: Server) -> None:
    table = cathedral(server, "Ana", "Bruno")
    ana, bruno = sit(table.seat(0)).page, sit(table.seat(1)).page
    ana.get_by_role("button", name="Point").click()
    ana.locator('[data-thing="place:tours"] circle').last.click()
    for page in (ana, bruno):
        expect(page.get_by_text("Ana points:")).to_be_visible()
        expect(page.locator(".ring")).to_be_visible()
    expect(bruno.get_by_text("Ana points:")).to_have_count(0)
    assert sentence(ana).startswith("You:"), "pointing chooses nothing"
    assert server.info(table.id)["moment"] == 0


def test_two_people_at_one_screen(sit: Sit, server: Server) -> None:
    table = cathedral(server, "Ana", "Bruno")
    player = sit(table.seat(1)).open(table.seat(0))
    page = player.page
    seen = set()
    for number in range(40):
        step(page, number)
        ready(page)
        seen.add(sentence(page).partition(":")[0])
        if {"Ana", "Bruno"} <= seen:
            break
    assert {"Ana", "Bruno"} <= seen
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_move_can_be_taken_back_and_another_chosen(sit: Sit, server: Server) -> None:
    page = sit(cathedral(server, "Ana", "Bruno", seed="carts").seat()).page
    step(page)
    expect(page.get_by_role("region", name="What to do now")).to_contain_text("Place the")
    free = page.locator("button.space.open").count()
    page.locator("button.space.open").first.click()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("button.space.open")).to_have_count(free)


def test_a_piece_goes_to_a_full_knapsack_for_another_one(sit: Sit, server: Server) -> None:
    def handing(view: Any) -> bool:
        ana, bruno = view.players[:2]
        handed = bruno.full and "bread" in bruno.knapsack and "stone" in ana.knapsack
        return handed and view.decision is not None and view.decision.kind == "deliver"

    game = cathedral_at(handing)
    before = game.view("Ana").players[1].knapsack
    page = sit(server.continued(game, "Ana", "Bruno", "Clara").seat()).page
    page.get_by_role("button", name="Pick up: stone").first.click()
    sack = page.locator('[data-thing="knapsack:player_2"]')
    sack.get_by_role("button", name="To Bruno").click()
    expect(page.get_by_role("region", name="What to do now")).to_contain_text("That knapsack is full")
    page.locator(".choice", has_text="put back: bread").click()
    expect(sack.get_by_text("bread")).to_have_count(before.count("bread") - 1)
    expect(sack.get_by_text("stone")).to_have_count(before.count("stone") + 1)


def explained(page: Page, thing: str) -> str:
    """What a thing says when the pointer rests on it."""
    page.mouse.move(2, 2)
    page.locator(f'[data-thing="{thing}"]').first.hover()
    tooltip = page.get_by_role("tooltip")
    expect(tooltip).to_be_visible()
    return tooltip.inner_text()


def test_things_explain_themselves(sit: Sit, server: Server) -> None:
    page = sit(cathedral(server, "Ana", "bot:ally").seat()).page
    assert "Nobody may look inside" in explained(page, "bag:red")
    assert "knight" not in page.get_by_role("tooltip").inner_text()
    assert "Still lacks" in explained(page, "hour_glass")
    assert "Next: the steps." in explained(page, "cathedral")
    assert "Still face down: 7 × section" in explained(page, "blueprints")
    assert "Your builder is 2 steps away" in explained(page, "place:le_mans")
    page.locator(".boat .title").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("to Blois")
    page.keyboard.press("h")
    expect(page.get_by_role("tabpanel")).to_contain_text("Along a river")


def test_the_memory_aid_says_what_a_bag_may_give(sit: Sit, server: Server) -> None:
    page = sit(cathedral(server, "Ana", "bot:ally", settings={"memory_aid": "yes"}).seat()).page
    told = explained(page, "bag:red")
    assert "knight: 6 of 14 – Cart" in told
    assert "monk: 2 of 14" in told


def test_keys(sit: Sit, server: Server) -> None:
    page = sit(cathedral(server, "Ana", "bot:ally").seat()).page
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("draw from the red or the blue bag")
    keys.get_by_role("button", name="Close").click()
    page.keyboard.press("k")
    expect(page.locator(".told").first).not_to_be_empty()
    page.keyboard.press("p")
    expect(page.get_by_role("button", name="Point")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Point")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("2")
    expect(page.get_by_role("region", name="What to do now")).to_contain_text("Place the")


def test_what_happens_is_seen_above_the_map(sit: Sit, server: Server) -> None:
    page = sit(cathedral(server, "Ana", "Bruno").seat()).page
    page.get_by_role("button", name="red bag").first.click()
    page.get_by_role("button", name="Festival Ground (red)").click()
    expect(page.locator(".cards")).to_contain_text("Ana reveals")


def test_the_town_stands_still_from_draw_to_placing(sit: Sit, server: Server) -> None:
    page = sit(cathedral(server, "Ana", "Bruno").seat()).page
    town = page.locator('[data-thing="action:bell_tower"]')
    choices = page.get_by_role("group", name="Choices")
    expect(choices.get_by_role("button", name="Red bag")).to_have_accessible_description("1 of 14, at random")
    at = town.bounding_box()
    choices.get_by_role("button", name="Red bag").click()
    expect(page.locator("button.space.open").first).to_be_visible()
    assert town.bounding_box() == at


@pytest.mark.parametrize("language", few(["en", "fr", "de"], 1))
def test_names_in_the_town_touch_no_disc(sit: Sit, server: Server, language: str) -> None:
    """On a phone with the largest letters, where there is least room."""
    page = sit("", (390, 844), "touch", type=130, language=language).page
    page.goto(cathedral(server, "Ana", "bot:ally").seat())
    touching = """() => [...document.querySelectorAll(".action")].filter((card) => {
      const name = card.querySelector("b").getBoundingClientRect();
      const over = ({ left, right, top, bottom }) => left < name.right && right > name.left && top < name.bottom && bottom > name.top;
      return [...card.querySelectorAll(".space")].some((space) => over(space.getBoundingClientRect()));
    }).map((card) => card.textContent.trim())"""
    ready(page)
    expect(page.locator(".action").first).to_be_visible()
    assert page.evaluate(touching) == []


def test_two_people_at_a_tablet(sit: Sit, server: Server) -> None:
    table = cathedral(server, "Ana", "Bruno", "bot:ally", "bot:ally")
    page = sit(table.seat(1), TABLET, "touch").open(table.seat(0)).page
    size = page.get_by_role("region", name="The land").bounding_box()
    assert size is not None
    assert size["width"] > 500
    assert size["height"] > 320
    tall = "() => document.documentElement.scrollHeight - document.documentElement.clientHeight"
    seen = set()
    for number in range(many(8, 24)):
        step(page, number)
        ready(page)
        seen.add(sentence(page).partition(":")[0])
        assert page.evaluate(WIDE) <= 0
        assert page.evaluate(tall) <= 0
    assert {"Ana", "Bruno"} <= seen
    page.get_by_role("button", name="More").tap()
    expect(page.get_by_role("list", name="What happened")).to_be_visible()


@pytest.mark.parametrize("size", few([DESKTOP, PHONE, TABLET], 1))
def test_axe_finds_nothing_serious(sit: Sit, server: Server, size: tuple[int, int]) -> None:
    page = sit(cathedral(server, "Ana", "bot:ally", settings={"memory_aid": "yes"}).seat(), size).page
    faults = []
    seen: set[str] = set()
    for number in range(60):
        ready(page)
        kind = sentence(page)[:14]
        if kind not in seen:
            seen.add(kind)
            page.get_by_role("button", name="What can I do?").click()
            faults += both_themes(page, kind)
        step(page, number)
        ready(page)
        if len(seen) > many(2, 4):
            break
    for number in range(page.get_by_role("tab").count()):
        if page.get_by_role("tab").nth(number).is_visible():
            open_drawer(page, page.get_by_role("tab").nth(number))
            faults += both_themes(page, f"drawer {number}", "[role=tabpanel]")
    assert not faults, "\n".join(dict.fromkeys(faults))


def test_nothing_sticks_out_on_a_phone(sit: Sit, server: Server) -> None:
    page = sit(cathedral(server, "Ana", "bot:ally", "bot:ally", "bot:ally").seat(), PHONE, "touch").page
    for number in range(many(3, 12)):
        step(page, number)
        ready(page)
        for tab in ("Town", "Map", "Cathedral", "More"):
            page.get_by_role("navigation").get_by_role("button", name=tab).tap()
            assert page.evaluate(WIDE) <= 0, tab


def test_german_is_complete(sit: Sit, server: Server) -> None:
    seats = [{"who": "me", "name": "Ana"}, {"who": "bot:ally", "name": "Bruno"}]
    wish = {"game": "cathedral", "seats": seats, "pace": 0, "seed": "bells", "settings": {"memory_aid": "yes"}}
    page = sit(language="de").page
    page.goto(Made(server.post("/tables", wish)).seat())
    expect(page.get_by_role("region", name="Was jetzt zu tun ist")).to_be_visible()
    for number in range(many(6, 25)):
        ready(page)
        if over(page):
            break
        for hint in ("Was kann ich tun?", "Was ist wichtig?", "Was würdest du tun?"):
            page.get_by_role("button", name=hint).click()
            assert not foreign(page, "de", "en"), f"{number}: {hint}"
        step(page, number)
        ready(page)
    for number in range(page.get_by_role("tab").count()):
        open_drawer(page, page.get_by_role("tab").nth(number))
        assert not foreign(page, "de", "en"), f"drawer {number}"
