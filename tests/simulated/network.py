"""The network of an evening: lines between pages and the server that are slow, break in either direction, or are not read."""

import asyncio
import contextvars
import random
import re
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple

import msgspec

from cenabum.server.errors import denied
from cenabum.server.seams import Call, Caller, Gone, Socket, TextFile
from tests.simulated.loop import SimulatedLoop

MOST_UNREAD = 40
"""So many messages are on their way to a page that does not read; then the server waits with the next one."""
WORLD = contextvars.Context()
"""Of no server's life: what is on its way arrives, whatever becomes of the sender."""


class Closed(NamedTuple):
    """The last thing that a page hears on a line."""

    code: int


class Frame(NamedTuple):
    """What a page receives, and how far the table was written down when it was sent."""

    data: str | bytes
    written: int


class Way:
    """One direction of a line: everything arrives in order, until it breaks. Then nothing does, and later both ends notice."""

    def __init__(self, loop: SimulatedLoop, chance: random.Random) -> None:
        self._loop = loop
        self._chance = chance
        self._arrived: deque[Any] = deque()
        self._under_way: deque[Any] = deque()
        self._last = 0.0
        self._changed: list[asyncio.Future[None]] = []
        self.broken = False
        self.ended = False

    @property
    def unread(self) -> int:
        return len(self._under_way) + len(self._arrived)

    def put(self, thing: Any) -> None:
        """Put something on its way."""
        self._last = max(self._last, self._loop.now + self._chance.expovariate(30))
        self._under_way.append(thing)
        self._loop.call_at(self._last, self._arrive, context=WORLD)

    def _arrive(self) -> None:
        thing = self._under_way.popleft()  # the first, whatever the loop does first
        if not self.broken:
            self._arrived.append(thing)
        self._tell()

    def drop(self) -> None:
        """What has arrived is not read."""
        self._arrived.clear()

    def end(self) -> None:
        """Both ends notice that nothing comes any more."""
        self.ended = True
        self._tell()

    def _tell(self) -> None:
        changed, self._changed = self._changed, []
        for each in changed:
            if not each.done():
                each.set_result(None)

    async def change(self) -> None:
        """Wait until something is different."""
        future = self._loop.create_future()
        self._changed.append(future)
        await future

    async def get(self) -> Any:
        """The next thing. Raises `Gone`."""
        while not self._arrived:
            if self.ended:
                raise Gone
            await self.change()
        self._tell_later()
        return self._arrived.popleft()

    def _tell_later(self) -> None:
        self._loop.call_soon(self._tell, context=WORLD)

    @property
    def waiting(self) -> bool:
        """Would `get` answer at once?"""
        return bool(self._arrived) or self.ended


class Line:
    """A socket between a page and a life of the server: `seams.Socket` for the server, `say` and `hear` for the page."""

    def __init__(self, network: "Network", life: int, table: str, address: str) -> None:
        self.network = network
        self.life = life
        self.table = table
        self.address = address
        self.stuck_until = 0.0
        """The page reads nothing until then."""
        self.up = Way(network.loop, network.chance)
        self.down = Way(network.loop, network.chance)

    # ---- the server's end

    async def receive(self) -> bytes | None:
        """The next message of the page. Raises `Gone`."""
        message: bytes | None = await self.up.get()
        return message

    async def send(self, message: str | bytes) -> None:
        """Send the page a message; while it does not read, wait. Raises `Gone`."""
        while self.down.unread >= MOST_UNREAD and not self.down.ended:
            await self.down.change()
        if self.down.ended:
            raise Gone
        self.down.put(Frame(message, self.network.written(self.table)))

    async def close(self, code: int, reason: str) -> None:
        """Close the line."""
        self.down.put(Closed(code))
        self.up.end()

    # ---- the page's end

    def say(self, message: dict[str, Any]) -> None:
        self.up.put(msgspec.json.encode(message))

    async def hear(self) -> Frame | Closed:
        """The next message of the server. Raises `Gone`."""
        if self.stuck_until > self.network.loop.now:
            await asyncio.sleep(self.stuck_until - self.network.loop.now)
        heard: Frame | Closed = await self.down.get()
        return heard

    def leave(self) -> None:
        """The page goes away, and the server hears of it sooner or later."""
        self.down.broken = True
        self.network.loop.call_later(self.network.chance.uniform(0.01, 2), self.lost, context=WORLD)

    def breaks(self, up: bool, down: bool) -> None:
        """Nothing arrives any more in one direction or both; after a while both ends notice."""
        self.up.broken |= up
        self.down.broken |= down
        self.network.loop.call_later(self.network.chance.uniform(0.01, 40), self.lost, context=WORLD)

    def cut(self) -> None:
        """The page hears nothing more, not even what has arrived."""
        self.down.broken = True
        self.down.drop()
        self.lost()

    def lost(self) -> None:
        """Both ends notice."""
        self.up.end()
        self.down.end()


