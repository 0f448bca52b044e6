"""Several people at one table: from two browsers, at one screen, from a second device, with chat."""

import re

from playwright.sync_api import expect

from cenabum.bots.rated import about
from tests.web.browsers import Window
from tests.web.conftest import Sit
from tests.web.players import AT_DOOR, AT_TABLE, Player
from tests.web.servers import Server


def make_table(player: Player, *kinds: str) -> None:
    """Make a table on the page: one kind for each seat, as its list of choices calls it."""
    page = player.page
    page.goto("/new")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    for _ in range(3 - len(kinds)):
        page.get_by_role("button", name="Remove seat 3").click()
    for number, kind in enumerate(kinds, 1):
        page.get_by_label(f"Who sits on seat {number}").select_option(label=kind)
    page.get_by_role("textbox", name="Name on seat 1").fill("Ana")
    if kinds[1] == "A person here":
        page.get_by_role("textbox", name="Name on seat 2").fill("Bruno")
    page.get_by_role("button", name=re.compile("^(Sit down|Invite)$")).click()
    if "A friend, by link" in kinds:
        page.locator(AT_DOOR).wait_for()
    else:
        player.seated()


def holding(player: Player) -> int:
    """How many spaces of the shown board hold a follower."""
    return player.page.get_by_role("button", name=re.compile("^space for .*, holds ")).count()


def say(player: Player, words: str) -> None:
    chat = player.drawer("Chat")
    chat.get_by_role("textbox").fill(words)
    chat.get_by_role("button", name="Send").click()


def test_two_browsers_at_one_table(sit: Sit) -> None:
    ana, bruno = sit(), sit(name="Bruno", colour="blue")
    make_table(ana, "A person here", "A friend, by link")
    bruno.page.goto(ana.page.url)
    bruno.sit_down()
    ana.page.get_by_role("button", name="Begin the game").click()
    ana.page.locator(AT_TABLE).wait_for(state="attached")
    ana.drawer("Seats")
    bruno.wait(lambda sight: sight.planning, "Bruno does not sit at the table")
    expect(ana.page.get_by_role("button", name="Show the board of Bruno")).to_be_visible()

    # A sketch is private ...
    ana.fill("Castle")
    assert holding(ana) > 0
    bruno.page.get_by_role("button", name="Show the board of Ana").click()
    expect(bruno.page.get_by_role("region", name="Ana’s board")).to_be_visible()
    say(ana, "I think …")
    expect(bruno.drawer("Chat").get_by_text("I think …")).to_be_visible()  # what was sent before would have come too
    assert holding(bruno) == 0
    # ... until it is done.
    ana.press("Done")
    expect(bruno.page.get_by_role("button", name=re.compile("^space for .*, holds ")).first).to_be_visible()
    bruno.page.get_by_role("button", name="Back to my board").click()
    bruno.plan("Village")

    ana.act("Castle")
    expect(bruno.drawer("Log").get_by_text(re.compile("Ana .*Castle")).first).to_be_visible()


def test_one_screen_for_two(sit: Sit) -> None:
    ana = sit()
    make_table(ana, "A person here", "A person here")
    ana.plan("Castle")
    handing = ana.page.get_by_role("dialog", name="Pass the screen to Bruno")
    expect(handing).to_be_visible()
    handing.get_by_role("button", name="I am Bruno").click()
    ana.wait(lambda sight: sight.planning, "Bruno cannot plan")
    expect(ana.page.get_by_role("region", name="Bruno’s board")).to_be_visible()
    ana.plan("Village")
    # Nothing is hidden any more: the screen turns to whoever is on turn, and speaks to them by name.
    prompt = ana.page.get_by_role("region", name="What to do now")
    expect(prompt).to_contain_text("Ana:")
    expect(ana.page.get_by_role("region", name="Ana’s board")).to_contain_text("start player")
    ana.act("Castle")
    expect(prompt).to_contain_text("Bruno:")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    ana.act("Village")


