"""What goes over a socket is packed, each message by itself; what is packed to do harm is not unpacked."""

import contextlib
import json
import socket
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from cenabum.server.packing import SMALL, Packing
from tests.server.servers import PATIENCE, Message, Running, seated


class Counting(socket.socket):
    """A socket that counts what comes in."""

    received = 0

    def recv(self, size: int, flags: int = 0) -> bytes:
        data = super().recv(size, flags)
        self.received += len(data)
        return data


class Page:
    """A page that unpacks, as browsers do, or one that cannot."""

    def __init__(self, server: Running, table: Message, compression: str | None) -> None:
        self.line = Counting(socket.AF_INET, socket.SOCK_STREAM)
        self.line.connect(("127.0.0.1", server.port))
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table['table']}/live"
        self.open = contextlib.ExitStack()
        self.socket = self.open.enter_context(
            connect(
                url, sock=self.line, compression=compression, max_size=None, ping_interval=None, open_timeout=PATIENCE
            )
        )
        self.socket.send(json.dumps({"type": "hello", "token": None}))

    def until(self, kind: str) -> Any:
        while (message := json.loads(self.socket.recv(PATIENCE)))["type"] != kind:
            pass
        return message


def test_a_page_hears_the_same_in_a_quarter_of_the_bytes(server: Running) -> None:
    """A page that cannot unpack is told everything as it is."""
    table = server.table("Ana", "Bruno", game="first-kingdom", seed="1")
    with seated(server, table) as [ana, bruno]:
        packed, plain = (Page(server, table, how) for how in ("deflate", None))
        agreed = packed.socket.response.headers["Sec-WebSocket-Extensions"]  # type: ignore[union-attr]  # it has answered
        assert "server_no_context_takeover; client_no_context_takeover" in agreed
        assert packed.until("welcome")["view"] == plain.until("welcome")["view"]
        assert packed.line.received < plain.line.received / 4
        while not ana.moves:
            bruno.ask("play", move=bruno.moves[0])
            ana.catch_up()
        ana.ask("play", move=ana.moves[-1])
        moment = ana.moment
        for page in (packed, plain):
            while page.until("moved")["moment"] != moment:
                pass
            page.open.close()


def test_a_message_that_is_tiny_only_while_packed_is_not_unpacked(server: Running) -> None:
    table = server.table("Ana", "Bruno", seed="1")
    page = Page(server, table, "deflate")
    page.until("welcome")
    page.socket.send(json.dumps({"type": "chat", "id": "1", "text": "x" * 50_000_000}))  # 50 kB packed
    with pytest.raises(ConnectionClosed) as closed:
        page.until("nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    page.open.close()
    assert server.get("/health")["writing"]


def test_what_is_small_goes_as_it_is_and_each_message_is_packed_by_itself() -> None:
    sender, page = Packing(True, True, 15, 15), PerMessageDeflate(True, True, 15, 15)
    for text in (b"x" * SMALL, b"x" * (SMALL + 1), b"y" * 100_000):
        frame = sender.encode(Frame(Opcode.TEXT, text))
        assert frame.rsv1 == (len(text) > SMALL)
        assert len(frame.data) <= min(len(text), SMALL)
        assert bytes(page.decode(frame).data) == text
    assert not hasattr(sender, "encoder")
    assert not hasattr(sender, "decoder")
    ping = Frame(Opcode.PING, b"z" * 100)
    assert sender.encode(ping) is ping
