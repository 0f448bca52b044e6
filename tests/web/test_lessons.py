"""Lessons in the browser, to their end: by mouse, by touch on a phone, by keyboard.

Touch and keyboard cost about three seconds each, the mouse more: there both themes are looked at, too.
"""

import re

from playwright.sync_api import Locator, Page, expect

from cenabum.lessons import lesson_named
from tests.web.browsers import PHONE
from tests.web.conftest import Sit
from tests.web.held_back import HeldBack
from tests.web.servers import Server
from tests.web.test_accessible import both_themes

STEPS = len(lesson_named("orleans", "first").steps)


def at_step(page: Page, number: int) -> None:
    """Steps are counted from 0, as the page does."""
    expect(page.locator(f".lesson[data-step='{number}']")).to_be_visible()


def read_on(page: Page, number: int) -> None:
    page.get_by_role("button", name="Next").click()
    at_step(page, number)


def press(page: Page, *things: str) -> None:
    for thing in things:
        page.locator(f"[data-thing='{thing}']").first.click()


def fill(page: Page, place: str) -> None:
    page.locator(f"[data-thing='place:{place}'] .fill").click()


def use(page: Page, place: str) -> None:
    page.locator(f"[data-thing='place:{place}'] .act").click()


def lit(page: Page, thing: str) -> Locator:
    """Something that can be chosen now; a button of the prompt that does the same is not meant."""
    return page.locator(
        f"[data-lit='{thing}'], button[data-thing='{thing}'], [role='button'][data-thing='{thing}']"
    ).first


def test_the_first_lesson_by_mouse_from_the_start_page(sit: Sit) -> None:
    """With the settings of somebody new: draws without a choice are made without asking, but not in a lesson."""
    page = sit(draws=True).page
    page.goto("/")
    page.get_by_role("region", name="New here?").get_by_role("link", name="Your first game").first.click()
    at_step(page, 0)
    for number in (1, 2, 3):
        read_on(page, number)
    expect(page.locator("[data-thing='place:farm_house'][data-pointed]")).to_be_visible()
    press(page, "market:own_farmer", "space:castle.farmer")
    expect(page.get_by_role("alert")).to_contain_text("both at the Farm House")
    page.locator("[data-thing='place:farm_house'] .fill").click()
    at_step(page, 4)
    page.get_by_role("button", name="Done").click()
    at_step(page, 5)
    page.reload()
    at_step(page, 5)
    page.locator("[data-thing='place:farm_house'] .act").click()
    at_step(page, 6)
    page.get_by_role("button", name="Back").click()
    at_step(page, 5)
    assert both_themes(page, "a lesson") == []
    page.locator("[data-thing='place:farm_house'] .act").click()
    for number in (6, 7, 8):
        at_step(page, number)
        page.locator(".lesson").get_by_role("button", name=re.compile("Next|Do it for me")).click()
    at_step(page, 9)
    fill(page, "castle")
    fill(page, "village")
    at_step(page, 11)
    use(page, "castle")
    read_on(page, 13)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Draw 4 followers").click()
    at_step(page, 14)
    fill(page, "village")
    fill(page, "wagon")
    at_step(page, 16)
    use(page, "village")
    page.get_by_role("button", name="Recruit a boatman").click()
    at_step(page, 17)
    use(page, "wagon")
    at_step(page, 18)
    page.locator(".good.offered").first.click()
    at_step(page, 19)
    read_on(page, STEPS - 1)
    read_on(page, STEPS)
    expect(page.locator(".lesson")).to_contain_text("You have finished this lesson.")
    expect(page.get_by_role("link", name="Next: Travel and stations")).to_be_visible()
    page.get_by_role("link", name="Play now").click()
    expect(page.get_by_role("radio", name="Orléans", exact=True)).to_be_checked()
    page.goto("/")
    expect(page.get_by_role("region", name="Learn")).to_contain_text("done")


