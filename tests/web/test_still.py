"""The table stands still: nothing shifts while pieces are placed, or when a drawer is opened. The whole file costs about 10 seconds."""

from playwright.sync_api import Page, expect

import cenabum
from tests.web.conftest import Sit
from tests.web.players import open_drawer
from tests.web.servers import ROOT, Server
from tests.web.story_games import hear
from tests.web.words import foreign

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


def still(page: Page) -> None:
    """Nothing glides any more."""
    page.wait_for_function("() => !document.querySelector('[data-gliding]')")


def test_the_board_stands_still_while_placing(sit: Sit, server: Server) -> None:
    """Positions of all places before, during and after. Costs about 2 s."""
    ana = sit(server.table("Ana", "Bruno", "Clara").seat(), motion=True)
    page = ana.page
    market = page.get_by_role("group", name="Market").get_by_role("button")
    expect(page.get_by_role("group", name="What lies ahead")).to_be_visible()
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


def test_a_drawer_lies_over_the_others_and_leaves_the_board_alone(sit: Sit, server: Server) -> None:
    """Escape leads back, from a drawer and from somebody's board. Costs about 1 s."""
    page = sit(server.table("Ana", "Bruno").seat()).page
    expect(page.get_by_role("group", name="What lies ahead")).to_be_visible()
    page.evaluate(WATCH)
    page.get_by_role("tab", name="Help").click()
    assert (
        page.evaluate(
            "() => { const all = document.querySelector('.page'); all.scrollLeft = 9; return all.scrollLeft; }"
        )
        == 0
    )
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
    expect(log.locator("li", has_text="Bruno plans")).to_be_visible()
    expect(log.locator("li", has_text="Ana plans")).to_have_count(0)
    chat = bruno.drawer("Chat")
    chat.get_by_role("textbox").fill("A fine castle!")
    chat.get_by_role("button", name="Send").click()
    tab = page.get_by_role("tab", name="Chat, 1 new line")
    expect(tab).to_be_visible()
    before = page.get_by_role("tab", name="Log").bounding_box()
    tab.click()
    expect(page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
    assert before is not None
    assert page.get_by_role("tab", name="Log").bounding_box() == before  # tabs stay where they are


def test_what_lies_open_can_be_looked_at_at_any_time(sit: Sit, server: Server) -> None:
    """Place tiles, pieces that are left, events still to come: while others think, too. Costs about 1 s."""
    supply = sit(server.table("Ana", "Bruno").seat()).drawer("Supply")
    for told in ("What is left", "Place tiles I", "Hayrick", "Events still to come"):
        expect(supply).to_contain_text(told)


def test_what_lies_open_in_a_story_can_be_looked_at_at_any_time(sit: Sit, server: Server) -> None:
    """Both stories, in French; and what technology does the work of is told by its name. Costs about 4 s."""
    page = sit(language="fr").page
    game = cenabum.load(ROOT / "tests" / "stories" / "games" / "kings-favor-2-5.cenabum", at=387)
    bruno = server.continued(game, "Ana", "Bruno").seat(1)
    for seat, era in ((server.table("Ana", "Bruno", game="first-kingdom").seat(), "Époque II"), (bruno, "Époque V")):
        page.goto(seat)
        hear(page)
        supply = open_drawer(page, page.get_by_role("tab", name="Réserve"))
        for told in (
            "Ce qui reste",
            "Tuiles Lieu II",
            "Dans la boîte",
            "Œuvres de bienfaisance",
            "Époques à venir",
            era,
        ):
            expect(supply).to_contain_text(told)
        assert not foreign(page, "fr", "en")
    expect(page.get_by_label("case pour : pêcheur ; occupée : technologie")).to_be_attached()
