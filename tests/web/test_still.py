"""The table stands still: nothing shifts while pieces are placed, no word is cut, whatever the window, the language or the open drawer.

The whole file costs about 20 seconds: a test has one window, with all languages and sizes one after the other.
"""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import cenabum
from tests.web.conftest import Sit
from tests.web.servers import ROOT, Server
from tests.web.story_games import hear

SIZES = ((1280, 800), (1440, 900), (1920, 1080), (1024, 768), (390, 844))
LANGUAGES = ("en", "de", "fr")
# Notes in every picture that the browser draws where the parts of the board are, and how many pieces are gliding.
WATCH = """() => {
  window.places = {};
  window.glided = 0;
  const note = () => {
    for (const [index, each] of document.querySelectorAll(".place, .wealth, .empty:last-child, .drawer, .mini, .prompt").entries()) {
      const { left, top } = each.getBoundingClientRect();
      const name = each.getAttribute("aria-label") ?? `${each.className} ${each.matches(".place") ? index : ""}`;
      (window.places[name] ??= new Set()).add(`${Math.round(left)} ${Math.round(top)}`);
    }
    window.glided = Math.max(window.glided, document.querySelectorAll("[data-gliding]").length);
    requestAnimationFrame(note);
  };
  note();
}"""
MOVED = "() => Object.entries(window.places).filter(([, seen]) => seen.size > 1).map(([name, seen]) => [name, ...seen])"
# Words of which a part is out of sight. What lies wholly beyond the edge of a list is not cut, nor what can be scrolled to.
CUT = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const looks = new Map();
  const look = (each) => {
    if (!looks.has(each)) looks.set(each, [getComputedStyle(each), each.getBoundingClientRect()]);
    return looks.get(each);
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent.trim() || parent.closest(".unseen, [popover]")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    let out = box.width && Math.max(0, box.right - innerWidth, -box.left);
    let scrolls = false;
    for (let each = parent; box.width && each !== document.documentElement; each = each.parentElement) {
      const [{ overflowX, overflowY }, edge] = look(each);
      if (overflowY !== "visible" && box.top >= edge.bottom - 1) {
        out = 0;
        break;
      }
      if (overflowX !== "visible") out = Math.max(out, box.right - edge.right, edge.left - box.left);
      // A line is higher than its letters: half of what sticks out is white.
      if (overflowY === "hidden" && !scrolls) out = Math.max(out, (box.bottom - edge.bottom) / 2, (edge.top - box.top) / 2);
      scrolls ||= overflowY === "auto" || overflowY === "scroll";
    }
    if (out > 1.5) found.push([node.textContent.trim().slice(0, 40), Math.round(out)]);
  }
  return found;
}"""


def still(page: Page) -> None:
    """Nothing glides any more."""
    page.wait_for_function("() => !document.querySelector('[data-gliding]')")


def test_the_board_stands_still_while_placing(sit: Sit, server: Server) -> None:
    """Positions of all places before, during and after. Costs about 2 s."""
    ana = sit(server.table("Ana", "Bruno", "Clara").seat(), motion=True)
    page = ana.page
    market = page.get_by_role("group", name="Market").get_by_role("button")
    expect(page.locator(".prospect li b").first).to_be_visible()
    page.evaluate(WATCH)
    for _ in range(2):
        market.first.click()
        page.locator(".space.open").first.click()
        still(page)
    page.locator(".space.sketched").first.click()  # taken back
    still(page)
    page.get_by_role("button", name="Take all back").click()
    still(page)
    assert page.evaluate("window.glided") > 0
    moved = page.evaluate(MOVED)
    assert moved == []


def late(games: str) -> cenabum.Game:
    """A recorded game, two thirds of the way."""
    record = cenabum.load(min((ROOT / "tests").glob(f"{games}*.cenabum"))).record()
    return cenabum.replay(record, at=len(record.entries) * 2 // 3)


@pytest.mark.parametrize(
    "games", ["games/players-four", "stories/games/kings-favor-3-", "stories/games/first-kingdom-2-"]
)
def test_no_word_is_cut(sit: Sit, server: Server, games: str) -> None:
    """In five windows and three languages, with the log and with a drawer over the table. Costs about 5 s a game."""
    game = late(games)
    page = sit(server.continued(game, *game.seats).seat()).page
    if "stories" in games:
        hear(page)
    cut: list[Any] = []
    for language in LANGUAGES:
        page.locator("#drawer-settings").click()
        page.locator(".settings select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            cut += [[language, width, *each] for each in page.evaluate(CUT)]
        page.set_viewport_size({"width": 1280, "height": 800})
        page.locator("#drawer-log").click()
        cut += [[language, "with the log", *each] for each in page.evaluate(CUT)]
    assert cut == []


def test_a_drawer_lies_over_the_others_and_leaves_the_board_alone(sit: Sit, server: Server) -> None:
    """Escape leads back, from a drawer and from somebody's board. Costs about 1 s."""
    page = sit(server.table("Ana", "Bruno").seat()).page
    expect(page.locator(".prospect li b").first).to_be_visible()
    page.evaluate(WATCH)
    page.get_by_role("tab", name="Help").click()
    expect(page.get_by_role("textbox", name="Search the rules")).to_be_visible()
    page.get_by_role("button", name="Back to the log").click()
    page.get_by_role("tab", name="Bag").click()
    page.get_by_role("tab", name="Bag").press("Escape")
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    assert page.evaluate(MOVED) == []
    page.get_by_role("button", name="Show the board of Bruno").click()
    page.get_by_role("region", name="Bruno’s board").press("Escape")
    expect(page.get_by_role("region", name="Ana’s board")).to_be_visible()


