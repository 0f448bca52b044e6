"""The nginx of docs/hosting.md in front of the server: pages, calls, sockets, origins, people told apart, a closed club."""

import base64
import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.proxies import PASSWORD, Nginx
from tests.server.servers import PATIENCE, Message, Running, Zygote

NAME = "play.example.org"
KNOWN = "Basic " + base64.b64encode(":".join(PASSWORD).encode()).decode()
"""What a browser sends with everything once its person has typed the password of the club."""


@pytest.fixture(scope="module")
def behind(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(zygote, tmp_path_factory.mktemp("proxied"), behind_proxy=True, names=[NAME])
    yield running
    running.close()


@pytest.fixture(scope="module")
def proxy(behind: Running, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nginx]:
    nginx = Nginx(behind.port, NAME, tmp_path_factory.mktemp("nginx"))
    yield nginx
    nginx.close()


@pytest.fixture(scope="module")
def club(behind: Running, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nginx]:
    nginx = Nginx(behind.port, NAME, tmp_path_factory.mktemp("club"), closed=True)
    yield nginx
    nginx.close()


def ask(proxy: Nginx, method: str, path: str, headers: dict[str, str] | None = None, **more: object) -> httpx.Response:
    with httpx.Client(verify=proxy.trust, timeout=PATIENCE) as browser:
        url = f"https://127.0.0.1:{proxy.port}{path}"
        told = {"host": NAME, "origin": f"https://{NAME}", **(headers or {})}
        return browser.request(method, url, headers=told, extensions={"sni_hostname": NAME}, **more)  # type: ignore[arg-type]  # what httpx takes


@contextmanager
def live(
    proxy: Nginx, table: str, origin: str = f"https://{NAME}", headers: dict[str, str] | None = None
) -> Iterator[ClientConnection]:
    url = f"wss://{NAME}:{proxy.port}/api/tables/{table}/live"
    there = socket.create_connection(("127.0.0.1", proxy.port))
    with connect(
        url,
        sock=there,
        ssl=proxy.trust,
        origin=Origin(origin),
        additional_headers=headers,
        open_timeout=PATIENCE,
    ) as line:
        yield line


def table_for_two(proxy: Nginx, headers: dict[str, str] | None = None) -> Message:
    seats = [{"who": "me", "name": "Ana"}, {"who": "open"}]
    made = ask(proxy, "POST", "/api/tables", headers, json={"seats": seats, "seed": "1"})
    assert made.status_code == 200, made.text
    table: Message = made.json()
    return table


def test_pages_and_calls(proxy: Nginx) -> None:
    page = ask(proxy, "GET", "/t/abc")
    assert (page.status_code, page.headers["content-type"].split(";")[0]) == (200, "text/html")
    assert ask(proxy, "GET", "/api/health").json()["writing"]
    assert ask(proxy, "GET", "/no/such/page").status_code == 404


def test_a_table_is_made_and_played_through_the_proxy(proxy: Nginx) -> None:
    table = table_for_two(proxy)
    with live(proxy, table["table"]) as ana:
        ana.send(json.dumps({"type": "hello", "token": table["tokens"]["0"]}))
        assert json.loads(ana.recv(PATIENCE))["seat"] == 0
        ana.send(json.dumps({"type": "plan", "id": "p", "placements": []}))
        assert json.loads(ana.recv(PATIENCE))["type"] == "moved"
    with pytest.raises(InvalidStatus), live(proxy, table["table"], "https://evil.example"):
        pass


def test_a_club_that_is_closed_by_a_password_plays(club: Nginx) -> None:
    """The header of the password was that of the seat's token, so no table opened."""
    for path in ("/", "/api/health"):
        assert ask(club, "GET", path).status_code == 401
    member = {"authorization": KNOWN}
    table = table_for_two(club, member)
    path, token = f"/api/tables/{table['table']}", table["tokens"]["0"]
    assert ask(club, "GET", f"{path}/printed", {**member, "cenabum-token": token}).status_code == 200
    renewed = ask(club, "POST", f"{path}/seats/0/renew", {**member, "cenabum-token": token})
    assert renewed.status_code == 200, renewed.text
    with live(club, table["table"], headers=member) as ana:
        ana.send(json.dumps({"type": "hello", "token": renewed.json()["token"]}))
        assert json.loads(ana.recv(PATIENCE))["seat"] == 0
    with pytest.raises(InvalidStatus), live(club, table["table"]):
        pass


def test_a_program_may_show_its_token_as_a_bearer(proxy: Nginx) -> None:
    table = table_for_two(proxy)
    path = f"/api/tables/{table['table']}/seats/0/renew"
    assert ask(proxy, "POST", path, {"authorization": f"Bearer {table['tokens']['0']}"}).status_code == 200
    assert ask(proxy, "POST", path, {"authorization": "Bearer nonsense"}).status_code == 401
