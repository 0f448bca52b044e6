"""A lesson in the browser: from the start page by mouse, then by touch and by keyboard. Costs about four seconds."""

from playwright.sync_api import Page, expect

from cenabum.lessons import lesson_named
from tests.web.browsers import PHONE
from tests.web.conftest import Sit
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


def test_the_first_lesson_by_mouse_from_the_start_page(sit: Sit) -> None:
    page = sit().page
    page.goto("/")
    page.get_by_role("link", name="Your first game").first.click()
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
    for number in range(6, STEPS):
        page.locator(".lesson").get_by_role("button").last.click()
        at_step(page, number)
    read_on(page, STEPS)
    expect(page.locator(".lesson")).to_contain_text("You have finished this lesson.")
    page.get_by_role("link", name="Leave").click()
    expect(page.get_by_role("region", name="Learn")).to_contain_text("done")


def test_a_lesson_by_touch_and_by_keyboard(sit: Sit) -> None:
    phone = sit(size=PHONE, hand="touch").page
    phone.goto("/learn/orleans/first")
    for number in (1, 2, 3):
        phone.get_by_role("button", name="Next").tap()
        at_step(phone, number)
    phone.locator("[data-thing='market:own_boatman']").tap()
    phone.locator("[data-thing='space:farm_house.boatman']").tap()
    phone.locator("[data-thing='market:own_craftsman']").tap()
    phone.locator("[data-thing='space:farm_house.craftsman']").tap()
    at_step(phone, 4)
    keys = sit().page
    keys.goto("/learn/orleans/first")
    expect(keys.get_by_role("button", name="Next")).to_be_focused()
    for number in (1, 2, 3):
        keys.keyboard.press("Enter")
        at_step(keys, number)
    for profession in ("boatman", "craftsman"):
        keys.keyboard.press("2")
        expect(keys.locator(f"[data-thing='space:farm_house.{profession}']")).to_be_focused()
        keys.keyboard.press("Enter")
        expect(keys.locator(f"[data-thing='market:own_{profession}']")).to_have_count(0)
    at_step(keys, 4)
    keys.keyboard.press("d")
    at_step(keys, 5)


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
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.goto("/rules/first-kingdom")
    expect(page.get_by_role("region", name="How you win")).to_have_count(2)
