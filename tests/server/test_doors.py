"""Connections that say nothing, half of something, or do not listen: they go, and nobody else notices."""

import contextlib
import logging
import os
import select
import socket
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from cenabum.server.guard import neighbour
from cenabum.server.limits import ADDRESS
from cenabum.server.logs import Damped
from tests.ports import own_port
from tests.processes import Started
from tests.server.servers import Player, Running, Zygote, seated
from tests.server.test_playing import first_plan

Opened = Callable[..., "Peer"]
PATIENCE = 600_000
"""Milliseconds until something that should happen counts as not happening, on however slow a machine."""


class Peer:
    """A bare connection; `gone` waits until the server has ended it, without reading."""

    def __init__(self, port: int, source: str = "127.0.0.1", room: int | None = None) -> None:
        self.socket = socket.socket()
        if room is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        self.socket.bind((source, 0))
        self.socket.settimeout(PATIENCE / 1000)
        self.socket.connect(("127.0.0.1", port))
        self._poll = select.poll()
        self._poll.register(self.socket, select.POLLRDHUP)

    def send(self, text: str | bytes) -> None:
        self.socket.sendall(text.encode() if isinstance(text, str) else text)

    def gone(self, timeout: float = PATIENCE) -> bool:
        return bool(self._poll.poll(timeout))

    def answer(self) -> str:
        return self.socket.recv(65536).decode("latin-1")

    def close(self) -> None:
        self.socket.close()


@pytest.fixture
def opened() -> Iterator[Opened]:
    with contextlib.ExitStack() as stack:

        def connect(*where: Any, **how: Any) -> Peer:
            return stack.enter_context(contextlib.closing(Peer(*where, **how)))

        yield connect


@pytest.fixture
def serving(zygote: Zygote, tmp_path: Path) -> Iterator[Callable[..., Running]]:
    with contextlib.ExitStack() as stack:

        def start(**wanted: Any) -> Running:
            return stack.enter_context(contextlib.closing(Running(zygote, tmp_path, **wanted)))

        yield start


def half(port: int) -> str:
    return f"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"


# ---- half of a request


def test_half_open_requests_keep_nobody_out(serving: Callable[..., Running], opened: Opened) -> None:
    """Far more than there are files for. Visitors come in, a game is played, and the log stays short."""
    server = serving(files=256, limits=True)
    peers = [opened(server.port, source=f"127.0.0.{2 + number % 3}") for number in range(500)]
    for peer in peers:
        with contextlib.suppress(OSError):  # some have been sent away already
            peer.send(half(server.port))
    table = server.table("Ana", "bot:random")
    with seated(server, table) as [ana]:
        assert ana.ask("plan", placements=[])["type"] == "moved"
        for _ in range(5):
            assert server.get("/health")["writing"]
    assert peers[0].gone()
    assert server.out.stat().st_size < 20_000


def test_as_many_files_as_the_system_allows(serving: Callable[..., Running]) -> None:
    server = serving(files=300)
    [line] = [each for each in Path(f"/proc/{server.pid}/limits").read_text().splitlines() if "open files" in each]
    assert line.split()[3:5] == ["300", "300"]


@pytest.mark.parametrize(
    ("before", "rest"),
    [
        pytest.param("", "", id="nothing at all"),
        pytest.param("", "GET /api/health HT", id="half a line"),
        pytest.param("", "GET /api/health HTTP/1.1\r\nHost: localhost\r\n", id="half a head"),
        pytest.param(
            "", "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{", id="half a body"
        ),
        pytest.param(
            "GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n", "GET /api/health HTTP/1.1\r\n", id="after another"
        ),
    ],
)
def test_half_a_request_is_not_waited_for(
    serving: Callable[..., Running], opened: Opened, before: str, rest: str
) -> None:
    server = serving(head_seconds=1.0, body_seconds=1.0)
    peer = opened(server.port)
    if before:
        peer.send(before)
        assert "200 OK" in peer.answer()
    peer.send(rest)
    assert peer.gone()
    assert server.get("/health")["writing"]
    assert "Traceback" not in server.out.read_text()


def test_one_address_has_only_so_many_connections_and_the_oldest_that_asks_nothing_goes(
    serving: Callable[..., Running], opened: Opened
) -> None:
    server = serving(limits=True, head_seconds=3600.0)
    other = opened(server.port, source="127.0.0.2")
    oldest, *_, newest = [opened(server.port) for _ in range(ADDRESS["connections"][0] + 1)]
    assert oldest.gone()
    for peer in (other, newest):
        peer.send(f"{half(server.port)}\r\n")
        assert "200 OK" in peer.answer()


def test_behind_a_proxy_all_connections_come_from_one_address(serving: Callable[..., Running], opened: Opened) -> None:
    server = serving(limits=True, behind_proxy=True, head_seconds=3600.0)
    oldest, *_ = [opened(server.port) for _ in range(ADDRESS["connections"][0] + 5)]
    assert server.get("/health")["writing"]
    oldest.send(f"{half(server.port)}\r\n")
    assert "200 OK" in oldest.answer()


