"""The table of a game that the page has never seen, because another package brings it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from cenabum.kernel.plugins import GAMES_GROUP
from tests.outside import BOT, GAME, MODULE, Fresh
from tests.server.test_failing_plugins import put
from tests.web.conftest import Sit
from tests.web.servers import Server

pytestmark = pytest.mark.slow


def chosen_for_a_new_table(page: Page) -> None:
    """Every game has its card. What packages bring says less about itself, and stands under a heading of its own."""
    ours = page.get_by_role("radio", name="Orléans", exact=True)
    expect(ours).to_have_accessible_description(re.compile("2–4 Personen · etwa 90 Minuten .*Loire"))
    expect(page.locator("label:has([name=game]) .picture svg")).to_have_count(5)
    mill = page.get_by_role("radio", name="Am Mühlbach", exact=True)
    expect(mill).to_have_accessible_description("2–4 Personen Getreide einbringen, mahlen und das Mehl verkaufen.")
    for heading, module in (("Handel & Intrige: Module", "Aufträge"), ("Module anderer Pakete", "Fischmarkt")):
        group = page.locator("details").filter(has_text=heading)
        group.locator("summary").click()
        expect(group.get_by_role("checkbox", name=module, exact=True)).to_be_visible()
    expect(group.get_by_role("checkbox")).to_have_count(1)


def test_a_game_of_another_package_is_played_to_the_end(sit: Sit, built: None, tmp_path: Path) -> None:
    server = Server(tmp_path, Fresh(tmp_path, GAME, MODULE, BOT).command)
    try:
        made = server.table("Ana", "bot:busy", game="millstream", seed="mill")
        page = sit(at=server, language="de").page
        page.goto(server.address + made.seat())
        prompt = page.get_by_role("region", name="Was jetzt zu tun ist")
        expect(page.get_by_role("heading", name="Am Mühlbach", exact=True)).to_be_visible()
        expect(prompt).to_contain_text("Wer arbeitet als Nächstes?")
        expect(page.get_by_label("Der Tisch")).to_contain_text("Vorrat 6 Bauer, 5 Müller, 5 Händler")
        choices = page.locator(".choices button:enabled")
        while True:
            expect(page.locator("dialog[open], .choices button:enabled").first).to_be_attached()
            if page.get_by_role("dialog").is_visible():
                break
            choices.first.dispatch_event("click")
            expect(page.locator("[aria-busy=true]")).to_have_count(0)
        expect(page.get_by_role("dialog").get_by_role("heading", name="gewinnt").first).to_be_visible()
        expect(page.get_by_role("dialog")).to_contain_text("Münzen")
        page.set_viewport_size({"width": 390, "height": 844})
        expect(
            page.get_by_role("columnheader", name="Summe")
        ).to_be_visible()  # the last column where nothing decides ties
        page.set_viewport_size({"width": 1280, "height": 800})
        assert server.info(made.id)["over"]
        page.keyboard.press("Escape")
        expect(page.locator("#drawer")).to_contain_text("verkauft")
        page.get_by_role("tab", name="Hilfe").click()
        expect(page.locator("#drawer")).to_contain_text("Ohne Ware keine Arbeit")
        page.goto(f"{server.address}/new")
        chosen_for_a_new_table(page)
        page.get_by_text("Am Mühlbach").click()
        expect(page.get_by_label("Platz 2", exact=False).first).to_contain_text("Bot: Busy")
    finally:
        server.close()


FEW = """
from cenabum_millstream import game

class Quintet(game.MillStream):
    name = "quintet"
    title = "Five at the Mill"
    players = range(5, 6)

class Alone(game.MillStream):
    name = "alone"
    title = "Alone at the Mill"
    players = range(1, 2)

QUINTET, ALONE = Quintet(), Alone()
"""


def test_a_new_table_has_as_many_seats_as_the_game_says(sit: Sit, built: None, tmp_path: Path) -> None:
    fresh = Fresh(tmp_path, GAME)
    put(fresh.site, "few_mills", FEW, GAMES_GROUP, quintet="QUINTET", alone="ALONE")
    server = Server(tmp_path, fresh.command)
    try:
        page = sit(at=server).page
        page.goto(f"{server.address}/new#quintet")
        seats = page.locator("form .seat")
        more = page.get_by_role("button", name="Add a seat")
        less = page.get_by_role("button", name="Remove seat 1")
        expect(seats).to_have_count(5)
        expect(more).to_be_disabled()
        expect(less).to_be_disabled()
        page.get_by_role("radio", name="Alone at the Mill").check()
        expect(seats).to_have_count(1)
        expect(seats.get_by_role("combobox")).to_have_value("me")
        expect(less).to_be_disabled()
        page.get_by_role("radio", name="Orléans", exact=True).check()
        expect(seats).to_have_count(2)
        expect(less).to_be_disabled()
        for _ in range(2):
            more.click()
        expect(seats).to_have_count(4)
        expect(more).to_be_disabled()
        less.click()
        expect(seats).to_have_count(3)
    finally:
        server.close()
