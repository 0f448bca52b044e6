"""Everything on the table answers a press: what does not go says why and shows it there; pieces show when they came."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.effort import LONG
from tests.web.cathedral_games import cathedral_at
from tests.web.conftest import Sit
from tests.web.module_games import module_game, seated
from tests.web.servers import Made, Server, game_at, game_deciding
from tests.web.story_games import deciding as story_deciding
from tests.web.story_games import hear, opened, story_at


def thing(page: Page, name: str) -> Locator:
    """A thing of the table by its name."""
    return page.locator(f'[data-thing="{name}"]').first


def refused(page: Page, name: str, rule: str = "") -> Locator:
    """Press something that does not go: a sentence says why, and the thing shows that it is meant."""
    thing(page, name).dispatch_event("click")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(re.compile(rule or r"[a-z-]+\.[a-z-]+"))
    assert len(alert.inner_text().split()) > 5
    expect(thing(page, name)).to_have_attribute("data-refused", "")
    expect(page.locator("[data-refused]")).not_to_have_count(0)
    expect(page).to_have_url(re.compile(r"/t/[^/]+$"))  # nothing has happened
    return alert


def entry(server: Server, table: Made, fits: Callable[[dict[str, Any]], bool]) -> int:
    """The last moment of which a fitting fact is told."""
    log = server.http.get(f"/api/tables/{table.id}/log").json()["entries"]
    return int(next(each["moment"] for each in reversed(log) if any(fits(fact) for fact in each["facts"])))


def shows(page: Page, table: Made, moment: int) -> None:
    """This moment is shown, and it has an address."""
    page.wait_for_url(f"**/t/{table.id}/{moment}")
    history = page.get_by_role("region", name="History")
    expect(history).to_contain_text(f"{moment} of ")
    history.get_by_role("button", name="Return to now").click()
    page.wait_for_url(f"**/t/{table.id}")


# ---- Orléans


def test_on_the_map(sit: Sit, server: Server) -> None:
    page = sit(server.continued(game_deciding("travel", 3), "Ana", "Bruno").seat()).page
    lit = {each.get_attribute("data-thing") for each in page.locator(".lit[data-thing]").all()}
    assert lit
    ways = {each.get_attribute("data-thing") or "" for each in page.locator("path[data-thing]").all()}
    alert = refused(page, min(ways - lit), "travel")
    refused(page, "town:chinon", "travel")
    alert.get_by_role("button", name="Close").click()
    expect(page.locator("[data-refused]")).to_have_count(0)
    goods = page.locator("[data-thing^='cargo:']").first
    refused(page, goods.get_attribute("data-thing") or "", "travel")


def test_at_the_wrong_time(sit: Sit, server: Server) -> None:
    """Who has to choose an action presses a road, a deed, the market or a track."""
    page = sit(server.continued(game_deciding("act", 4), "Ana", "Bruno").seat()).page
    for name in ("town:chinon", "deed:astronomy", "track:farmer"):
        expect(thing(page, name)).to_be_attached()
        refused(page, name)


def test_a_deed_that_does_not_take_the_follower(sit: Sit, server: Server) -> None:
    game = game_deciding("send")
    decision = game.view("Ana").decision
    assert decision
    free = {move.arguments.get("deed") for move in decision.moves}
    closed = next(deed.name for deed in game.view("Ana").deeds if deed.name not in free)
    page = sit(server.continued(game, "Ana", "Bruno").seat()).page
    refused(page, f"deed:{closed}", "deeds")


def test_a_follower_of_the_market_after_planning(sit: Sit, server: Server) -> None:
    game = game_at(lambda view: view.decision.kind == "act" and bool(view.players[0].market))
    follower = next(iter(game.view("Ana").players[0].market))
    page = sit(server.continued(game, "Ana", "Bruno").seat()).page
    refused(page, f"market:{follower}")


def test_a_tile_that_cannot_be_had_yet(sit: Sit, server: Server) -> None:
    """What lies there but is barred is seen, and says why it is."""

    def barred(view: Any) -> bool:
        free = {move.arguments.get("place") for move in view.decision.moves}
        return view.decision.kind == "expand" and any(
            place not in free for places in view.supply.tiles.values() for place in places
        )

    game = game_at(barred)
    view = game.view("Ana")
    assert view.decision
    free = {move.arguments.get("place") for move in view.decision.moves}
    place = next(each for places in view.supply.tiles.values() for each in places if each not in free)
    page = sit(server.continued(game, "Ana", "Bruno").seat()).page
    alert = refused(page, f"tile:{place}", "places.village-category-one")
    alert.get_by_role("button", name="places.village-category-one").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("places.village-category-one")


def test_technology_where_it_may_not_lie(sit: Sit, server: Server) -> None:
    game = game_deciding("technology")
    view = game.view("Ana")
    assert view.decision
    free = {move.arguments.get("space") for move in view.decision.moves}
    space = next(each.name for place in view.players[0].places for each in place.spaces if each.name not in free)
    page = sit(server.continued(game, "Ana", "Bruno").seat()).page
    refused(page, f"space:{space}", "technology")


def test_an_order_that_cannot_be_fulfilled(sit: Sit, server: Server) -> None:
    game, seat = module_game(lambda view: view.decision is not None and view.decision.kind == "act", orders="yes")
    orders = game.view(seat).orders
    assert orders
    page = sit(server.continued(game, *seated(game, seat)).seat()).page
    name = f"order:{orders.open[0].town}"
    page.get_by_role("list", name="Open orders").locator(f'[data-thing="{name}"]').click()
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"[a-z-]+\.[a-z-]+"))
    expect(page.locator(f'[data-thing="{name}"][data-refused]')).to_have_count(2)  # the card, and the letter on the map


def test_dropped_where_it_does_not_go(sit: Sit, server: Server) -> None:
    """Dragging says the same as picking and pressing."""
    ana = sit(server.table("Ana", "Bruno").seat())
    start = ana.page.get_by_role("button", name="own farmer", exact=True).first.bounding_box()
    end = ana.spaces("Farm House").first.bounding_box()
    assert start
    assert end
    ana.page.mouse.move(start["x"] + 10, start["y"] + 10)
    ana.page.mouse.down()
    ana.page.mouse.move(end["x"] + 10, end["y"] + 10, steps=8)
    ana.page.mouse.up()
    expect(ana.page.get_by_role("alert")).to_contain_text("planning.matching-space")
    expect(ana.spaces("Farm House").first).to_have_attribute("data-refused", "")


def test_by_keyboard(sit: Sit, server: Server) -> None:
    ana = sit(server.continued(game_deciding("act", 4), "Ana", "Bruno").seat())
    thing(ana.page, "deed:astronomy").focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("alert")).to_be_visible()
    thing(ana.page, "town:chinon").focus()
    ana.page.keyboard.press("Enter")
    expect(thing(ana.page, "town:chinon")).to_have_attribute("data-refused", "")


# ---- pieces and their moments


def test_every_piece_shows_when_it_came(sit: Sit, server: Server) -> None:
    """Who looks on presses merchants, tiles, the round; in `./check long` markers, stations, discs on deeds, citizens, coins, too."""
    game = game_at(None)
    table = server.continued(game, "Ana", "Bruno")
    page = sit(f"/t/{table.id}").page  # nobody's seat, and the game is over
    page.keyboard.press("Escape")
    view = game.view("Ana")
    ana, bruno = view.players

    def press(name: str, fits: Callable[[dict[str, Any]], bool], nth: int = 0) -> None:
        page.locator(f'[data-thing="{name}"]').nth(nth).dispatch_event("click")
        shows(page, table, entry(server, table, fits))
        page.keyboard.press("Escape")

    def of(seat: str, kind: str, **values: Any) -> Callable[[dict[str, Any]], bool]:
        return lambda fact: fact["kind"] == kind and fact["seat"] == seat and values.items() <= fact["values"].items()

    for number, player in enumerate((ana, bruno)):
        press("merchant", of(player.name, "travels"), number)
    tile = next(place.name for place in ana.places if place.category != "board")
    press(f"place:{tile}", of("Ana", "gains_tile", place=tile))
    press(f"round:{view.round}", lambda fact: fact["kind"] == "round_begins")
    if not LONG:
        return
    track = next(track for track, step in ana.tracks.items() if step)
    cube = page.locator(f'[data-thing="cube:{track}"]').and_(page.get_by_label("Ana’s marker"))
    cube.dispatch_event("click")
    shows(page, table, entry(server, table, of("Ana", "recruits", follower=track)))
    page.keyboard.press("Escape")
    town = ana.stations[-1]
    page.locator(f'[data-thing="station:{town}"]').and_(page.get_by_label("Ana’s trading station")).dispatch_event(
        "click"
    )
    shows(page, table, entry(server, table, of("Ana", "builds_station", town=town)))
    page.keyboard.press("Escape")
    sent = page.locator("[data-thing^='sent:']").first.get_attribute("data-thing") or ""
    deed, _, follower = sent.removeprefix("sent:").partition(".")
    press(
        sent,
        lambda fact: (
            fact["kind"] == "sends" and (fact["values"]["deed"], fact["values"]["follower"]) == (deed, follower)
        ),
    )
    citizen = next(name for name in ("boatmen", "knights", "development_1") if name not in view.citizens)
    press(f"citizen:{citizen}", lambda fact: fact["kind"] == "wins_citizen" and fact["values"]["citizen"] == citizen)
    press("coins", lambda fact: fact["kind"] in {"receives", "pays"} and fact["seat"] == "Ana")


def test_technology_shows_when_it_was_installed(sit: Sit, server: Server) -> None:
    game = game_at(lambda view: bool(view.players[0].technology.placed), "random")
    space = game.view("Ana").players[0].technology.placed[-1]
    table = server.continued(game, "Ana", "Bruno")
    page = sit(f"/t/{table.id}").page
    thing(page, f"space:{space}").dispatch_event("click")
    shows(
        page, table, entry(server, table, lambda fact: fact["kind"] == "installs" and fact["values"]["space"] == space)
    )


def test_a_piece_by_keyboard_and_from_the_past(sit: Sit, server: Server) -> None:
    table = server.continued(game_deciding("act", 14), "Ana", "Bruno")
    page = sit(table.seat()).page
    merchant = page.locator('[data-thing="merchant"]').first

    def travelled(fact: dict[str, Any]) -> bool:
        return bool(fact["kind"] == "travels" and fact["seat"] == "Ana")

    last = entry(server, table, travelled)
    merchant.focus()
    page.keyboard.press("m")
    page.wait_for_url(f"**/t/{table.id}/{last}")
    log = server.http.get(f"/api/tables/{table.id}/log").json()["entries"]
    before = [each["moment"] for each in log if each["moment"] < last and any(map(travelled, each["facts"]))]
    page.get_by_role("region", name="History").get_by_role("button", name="One step back").click()
    page.wait_for_url(f"**/t/{table.id}/{last - 1}")
    merchant.focus()
    page.keyboard.press("m")  # what is pressed in the past tells of what was before
    page.wait_for_url(f"**/t/{table.id}/{before[-1]}")


def test_a_refusal_leads_to_when_it_came(sit: Sit, server: Server) -> None:
    """A follower that can be asked about now answers why not; the way to its moment is beside it."""
    game = game_at(lambda view: view.decision.kind == "act" and bool(view.players[0].market) and view.round > 2)
    follower = next(iter(game.view("Ana").players[0].market))
    table = server.continued(game, "Ana", "Bruno")
    page = sit(table.seat()).page
    alert = refused(page, f"market:{follower}")
    alert.get_by_role("button", name="When did it come here?").click()
    shows(
        page,
        table,
        entry(
            server,
            table,
            lambda fact: fact["kind"] == "draws" and fact["seat"] == "Ana" and fact["values"]["follower"] == follower,
        ),
    )


# ---- the other games


def test_the_cathedral(sit: Sit, server: Server) -> None:
    def busy(view: Any) -> bool:
        held = [space for action in view.actions for space in action.spaces if space.holds]
        return view.decision is not None and view.decision.kind == "draw" and len(held) > 5

    game = cathedral_at(busy)
    table = server.continued(game, "Ana", "bot:ally", "bot:ally")
    page = sit(table.seat()).page
    held = next(space.name for action in game.view("Ana").actions for space in action.spaces if space.holds)
    refused(page, f"space:{held}")
    refused(page, "place:chinon")
    refused(page, "hour_glass")
    page.locator('[data-thing="builder:Ana"]').dispatch_event("click")
    shows(page, table, entry(server, table, lambda fact: fact["kind"] == "moves" and fact["seat"] == "Ana"))


@pytest.mark.parametrize("story", ["first-kingdom", "kings-favor"])
def test_the_stories(sit: Sit, server: Server, story: str) -> None:
    game = story_at(story, story_deciding("act", 2))
    table = opened(server, game)
    page = sit(table.seat()).page
    hear(page)
    view = game.view("Ana")
    refused(page, f"area:{view.areas[0].name}")
    refused(page, f"deed:{view.deeds[0].name}")
    refused(page, "market:wool")
    refused(page, "hire:monk")
    area = view.players[0].settlers[-1]
    page.locator(f'[data-thing="settler:{area}"]').first.dispatch_event("click")
    shows(
        page,
        table,
        entry(
            server,
            table,
            lambda fact: (
                fact["kind"] in {"settles", "starts_in"}
                and fact["values"].get("area") == area
                and fact["seat"] == "Ana"
            ),
        ),
    )


# ---- hints


@pytest.mark.parametrize("story", ["orleans", "first-kingdom"])
def test_a_hint_for_practice(sit: Sit, server: Server, story: str) -> None:
    """What can be done, what matters now, what a bot would do and why; what it means glows; a whole plan can be sketched."""
    game = game_deciding("plan", 2) if story == "orleans" else story_at(story, story_deciding("plan", 2))
    made = server.continued(game, "Ana", "bot:greedy" if story == "orleans" else "bot:settler")
    ana = sit(made.seat())
    if story != "orleans":
        hear(ana.page)
    prompt = ana.page.get_by_role("region", name="What to do now")
    prompt.get_by_role("button", name="Hint").click()
    hint = ana.page.get_by_role("status")
    expect(hint.get_by_role("listitem").first).to_contain_text(re.compile(r"\w"))
    if story != "orleans":  # there the two best plans come to the same, and nothing is to be looked at
        expect(hint.filter(has_text="A strong player looks at:")).to_be_visible()
        expect(ana.page.locator(".space[data-advised]"), "what matters is no move").to_have_count(0)
    ana.page.get_by_role("button", name="What can I do?").click()
    expect(hint.filter(has_text="You have somebody for these places")).to_be_visible()
    ana.page.get_by_role("button", name="What would a strong player do?").click()
    told = ana.page.get_by_role("status").filter(has_text="A strong player’s plan:")
    expect(told).to_be_visible()
    assert told.inner_text().strip().startswith("A strong player’s plan: Fills the "), (
        "the reason names the places, once"
    )
    expect(ana.page.locator(".space[data-advised]").first).to_be_visible()
    told.get_by_role("button", name="Sketch it like this").click()
    expect(ana.page.locator(".space.sketched").first).to_be_visible()
    ana.press("Done")
    expect(told).to_have_count(0)


def test_a_hint_for_an_action(sit: Sit, server: Server) -> None:
    page = sit(server.continued(game_deciding("act", 3), "Ana", "bot:greedy").seat()).page
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.keyboard.press("l")
    expect(page.get_by_role("status").filter(has_text="A strong player would choose:")).to_be_visible()
    page.get_by_role("button", name="What can I do?").click()
    expect(page.get_by_role("status").get_by_role("listitem").last).to_have_text(
        "Pass"
    )  # which leads to nothing, and comes last


def test_among_people_no_bot_says_what_to_do(sit: Sit, server: Server) -> None:
    """What can be done and what matters everybody may ask."""
    page = sit(server.table("Ana", "Bruno").seat()).page
    page.get_by_role("button", name="Hint").click()
    expect(
        page.get_by_role("status").filter(has_text="would get 1 coin").or_(page.get_by_role("listitem").first).first
    ).to_be_visible()
    expect(page.get_by_role("button", name="What would a strong player do?")).to_have_count(0)