def test_a_household_counts_as_one() -> None:
    assert neighbour("203.0.113.9") == "203.0.113.9" == neighbour("::ffff:203.0.113.9")
    assert neighbour("2001:db8:1:2:3::4") == neighbour("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert neighbour("2001:db8:1:3::4") != neighbour("2001:db8:1:2::4")
    assert neighbour("testclient") == "testclient"


# ---- who does not listen


def test_a_browser_that_does_not_read_is_cut_off(serving: Callable[..., Running], opened: Opened) -> None:
    server = serving(deaf_seconds=1.0)
    deaf = opened(server.port, room=4096)
    deaf.socket.setblocking(False)
    ask = f"GET /api/rules/orleans HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
    while not deaf.gone(10):
        with contextlib.suppress(OSError):  # it takes no more questions as long as the answers are not taken
            deaf.socket.send(ask)
    assert server.get("/health")["writing"]
    assert "Traceback" not in server.out.read_text()


class Deaf(Peer):
    """A page that says hello and then reads nothing for a while."""

    def __init__(self, port: int, table: str, token: str) -> None:
        super().__init__(port, room=4096)
        self.send(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self._file = self.socket.makefile("rb")
        while self._file.readline().strip():
            pass
        hello = f'{{"type":"hello","token":"{token}"}}'.encode()
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[number % 4] for number, byte in enumerate(hello))
        self.send(b"\x81" + struct.pack("!BH", 0xFE, len(hello)) + mask + masked)

    def close_code(self) -> int:
        """Read on until the close frame, and tell its code."""
        while True:
            kind, size = struct.unpack("!BB", self._read(2))
            if size == 126:
                (size,) = struct.unpack("!H", self._read(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self._read(8))
            data = self._read(size)
            if kind & 15 == 8:
                return int(struct.unpack("!H", data[:2])[0])

    def close(self) -> None:
        self._file.close()
        super().close()

    def _read(self, size: int) -> bytes:
        data = self._file.read(size)
        assert len(data) == size, "the socket ended without a close frame"
        return data


def test_a_page_that_does_not_listen_is_sent_away_and_nobody_waits_for_it(serving: Callable[..., Running]) -> None:
    server = serving(deaf_seconds=1.0)
    table = server.table("Ana", "Bruno", seed="1")
    deaf = Deaf(server.port, table["table"], table["tokens"]["0"])
    with contextlib.closing(deaf), seated(server, table) as [ana, bruno]:
        code = first_plan(ana)[0]
        while not deaf.gone(0):  # each answer has a whole view, and some of them fit into its ears
            assert ana.ask("play", move=code)["type"] == "moved"
            assert ana.ask("undo")["type"] == "undone"
        assert bruno.ask("chat", text="still here")["type"] == "said"
        with server.sit(table["table"], table["tokens"]["0"]) as again:
            assert again.welcome["seat"] == 0


def test_a_page_that_listens_too_late_is_told_to_come_again(serving: Callable[..., Running]) -> None:
    server = serving(deaf_seconds=3600.0, ping_seconds=3600.0)
    table = server.table("Ana", "Bruno", seed="1")
    deaf = Deaf(server.port, table["table"], table["tokens"]["0"])
    with contextlib.closing(deaf), seated(server, table) as [ana, _]:
        code = first_plan(ana)[0]
        for _ in range(700):  # more than fits into its ears and our queue
            assert ana.ask("play", move=code)["type"] == "moved"
            assert ana.ask("undo")["type"] == "undone"
        assert deaf.close_code() == 4008


WITHOUT = """
import sys
import uvicorn.protocols.websockets.auto
sys.modules["uvicorn.protocols.websockets.websockets_sansio_impl"] = None
from cenabum.cli.main import main
sys.exit(main())
"""
"""A uvicorn that has another name for what we build on: it knows it itself."""


def test_another_uvicorn_serves_sockets_too(started: Started, tmp_path: Path) -> None:
    port = own_port()
    command = [sys.executable, "-u", "-c", WITHOUT, "serve", "--port", port]
    server = started([*map(str, command), "--file", tmp_path / "tables.db"], stdout=subprocess.PIPE)
    assert server.stdout is not None
    assert server.stdout.readline().startswith("Cenabum is at ")
    seats = [{"who": "me", "name": "Ana"}, {"who": "open"}]
    made = httpx.post(f"http://127.0.0.1:{port}/api/tables", json={"seats": seats, "seed": "1"}).json()
    with Player(port, made["table"], made["tokens"]["0"]) as ana:
        assert ana.ask("plan", placements=first_plan(ana))["type"] == "moved"


# ---- the log


def test_a_line_that_comes_again_and_again_is_written_now_and_then_with_its_number() -> None:
    written: list[str] = []
    now = 5.0

    class Book(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            written.append(record.getMessage())

    log = logging.getLogger("a log of tests")
    log.propagate = False
    book = Book()
    book.addFilter(Damped(every=10.0, clock=lambda: now))
    log.addHandler(book)
    log.warning("another line")
    for number in range(1, 7):
        if number == 6:
            now += 10.0
        log.warning("visitor %d is too many", number)
    assert written == [
        "another line",
        "visitor 1 is too many",
        "visitor 6 is too many (and 4 more like this before)",
    ]
