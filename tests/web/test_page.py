"""The page as a whole: how much is loaded, from where, and what it says when there is nothing."""

import contextlib
import re
import sqlite3
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from cenabum.bots.rated import known
from cenabum.kernel.language import Language
from cenabum.server.packing import SMALL, packed
from cenabum.server.store.repair import repair
from tests.web.browsers import PHONE, Window
from tests.web.conftest import Sit
from tests.web.players import Player
from tests.web.servers import Server, game_deciding

# Fonts are asked for when there is something to read: after it has been laid out and painted.
DRAWN = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => document.fonts.ready.then(() => done()))))"""
MOST, MOST_OF_START = 150_000, 80_000
MOST_BY_SOCKET = 20_000
"""What a table tells whoever comes, however late, packed as it goes over the wire: a view and the last steps of the log."""
SOCKET = "over the socket"


def loaded(player: Player, path: str) -> dict[str, float]:
    """What comes over the wire when an address is opened for the first time: bytes by address, and what the sockets tell."""
    session = player.window.context.new_cdp_session(player.page)
    session.send("Network.enable")
    names: dict[str, str] = {}
    sizes: dict[str, float] = {SOCKET: 0.0}

    def asked(event: dict[str, Any]) -> None:
        names[event["requestId"]] = urlsplit(event["request"]["url"]).path

    def came(event: dict[str, Any]) -> None:
        sizes[names.pop(event["requestId"], "?")] = event["encodedDataLength"]

    def heard(event: dict[str, Any]) -> None:
        text = event["response"]["payloadData"].encode()  # unpacked, whatever came over the wire
        sizes[SOCKET] += len(packed(text, 15)) if len(text) > SMALL else len(text)

    def opened(event: dict[str, Any]) -> None:
        assert "permessage-deflate" in event["response"]["headers"]["Sec-WebSocket-Extensions"]

    session.on("Network.webSocketFrameReceived", heard)
    session.on("Network.webSocketHandshakeResponseReceived", opened)
    session.on("Network.requestWillBeSent", asked)
    session.on("Network.loadingFinished", came)
    player.page.goto(path)
    if path.startswith("/t/"):
        player.seated()
    player.page.wait_for_load_state("networkidle")
    player.page.evaluate(DRAWN)
    while names:  # everything that was asked for has come
        player.page.wait_for_timeout(20)
    session.detach()
    return sizes


def told(name: str, sizes: dict[str, float]) -> str:
    fonts = sum(size for path, size in sizes.items() if path.endswith((".woff", ".woff2")))
    largest = sorted(sizes.items(), key=lambda each: -each[1])[:6]
    parts = ", ".join(f"{path.rpartition('/')[2]} {size / 1000:.1f}" for path, size in largest)
    whole = f"{by_http(sizes) / 1000:.1f} kB, of which fonts {fonts / 1000:.1f}, and {sizes[SOCKET] / 1000:.1f} kB over sockets"
    return f"{name}: {whole} ({parts})"


def by_http(sizes: dict[str, float]) -> float:
    return sum(size for path, size in sizes.items() if path != SOCKET)


def test_the_first_load_is_small(sit: Sit, server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    start = loaded(sit(first=True), "/")
    tables = {
        "Orléans": server.continued(game_deciding("plan", 9), "Ana", "Bruno"),
        "the Cathedral": server.table("Ana", "bot:ally", game="cathedral"),
        "The First Kingdom": server.table("Ana", "bot:settler", game="first-kingdom"),
        "The King’s Favor": server.table("Ana", "bot:settler", game="kings-favor"),
    }
    seen = {"the start page": start, "a new table": loaded(sit(first=True), "/new")}
    late = server.continued(game_deciding("act", 12), "Ana", "Bruno")
    seen |= {f"a table of {name}": loaded(sit(first=True), table.seat()) for name, table in tables.items()}
    seen["a late table"] = loaded(sit(first=True), late.seat())
    sizes = "\n".join(f"first load of {told(name, each)}" for name, each in seen.items())
    with capsys.disabled():
        print(f"\n{sizes}")
    assert by_http(start) < MOST_OF_START, sizes
    assert all(by_http(each) < MOST for each in seen.values()), sizes
    assert sum(each[SOCKET] > 0 for each in seen.values()) == len(tables) + 1
    assert all(each[SOCKET] < MOST_BY_SOCKET for each in seen.values()), sizes


def test_content_policy(sit: Sit, server: Server) -> None:
    answer = sit().page.goto("/")
    assert answer
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
    assert not re.search(r"https?:|\*", policy)


@pytest.mark.parametrize("path", ["/nowhere", "/t", "/t/", "/t/Abc", "/t/abc/def", "/t/..%2Frules%2Forleans"])
def test_an_unknown_address_gets_a_friendly_page(sit: Sit, path: str) -> None:
    player = sit()
    player.window.forgive("404")
    answer = player.page.goto(path)
    assert answer
    assert answer.status == 404
    expect(player.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    player.page.get_by_role("link", name="To the start page").click()
    expect(player.page.get_by_role("link", name="New table")).to_be_visible()


def test_a_broken_address_gets_a_friendly_page(sit: Sit) -> None:
    player = sit()
    player.window.forgive("404")
    for path in ("/t/%E0%A4%A", "/t/%", "/rules/%", "/%"):
        player.page.goto(path)
        expect(player.page.get_by_role("heading", name="There is nothing here")).to_be_visible()


@pytest.mark.parametrize("link", ["%", "%E0%A4%A", "half%2"])
def test_a_broken_link_of_a_seat_gets_a_friendly_page(sit: Sit, server: Server, link: str) -> None:
    table = server.table("Ana", "Bruno")
    player = sit()
    player.window.forgive("401", "403", "404")
    player.page.goto(f"/t/{table.id}#{link}")
    expect(player.page.get_by_role("heading", name="There is no such table")).to_be_visible()
    player.page.goto(f"/t/nothere#{link}")
    expect(player.page.get_by_role("heading", name="There is no such table")).to_be_visible()
    player.page.goto(f"/rules#{link}")
    expect(player.page.get_by_role("heading").first).to_be_visible()
    # Pasted into a table that is open, it is as wrong; without it the table is there.
    player.page.goto(f"/t/{table.id}")
    player.seated()


def test_a_table_that_cannot_be_played_says_so_and_its_link_is_kept(own_server: Server, sit: Sit) -> None:
    table = own_server.table("Ana", "Bruno")
    own_server.kill()
    with contextlib.closing(sqlite3.connect(own_server.file)) as file:
        file.execute("UPDATE seats SET plan = 'nonsense' WHERE seat = 1")
        file.commit()
    own_server.start()
    ana = sit(at=own_server)
    ana.window.forgive("503")
    ana.page.goto(table.seat())
    expect(ana.page.get_by_role("heading", name="This table cannot be shown")).to_be_visible()
    expect(ana.page.get_by_text("cenabum doctor --repair")).to_be_visible()
    assert table.tokens[0] in ana.page.evaluate("JSON.stringify(localStorage)")
    own_server.kill()
    repair(own_server.file)
    own_server.start()
    ana.page.goto(f"/t/{table.id}")
    ana.wait(lambda sight: sight.planning, "Ana does not sit at the repaired table")


def test_an_unknown_table_gets_a_friendly_page(sit: Sit) -> None:
    player = sit()
    player.window.forgive("404")
    player.page.goto("/t/doesnotexist")
    expect(player.page.get_by_role("heading", name="There is no such table")).to_be_visible()
    player.page.get_by_role("link", name="To the start page").click()
    expect(player.page.get_by_role("link", name="New table")).to_be_visible()


def test_a_wrong_seat_link_gets_a_friendly_page(sit: Sit, server: Server) -> None:
    table = server.table("Ana", "Bruno")
    player = sit()
    player.window.forgive("401", "403", "404")
    player.page.goto(f"/t/{table.id}#not-a-token")
    expect(player.page.get_by_role("heading", name="There is no such table")).to_be_visible()


def test_a_moment_that_has_not_come_leads_to_now(sit: Sit, server: Server) -> None:
    table = server.table("Ana", "Bruno")
    player = sit()
    player.window.forgive("404", "422")
    player.page.goto(f"/t/{table.id}/9999")
    player.page.wait_for_url(f"**/t/{table.id}")
    player.seated()
    assert player.page.url.endswith(f"/t/{table.id}")


def test_the_back_button(sit: Sit, server: Server) -> None:
    player = sit(server.table("Ana", "Bruno").seat())
    player.page.get_by_role("link", name="To the start page").click()
    expect(player.page.get_by_role("link", name="New table")).to_be_visible()
    player.page.go_back()
    player.seated()


def test_a_window_knows_nothing_of_the_one_before(sit: Sit, server: Server) -> None:
    """The tests use browsers again: what one of them kept must not be there for the next."""
    kept = "() => Object.keys(localStorage)"
    ana = sit(server.table("Ana", "Bruno").seat(), first=True)
    assert "cenabum.seats" in ana.page.evaluate(kept)
    ana.page.evaluate("() => { document.cookie = 'left=behind'; sessionStorage.left = 'behind' }")
    context = ana.window.leave()
    assert context.browser
    window = Window(context.browser, server.address, context=context)
    window.page.goto("/")
    assert window.page.evaluate(kept) == ["cenabum.settings"]
    assert window.page.evaluate("() => document.cookie + Object.keys(sessionStorage)") == ""
    expect(window.page.get_by_role("link", name="New table")).to_be_visible()
    window.leave()


def test_a_bot_is_chosen_by_its_rating(sit: Sit) -> None:
    """Every bot that the arena has rated shows it in the list; the one that was chosen tells it in a sentence."""
    page = sit().page
    page.goto("/new")
    seat = page.get_by_label("Who sits on seat 2")
    rated = known()["orleans"]
    for bot, rating in rated.items():
        assert rating.rating is not None
        expect(seat.locator(f'option[value="{bot}"]')).to_have_text(re.compile(f" · {rating.rating:.0f}$"))
    best = next(iter(rated))
    seat.select_option(best)
    expect(page.get_by_text(Language("en").tell(rated[best].words("orleans"), ("bots/levels",)))).to_be_visible()


def test_a_bot_and_its_rating_are_uncut_on_a_phone(sit: Sit) -> None:
    """Each choice of who sits where has the room that its longest answer needs."""
    page = sit(size=PHONE, hand="touch", language="de").page
    page.goto("/new")
    expect(page.locator('.seat option[value="bot:master"]').first).to_have_text(re.compile(" · [0-9]+$"))
    missing = page.locator(".seat select").evaluate_all(
        """all => all.map((each) => {
          const whole = each.cloneNode(true);
          whole.style.cssText = "position: absolute; width: max-content";
          each.parentNode.append(whole);
          const short = whole.getBoundingClientRect().width - each.getBoundingClientRect().width;
          whole.remove();
          return short;
        })"""
    )
    assert len(missing) == 3
    assert max(missing) <= 0
