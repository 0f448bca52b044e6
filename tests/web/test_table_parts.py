"""The parts of the table: the sketch by mouse, refusals, drawers, help, settings, both languages."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

import cenabum
from cenabum.kernel.language import Language
from cenabum.kernel.register import GAMES
from cenabum.kernel.words import say
from tests.effort import few
from tests.web.browsers import PHONE
from tests.web.conftest import Sit
from tests.web.players import Player, open_drawer
from tests.web.servers import Made, Server, game_at, game_deciding
from tests.web.words import PAIRS, foreign, messages


def two_people(server: Server) -> Made:
    return server.table("Ana", "Bruno")


def drag(player: Player, follower: str, place: str) -> None:
    page = player.page
    start = page.get_by_role("button", name=follower, exact=True).first.bounding_box()
    end = player.spaces(place).first.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + 40, start["y"] - 40, steps=4)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


def test_drag_a_follower_to_a_space(sit: Sit, server: Server) -> None:
    ana = sit(two_people(server).seat())
    drag(ana, "own farmer", "Castle")
    expect(ana.spaces("Castle").first).to_have_accessible_name("space for farmer, holds own farmer")
    expect(ana.page.locator("[data-dragged]")).to_have_count(0)
    ana.spaces("Castle").first.click()  # and back
    expect(ana.spaces("Castle").first).to_have_accessible_name("space for farmer, empty")
    drag(ana, "own farmer", "Farm House")  # asks for a boatman first: nothing happens
    expect(ana.spaces("Farm House").first).to_have_accessible_name(re.compile("empty$"))


def test_pick_and_place(sit: Sit, server: Server) -> None:
    ana = sit(two_people(server).seat())
    ana.place("own farmer", "Castle")
    expect(ana.spaces("Castle").first).to_have_accessible_name("space for farmer, holds own farmer")
    ana.page.get_by_role("button", name="own boatman", exact=True).click()
    expect(ana.page.get_by_role("region", name="What to do now")).to_contain_text("pick a lit space: own boatman")
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("region", name="What to do now")).not_to_contain_text("pick a lit space")


def test_who_has_drawn_fewer_calls_a_follower_back_by_a_press_and_may_undo_that(sit: Sit, server: Server) -> None:
    game = cenabum.new("orleans", ["Ana", "Bruno"], seed=3)
    for seat, moves in (
        ("Ana", ("place own_farmer ship", "place own_trader castle", "done")), ("Bruno", ("place own_farmer ship", "done")),
        ("Ana", ("draw 0",)), ("Bruno", ("draw 0",)),
    ):  # fmt: skip
        for move in moves:
            game.play(seat, move)
    ana = sit(server.continued(game, *game.seats).seat())
    prompt = ana.page.get_by_role("region", name="What to do now")
    expect(prompt).to_contain_text("You may still call back 2 followers: press them on your board.")
    ana.spaces("Ship").first.click()
    expect(ana.spaces("Ship").first).to_have_accessible_name("space for farmer, empty")
    expect(prompt).to_contain_text("You may still call back 1 follower: press it on your board.")
    ana.page.get_by_role("button", name="Undo").click()
    expect(ana.spaces("Ship").first).to_have_accessible_name("space for farmer, holds own farmer")
    ana.spaces("Ship").first.click()
    ana.place("own farmer", "Castle")
    prompt.get_by_role("button", name="Done").click()
    expect(prompt).to_contain_text("Waiting for Bruno.")
    expect(ana.spaces("Castle").first).to_have_accessible_name("space for farmer, holds own farmer")
    expect(ana.spaces("Ship").first).to_have_accessible_name("space for farmer, empty")


def test_what_does_not_go_says_why_and_shows_it_on_the_board(sit: Sit, server: Server) -> None:
    ana = sit(two_people(server).seat())
    ana.page.get_by_role("button", name="own farmer", exact=True).click()
    wrong = ana.spaces("Farm House").first  # asks for a boatman
    wrong.dispatch_event("click")  # it is no button for now, but who presses it wants to know why
    refusal = ana.page.get_by_role("alert")
    expect(refusal).to_contain_text("planning.matching-space")
    expect(wrong).to_have_attribute("data-refused", "")
    expect(ana.page.locator("[data-refused]")).to_have_count(1)
    ana.spaces("Castle").first.click()  # the follower is still in hand
    expect(ana.spaces("Castle").first).to_have_accessible_name("space for farmer, holds own farmer")
    ana.page.get_by_role("button", name="own boatman", exact=True).click()
    expect(refusal).to_have_count(0)
    expect(ana.page.locator("[data-refused]")).to_have_count(0)


def test_a_refusal_is_shown(sit: Sit, server: Server) -> None:
    """A page that asks for something against the rules (here: every follower placed twice) shows rule, reason and a way out."""

    def doubled(route: WebSocketRoute) -> None:
        beyond = route.connect_to_server()

        def sent(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "plan":
                message["placements"] *= 2
            beyond.send(json.dumps(message))

        route.on_message(sent)

    ana = sit()
    ana.page.route_web_socket(re.compile("/live$"), doubled)
    ana.open(two_people(server).seat())
    ana.fill("Castle")
    ana.press("Done")
    refusal = ana.page.get_by_role("alert")
    expect(refusal).to_be_visible()
    rule = refusal.get_by_role("button").first
    named = re.fullmatch(r"The rule\s*([a-z-]+\.[a-z-]+)", rule.inner_text())
    assert named
    assert len(refusal.inner_text().split()) > 5
    rule.click()
    expect(ana.page.get_by_role("tabpanel").get_by_text(named[1])).to_be_attached()
    refusal.get_by_role("button", name="Close").click()
    expect(refusal).to_have_count(0)
    assert ana.turn().planning  # nothing has changed
    assert "Take all back" in [each.name for each in ana.look().answers]


@pytest.mark.parametrize("language", few([language for language, _ in PAIRS], 1))
def test_a_refusal_is_read_in_the_own_language(sit: Sit, server: Server, language: str) -> None:
    """Here: to pass while everybody plans, which no page of ours would ask for."""
    told = Language(language)
    why, fix = (
        told.tell(say(name, recalls=0), ("orleans/refusals",)) for name in ("no-act-while-planning", "ask-plan")
    )

    def hasty(route: WebSocketRoute) -> None:
        beyond = route.connect_to_server()

        def sent(text: str | bytes) -> None:
            beyond.send(text)
            if json.loads(text)["type"] == "hello":
                beyond.send(json.dumps({"type": "play", "id": "hasty", "move": {"kind": "pass"}, "moment": 0}))

        route.on_message(sent)

    page = sit(language=language).page
    page.route_web_socket(re.compile("/live$"), hasty)
    page.goto(two_people(server).seat())
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text(why)
    expect(refusal).to_contain_text(fix)


def test_the_server_speaks_the_own_language(sit: Sit, server: Server) -> None:
    """A name that somebody else at the table has."""
    guest = sit(language="de")
    guest.window.forgive("409 (Conflict)")
    page = guest.page
    page.goto(f"/t/{server.table('Ana', 'open').id}")
    page.get_by_role("button", name="Hinsetzen").click()
    expect(page.get_by_role("alert")).to_contain_text("Zwei an diesem Tisch haben denselben Namen.")


def test_the_bag_and_the_odds_of_the_next_draw(sit: Sit, server: Server) -> None:
    ana = sit(server.continued(game_deciding("draw", 4), "Ana", "Bruno").seat())
    bag = ana.drawer("Bag")
    expect(bag).to_contain_text(re.compile(r"\d+ followers? in your bag"))
    expect(bag.get_by_text(re.compile(r"^\d+([.,]\d+)?\s?%$")).first).to_be_visible()


def test_odds_follow_the_sketch(sit: Sit, server: Server) -> None:
    ana = sit(server.continued(game_deciding("plan", 6), "Ana", "Bruno").seat())
    bag = ana.drawer("Bag")
    expect(bag).to_contain_text("As if the plan you are sketching were carried out.")
    expect(bag.get_by_role("meter").first).to_be_visible()
    before = bag.inner_text()
    ana.press(ana.look().named("^Fill ")[0])
    expect(bag).not_to_have_text(before)


def test_points_and_forecast(sit: Sit, server: Server) -> None:
    ana = sit(server.continued(game_deciding("act", 8), "Ana", "Bruno").seat())
    points = ana.drawer("Points")
    expect(points.get_by_role("rowheader", name="Ana")).to_be_visible()
    points.get_by_role("button", name="Ask the bots").click()
    expect(points.get_by_text(re.compile(r"From \d+ games played on"))).to_be_visible()
    shares = [int(text.rstrip("% ")) for text in points.get_by_text(re.compile(r"^\d+\s?%$")).all_inner_texts()]
    assert 95 <= sum(shares) <= 105


def test_help_on_a_place_and_search(sit: Sit, server: Server) -> None:
    ana = sit(two_people(server).seat())
    ana.page.get_by_role("button", name="Explain Castle").click()
    panel = ana.page.get_by_role("tabpanel")
    expect(panel.get_by_role("heading", name="Castle").first).to_be_visible()
    expect(panel).to_contain_text("Still missing:")
    panel.get_by_label("Search the rules").fill("torture")
    expect(panel.get_by_role("article").first).to_contain_text(re.compile("tortur", re.IGNORECASE))
    panel.get_by_label("Search the rules").fill("no such word")
    expect(panel).to_contain_text("Nothing found.")


def test_a_bot_says_why(sit: Sit, server: Server) -> None:
    """The reason that comes from the server can be read on the page."""
    reasons: list[dict[str, str]] = []

    def heard(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "because":
            reasons.append(message["why"])

    ana = sit()
    ana.page.on("websocket", lambda socket: socket.on("framereceived", heard))
    ana.open(server.table("Ana", "bot:greedy").seat())
    ana.plan("Castle")
    ana.act("Castle")
    ana.drawer("Log").get_by_role("button", name="why?").last.click()
    ana.wait(lambda _: bool(reasons), "the bot gives no reason")
    assert reasons[0]
    expect(ana.page.get_by_text(reasons[0]["en"]).first).to_be_visible()


def test_the_keys(sit: Sit, server: Server) -> None:
    ana = sit(two_people(server).seat())
    ana.page.keyboard.press("?")
    keys = ana.page.get_by_role("dialog", name="Keys")
    expect(keys).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def test_the_other_board(sit: Sit, server: Server) -> None:
    ana = sit(two_people(server).seat())
    ana.page.get_by_role("button", name="Show the board of Bruno").click()
    expect(ana.page.get_by_role("region", name="Bruno’s board")).to_be_visible()
    assert not ana.look().named("^Fill ")
    ana.page.get_by_role("button", name="Back to my board").click()
    expect(ana.page.get_by_role("region", name="Ana’s board")).to_be_visible()


def test_settings_at_the_table(sit: Sit, server: Server) -> None:
    ana = sit(two_people(server).seat())
    ana.drawer("Settings").get_by_label("Light").select_option("dark")
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "dark")
    ana.page.get_by_role("tabpanel").get_by_label("Language").select_option("de")
    expect(ana.page.locator("html")).to_have_attribute("lang", "de")
    expect(ana.page.get_by_role("button", name="Fertig").first).to_be_visible()
    ana.page.reload()
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(ana.page.get_by_role("button", name="Fertig").first).to_be_visible()


def test_the_pace_of_bots_is_that_of_the_settings(sit: Sit, server: Server) -> None:
    """Whoever wants bots at once gets them at once at a table of their own."""
    ana = sit()
    ana.page.goto("/new")
    ana.page.get_by_role("button", name="Sit down").click()
    ana.seated()
    found = re.search("/t/([^/#]+)", ana.page.url)
    assert found
    assert server.info(found[1])["pace"] == 0


@pytest.mark.parametrize(("language", "other"), few(PAIRS, 1))
def test_one_language_everywhere(sit: Sit, server: Server, language: str, other: str) -> None:
    ana = sit(language=language)
    page = ana.page
    for path in ("/", "/new", "/rules", "/t/unknown", "/nowhere/at/all"):
        ana.window.forgive("404")
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        if path == "/new":
            expect(page.locator(".picture > span")).to_have_count(len(GAMES))  # the pictures come after the page
        assert not foreign(page, language, other), path
    for kind in few(("plan", "feed", "act", "expand", "send", "draw"), 3):
        page.goto(server.continued(game_deciding(kind, 3), "Ana", "Bruno").seat())
        expect(page.locator("[role=region]").first).to_be_attached()
        assert not foreign(page, language, other), kind
    expect(page.get_by_role("region", name=messages(language)["prompt"])).to_be_visible()
    for number in range(7):
        open_drawer(page, page.get_by_role("tab").nth(number))
        assert not foreign(page, language, other), f"drawer {number}"
    page.goto(server.continued(game_at(None), "Ana", "Bruno").seat())
    expect(page.get_by_role("dialog")).to_be_visible()
    assert not foreign(page, language, other), "end"


def test_nothing_sticks_out_on_a_phone(sit: Sit, server: Server) -> None:
    ana = sit(hand="touch", size=PHONE)
    for path in ("/", "/new", "/rules"):
        ana.page.goto(path)
        expect(ana.page.get_by_role("heading").first).to_be_visible()
        ana.look()
        assert ana.widest == 0, path
    for kind in few(("expand", "plan", "travel"), 2):
        ana.open(server.continued(game_deciding(kind, 6), "Ana", "Bruno").seat())
        beside = "([round, words]) => words.left >= round.right"
        boxes = "all => all.map(each => each.getBoundingClientRect())"
        marked = ana.page.locator("header .strip .now, header .event")
        assert marked.evaluate_all(f"all => ({beside})(({boxes})(all))"), kind  # the event has long words in that round
        for tab in ("Board", "Land", "Others", "More"):
            ana.page.get_by_role("navigation").get_by_role("button", name=tab).tap()
            ana.look()
            assert ana.widest == 0, f"{kind} {tab}"
    end = server.continued(game_at(None), "Ana", "Bruno")
    for path in (f"/t/{end.id}/40", end.seat()):
        ana.open(path)
        expect(ana.page.locator("dialog[open], [aria-label=History]").first).to_be_visible()
        ana.look()
        assert ana.widest == 0, path
    ana.page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    ana.page.get_by_role("navigation").get_by_role("button", name="More").tap()
    for number in range(7):
        open_drawer(ana.page, ana.page.get_by_role("tab").nth(number), "touch")
        ana.look()
        assert ana.widest == 0, f"drawer {number}"