def test_a_second_device_by_the_seats_link(sit: Sit, server: Server) -> None:
    table = server.table("Ana", "Bruno")
    desk = sit(table.seat())
    desk.window.context.grant_permissions(["clipboard-read", "clipboard-write"])
    desk.drawer("Seats").get_by_role("button", name=re.compile("Copy my seat")).click()
    link: str = desk.page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{server.address}/t/{table.id}#")

    sofa = sit(link)
    assert "#" not in sofa.page.url  # the token does not stay in the address
    desk.fill("Castle")
    sofa.wait(lambda sight: "Take all back" in [each.name for each in sight.answers], "the sketch does not come over")
    assert holding(sofa) == holding(desk)
    sofa.press("Done")
    desk.wait(lambda sight: not sight.planning, "the end of the plan does not come over")


def test_chat(sit: Sit, server: Server) -> None:
    table = server.table("Ana", "Bruno")
    ana, bruno = sit(table.seat(0)), sit(table.seat(1))
    heard = bruno.drawer("Chat")
    say(ana, "Good luck <b>to you</b>!")
    expect(heard.get_by_text("Good luck <b>to you</b>!")).to_be_visible()
    ana.reload()
    expect(ana.drawer("Chat").get_by_text("Good luck <b>to you</b>!")).to_be_visible()


def test_muting_is_for_oneself(sit: Sit, server: Server) -> None:
    table = server.table("Ana", "Bruno")
    ana, bruno = sit(table.seat(0)), sit(table.seat(1))
    told = bruno.drawer("Chat")
    told.get_by_role("textbox").fill("Hurry up!")
    told.get_by_role("button", name="Send").click()
    heard = ana.drawer("Chat")
    expect(heard.get_by_text("Hurry up!")).to_be_visible()
    heard.get_by_role("button", name="Mute Bruno").click()
    expect(heard.get_by_text("Hurry up!")).to_have_count(0)
    expect(told.get_by_text("Hurry up!")).to_be_visible()
    ana.reload()
    heard = ana.drawer("Chat")
    expect(heard.get_by_text("You have muted everybody")).to_be_visible()
    heard.get_by_role("button", name="Hear Bruno again").click()
    expect(heard.get_by_text("Hurry up!")).to_be_visible()


def test_the_host_closes_the_chat(sit: Sit, server: Server) -> None:
    made = server.post("/tables", {"seats": [{"who": "me", "name": "Ana"}, {"who": "open"}]})
    token = server.post(f"/tables/{made['table']}/seats/1/take", {"name": "Bruno"})["token"]
    ana = sit(f"/t/{made['table']}#{made['tokens']['0']}")
    there = sit(language="de").page
    there.goto(f"/t/{made['table']}#{token}")
    there.get_by_role("tab", name="Chat").click()
    expect(there.get_by_role("button", name="Den Chat schließen")).to_have_count(0)  # he is no host
    ana.drawer("Chat").get_by_role("button", name="Close the chat").click()
    expect(there.get_by_text("hat den Chat geschlossen")).to_be_visible()
    expect(there.get_by_role("textbox")).to_have_count(0)
    expect(ana.drawer("Chat").get_by_text("Whoever made this table has closed its chat")).to_be_visible()
    ana.drawer("Chat").get_by_role("button", name="Open the chat").click()
    there.get_by_role("textbox").fill("Danke!")
    there.get_by_role("button", name="Senden").click()
    expect(ana.drawer("Chat").get_by_text("Danke!")).to_be_visible()


def test_a_chosen_seed_is_no_secret(sit: Sit, server: Server) -> None:
    """Guests read it before they sit down, whoever sits there until their first move, and then beside the sealed seed."""
    seats = [{"who": "me", "name": "Zoe"}, {"who": "open"}]
    made = server.post("/tables", {"seats": seats, "seed": "lucky", "public": True})
    guest = sit(name="Bruno", colour="blue")
    guest.page.goto("/")
    row = guest.page.locator(f"a[href='/t/{made['table']}']")
    expect(row).to_contain_text("chosen seed")
    row.click()
    notice = guest.page.get_by_role("status").filter(has_text="chose its seed")
    expect(notice).to_be_visible()
    guest.sit_down()
    guest.wait(lambda sight: sight.planning, "the seat is not taken")
    expect(notice).to_be_visible()
    guest.plan("Village")
    expect(notice).to_have_count(0)
    expect(guest.drawer("Seats").get_by_text("Whoever made this table chose its seed")).to_be_visible()
    german = sit(language="de").page
    german.goto(f"/t/{made['table']}")
    expect(german.get_by_text("hat den Startwert selbst gewählt")).to_be_visible()
    own = sit(server.table("Ana", "Bruno").seat())
    own.drawer("Seats").get_by_text("Proof that nothing was dealt anew").click()
    expect(own.page.get_by_text("Sealed seed")).to_be_visible()
    expect(own.page.get_by_text("chose its seed")).to_have_count(0)


