"""Connections, before there is a request: how many there may be, how long each may keep us waiting, and who does not read.

The web server below us waits for ever: for the rest of a request, and for a peer to take an answer. Here somebody looks round every
second. When there are too many connections, the one that has asked for nothing for the longest time makes room for the newest,
so half a thousand of them that say nothing keep nobody out.
"""

import asyncio
import contextlib
import os
import socket
import struct
from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

from cenabum.server.config import LOOPBACK, Config
from cenabum.server.guard import neighbour
from cenabum.server.limits import ADDRESS
from cenabum.server.packing import Packer

if TYPE_CHECKING:
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
else:
    try:
        from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
    except (
        ImportError
    ):  # uvicorn promises no such name; its usual class serves too, though it may hold a full socket for longer
        from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol as WebSocketsSansIOProtocol

MOST_IN_ALL = 10_000
AT_ONCE = 64
"""So many connections are taken in one go."""
OTHER_FILES = 64
"""Files that we need besides: the tables, the pipes of the bots, the parts of the page."""
LITTLE = 16 * 1024
"""Who takes less than this of what waits for him, for as long as a deaf peer is borne, does not read."""
FOREVER = float("inf")
AT_ONCE_AND_FOR_ALL = struct.pack("hh" if os.name == "nt" else "ii", 1, 0)
"""How the system is told not to linger over what was sent."""


def raise_file_limit() -> int:
    """Let this process have as many files as the system allows; how many are that?"""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST_IN_ALL * 2
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (hard, 10_240):  # macOS says that there is no limit and does not mean it
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            break
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_IN_ALL * 2 if soft == resource.RLIM_INFINITY else soft


class Stage(NamedTuple):
    """What a connection is at; as long as this does not change, its time runs."""

    what: object
    which: object
    seconds: float


class Peer(Protocol):
    """What serves a connection: HTTP, later perhaps a socket."""

    def stage(self) -> Stage:
        """What are we waiting for, and for how long?"""


class Seen:
    """What was seen of a connection when somebody last looked."""

    __slots__ = ("peer", "since", "stage", "taken_at", "unsent", "who")

    def __init__(self, peer: Peer, who: str, now: float) -> None:
        self.peer = peer
        self.who = who
        self.stage = peer.stage()
        self.since = self.taken_at = now
        self.unsent = 0

    def overdue(self, unsent: int, now: float, deaf_seconds: float) -> bool:
        """Has it kept us waiting for too long, with a request or with taking what we have for it?"""
        stage = self.peer.stage()
        if stage != self.stage:
            self.stage, self.since = stage, now
        if not unsent or unsent <= self.unsent - LITTLE:
            self.unsent, self.taken_at = unsent, now
        else:
            self.unsent = max(self.unsent, unsent)
        return now - self.since > stage.seconds or now - self.taken_at > deaf_seconds


class Doors:
    """All open connections of a server."""

    def __init__(self, config: Config, files: int) -> None:
        self.config = config
        self._most = max(OTHER_FILES, min(MOST_IN_ALL, files - AT_ONCE - OTHER_FILES))
        most, _ = ADDRESS["connections"]
        self._most_each = config.most.get("connections", most) if config.limits else self._most
        self._open: dict[asyncio.Transport, Seen] = {}
        self._count: Counter[str] = Counter()
        self._idle: dict[str, dict[asyncio.Transport, None]] = {}
        """The connections that ask for nothing now, by address; the oldest first."""

    def enter(self, transport: asyncio.Transport, peer: Peer) -> None:
        """A connection was opened, or has become a socket."""
        if transport in self._open:
            self._open[transport].peer = peer
            return
        who = self._who(transport)
        crowd = None
        if self._count[who] >= self._most_each:
            crowd = self._idle.get(who, {})
        elif len(self._open) >= self._most:
            crowd = max(self._idle.values(), key=len, default={})  # of whoever has most, never a lone visitor's
        if crowd is not None:
            self._send_away(next(iter(crowd), transport))
        if not transport.is_closing():
            self._open[transport] = Seen(peer, who, asyncio.get_running_loop().time())
            self._count[who] += 1
            self.idle(transport)

    def _who(self, transport: asyncio.Transport) -> str:
        remote = get_remote_addr(transport)
        host = remote[0] if remote else "?"
        # All connections of a proxy come from one address; whom it speaks for is in the request, and counted there.
        return f"proxy {id(transport)}" if self.config.behind_proxy and host in LOOPBACK else neighbour(host)

    def idle(self, transport: asyncio.Transport) -> None:
        """A connection asks for nothing."""
        seen = self._open.get(transport)
        if seen is not None:
            self._idle.setdefault(seen.who, {})[transport] = None

    def busy(self, transport: asyncio.Transport) -> None:
        """A connection has asked for something."""
        seen = self._open.get(transport)
        crowd = self._idle.get(seen.who) if seen is not None else None
        if seen is not None and crowd is not None:
            crowd.pop(transport, None)
            if not crowd:
                del self._idle[seen.who]

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection has gone."""
        self.busy(transport)
        seen = self._open.pop(transport, None)
        if seen is not None:
            self._count[seen.who] -= 1
            if not self._count[seen.who]:
                del self._count[seen.who]

    def look_round(self) -> None:
        """Cut off who keeps us waiting."""
        now = asyncio.get_running_loop().time()
        late = [
            transport
            for transport, seen in self._open.items()
            if seen.overdue(transport.get_write_buffer_size(), now, self.config.deaf_seconds)
        ]
        for transport in late:
            self._send_away(transport)

    def _send_away(self, transport: asyncio.Transport) -> None:
        self.leave(transport)
        with contextlib.suppress(OSError):  # the system, too, is to forget what has not been taken
            transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE_AND_FOR_ALL)
        transport.abort()

    # ---- what serves a connection

    def http(self) -> type[H11Protocol]:
        """HTTP behind these doors."""
        doors = self

        class Http(H11Protocol):
            def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in the class above
                super().connection_made(transport)
                doors.enter(transport, self)

            def connection_lost(self, exc: Exception | None) -> None:
                doors.leave(self.transport)
                super().connection_lost(exc)

            def data_received(self, data: bytes) -> None:
                super().data_received(data)
                if self.conn.their_state is not h11.IDLE:
                    doors.busy(self.transport)

            def on_response_complete(self) -> None:
                super().on_response_complete()
                if self.conn.their_state is h11.IDLE:
                    doors.idle(self.transport)

            def stage(self) -> Stage:
                seconds = {h11.IDLE: doors.config.head_seconds, h11.SEND_BODY: doors.config.body_seconds}
                return Stage(self.conn.their_state, self.cycle, seconds.get(self.conn.their_state, FOREVER))

        return Http

    def sockets(self) -> type[WebSocketsSansIOProtocol]:
        """Sockets behind these doors. They are pinged, so only whether they read is to be seen to."""
        doors = self

        class Socket(WebSocketsSansIOProtocol):
            def __init__(self, *settings: Any, **more: Any) -> None:
                super().__init__(*settings, **more)
                self.conn.available_extensions = [Packer()]

            def connection_made(self, transport: Any) -> None:
                super().connection_made(transport)
                doors.enter(transport, self)

            def connection_lost(self, exc: Exception | None) -> None:
                doors.leave(self.transport)
                super().connection_lost(exc)

            def stage(self) -> Stage:
                return Stage("socket", None, FOREVER)

        return Socket
