"""Who looks elsewhere or comes back later: the tab's title, a notice, what happened since the last move."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.servers import Server, game_at, game_deciding

# The browser shows no notices without a screen, and a page is never hidden there: this notes what would be shown.
NOTED = """
  window.notices = [];
  window.elsewhere = false;
  Object.defineProperty(document, "hidden", { get: () => window.elsewhere });
  window.Notification = class { constructor(title, more) { window.notices.push(`${title}: ${more.body}`); } close() {} };
  window.Notification.permission = "granted";
  window.Notification.requestPermission = async () => window.allowed ?? "granted";
"""


def test_the_tab_says_whose_turn_it_is(sit: Sit, server: Server) -> None:
    table = server.table("Ana", "Bruno")
    ana, bruno = sit(table.seat(0)), sit(table.seat(1))
    expect(ana.page).to_have_title("● your turn · Orléans · Cenabum")
    ana.plan("Castle")
    expect(ana.page).to_have_title("Orléans · Cenabum")
    bruno.plan("Village")
    expect(ana.page).to_have_title("● your turn · Orléans · Cenabum")
    ana.page.goto("/")
    expect(ana.page).to_have_title("● your turn at one table · Cenabum")
    for path, title in (("/new", "New table · Cenabum"), ("/rules", "Rules · Cenabum")):
        ana.page.goto(path)
        expect(ana.page).to_have_title(title)


def test_the_start_page_hears_of_my_turn_by_itself(sit: Sit, server: Server) -> None:
    table = server.table("Ana", "Bruno")
    ana, bruno = sit(table.seat(0), first=True), sit(table.seat(1))
    ana.plan("Castle")
    ana.page.clock.install()  # for good, and for all pages of its context
    ana.page.goto("/")
    expect(ana.page.locator(f"a[href='/t/{table.id}']")).to_be_visible()  # others play in public
    expect(ana.page).to_have_title("Cenabum")
    bruno.plan("Village")
    ana.page.clock.run_for(31_000)
    expect(ana.page).to_have_title("● your turn at one table · Cenabum")


def test_a_notice_when_i_look_elsewhere(sit: Sit, server: Server) -> None:
    table = server.table("Ana", "Bruno")
    ana, bruno = sit(), sit(table.seat(1))
    ana.page.add_init_script(NOTED)
    ana.open(table.seat(0))
    switch = ana.drawer("Settings").get_by_role("checkbox", name="A notice for “your turn”")
    switch.check()
    ana.drawer("Log")
    ana.plan("Castle")
    ana.page.evaluate("window.elsewhere = true")
    bruno.plan("Village")
    expect(ana.page).to_have_title(re.compile("your turn"))
    assert ana.page.evaluate("window.notices") == ["your turn: Orléans waits for you."]


def test_no_notice_without_the_browsers_leave(sit: Sit, server: Server) -> None:
    ana = sit()
    ana.page.add_init_script(NOTED)
    ana.page.goto("/")
    ana.page.evaluate("window.allowed = 'denied'")
    switch = ana.page.get_by_role("checkbox", name="A notice for “your turn”")
    switch.click()
    expect(ana.page.get_by_role("alert")).to_contain_text("does not allow notices")
    expect(switch).not_to_be_checked()


def test_what_happened_since_my_last_move_is_seen_after_coming_back(sit: Sit, server: Server) -> None:
    table = server.continued(game_deciding("act"), "Ana", "Bruno")
    ana, bruno = sit(table.seat(0)), sit(table.seat(1))
    ana.press(ana.turn().named("^Use ")[0])
    bruno.wait(lambda sight: bool(sight.named("^Use ")), "Bruno is not asked")
    ana.page.goto("/")
    bruno.press(bruno.turn().named("^Use ")[0])
    bruno.wait(lambda sight: not sight.named("^Use "), "the move is not made")
    ana.open(table.seat(0))
    since = ana.drawer("Log").get_by_text("since your last move")
    expect(since).to_be_visible()
    expect(ana.page.locator(".fresh").first).to_be_attached()
    told = ana.drawer("Log").get_by_role("listitem").all_inner_texts()
    line = told.index("since your last move")
    assert told[line - 1].startswith("Ana ")
    assert told[line + 1].startswith("Bruno uses ")


def test_the_end_tells_the_luck_of_the_draw(sit: Sit, server: Server) -> None:
    ana = sit(server.continued(game_at(None), "Ana", "Bruno").seat())
    end = ana.page.get_by_role("dialog")
    end.get_by_text("The luck of the draw").click()
    region = end.get_by_role("region", name="The luck of the draw")
    expect(region.get_by_role("row", name=re.compile(r"Ana( (–|\d+ \d+\.\d))+"))).to_be_visible()
    expect(region.get_by_role("columnheader")).not_to_have_count(1)


def test_every_rulebook_has_its_page(sit: Sit) -> None:
    ana = sit()
    ana.page.goto("/rules")
    shelf = ana.page.get_by_role("navigation", name="Rulebooks")
    for book, chapter, rule in (
        ("Orléans with Trade & Intrigue", "Torture", "torture.when"),
        ("Orléans Stories", "The portal", "portal.load"),
        ("The Cathedral of Orléans", "Cart", "cart.land"),
    ):
        shelf.get_by_role("link", name=book).click()
        expect(shelf.get_by_role("link", name=book)).to_have_attribute("aria-current", "page")
        expect(ana.page.get_by_role("heading", name=chapter, exact=True)).to_be_visible()
        link = ana.page.get_by_role("link", name=re.compile(rf"{re.escape(rule)}$"))
        expect(link).to_be_visible()
        link.click()
        expect(ana.page).to_have_url(re.compile(rf"/rules/[a-z-]+#{rule}$"))
        ana.page.reload()
        expect(link).to_be_in_viewport()
    ana.page.get_by_role("searchbox").fill("bishop boat nowhere")
    expect(ana.page.get_by_text("Nothing found.")).to_be_visible()
    ana.page.goto("/rules/portal.load")  # the address of a rule alone finds it in any book
    expect(ana.page.get_by_role("article")).to_have_count(1)
