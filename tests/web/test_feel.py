"""How the table feels: keys, reveals, taking back, planning ahead, sound, one screen, stillness."""

import re

import pytest
from playwright.sync_api import expect

from tests.effort import few
from tests.web.browsers import DESKTOP
from tests.web.conftest import Sit
from tests.web.servers import Server, game_deciding

HEARD = """
  window.heard = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...at) { window.heard += 1; return start.apply(this, at); };
"""


def test_figures_pick_followers_of_the_market(sit: Sit, server: Server) -> None:
    page = sit(server.table("Ana", "Bruno").seat()).page
    market = page.get_by_role("group", name="Market").get_by_role("button")
    for number in (1, 3):
        page.keyboard.press(str(number))
        expect(market.nth(number - 1)).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".space.open").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(market.and_(page.locator("[aria-pressed=true]"))).to_have_count(0)


def test_what_reveals_something_looks_different(sit: Sit, server: Server) -> None:
    """A draw and the end of a plan cannot be taken back: their buttons have a double edge and an eye; passing has neither."""
    page = sit(server.continued(game_deciding("draw", 2), "Ana", "Bruno").seat()).page
    draw = page.get_by_role("group", name="Choices").get_by_role("button", name=re.compile("^Draw ")).first
    expect(draw).to_have_css("border-top-style", "double")
    expect(draw.locator("use[href='#i-eye']")).to_have_count(1)
    page = sit(server.table("Ana", "Bruno").seat()).page
    expect(page.get_by_role("button", name="Done")).to_have_css("border-top-style", "double")
    page = sit(server.continued(game_deciding("act"), "Ana", "Bruno").seat()).page
    expect(page.get_by_role("button", name="Pass")).not_to_have_css("border-top-style", "double")


def test_undo_says_what_it_takes_back_and_how_far_it_reaches(sit: Sit, server: Server) -> None:
    ana = sit(server.continued(game_deciding("act"), "Ana", "Bruno").seat())
    use = ana.turn().named("^Use ")[0]
    ana.press(use)
    ana.page.get_by_role("button", name="Undo").hover()
    told = ana.page.get_by_role("tooltip")
    expect(told).to_contain_text("until something is revealed or somebody else has moved")
    expect(told).to_contain_text(f"takes back: Ana uses the {use.removeprefix('Use ')}")


def test_planning_ahead_while_others_act(sit: Sit, server: Server) -> None:
    """Who waits marks the place for the next turn; when the turn comes it is still marked, and gone when it was used."""
    table = server.table("Ana", "Bruno")
    ana, bruno = sit(table.seat(0)), sit(table.seat(1))
    ana.plan("Castle")
    bruno.plan("Castle")
    prompt = bruno.page.get_by_role("region", name="What to do now")
    expect(prompt).to_contain_text("Waiting for Ana")
    mark = bruno.page.get_by_role("button", name="Mark Castle for my next turn")
    mark.click()
    expect(mark).to_have_attribute("aria-pressed", "true")
    expect(prompt).to_contain_text("you have marked: Castle")
    ana.act("Castle")
    expect(prompt).to_contain_text("You:")
    expect(prompt).to_contain_text("you have marked: Castle")
    bruno.act("Castle")
    expect(prompt).not_to_contain_text("you have marked")


@pytest.mark.parametrize("sound", [False, True], ids=["silent", "with sound"])
def test_a_sound_for_my_turn_only_when_wanted(sit: Sit, server: Server, sound: bool) -> None:
    table = server.table("Ana", "Bruno")
    ana, bruno = sit(table.seat(0)), sit(sound=sound)
    bruno.page.add_init_script(HEARD)
    bruno.open(table.seat(1))
    bruno.plan("Castle")
    ana.plan("Castle")
    ana.act("Castle")
    bruno.turn()
    assert (bruno.page.evaluate("window.heard") > 0) == sound


@pytest.mark.parametrize("size", [DESKTOP, (1920, 1080)], ids=["1280x800", "1920x1080"])
def test_one_screen_without_scrolling(sit: Sit, server: Server, size: tuple[int, int]) -> None:
    ana = sit(size=size)
    for kind in few(("plan", "expand", "act", "travel", "send", "draw"), 2):
        ana.open(server.continued(game_deciding(kind, 3), "Ana", "Bruno").seat())
        over = ana.page.evaluate(
            "() => [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]"
        )
        assert max(over) <= 0, kind
        parts = ana.page.locator("main section:not(section section)")
        expect(parts).to_have_count(5)  # the land, the tracks, my board, the others, the river
        for part in parts.all():
            expect(part).to_be_in_viewport(ratio=0.99)


def test_nothing_moves_when_the_system_asks_for_stillness(sit: Sit, server: Server) -> None:
    ana = sit(motion=True)
    ana.page.emulate_media(reduced_motion="reduce")
    ana.open(server.table("Ana", "Bruno").seat())
    merchant = ana.page.locator('[data-thing="merchant"]').first
    expect(merchant).to_have_css("transition-duration", "0s")
    ana.page.emulate_media(reduced_motion="no-preference")
    expect(merchant).to_have_css("transition-duration", "0.3s")  # pieces glide otherwise