def test_who_chooses_a_seed_knows_that_it_is_told(sit: Sit) -> None:
    page = sit().page
    page.goto("/new")
    expect(page.get_by_text("is told that you chose it")).to_have_count(0)
    page.get_by_label("Seed (optional)").fill("lucky")
    expect(page.get_by_text("Everybody at the table is told that you chose it.")).to_be_visible()


def test_a_watcher_sees_and_can_do_nothing(sit: Sit, server: Server) -> None:
    table = server.table("Ana", "Bruno")
    watcher = sit(f"/t/{table.id}")
    sight = watcher.look()
    assert not sight.planning
    assert not sight.named("^Fill |^Use |^Done$")
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.page.get_by_role("button", name="Sit down")).to_have_count(0)  # no seat is free


def test_a_public_table_is_on_the_start_page(sit: Sit, server: Server) -> None:
    table = server.table("Zoe", "open", public=True)
    other = sit(name="Bruno", colour="blue")
    other.page.goto("/")
    row = other.page.locator(f"a[href='/t/{table.id}']")
    expect(row).to_contain_text("1 free seat")
    row.get_by_text("Join").click()
    other.sit_down()
    other.wait(lambda sight: sight.planning, "the seat is not taken")


def test_my_tables_are_on_the_start_page(sit: Sit, server: Server) -> None:
    table = server.table("Ana", "bot:random")
    ana = sit(table.seat())
    ana.page.get_by_role("link", name="To the start page").click()
    row = ana.page.get_by_role("link", name=re.compile("your turn"))
    expect(row).to_have_count(1)
    row.click()
    ana.seated()


def test_a_seat_for_a_bot_and_back(sit: Sit, server: Server) -> None:
    table = server.table("Ana", "Bruno")
    ana = sit(table.seat())
    seats = ana.drawer("Seats")
    seats.get_by_role("button", name="Let a bot play").first.click()
    expect(seats.get_by_text(f"Greedy – {about('bot:greedy', 'orleans', 'en')}")).to_be_visible()
    seats.get_by_role("button", name="Let it play").click()
    ana.wait(lambda sight: not sight.planning, "the bot does not play")
    seats.get_by_role("button", name="Take back from the bot").first.click()
    expect(seats.get_by_role("button", name="Let a bot play").first).to_be_visible()


def test_a_bot_at_the_table_gets_another_level(sit: Sit, server: Server) -> None:
    """The one that plays is chosen in the list; each tells of itself. From its next move on the other one plays."""
    table = server.table("Ana", "bot:novice")
    ana = sit(table.seat())
    seats = ana.drawer("Seats")
    seats.get_by_role("button", name="Another level").click()
    expect(seats.get_by_label("Which bot")).to_have_value("bot:novice")
    seats.get_by_label("Which bot").select_option("bot:apprentice")
    expect(seats.get_by_text(f"Apprentice – {about('bot:apprentice', 'orleans', 'en')}")).to_be_visible()
    seats.get_by_role("button", name="Let it play").click()
    expect(seats.get_by_role("button", name="Let it play")).to_have_count(0)
    seat = server.info(table.id)["seats"][1]
    assert (seat["name"], seat["bot"]) == ("Apprentice", "bot:apprentice")
    ana.plan("Village")
    ana.act("Village")  # all have planned by now


def test_the_record_can_be_downloaded_and_gone_on_with(sit: Sit, server: Server, tmp_path: object) -> None:
    table = server.table("Ana", "bot:random")
    ana = sit(table.seat())
    ana.plan("Castle")
    with ana.page.expect_download() as coming:
        ana.drawer("Seats").get_by_role("link", name="Download the record").click()
    path = coming.value.path()
    assert path.read_text().startswith("cenabum 1\ngame orleans\n")
    other: Window = sit().window
    other.page.goto("/")
    other.page.locator("input[type=file]").set_input_files(path)
    other.page.wait_for_url("**/t/*")
    assert table.id not in other.page.url


