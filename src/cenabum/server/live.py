"""The socket: one for each seat and device. The first message says who it is; everything after it is answered or told to all."""

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from typing import Any, TypeVar

import msgspec

from cenabum.kernel.words import say
from cenabum.server.audience import encode
from cenabum.server.bots import Bots
from cenabum.server.errors import Denied, denied, not_allowed, refused
from cenabum.server.house import House
from cenabum.server.limits import MESSAGES, TALK, THOUGHT
from cenabum.server.messages import (
    Advice,
    Advise,
    Because,
    Chat,
    Forecast,
    ForecastIs,
    Foresee,
    Foreseen,
    FromPage,
    Hello,
    Odds,
    OddsAre,
    Ping,
    Pinged,
    Plan,
    Play,
    SetPace,
    Sketch,
    Try,
    Undo,
    Why,
)
from cenabum.server.messages import Refused as RefusedMessage
from cenabum.server.room import Room
from cenabum.server.seams import Asker, Gone, Limits, Rate, Socket, ThinkingError
from cenabum.server.store.errors import OutOfStepError
from cenabum.server.troubles import troubles_of

log = logging.getLogger("cenabum.server")

HELLO_SECONDS = 10.0
MOST_WAITING = 400
"""A page that does not take its messages is disconnected; it comes back with `hello`."""
SLOW, UNKNOWN = 4008, 4004

Spoken = TypeVar("Spoken")
_decoder: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)


def counted(table: str, who: int | str) -> str:
    """The name under which limits count a seat, or who watches from an address."""
    return f"{table} {who}"