class Answer(NamedTuple):
    """The answer to a call."""

    status: int
    body: Any


class Network:
    """`seams.Transport` of one life after the other, and what people reach the server by."""

    def __init__(self, loop: SimulatedLoop, chance: random.Random, written: Callable[[str], int]) -> None:
        self.loop = loop
        self.chance = chance
        self.written = written
        self.life = 0
        self.lines: list[Line] = []
        self.faults: list[str] = []

    # ---- the server's end

    def carry(
        self,
        calls: Sequence[Call],
        live: Callable[[Socket, str], Awaitable[None]],
        learn: Any,
        running: Callable[[], AbstractAsyncContextManager[None]],
        told: Any,
        seated: Any,
    ) -> None:
        """Carry calls and sockets of a new life."""
        self._calls = [(re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", call.path)), call) for call in calls]
        self._live = live
        self.running = running

    def up(self, life: int, context: contextvars.Context) -> None:
        """There is a server."""
        self.life, self._context = life, context

    def down(self) -> None:
        """There is none, and those who were connected notice it after a while."""
        self.life = 0
        for line in self.lines:
            line.up.broken = True
            self.loop.call_later(self.chance.uniform(0, 5), line.lost, context=WORLD)
        self.lines.clear()

    async def _serve(self, line: Line) -> None:
        await self._live(line, line.table)

    # ---- the people's end

    async def connect(self, table: str, address: str) -> Line:
        """A line to a table. Raises `Gone`."""
        await self._travel()
        line = Line(self, self.life, table, address)
        self.lines = [each for each in self.lines if not each.down.ended] + [line]
        self.loop.create_task(self._serve(line), context=self._context)
        return line

    async def call(self, method: str, path: str, body: Any = None, token: str | None = None) -> Answer:
        """Ask for something. Raises `Gone`, when it was not done or when only nobody hears that it was."""
        await self._travel()
        life, answer = self.life, self.loop.create_future()
        work = self._answer(method, path, body, token, answer)
        self.loop.create_task(work, context=self._context)
        try:
            async with asyncio.timeout(60):
                found: Answer = await answer
        except TimeoutError:
            raise Gone from None
        await self._travel()
        if life != self.life:
            raise Gone
        return found

    async def _travel(self) -> None:
        await asyncio.sleep(self.chance.expovariate(30))
        if not self.life:
            raise Gone

    async def _answer(
        self, method: str, path: str, body: Any, token: str | None, answer: "asyncio.Future[Answer]"
    ) -> None:
        """As `Web` answers: the body is read, errors are told."""
        fitting = ((pattern.fullmatch(path), call) for pattern, call in self._calls if call.method == method)
        parts, call = next((match.groupdict(), call) for match, call in fitting if match is not None)
        what: dict[str, Any] = {name: int(part) if name in {"seat", "moment"} else part for name, part in parts.items()}
        try:
            if call.body is not None:
                what["body"] = msgspec.json.decode(msgspec.json.encode(body), type=call.body)
            done = await call.work(Caller(token, "192.0.2.1"), **what)
        except Exception as error:
            told = denied(error)
            if told.fault:
                self.faults.append(f"{method} {path} breaks: {error!r}")
            found = Answer(told.status, msgspec.to_builtins(told.problem))
        else:
            found = Answer(200, done.text if isinstance(done, TextFile) else msgspec.to_builtins(done))
        if not answer.done():
            answer.set_result(found)
