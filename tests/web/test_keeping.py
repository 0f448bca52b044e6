"""A game in progress survives anything: reloads in every phase, and a server that is killed."""

import re

import pytest
from playwright.sync_api import expect

from tests.effort import few
from tests.web.conftest import Sit
from tests.web.players import Player
from tests.web.servers import Made, Server, game_deciding

FIRST = ["bathe", "buy", "technology", "protect", "draw", "store", "act"]
SECOND = ["reward", "feed", "forfeit", "send", "recruit", "travel", "expand"]
"""The rare ones first: the others come in every whole game."""


def seen(player: Player) -> object:
    """What must be the same after a reload."""
    sight = player.turn()
    return sight.prompt, sight.answers, sight.choices, sorted(each.name for each in sight.buttons)


@pytest.mark.slow
@pytest.mark.parametrize("kinds", [FIRST, SECOND], ids=["first", "second"])
def test_every_kind_of_decision_is_kept_and_can_be_answered(sit: Sit, server: Server, kinds: list[str]) -> None:
    ana = sit()
    for kind in few(kinds, 3):
        table = server.continued(game_deciding(kind), "Ana", "Bruno")
        ana.open(table.seat())
        before = seen(ana)
        ana.reload()
        assert seen(ana) == before, kind
        moment = server.info(table.id)["moment"]

        def gone_on(table: Made = table, moment: int = moment) -> bool:
            return bool(server.info(table.id)["moment"] > moment)

        for _ in range(4):  # pick, open, answer: until the game has gone on
            ana.step()
            ana.wait(lambda sight: sight.mine or gone_on(), f"{kind} is not answered")
            if gone_on():
                break
        assert gone_on(), f"{kind} cannot be answered"


def test_excluding_tiles(sit: Sit, server: Server) -> None:
    table = server.table("Ana", "bot:random", settings={"exclude_tiles": "yes"})
    ana = sit(table.seat())
    before = seen(ana)
    ana.reload()
    assert seen(ana) == before
    words = ana.answer()
    ana.wait(lambda sight: words not in [each.name for each in sight.choices], "the tile is not excluded")


def test_an_unfinished_sketch_is_kept(sit: Sit, server: Server) -> None:
    table = server.continued(game_deciding("plan", 6), "Ana", "Bruno")
    ana = sit(table.seat())
    names = ana.wait(lambda sight: bool(sight.named("^Fill ")), "nothing can be filled").named("^Fill ")
    ana.press(names[0])
    before = seen(ana)
    assert "Take all back" in str(before)
    ana.reload()
    assert seen(ana) == before
    ana.press("Take all back")
    ana.reload()
    assert "Take all back" not in str(seen(ana))


def test_the_server_is_killed_and_comes_back(sit: Sit, own_server: Server) -> None:
    table = own_server.continued(game_deciding("plan", 4), "Ana", "Bruno")
    ana = sit(table.seat(), at=own_server)
    ana.window.forgive("WebSocket", "net::ERR")
    names = ana.turn().named("^Fill ")
    ana.press(names[0])
    before = seen(ana)
    log = ana.drawer("Log").get_by_role("listitem")
    lines = log.count()
    own_server.kill()
    expect(ana.page.get_by_text("The connection was lost")).to_be_visible()
    own_server.start()
    expect(ana.page.get_by_text("The connection was lost")).to_be_hidden()
    assert log.count() >= lines, "the log is shorter than before"
    assert seen(ana) == before
    ana.press("Done")
    ana.wait(lambda sight: not sight.planning, "the plan does not end")
    assert f"/t/{table.id}" in ana.page.url


def test_a_move_made_while_the_server_is_away_arrives(sit: Sit, own_server: Server) -> None:
    table = own_server.table("Ana", "Bruno")
    ana = sit(table.seat(), at=own_server)
    ana.window.forgive("WebSocket", "net::ERR")
    ana.fill("Castle")
    own_server.kill()
    ana.page.get_by_role("button", name="Done", exact=True).click()
    own_server.start()
    ana.wait(lambda sight: not sight.planning, "the plan is lost")
    expect(ana.page.get_by_text(re.compile("Waiting for Bruno"))).to_be_visible()


def test_a_line_of_chat_said_while_the_server_is_away_arrives_once(sit: Sit, own_server: Server) -> None:
    table = own_server.table("Ana", "Bruno")
    ana, bruno = sit(table.seat(), at=own_server), sit(table.seat(1), at=own_server)
    for player in (ana, bruno):
        player.window.forgive("WebSocket", "net::ERR")
    chat = ana.drawer("Chat")
    own_server.kill()
    for words in ("Are you there?", "I am."):
        chat.get_by_role("textbox").fill(words)
        chat.get_by_role("button", name="Send").click()
    own_server.start()
    for heard in (chat, bruno.drawer("Chat")):
        expect(heard.get_by_role("listitem")).to_have_text(["Ana Are you there?", "Ana I am."])


def test_a_sketch_drawn_while_the_server_is_away_is_kept(sit: Sit, own_server: Server) -> None:
    """The server hears of it when it is back: another device, or the page loaded anew, shows it."""
    ana = sit(own_server.table("Ana", "Bruno").seat(), at=own_server)
    ana.window.forgive("WebSocket", "net::ERR")
    own_server.kill()
    lost, sketched = ana.page.get_by_text("The connection was lost"), ana.page.locator(".space.sketched")
    expect(lost).to_be_visible()
    ana.page.get_by_role("button", name="Fill Castle with the obvious followers").click()
    expect(sketched).to_have_count(3)
    own_server.start()
    expect(lost).to_be_hidden()
    expect(sketched).to_have_count(3)
    ana.reload()
    expect(sketched).to_have_count(3)
