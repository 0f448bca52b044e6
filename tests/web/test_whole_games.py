"""Whole games from the start page to the end screen: by mouse, by keyboard, by touch."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.effort import LONG, many
from tests.web.browsers import PHONE
from tests.web.conftest import Sit
from tests.web.players import Player
from tests.web.servers import Server, decision, game_at

pytestmark = pytest.mark.slow


def at_once(player: Player) -> None:
    """Bots at tables that this player makes do not wait."""

    def made(route: Route) -> None:
        if route.request.method == "POST":
            wish = {**json.loads(route.request.post_data or "{}"), "pace": 0, "seed": "a whole game"}
            route.continue_(post_data=json.dumps(wish))
        else:
            route.continue_()

    player.page.route("**/api/tables", made)


def table_of(player: Player) -> str:
    found = re.search("/t/([^/#]+)", player.page.url)
    assert found
    return found[1]


def shown_points(player: Player) -> dict[str, int]:
    """The points on the end screen."""
    end = player.page.get_by_role("dialog")
    expect(end).to_be_visible()
    total = end.get_by_role("columnheader").all_inner_texts().index("Total")
    points = {}
    for row in end.get_by_role("row").all()[1:]:
        cells = row.locator("th, td").all_inner_texts()
        points[cells[0].strip()] = int(cells[total])
    return points


def recorded_points(record: str) -> dict[str, int]:
    """The points in a record."""
    result = next(line for line in record.splitlines() if line.startswith("= "))
    return {name: int(points) for name, points in re.findall(r"(?:^|, )(.+?) (-?\d+)(?=,|$)", result[2:])}


def test_by_mouse(sit: Sit, server: Server) -> None:
    ana = sit()
    at_once(ana)
    page = ana.page
    page.goto("/")
    page.get_by_role("link", name="New table").click()
    page.get_by_role("textbox", name="Name on seat 1").fill("Ana")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("button", name="Sit down").click()
    ana.seated()
    ana.play_on(fills=many(2, 9))
    record = server.record(table_of(ana))
    assert shown_points(ana) == recorded_points(record), record[-200:]


def test_by_keyboard_only(sit: Sit, server: Server) -> None:
    ana = sit(hand="keyboard")
    at_once(ana)
    page = ana.page
    page.goto("/")
    expect(page.get_by_role("link", name="New table")).to_be_visible()
    ana.press("New table")
    expect(page.get_by_role("button", name="Sit down")).to_be_enabled()
    ana.press("Remove seat 3")
    ana.press("Sit down")
    ana.seated()
    if not LONG:  # the Tab key has a long way: here it is gone to the second plan
        by_keyboard(ana, lambda planned: planned > 1)
        record = server.record(table_of(ana))
        assert record.count("Ana: place ") == 2
        assert record.count("Ana: done") == 1
        return
    by_keyboard(ana)
    record = server.record(table_of(ana))
    assert shown_points(ana) == recorded_points(record)


def by_keyboard(ana: Player, until: Callable[[int], bool] = lambda planned: False) -> None:
    """Play on until the game is over, or a plan of this number begins."""
    planned = 0
    while not (sight := ana.turn()).over:
        if not sight.planning:
            ana.step()
            continue
        planned += 1
        if until(planned):
            return
        # 1 takes the first follower, and the first lit space has the focus. Every other round only, so that the game is short.
        for placed in range(many(2, 4) if planned % 2 else 0):
            ana.page.keyboard.press("Escape")  # another of the same kind may still be in hand
            ana.page.keyboard.press("1")
            expect(ana.page.locator(".space.open:focus")).to_be_visible()  # not the space that had it before
            ana.page.keyboard.press("Enter")
            expect(ana.page.locator(".space.sketched")).to_have_count(placed + 1)
        ana.finish()


def test_by_touch_on_a_phone(sit: Sit, server: Server) -> None:
    """The last rounds of a game on a phone: nothing ever sticks out sideways."""
    table = server.continued(game_at(decision("plan", many(16, 13))))
    ana = sit(table.seat(), PHONE, "touch")
    ana.play_on()
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    for tab in ("Board", "Land", "Others", "More"):
        ana.page.get_by_role("navigation").get_by_role("button", name=tab).tap()
        ana.look()
    assert ana.widest == 0
    ana.reload()
    assert shown_points(ana) == recorded_points(server.record(table.id))
