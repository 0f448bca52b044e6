"""A page that stays open while its server is updated. Costs about 15 seconds: the package is copied, a server started twice."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.players import open_drawer
from tests.web.servers import ROOT, Server


def built_anew(page: Path) -> None:
    """Every part gets another name, as after a change to what all of them need."""
    parts = sorted(file for file in (page / "assets").iterdir() if file.suffix in {".js", ".css"})
    named = {file.name: f"{file.stem}_new{file.suffix}" for file in parts}
    for file in [*parts, page / "index.html"]:
        text = file.read_text()
        for old, new in named.items():
            text = text.replace(old, new)
        file.write_text(text)
    for file in parts:
        file.with_name(f"{file.name}.br").unlink()
        file.rename(file.with_name(named[file.name]))


@pytest.fixture
def package(built: None, tmp_path: Path) -> Path:
    return shutil.copytree(ROOT / "src" / "cenabum", tmp_path / "source" / "cenabum")


@pytest.fixture
def copied_server(package: Path, tmp_path: Path) -> Iterator[Server]:
    """A server with a page of its own, so that it can be updated."""
    command = ("env", f"PYTHONPATH={package.parent}", str(Path(sys.executable).with_name("cenabum")))
    running = Server(tmp_path, command)
    yield running
    running.close()


def test_a_page_notices_that_its_server_was_updated(sit: Sit, copied_server: Server, package: Path) -> None:
    """It offers to load the new page, and does so by itself when a part is wanted that is gone. The sketch stays."""
    table = copied_server.table("Ana", "Bruno")
    ana, bruno = sit(table.seat(0), at=copied_server), sit(table.seat(1), at=copied_server)
    for player in (ana, bruno):
        player.window.forgive(
            "WebSocket", "ERR_CONNECTION", "404", "dynamically imported module", "preload CSS", "MIME type"
        )
        player.press("Fill Castle with the obvious followers")
        expect(player.page.locator(".space.sketched")).to_have_count(3)
    begun = ana.page.locator("script[type=module]").first.get_attribute("src")
    offer = ana.page.get_by_role("button", name="Load the new page")
    expect(offer).to_have_count(0)
    copied_server.kill()
    built_anew(package / "server" / "page")
    copied_server.start()
    expect(offer).to_be_visible()
    offer.click()
    expect(ana.page.locator(".space.sketched")).to_have_count(3)
    expect(offer).to_have_count(0)
    assert ana.page.locator("script[type=module]").first.get_attribute("src") != begun
    open_drawer(ana.page, ana.page.get_by_role("tab", name="Bag"))
    # Bruno goes on with the old page, until he wants what it has not loaded.
    expect(bruno.page.get_by_role("button", name="Load the new page")).to_be_visible()
    bruno.page.get_by_role("tab", name="Bag").click()
    expect(bruno.page.get_by_role("button", name="Load the new page")).to_have_count(0)
    expect(bruno.page.locator(".space.sketched")).to_have_count(3)
    open_drawer(bruno.page, bruno.page.get_by_role("tab", name="Bag"))
