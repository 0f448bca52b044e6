"""A club: closed by the password of the nginx in front, and with more visitors at one address than it may ask for."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.server.proxies import PASSWORD, Nginx
from tests.web.browsers import KEPT, PATIENCE, SETTINGS
from tests.web.servers import Server


@pytest.fixture
def club(built: None, tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, options=("--proxy", "--limit", "requests=60"))
    yield server
    server.close()


def member(browser: Browser, address: str, language: str = "en-GB") -> Page:
    """A browser whose person has typed the password of the club."""
    known = {"username": PASSWORD[0], "password": PASSWORD[1]}
    context = browser.new_context(base_url=address, ignore_https_errors=True, http_credentials=known, locale=language)  # type: ignore[arg-type]  # of this shape
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(f"({KEPT})({json.dumps(SETTINGS)})")
    return page


def test_a_member_sits_down_and_plays_behind_the_password(browser: Browser, club: Server, tmp_path: Path) -> None:
    table = club.table("Ana", "Bruno")
    nginx = Nginx(club.port, "play.example.org", tmp_path, closed=True)
    page = member(browser, f"https://127.0.0.1:{nginx.port}")
    page.goto(table.seat())
    page.get_by_role("button", name=re.compile("^Fill Castle")).click()
    page.get_by_role("button", name="Done", exact=True).click()
    expect(page.get_by_text(re.compile("Waiting for Bruno"))).to_be_visible()
    assert club.info(table.id)["moment"] > 0
    page.context.close()
    nginx.close()


def sooner(route: Route) -> None:
    """The server's own answer; only for how long its page waits is changed."""
    answer = route.fetch()
    assert answer.status == 429
    route.fulfill(response=answer, body=re.sub(r'(?<=refresh" content=")[0-9]+', "10", answer.text()))


def test_one_visitor_too_many_reads_why_and_gets_in_by_waiting(browser: Browser, club: Server) -> None:
    while club.http.get("/api/games").status_code == 200:
        pass
    page = member(browser, club.address, "de-DE")
    page.route("**/", sooner, times=1)
    page.goto("/")
    expect(page.get_by_role("heading")).to_have_text("Das war zu viel auf einmal.")
    expect(page.get_by_text(re.compile("Diese Seite versucht es in .* von selbst noch einmal"))).to_be_visible()
    club.kill()  # what it has counted goes with it
    club.start()
    expect(page.locator("main")).to_be_visible()
    expect(page.get_by_role("heading", name="Das war zu viel auf einmal.")).to_have_count(0)
    page.context.close()