class Connection:
    """One socket at a table. Sending never waits: a task of its own does, as long as there is something to send."""

    def __init__(self, socket: Socket, table: str, seat: int) -> None:
        self.socket = socket
        self.seat = seat
        self.shown: Any = None
        self.address = socket.address
        self.counts_as = counted(table, seat if seat >= 0 else self.address)
        """All sockets of a seat count together, and so do all who watch a table from one address."""
        self.thoughts: set[asyncio.Task[None]] = set()
        self._waiting: list[bytes | tuple[int, str]] = []
        self._closing: tuple[int, str] | None = None
        self._gone = False
        self._task: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Put a message on its way."""
        if len(self._waiting) >= MOST_WAITING:
            self.close(SLOW, "too slow")
        elif self._closing is None:
            self._put(message)

    def close(self, code: int, reason: str) -> None:
        """Close the socket once what is waiting has been sent, or at once when that is too much."""
        if self._closing is not None:
            return
        self._closing = (code, reason)
        if len(self._waiting) >= MOST_WAITING:
            self._waiting = []
            self._stop()
        self._put(self._closing)

    def _put(self, message: bytes | tuple[int, str]) -> None:
        self._waiting.append(message)
        if self._task is None and not self._gone:
            self._task = asyncio.get_running_loop().create_task(self._empty(self._waiting))

    def _stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _empty(self, waiting: list[bytes | tuple[int, str]]) -> None:
        """Send what is waiting. While nothing is, nobody waits for it: most sockets are silent most of the time."""
        try:
            while waiting:
                message = waiting.pop(0)
                if isinstance(message, tuple):
                    await self.socket.close(*message)
                    return
                await self.socket.send(message.decode())
            self._task = None
        except Gone:
            self._gone = True  # it has gone already

    async def finish(self) -> None:
        """The page has gone; what it wanted to know, nobody has to think about any more."""
        self._gone = True
        self._stop()
        for thought in self.thoughts:
            thought.cancel()


class Live:
    """Serves the sockets of all tables."""

    def __init__(self, house: House, bots: Bots, limits: Limits) -> None:
        self.house = house
        self.bots = bots
        self.limits = limits
        self.connections: set[Connection] = set()

    async def serve(self, socket: Socket, table: str) -> None:
        """One socket from its beginning to its end."""
        try:
            room, connection = await self._greet(socket, table)
        except Gone:
            return
        except Exception as error:
            told = denied(error)
            if told.fault:
                log.exception("a socket could not be greeted")
            await self._turn_away(socket, told)
            return
        self.connections.add(connection)
        try:
            while True:
                text = await socket.receive()
                if text is None:
                    connection.send(encode(refused(None, Denied("too-large", say("too-large")))))
                    continue
                await self._answer(room, connection, text)
        except Gone:
            pass
        finally:
            self.connections.discard(connection)
            room.leave(connection)
            await connection.finish()

    async def _greet(self, socket: Socket, table: str) -> tuple[Room, Connection]:
        try:
            text = await asyncio.wait_for(socket.receive(), HELLO_SECONDS)
        except TimeoutError:
            raise Denied("hello-first", say("hello-late")) from None
        message = _read(text or b"")
        if not isinstance(message, Hello):
            raise Denied("hello-first", say("hello-first"))
        room = await self.house.room(table)
        seat = max(-1, self.house.seat_of(room, message.token)) if message.token is not None else -1
        connection = Connection(socket, room.id, seat)
        try:
            room.enter(connection, message.moment, message.steps, door=message.door)
        except Exception:  # a game of others that cannot show its table: nobody is here who sees nothing
            room.forget(connection)
            await connection.finish()
            raise
        self.bots.wake(room)
        for trouble in troubles_of(room):
            connection.send(encode(trouble))
        return room, connection

    @staticmethod
    async def _turn_away(socket: Socket, error: Denied) -> None:
        try:
            await socket.send(encode(refused(None, error)).decode())
            await socket.close(UNKNOWN, error.code)
        except Gone:
            return

    async def _answer(self, room: Room, connection: Connection, text: bytes) -> None:
        """Answer one message. Whatever goes wrong is told to its sender alone."""
        request: str | None = None
        try:
            request = id_of(text)
            self._count(MESSAGES, connection)
            message = _read(text)
            # Whatever has begun is finished, even when the page goes away meanwhile.
            await asyncio.shield(asyncio.ensure_future(self._do(room, connection, message)))
        except OutOfStepError as error:
            connection.send(encode(refused(request, denied(error))))
            self.house.drop(room)
        except Exception as error:
            connection.send(encode(_told(request, error, room.names)))

    def _do(self, room: Room, connection: Connection, message: FromPage) -> Awaitable[None]:
        match message:
            case Play() | Plan() | Undo():
                return room.play(connection, message)
            case Try():
                return self._try(room, connection, message)
            case Sketch():
                return room.sketch(connection, message)
            case Chat():
                self._count(TALK, connection, "chat")
                return room.say(connection, message)
            case SetPace():
                self._count(TALK, connection, "pace")  # written down and told to all, like a line of chat
                return room.set_pace(connection, message)
            case Odds():
                return self._odds(room, connection, message)
            case Foresee():
                return self._foresee(room, connection, message)
            case Forecast():
                if room.waiting:  # nobody will play this game: it is set up anew
                    raise Denied("waiting", say("not-begun"), status=409)
                self._count(THOUGHT, connection, "forecast")
                return self._forecast(room, connection, message)
            case Why():
                self._count(THOUGHT, connection, "why")
                return self._why(room, connection, message)
            case Ping():
                self._count(TALK, connection, "ping")
                return self._ping(room, connection, message)
            case Advise():
                self._count(THOUGHT, connection, "advise")
                return self._advise(room, connection, message)
            case Hello():
                raise Denied("malformed", say("hello-twice"))

    async def _try(self, room: Room, connection: Connection, message: Try) -> None:
        if connection.seat < 0:
            raise not_allowed(say("watching"))
        room.journal.why_not(connection.seat, *room.codes([message.move]))

    async def _odds(self, room: Room, connection: Connection, message: Odds) -> None:
        if connection.seat < 0:
            raise not_allowed(say("watching"))
        odds = room.journal.odds(connection.seat, room.codes(message.placements))
        connection.send(encode(OddsAre(message.id, odds.number, odds.at_least_one, odds.expected, odds.places)))

    async def _foresee(self, room: Room, connection: Connection, message: Foresee) -> None:
        journal, seat, moment = room.journal, connection.seat, message.moment
        now = moment >= journal.moment
        things = room.views().outlook(seat) if now else journal.outlook(seat, room.names, moment)
        connection.send(encode(Foreseen(message.id, things)))

    async def _forecast(self, room: Room, connection: Connection, message: Forecast) -> None:
        async def think() -> None:
            try:
                games, points, wins = await self.bots.forecast(room, connection.seat, self._asker(connection))
            except ThinkingError:
                connection.send(encode(refused(message.id, Denied("no-forecast", say("no-forecast")))))
                return
            sources = room.journal.rules.sources
            by_source = [dict(zip(sources, seat, strict=False)) for seat in points]
            connection.send(encode(ForecastIs(message.id, games, by_source, wins)))

        self._aside(connection, message.id, think())

    async def _why(self, room: Room, connection: Connection, message: Why) -> None:
        async def think() -> None:
            reason = await self.bots.why(room, message.moment, self._asker(connection))
            connection.send(encode(Because(message.id, message.moment, reason)))

        self._aside(connection, message.id, think())

    async def _ping(self, room: Room, connection: Connection, message: Ping) -> None:
        """Tell everybody, the sender too, what somebody points at. It is not kept."""
        if connection.seat < 0:
            raise not_allowed(say("watching"))
        room.tell(lambda _: Pinged(connection.seat, message.thing))

    async def _advise(self, room: Room, connection: Connection, message: Advise) -> None:
        seat, moment = connection.seat, room.journal.moment
        if seat < 0 or seat not in room.deciding():
            raise Denied("not-allowed", say("nothing-to-decide"), status=409)
        if not room.may_ask_bots(seat):
            raise not_allowed(say("no-hint-among-people"))

        async def think() -> None:
            if room.journal.moment != moment or seat not in room.deciding():  # somebody was quicker
                connection.send(encode(Advice(message.id, moment, None, {})))
                return
            try:
                codes, why, topics = await self.bots.advise(room, seat, self._asker(connection))
            except ThinkingError:
                connection.send(encode(Advice(message.id, moment, None, {})))
                return
            moves = [room.journal.moves.move(code) for code in codes]
            plan = moves if room.journal.secret(seat) else []
            connection.send(encode(Advice(message.id, moment, moves[0], why, plan, topics)))

        self._aside(connection, message.id, think())

    def _aside(self, connection: Connection, request: str, work: Coroutine[Any, Any, None]) -> None:
        """Do something that takes its time; the socket goes on meanwhile."""

        async def watched() -> None:
            try:
                await work
            except Exception as error:
                log.exception("a question could not be answered")
                connection.send(encode(refused(request, denied(error))))

        task = asyncio.get_running_loop().create_task(watched())
        connection.thoughts.add(task)
        task.add_done_callback(connection.thoughts.discard)

    def _asker(self, connection: Connection) -> Asker:
        return Asker(self.house.makers.of(connection.address), connection.address)

    def _count(self, rate: Rate, connection: Connection, what: str = "") -> None:
        self.limits.hit_both(rate, connection.counts_as, connection.address, what, own=connection.seat >= 0)

    def close(self) -> None:
        """Say good-bye to all; their pages come back by themselves."""
        for connection in list(self.connections):
            connection.close(1012, "come again")


def _told(request: str | None, error: Exception, seats: list[str]) -> RefusedMessage:
    """What was not done, and why. If its own words cannot be told, that is told: whoever asked gets an answer."""
    found = denied(error, seats)
    if found.fault:
        log.error("a message could not be answered", exc_info=error)
    try:
        return refused(request, found)
    except Exception as trouble:
        log.exception("a refusal could not be told")
        return refused(request, denied(trouble))


def _read(text: bytes) -> FromPage:
    return decoded(_decoder, text)


def decoded(decoder: msgspec.json.Decoder[Spoken], text: bytes) -> Spoken:
    """A message of a page. Raises `Denied`."""
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Denied("malformed", say("bad-message"), detail=str(error)) from None


class _Named(msgspec.Struct):
    id: str | None = None


_named: msgspec.json.Decoder[_Named] = msgspec.json.Decoder(_Named)


def id_of(text: bytes) -> str | None:
    """The id of a message, even of one that cannot be read otherwise."""
    try:
        found = _named.decode(text).id
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return None
    return found[:64] if found else None
