"""The reverse proxy of docs/hosting.md in front of the server: pages, calls, sockets, origins, people told apart."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.proxies import Proxy, told_headers
from tests.server.servers import PATIENCE, Running, Zygote

NAME = "play.example.org"


@pytest.fixture(scope="module")
def proxy(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    running = Running(zygote, tmp_path_factory.mktemp("proxied"), behind_proxy=True, names=[NAME])
    between = Proxy(running.port, NAME)
    yield between
    between.close()
    running.close()


def ask(proxy: Proxy, method: str, path: str, **more: object) -> httpx.Response:
    headers = {"connection": "close", "host": NAME, "origin": f"https://{NAME}"}
    return httpx.request(method, f"http://127.0.0.1:{proxy.port}{path}", headers=headers, timeout=PATIENCE, **more)  # type: ignore[arg-type]  # what httpx takes


@contextmanager
def live(proxy: Proxy, table: str, origin: str = f"https://{NAME}") -> Iterator[ClientConnection]:
    url = f"ws://127.0.0.1:{proxy.port}/api/tables/{table}/live"
    with connect(url, origin=Origin(origin), open_timeout=PATIENCE) as socket:
        yield socket


def test_the_example_says_all_that_is_needed() -> None:
    assert set(told_headers()) == {"Host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Connection"}


def test_pages_and_calls(proxy: Proxy) -> None:
    page = ask(proxy, "GET", "/t/abc")
    assert (page.status_code, page.headers["content-type"].split(";")[0]) == (200, "text/html")
    assert ask(proxy, "GET", "/api/health").json()["writing"]
    assert ask(proxy, "GET", "/no/such/page").status_code == 404


def test_a_table_is_made_and_played_through_the_proxy(proxy: Proxy) -> None:
    seats = [{"who": "me", "name": "Ana"}, {"who": "open"}]
    made = ask(proxy, "POST", "/api/tables", json={"seats": seats, "seed": "1"})
    assert made.status_code == 200, made.text
    table = made.json()
    with live(proxy, table["table"]) as ana:
        ana.send(json.dumps({"type": "hello", "token": table["tokens"]["0"]}))
        assert json.loads(ana.recv(30))["seat"] == 0
        ana.send(json.dumps({"type": "plan", "id": "p", "placements": []}))
        assert json.loads(ana.recv(30))["type"] == "moved"
    with pytest.raises(InvalidStatus), live(proxy, table["table"], "https://evil.example"):
        pass
