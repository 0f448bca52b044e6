"""A long log: the last lines come with the table, the others when somebody wants to see them; nothing else misses them."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from tests.web.conftest import Sit
from tests.web.servers import Made, Server, game_deciding

OLDER = "**/api/tables/*/log?**"
FIRST = re.compile("^Round 1: ")
WIDE = (1680, 1000)


def late(server: Server) -> Made:
    """A table of two people at which much has happened."""
    return server.continued(game_deciding("act", 12), "Ana", "Bruno")


def steps(server: Server, table: Made) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = server.http.get(f"/api/tables/{table.id}/log").json()["entries"]
    return found


def fact(entries: list[dict[str, Any]], kind: str, **values: Any) -> int:
    """The first moment of which such a fact is told."""
    return int(
        next(
            entry["moment"]
            for entry in entries
            for each in entry["facts"]
            if each["kind"] == kind and values.items() <= each["values"].items()
        )
    )


def asked_for(page: Page) -> list[str]:
    """The older parts of the log that a page asks for."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/log?" in request.url else None)
    return asked


def lines(page: Page) -> Locator:
    return page.get_by_role("list", name="What happened").get_by_role("listitem")


def test_the_last_lines_come_with_the_table_and_the_rest_when_one_scrolls_there(sit: Sit, server: Server) -> None:
    table = late(server)
    player = sit()
    asked = asked_for(player.page)
    ana = player.open(table.seat())
    whole = steps(server, table)
    page = ana.page
    log = ana.drawer("Log")
    newest = lines(page).last
    expect(newest).to_be_in_viewport()
    assert lines(page).count() < 80 < len(whole)
    assert asked == []
    panel = page.get_by_role("tabpanel")
    begins = log.get_by_text(FIRST)
    while begins.count() == 0:
        top = lines(page).nth(1).inner_text()
        before = lines(page).count()
        panel.evaluate("each => each.scrollTo(0, 0)")
        expect(lines(page)).not_to_have_count(before)
        # What was read stays in sight while older lines come above it.
        expect(lines(page).filter(has_text=top.split("\n")[0]).first).to_be_attached()
    panel.evaluate("each => each.scrollTo(0, 0)")
    expect(begins).to_be_in_viewport()
    expect(page.get_by_role("button", name="What happened earlier")).to_have_count(0)
    moments = page.locator(".log button[title]").evaluate_all(
        "all => all.map((each) => Number(/\\d+/.exec(each.title)))"
    )
    assert moments == sorted(moments)
    assert len(asked) == -(-(whole[-1]["moment"] + 1 - 100) // 100)


def test_older_lines_that_come_do_not_move_what_is_read(sit: Sit, server: Server) -> None:
    page = sit(late(server).seat()).page
    panel = page.get_by_role("tabpanel")
    expect(lines(page).last).to_be_in_viewport()
    expect(page.get_by_role("button", name="What happened earlier")).to_have_count(1)
    read = lines(page).nth(4)
    text = read.inner_text()
    panel.evaluate("each => each.scrollTo(0, 60)")
    where = page.evaluate(
        """async (text) => {
          const find = () => [...document.querySelectorAll(".log li")].find((each) => each.innerText === text);
          const panel = document.querySelector("[role=tabpanel]");
          const grown = panel.querySelector(".log").childElementCount;
          const before = find().getBoundingClientRect().top;
          panel.querySelector(".more button").click();
          while (panel.querySelector(".log").childElementCount === grown)
            await new Promise((done) => new MutationObserver(done).observe(panel, { childList: true, subtree: true }));
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          return [before, find().getBoundingClientRect().top];
        }""",
        text,
    )
    assert abs(where[0] - where[1]) < 3


def test_a_line_that_comes_does_not_take_the_reader_away_from_older_ones(sit: Sit, server: Server) -> None:
    table = late(server)
    bruno = sit(table.seat(1))
    page = bruno.page
    expect(lines(page).last).to_be_in_viewport()
    read = lines(page).nth(12)
    read.scroll_into_view_if_needed()
    expect(read).to_be_in_viewport()
    last = lines(page).last.inner_text()
    expect(page.locator(".log")).to_have_attribute("aria-live", "off")
    ana = sit(table.seat(0))
    ana.press(ana.turn().named("^Use ")[0])
    expect(lines(page).last).not_to_have_text(last)
    expect(read).to_be_in_viewport()
    expect(lines(page).last).not_to_be_in_viewport()


def test_the_lines_of_one_player_go_back_to_the_first(sit: Sit, server: Server) -> None:
    table = late(server)
    ana = sit(table.seat())
    page = ana.page
    log = ana.drawer("Log")
    page.get_by_role("button", name="Only Bruno").click()
    panel = page.get_by_role("tabpanel")
    begins = log.get_by_text(FIRST)
    while begins.count() == 0:
        before = lines(page).count()
        panel.evaluate("each => each.scrollTo(0, 0)")
        expect(lines(page)).not_to_have_count(before)
    texts = [text for text in lines(page).all_inner_texts() if not re.match("Round [0-9]+: ", text)]
    assert texts
    assert [text for text in texts if "Bruno" not in text] == ["since your last move"]


def test_the_past_of_a_late_table_is_whole(sit: Sit, server: Server) -> None:
    """Who opens an early moment of a late game is told what happened then, and can choose any round."""
    table = late(server)
    whole = steps(server, table)
    third = fact(whole, "round_begins", amount=3)
    page = sit(f"/t/{table.id}/{third}").page
    history = page.get_by_role("region", name="History")
    expect(history).to_contain_text("Round 3: ")
    expect(history.get_by_role("option")).to_have_count(12)
    marked = lines(page).and_(page.locator("[aria-current=step]")).first
    expect(marked).to_be_in_viewport()
    history.get_by_label("Round").select_option(str(fact(whole, "round_begins", amount=1)))
    expect(history).to_contain_text("Round 1: ")
    expect(lines(page).and_(page.locator("[aria-current=step]")).first).to_be_in_viewport()
    assert lines(page).count() < 100


def test_a_round_long_ago_is_found_though_its_steps_are_not_here(sit: Sit, server: Server) -> None:
    table = late(server)
    player = sit(size=WIDE)
    asked = asked_for(player.page)
    page = player.open(table.seat()).page
    assert asked == []
    page.get_by_role("button", name="Show the beginning of round 2").click()
    page.wait_for_url(f"**/t/{table.id}/{fact(steps(server, table), 'round_begins', amount=2)}")
    assert len(asked) == 1


def test_a_thing_that_came_long_ago_shows_when(sit: Sit, server: Server) -> None:
    """The first press asks for the older steps, and shows the moment when they have come."""
    table = late(server)
    player = sit()
    asked = asked_for(player.page)
    page = player.open(f"/t/{table.id}").page
    recent, gained = steps(server, table)[-100]["moment"], None
    for entry in steps(server, table):
        for each in entry["facts"]:
            if (each["kind"], each["seat"]) == ("gains_tile", "Ana") and entry["moment"] < recent:
                gained = entry["moment"], each["values"]["place"]
    assert gained
    page.locator(f"[data-thing='place:{gained[1]}']").first.dispatch_event("click")
    page.wait_for_url(f"**/t/{table.id}/{gained[0]}")
    assert len(asked) == 1


def test_older_lines_that_cannot_be_fetched_are_asked_for_again(sit: Sit, server: Server) -> None:
    player = sit(late(server).seat())
    page = player.page
    player.window.forgive("Failed to load resource")
    expect(lines(page).last).to_be_in_viewport()

    def lost(route: Route) -> None:
        route.abort()

    page.route(OLDER, lost)
    earlier = page.get_by_role("button", name="What happened earlier")
    panel = page.get_by_role("tabpanel")
    before = 0
    while before != lines(page).count():  # all that is here
        before = lines(page).count()
        panel.evaluate("each => each.scrollTo(0, 0)")
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(earlier).to_be_visible()
    page.unroute(OLDER, lost)
    earlier.click()
    expect(lines(page)).not_to_have_count(before)


def test_who_watches_is_told_the_game_once(sit: Sit, server: Server) -> None:
    """At the door there is nothing of the game; inside it comes, and no more of the log than is drawn."""
    table = server.continued(game_deciding("act", 12), "Ana", "open")
    player = sit()
    heard: list[dict[str, Any]] = []
    session = player.window.context.new_cdp_session(player.page)
    session.send("Network.enable")
    session.on("Network.webSocketFrameReceived", lambda told: heard.append(json.loads(told["response"]["payloadData"])))
    player.page.goto(f"/t/{table.id}")
    watch = player.page.get_by_role("button", name="Watch")
    expect(watch).to_be_visible()
    while not heard:
        player.page.wait_for_timeout(20)
    watch.click()
    player.seated()
    kinds = [message["type"] for message in heard]
    assert kinds.count("door") == kinds.count("welcome") == 1
    assert set(kinds) <= {"door", "seats", "welcome", "foreseen"}
    assert "view" not in next(message for message in heard if message["type"] == "door")
    assert len(next(message for message in heard if message["type"] == "welcome")["log"]) == 100