def test_a_new_round_says_what_it_brings_and_waits_for_readers(sit: Sit, server: Server) -> None:
    """At the pace that people have by default; a press goes on, and draws without a choice are not asked about. Costs about 3 s."""
    table = server.table("Ana", "Bruno")
    ana = sit(table.seat(0), pace="slow", draws=True)
    bruno = sit(table.seat(1))
    ana.plan("Castle")
    bruno.plan("Castle")
    ana.act("Castle")
    bruno.act("Castle")
    card = ana.page.locator("[data-card=round]")
    expect(card).to_contain_text("Round 2")
    expect(card).to_contain_text("start player")
    ana.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(ana.page.get_by_role("list", name="What happened")).to_contain_text("Ana draws")
    expect(
        bruno.page.get_by_role("button", name="Draw", exact=False).first
    ).to_be_visible()  # who is asked is asked still
    expect(bruno.page.locator("[data-card=round]")).to_have_count(0)  # nothing waits


def test_the_log_is_for_eyes_and_the_chat_calls(sit: Sit, server: Server) -> None:
    """Rounds are headings, one's own lines are marked, one player's lines can be read alone. Costs about 3 s."""
    table = server.table("Ana", "Bruno")
    ana, bruno = sit(table.seat(0)), sit(table.seat(1))
    page = ana.page
    ana.plan("Castle")
    bruno.plan("Village")
    log = page.get_by_role("list", name="What happened")
    expect(log.locator(".round")).to_have_count(1)
    expect(log.locator("li", has_text="Ana plans").locator("svg")).to_have_count(3)  # farmer, boatman, trader
    expect(log.locator(".mine", has_text="Ana plans")).to_have_count(1)
    page.get_by_role("button", name="Only Bruno").click()
    expect(log.get_by_text("Bruno plans")).to_be_visible()
    expect(log.get_by_text("Ana plans")).to_have_count(0)
    chat = bruno.drawer("Chat")
    chat.get_by_role("textbox").fill("A fine castle!")
    chat.get_by_role("button", name="Send").click()
    tab = page.get_by_role("tab", name="Chat, 1 new line")
    expect(tab).to_be_visible()
    before = page.get_by_role("tab", name="Settings").bounding_box()
    tab.click()
    expect(page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
    box = page.get_by_role("tab", name="Settings").bounding_box()
    assert before is not None
    assert box is not None
    assert box["y"] == before["y"]  # tabs stay in their row


def test_what_lies_open_can_be_looked_at_at_any_time(sit: Sit, server: Server) -> None:
    """Place tiles, pieces that are left, events still to come: while others think, too. Costs about 1 s."""
    supply = sit(server.table("Ana", "Bruno").seat()).drawer("Supply")
    for told in ("What is left", "Place tiles I", "Hayrick", "Events still to come"):
        expect(supply).to_contain_text(told)
