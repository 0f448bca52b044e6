"""Looking back, and taking back."""

import re

from playwright.sync_api import expect

from cenabum.bots import usual_bot
from tests.web.conftest import Sit
from tests.web.servers import Server, game_at, game_deciding


def test_history_from_the_log(sit: Sit, server: Server) -> None:
    table = server.continued(game_deciding("act", 3), "Ana", "Bruno")
    ana = sit(table.seat())
    last = server.info(table.id)["moment"]
    page = ana.page
    lines = ana.drawer("Log").get_by_role("listitem").get_by_role("button")
    expect(lines.nth(5)).to_be_visible()
    lines.nth(5).click()
    page.wait_for_url(re.compile(rf"/t/{table.id}/\d+$"))
    moment = int(page.url.rpartition("/")[2])
    history = page.get_by_role("region", name="History")
    expect(history).to_contain_text(f"{moment} of {last}")
    history.get_by_role("button", name="One step on").click()
    page.wait_for_url(f"**/t/{table.id}/{moment + 1}")
    history.get_by_role("button", name="One step back").click()
    history.get_by_role("button", name="One step back").click()
    page.wait_for_url(f"**/t/{table.id}/{moment - 1}")
    assert not ana.look().named("^Use |^Fill ")  # the past cannot be played
    history.get_by_role("button", name="To the beginning").click()
    expect(history).to_contain_text(f"0 of {last}")
    history.get_by_role("button", name="Play", exact=True).click()
    expect(history).to_contain_text(f"1 of {last}")
    history.get_by_role("button", name="Pause").click()
    history.get_by_role("button", name="Return to now").click()
    page.wait_for_url(f"**/t/{table.id}")
    assert ana.turn().named("^Use ")


def test_a_moment_has_an_address(sit: Sit, server: Server) -> None:
    table = server.continued(game_deciding("act", 3), "Ana", "Bruno")
    watcher = sit(f"/t/{table.id}/4")
    expect(watcher.page.get_by_role("region", name="History")).to_contain_text("4 of")
    main = watcher.page.get_by_role("main")
    expect(main).to_contain_text("Pilgrimage: no monks")  # what a place would do comes after the table itself
    first = main.inner_text()
    watcher.reload()
    expect(watcher.page.get_by_role("region", name="History")).to_contain_text("4 of")
    expect(main).to_have_text(first, use_inner_text=True)


def test_history_while_looking_the_game_goes_on(sit: Sit, server: Server) -> None:
    table = server.table("Ana", "Bruno")
    ana, bruno = sit(table.seat(0)), sit(table.seat(1))
    ana.plan("Castle")
    ana.page.goto(f"/t/{table.id}/0")
    history = ana.page.get_by_role("region", name="History")
    expect(history).to_contain_text("0 of")
    bruno.plan("Village")
    expect(history).not_to_contain_text("0 of 4")
    expect(history).to_contain_text("0 of")
    history.get_by_role("button", name="Return to now").click()
    ana.act("Castle")


def test_undo_takes_the_own_move_back(sit: Sit, server: Server) -> None:
    table = server.continued(game_deciding("act"), "Ana", "Bruno")
    ana, bruno = sit(table.seat(0)), sit(table.seat(1))
    use = ana.turn().named("^Use ")[0]
    ana.press(use)
    undo = ana.page.get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    line = bruno.drawer("Log").get_by_role("listitem").last.inner_text()
    undo.click()
    ana.wait(lambda sight: use in sight.named("^Use "), "the move is not taken back")
    expect(bruno.drawer("Log").get_by_role("listitem").last).not_to_have_text(line)


def test_undo_by_keyboard(sit: Sit, server: Server) -> None:
    table = server.continued(game_deciding("act"), "Ana", "Bruno")
    ana = sit(table.seat(0))
    use = ana.turn().named("^Use ")[0]
    ana.press(use)
    expect(ana.page.get_by_role("button", name="Undo")).to_be_visible()
    ana.page.keyboard.press("u")
    ana.wait(lambda sight: use in sight.named("^Use "), "the move is not taken back")


def test_no_undo_after_a_draw(sit: Sit, server: Server) -> None:
    table = server.continued(game_deciding("draw"), "Ana", "Bruno")
    ana = sit(table.seat(0))
    asked = ana.turn().prompt
    assert ana.answer().startswith("Draw ")
    ana.wait(lambda sight: not sight.choices and sight.prompt != asked, "nothing is drawn")
    expect(ana.page.get_by_role("button", name="Undo")).to_have_count(0)


def test_no_undo_after_a_finished_plan(sit: Sit, server: Server) -> None:
    table = server.table("Ana", "Bruno")
    ana = sit(table.seat(0))
    ana.plan("Castle")
    expect(ana.page.get_by_role("button", name="Undo")).to_have_count(0)


def test_the_moment_shown_is_told_and_marked_in_the_log(sit: Sit, server: Server) -> None:
    """What happened then is said above the board, and its line in the log is marked; later lines are still there."""
    table = server.continued(game_deciding("act", 4), "Ana", "Bruno")
    log = server.http.get(f"/api/tables/{table.id}/log").json()["entries"]
    at = next(entry["moment"] for entry in log if any(fact["kind"] == "acts" for fact in entry["facts"]))
    ana = sit(table.seat())
    ana.open(f"/t/{table.id}/{at}")
    told = ana.page.get_by_role("region", name="History")
    expect(told).to_contain_text("Then:")
    expect(told).to_contain_text(" uses the ")
    marked = ana.page.get_by_role("list", name="What happened").locator("[aria-current=step]").first
    expect(marked).to_be_in_viewport()
    expect(marked).to_contain_text(" uses the ")


def test_play_on_from_a_moment_after_the_end(sit: Sit, server: Server) -> None:
    table = server.continued(game_at(None), "Ana", "Bruno")
    ana = sit()
    ana.page.goto(table.seat())
    ana.page.get_by_role("button", name="Watch from the beginning").click()
    ana.page.goto(f"/t/{table.id}/40")
    ana.page.get_by_role("button", name="Play on from here").click()
    ana.seated()
    expect(ana.page.get_by_role("region", name="What to do now")).to_be_visible()
    assert table.id not in ana.page.url
    other = server.info(ana.page.url.split("/t/")[1].split("#")[0])["seats"][1]
    assert (other["name"], other["bot"]) == ("Bruno", usual_bot("orleans"))


def test_a_seat_link_pasted_into_the_open_page_brings_the_seat(sit: Sit, server: Server) -> None:
    table = server.continued(game_deciding("plan"), "Ana", "Bruno")
    page = sit(f"/t/{table.id}").page
    expect(page.get_by_role("region", name="What to do now")).not_to_contain_text("You:")
    page.goto(table.seat())  # nothing but what is behind # is another one: the page is not loaded anew
    expect(page.get_by_role("region", name="What to do now")).to_contain_text("You: Plan your round")