def test_a_new_link_makes_the_old_ones_void(sit: Sit, server: Server) -> None:
    """A seat's link got into wrong hands: its owner makes a new one and plays on; the other one is sent away."""
    table = server.table("Ana", "Bruno")
    ana, thief = sit(table.seat()), sit(table.seat())
    ana.drawer("Seats").get_by_role("button", name=re.compile("^New link")).first.click()
    expect(thief.page.get_by_text("the seat was given to somebody else")).to_be_visible()
    ana.plan("Village")
    ana.page.reload()
    ana.seated()
    assert table.tokens[0] not in ana.page.evaluate("JSON.stringify(localStorage)")


def test_giving_a_seat_up(sit: Sit, server: Server) -> None:
    table = server.table("Ana", "Bruno")
    ana = sit(table.seat())
    ana.drawer("Seats").get_by_role("button", name="Give up my seat").click()
    ana.page.get_by_role("button", name="Stay").click()
    ana.drawer("Seats").get_by_role("button", name="Give up my seat").click()
    ana.page.get_by_role("status").get_by_role("button", name="Give up my seat").click()
    expect(ana.page.get_by_text("One seat is free: take it, or watch.")).to_be_visible()
    assert server.info(table.id)["seats"][0]["kind"] == "open"


def test_the_host_opens_the_seat_of_somebody_who_lost_the_link(sit: Sit, server: Server) -> None:
    made = server.post("/tables", {"seats": [{"who": "me", "name": "Ana"}, {"who": "open"}]})
    token = server.post(f"/tables/{made['table']}/seats/1/take", {"name": "Bruno"})["token"]
    ana, old_device = sit(f"/t/{made['table']}#{made['tokens']['0']}"), sit(f"/t/{made['table']}#{token}")
    seats = ana.drawer("Seats")
    expect(seats.get_by_role("button", name=re.compile("^New link"))).to_have_count(1)  # for her own seat alone
    seats.get_by_role("button", name="Open this seat").click()
    expect(ana.page.get_by_text("Bruno loses this seat")).to_be_visible()
    ana.page.get_by_role("status").get_by_role("button", name="Back").click()
    seats.get_by_role("button", name="Open this seat").click()
    ana.page.get_by_role("status").get_by_role("button", name="Open this seat").click()
    expect(old_device.page.get_by_text("the seat was given to somebody else")).to_be_visible()
    bruno = sit(name="Bruno", colour="blue")
    bruno.page.goto(f"/t/{made['table']}")
    bruno.sit_down()
    bruno.wait(lambda sight: sight.planning, "Bruno does not sit at the table again")


def test_a_host_without_a_seat_hands_out_the_others(sit: Sit) -> None:
    """Who makes a table for friends and sits nowhere still seats bots, opens seats, and may sit down later."""
    host = sit(name="Ana")
    make_table(host, "A friend, by link", "A friend, by link")
    page = host.page
    page.get_by_role("button", name="Put a bot on seat 2").click()
    page.get_by_role("button", name="Remove Greedy").click()
    expect(page.get_by_role("button", name=re.compile("^Put a bot on seat"))).to_have_count(2)
    page.reload()
    host.sit_down()
    page.get_by_role("button", name="Begin with a bot on the empty seat").click()
    host.wait(lambda sight: sight.planning, "the host does not sit at the table")
    host.drawer("Seats").get_by_role("button", name="Open this seat").click()
    expect(host.drawer("Seats").get_by_role("button", name="Let a bot play").last).to_be_visible()


def test_open_seats_are_called_in_the_language_of_the_page(sit: Sit, server: Server) -> None:
    table = server.table("Ana", "open")
    english = sit(table.seat())
    expect(english.page.get_by_role("button", name="Show the board of Seat 2")).to_be_visible()
    german = sit(language="de").page
    german.goto(f"/t/{table.id}")
    german.get_by_role("button", name="Zuschauen").click()
    expect(german.get_by_role("button", name=re.compile("Platz 2")).first).to_be_visible()
    expect(german.get_by_text("Seat 2")).to_have_count(0)
