"""The door of a table: from the link to the first move, and everything that can go wrong on the way."""

import re

from playwright.sync_api import Browser, Page, expect

from cenabum.bots.rated import about, known
from tests.web.browsers import DESKTOP, Window
from tests.web.conftest import Sit
from tests.web.held_back import HeldBack
from tests.web.servers import Server

PHONE = (390, 844)


def fits(page: Page) -> bool:
    """Nothing sticks out to the right."""
    size = page.viewport_size
    assert size is not None  # a phone's `innerWidth` would grow with what sticks out
    return bool(page.evaluate("document.documentElement.scrollWidth") <= size["width"])


def test_from_the_link_to_the_first_move(sit: Sit) -> None:
    """A host at a desk, a guest with a keyboard alone, one with a phone: a name and at most three presses each. About 4 s."""
    host = sit(name="Ines", size=DESKTOP)
    host.window.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = host.page
    page.goto("/new")
    expect(page.get_by_text("Greedy – Plans each round as a whole")).to_be_visible()
    page.get_by_label("Who sits on seat 2").select_option("bot:master")
    expect(page.get_by_text("Master – Weighs the plans of several temperaments")).to_be_visible()
    page.get_by_role("button", name="Friends on all other seats").click()
    page.get_by_role("button", name="Invite").click()
    expect(page.get_by_role("heading", name="Waiting for 2 more")).to_be_visible()
    expect(page.get_by_text("Only this computer can open this link.")).to_contain_text("./play --host 0.0.0.0")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url == page.get_by_label("The link of this table").input_value()

    bruno = sit(name="", hand="keyboard")
    bruno.page.goto(link)
    expect(bruno.page.get_by_text("Ines invites you to")).to_be_visible()
    expect(bruno.page.get_by_role("heading", name="Orléans")).to_be_visible()
    expect(bruno.page.get_by_text("About 90 minutes")).to_be_visible()
    expect(bruno.page.get_by_label("Your name")).to_be_focused()
    bruno.page.keyboard.type("Bruno")
    bruno.page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Bruno has sat down.")).to_be_visible()
    expect(bruno.page.get_by_text("or when Ines says so")).to_be_visible()

    carla = sit(name="", size=PHONE, hand="touch")
    carla.page.goto(link)
    expect(carla.page.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=1)
    assert fits(carla.page)
    carla.sit_down("Carla")
    expect(page.get_by_role("heading", name="Everybody has a seat")).to_be_visible()
    assert "Carla has sat down." in page.title()
    page.get_by_role("button", name="Begin the game").click()
    bruno.wait(lambda sight: sight.planning, "Bruno's game does not begin")
    carla.plan("Village")
    assert carla.presses == 3
    host.seated()