def test_who_presses_faster_than_the_server_answers_is_understood(sit: Sit) -> None:
    """About 2 s."""
    page = sit().page
    words = HeldBack(page)
    words.release()
    page.goto("/learn/orleans/first")
    for number in range(9):
        at_step(page, number)
        page.locator(".lesson").get_by_role("button", name=re.compile("Next|Do it for me")).click()
    at_step(page, 9)
    words.hold()
    fill(page, "castle")
    fill(page, "village")
    words.release()
    at_step(page, 11)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_lesson_by_touch_to_its_end(sit: Sit) -> None:
    """On a phone, where what is pointed at lies behind another tab: the lesson turns the pages."""
    page = sit(size=PHONE, hand="touch").page
    page.goto("/learn/cathedral/turn")
    at_step(page, 0)
    for number in (1, 2):
        page.get_by_role("button", name="Next").tap()
        at_step(page, number)
    lit(page, "bag:red").tap()
    at_step(page, 3)
    lit(page, "space:cart.knight").tap()
    page.locator(".stop.goal circle.place").first.tap()
    page.locator(".ask .choice").first.tap()
    for number in (5, 6, 7, 8):
        at_step(page, number)
        if number < 8:
            page.get_by_role("button", name="Next").tap()
    expect(page.locator(".lesson")).to_contain_text("You have finished this lesson.")
    page.get_by_role("link", name="Next: Building the cathedral").tap()
    expect(page.locator("[data-thing='cathedral'][data-pointed]")).to_be_visible()
    page.get_by_role("button", name="Next").tap()
    expect(page.locator("[data-thing='place:nevers'][data-pointed]").first).to_be_visible()


def test_a_lesson_by_keyboard_to_its_end(sit: Sit) -> None:
    page = sit().page
    page.goto("/learn/orleans/deeds")
    expect(page.get_by_role("button", name="Next")).to_be_focused()
    page.keyboard.press("Enter")
    at_step(page, 1)
    page.keyboard.press("1")
    page.locator("[data-thing^='space:town_hall']").first.focus()
    page.keyboard.press("Enter")
    at_step(page, 2)
    page.keyboard.press("d")
    at_step(page, 3)
    page.locator("[data-thing='place:town_hall'] .act").focus()
    page.keyboard.press("Enter")
    at_step(page, 4)
    lit(page, "deed:city_wall").focus()
    page.keyboard.press("Enter")
    for number in (5, 6):
        at_step(page, number)
        page.locator(".lesson").get_by_role("button", name="Next").focus()
        page.keyboard.press("Enter")
    at_step(page, 7)
    expect(page.locator(".lesson")).to_contain_text("You have finished this lesson.")


def test_how_you_win_is_shown_once_and_stays_at_hand(sit: Sit, server: Server) -> None:
    page = sit(server.table("Ana", "bot:random").seat(), won=[]).page
    dialog = page.get_by_role("dialog", name="How you win: Orléans")
    expect(dialog).to_contain_text("Have the most points after the last round.")
    assert both_themes(page, "how you win") == []
    dialog.get_by_role("button", name="Let’s play").click()
    expect(dialog).to_have_count(0)
    page.reload()
    page.get_by_role("tab", name="Help").click()
    page.get_by_text("How you win").click()
    expect(page.get_by_role("region", name="How you win")).to_be_visible()
    expect(page.get_by_role("link", name="Your first game")).to_have_attribute("href", "/learn/orleans/first")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.goto("/rules/first-kingdom")
    expect(page.get_by_role("region", name="How you win")).to_have_count(2)


def test_on_a_phone_a_step_shows_what_is_pressed_first(sit: Sit) -> None:
    """After a parcel was sent from the land, the board comes back: its place is used before an area is chosen."""
    page = sit(size=PHONE, hand="touch").page
    page.goto("/learn/kings-favor/favor")
    for number in range(20):
        at_step(page, number)
        page.locator(".lesson").get_by_role("button", name=re.compile("Next|Do it for me")).tap()
    at_step(page, 20)
    expect(page.locator("[data-tab=board] [data-thing='place:territory'] .act")).to_be_visible()
