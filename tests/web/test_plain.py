"""The table of a game that the page has never seen, because another package brings it."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.outside import BOT, GAME, Fresh
from tests.web.conftest import Sit
from tests.web.servers import Server

pytestmark = pytest.mark.slow


def test_a_game_of_another_package_is_played_to_the_end(sit: Sit, built: None, tmp_path: Path) -> None:
    server = Server(tmp_path, Fresh(tmp_path, GAME, BOT).command)
    try:
        made = server.table("Ana", "bot:busy", game="millstream", seed="mill")
        page = sit(at=server, language="de").page
        page.goto(server.address + made.seat())
        prompt = page.get_by_role("region", name="Was jetzt zu tun ist")
        expect(page.get_by_role("heading", name="Am Mühlbach", exact=True)).to_be_visible()
        expect(prompt).to_contain_text("Wer arbeitet als Nächstes?")
        expect(page.get_by_label("Der Tisch")).to_contain_text("Vorrat6 Bauer, 5 Müller, 5 Händler")
        choices = page.locator(".choices button:enabled")
        while True:
            expect(page.locator("dialog[open], .choices button:enabled").first).to_be_attached()
            if page.get_by_role("dialog").is_visible():
                break
            choices.first.dispatch_event("click")
            expect(page.locator("[aria-busy=true]")).to_have_count(0)
        expect(page.get_by_role("dialog")).to_contain_text("übriges Mehl")
        assert server.info(made.id)["over"]
        page.keyboard.press("Escape")
        expect(page.locator("#drawer")).to_contain_text("verkauft")
        page.get_by_role("tab", name="Hilfe").click()
        expect(page.locator("#drawer")).to_contain_text("Ohne Ware keine Arbeit")
        page.goto(f"{server.address}/new")
        page.get_by_text("Am Mühlbach").click()
        expect(page.get_by_label("Platz 2", exact=False).first).to_contain_text("Bot: Busy")
    finally:
        server.close()