def test_a_link_that_phones_can_open_is_shown_as_a_code(browser: Browser, server: Server, sit: Sit) -> None:
    table = server.table("Ines", "open", waiting=True)
    here = sit().page
    here.goto(table.seat())
    expect(here.get_by_text("Only this computer can open this link.")).to_be_visible()
    expect(here.get_by_role("img", name="The link as a QR code")).to_have_count(0)

    window = Window(browser, server.club)
    window.page.goto(table.seat())
    expect(window.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    expect(window.page.get_by_text("Only this computer can open this link.")).to_have_count(0)
    assert window.faulty() == []
    window.close()


def test_the_host_begins_with_bots_or_with_fewer(sit: Sit, server: Server) -> None:
    """About 2 s."""
    table = server.table("Ines", "open", "open", waiting=True)
    ines = sit()
    ines.page.goto(table.seat())
    expect(ines.page.get_by_role("button", name=re.compile("players$"))).to_have_count(0)  # one alone cannot play
    bruno = sit(name="Bruno")
    bruno.page.goto(f"/t/{table.id}")
    bruno.sit_down()
    expect(bruno.page.get_by_role("button", name=re.compile("^Begin"))).to_have_count(0)
    expect(ines.page.get_by_role("button", name="Begin with 2 players")).to_be_visible()
    ines.page.get_by_role("button", name="Put a bot on seat 3").click()
    ines.page.get_by_role("button", name="Remove Greedy").click()
    ines.page.get_by_label("Everyone may find this table").check()
    expect(ines.page.get_by_label("Everyone may find this table")).to_be_checked()
    ines.page.get_by_label("Which bot").select_option("bot:random")
    ines.page.get_by_role("button", name="Begin with a bot on the empty seat").click()
    ines.wait(lambda sight: sight.planning, "the game does not begin")
    assert [seat["name"] for seat in server.info(table.id)["seats"]] == ["Ines", "Bruno", "Random"]
    assert server.info(table.id)["public"]


def test_a_host_chooses_the_level_of_the_bots(sit: Sit, server: Server) -> None:
    """Each level has its rating in the list; the chosen one tells how it plays and how strong it is, also on a phone."""
    table = server.table("Ines", "open", "open", waiting=True)
    page = sit(size=PHONE, hand="touch").page
    page.goto(table.seat())
    which = page.get_by_label("Which bot")
    for bot, title in (("bot:greedy", "Greedy"), ("bot:apprentice", "Apprentice")):
        rated = known()["orleans"][bot]
        assert rated.rating is not None
        expect(which.locator(f'option[value="{bot}"]')).to_have_text(f"{title} · {rated.rating:.0f}")
        which.select_option(bot)
        expect(page.get_by_text(f"{title} – {about(bot, 'orleans', 'en')}")).to_be_visible()
        expect(which).to_have_accessible_description(f"{title} – {about(bot, 'orleans', 'en')}")
    assert fits(page)
    page.get_by_role("button", name="Put a bot on seat 3").click()
    expect(page.get_by_role("heading", name="Waiting for one more")).to_be_visible()
    assert server.info(table.id)["seats"][2]["bot"] == "bot:apprentice"


def test_what_goes_wrong_at_the_door_is_said_there(own_server: Server, sit: Sit) -> None:
    """About 5 s: the server is killed in between."""
    server = own_server
    table = server.table("Ines", "open", "open", waiting=True)
    guest = sit(name="", at=server)
    guest.window.forgive("409", "WebSocket", "ERR_CONNECTION_REFUSED")
    page = guest.page
    page.goto(f"/t/{table.id}")
    guest.sit_down()
    expect(page.get_by_role("alert")).to_have_text("Type your name first.")
    guest.sit_down("ines")
    expect(page.get_by_role("alert")).to_contain_text("Two players at this table have the same name.")
    page.get_by_role("radio", name="purple").check(force=True)
    other = server.post(f"/tables/{table.id}/seats/1/take", {"name": "Bruno", "colour": "purple"})
    expect(page.get_by_text("Somebody has just taken that colour.")).to_be_visible()
    expect(page.get_by_role("list", name="Who sits there")).to_contain_text("Bruno")
    server.kill()
    expect(page.get_by_text("The connection was lost.")).to_be_visible()
    server.start()
    expect(page.get_by_text("The connection was lost.")).to_have_count(0)
    guest.sit_down("Carla")
    expect(page.get_by_role("heading", name="Everybody has a seat")).to_be_visible()
    late = sit(name="Denis", at=server)
    late.page.goto(f"/t/{table.id}")
    expect(late.page.get_by_text("All seats are taken. You can watch.")).to_be_visible()
    late.page.get_by_role("button", name="Watch").click()
    expect(late.page.get_by_text("You will watch as soon as the game begins.")).to_be_visible()
    # A host who opens the seat sends its guest back to the door, where it can be taken again. The door knows
    # who sits there even before the server has told it anew.
    words = HeldBack(page)
    server.post(f"/tables/{table.id}/seats/2/leave", {}, table.tokens[0])
    expect(page.get_by_role("list", name="Who sits there")).to_contain_text("Bruno")
    words.release()
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    guest.sit_down()
    page.get_by_role("button", name="Begin the game").click()
    guest.wait(lambda sight: sight.planning, "the game does not begin")
    expect(late.page.get_by_text("You are watching.")).to_be_visible()
    assert other["seat"] == 1


def test_a_seat_that_is_free_later_can_be_taken_from_the_table(sit: Sit, server: Server) -> None:
    """Who watches is told so, and the host hears of who sits down. About 2 s."""
    table = server.table("Ines", "open", public=True)
    ines = sit(table.seat())
    guest = sit(name="Bruno", colour="purple")
    guest.page.goto(f"/t/{table.id}")
    expect(guest.page.get_by_text("One seat is free: take it, or watch.")).to_be_visible()
    guest.seated()
    guest.reload()
    strip = guest.page.get_by_role("status").filter(has_text="You are watching.")
    strip.get_by_role("button", name="Sit down").click()
    guest.sit_down()
    guest.wait(lambda sight: sight.planning, "Bruno does not sit at the table")
    told = ines.page.get_by_role("status").filter(has_text="Bruno has sat down.")
    expect(told).to_be_visible()
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    assert server.info(table.id)["seats"][1]["colour"] == "purple"
