"""The HTTP part. Bodies and answers are the structs of `messages.py`; the OpenAPI is made from them too."""

import asyncio
import functools
import inspect
import logging
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

import cenabum
from cenabum.kernel.keyed import seed_hash
from cenabum.kernel.register import GAMES
from cenabum.kernel.words import Text, say
from cenabum.lab.luck import luck_of
from cenabum.table import catalogue
from cenabum.table.calls import (
    ANSWERS,
    BODIES,
    REFUSED,
    Created,
    FiguresInfo,
    Games,
    HandSeat,
    Health,
    KindLuck,
    Log,
    LuckIs,
    MomentIs,
    MyTable,
    MyTables,
    MyTokens,
    NewTable,
    Printed,
    PublicTables,
    RoundScores,
    RulebookInfo,
    ScoresAre,
    SeedCheck,
    SeedChecked,
    SetChat,
    Taken,
    TakeSeat,
    Uploaded,
)
from cenabum.table.errors import Denied, denied, not_allowed, unknown_token
from cenabum.table.guard import TABLES, Limits, address
from cenabum.table.house import House
from cenabum.table.listing import holds, infos
from cenabum.table.live import Live
from cenabum.table.messages import Problem, TableInfo
from cenabum.table.room import Room
from cenabum.table.telling import record_of, rounds
from cenabum.table.tokens import HOST

log = logging.getLogger("cenabum.table")

TableId = Annotated[str, Path(pattern="^[a-z0-9]{1,20}$")]
SeatNumber = Annotated[int, Path(ge=0, le=7)]
MomentNumber = Annotated[int, Path(ge=0, le=1_000_000)]
GameName = Annotated[str, Path(pattern="^[a-z-]{1,40}$")]
LanguageCode = Annotated[str, Query(pattern="^[A-Za-z-]{1,40}$")]

HOW = (
    "Before the game the server publishes sha256(nonce + line feed + seed) in hexadecimal; after it, nonce and seed. "
    'Check: printf "%s\\n%s" NONCE SEED | sha256sum. Then `cenabum replay --check` of the record compares every draw with the seed.'
)
LISTED = 50


def json(answer: msgspec.Struct, status: int = 200) -> Response:
    """An answer."""
    return Response(msgspec.json.encode(answer), status, {"cache-control": "no-store"}, "application/json")


def refuse(error: Exception) -> Response:
    """The answer to what cannot be done."""
    told = denied(error)
    if told.code == "mistake":
        log.error("a request could not be answered", exc_info=error)
    return json(told.problem, told.status)


class Api:
    """The HTTP calls."""

    def __init__(self, house: House, live: Live, limits: Limits) -> None:
        self.house = house
        self.live = live
        self.limits = limits
        self.router = APIRouter(prefix="/api")
        add = self._add
        add("GET", "/health", self.health, Health, "Is the server up, and does its file take moves?")
        add("GET", "/games", self.games, Games, "What can be played here")
        add("GET", "/rules/{game}", self.rulebook, RulebookInfo, "The rules of a game in a language")
        add("GET", "/figures/{game}", self.figures, FiguresInfo, "What is printed on the components")
        add("GET", "/tables", self.public, PublicTables, "Public tables that can be joined or watched")
        add("POST", "/tables", self.create, Created, "Make a table", NewTable)
        add("POST", "/records", self.upload, Created, "Go on with a record at a new table", Uploaded)
        add("POST", "/mine", self.mine, MyTables, "The tables my tokens are good for", MyTokens)
        add("GET", "/tables/{table}", self.info, TableInfo, "What everyone may know of a table")
        add("GET", "/tables/{table}/log", self.log, Log, "All steps so far")
        add("GET", "/tables/{table}/printed", self.printed, Printed, "What is printed on this table's components")
        add("GET", "/tables/{table}/scores", self.scores, ScoresAre, "Points over the rounds")
        add("GET", "/tables/{table}/luck", self.luck, LuckIs, "What was drawn, and what was to be expected")
        add("GET", "/tables/{table}/moments/{moment}", self.moment, MomentIs, "Any moment, for the caller's seat")
        add("GET", "/tables/{table}/record", self.record, None, "The record; the seed is in it after the end")
        add(
            "POST",
            "/tables/{table}/seed",
            self.check_seed,
            SeedChecked,
            "Are these the nonce and seed of the published hash?",
            SeedCheck,
        )
        add("POST", "/tables/{table}/rematch", self.rematch, Created, "The same table again, and my token there")
        add("POST", "/tables/{table}/seats/{seat}/take", self.take, Taken, "Take an open seat", TakeSeat)
        add("POST", "/tables/{table}/seats/{seat}/leave", self.leave, TableInfo, "Give a seat up")
        add(
            "POST",
            "/tables/{table}/seats/{seat}/bot",
            self.hand,
            TableInfo,
            "Hand a seat to a bot, or back to its person",
            HandSeat,
        )
        add("POST", "/tables/{table}/seats/{seat}/renew", self.renew, Taken, "Make my seat's links void, and a new one")
        add(
            "POST",
            "/tables/{table}/chat",
            self.set_chat,
            TableInfo,
            "Close the chat, or open it again",
            SetChat,
        )
        add("POST", "/tables/{table}/host/renew", self.renew_host, Created, "Make the host's token void, and a new one")

    def _add(
        self,
        method: str,
        path: str,
        work: Callable[..., Awaitable[msgspec.Struct | Response]],
        answer: Any,
        summary: str,
        body: type[msgspec.Struct] | None = None,
    ) -> None:
        """Register a call: its body is read and its answer written here, and whatever it raises becomes a `Problem`."""
        decoder = msgspec.json.Decoder(body) if body is not None else None

        @functools.wraps(work)
        async def endpoint(request: Request, **found: Any) -> Response:
            try:
                if decoder is not None:
                    found["body"] = _decoded(decoder, await request.body())
                done = await work(request, **found)
                return done if isinstance(done, Response) else json(done)
            except Exception as error:
                return refuse(error)

        # FastAPI reads the parameters from the signature; the body is ours.
        signature = inspect.signature(work)
        kept = [parameter for name, parameter in signature.parameters.items() if name != "body"]
        endpoint.__signature__ = signature.replace(parameters=kept, return_annotation=Response)  # type: ignore[attr-defined]  # for FastAPI
        problem = {
            "description": "It was not done, and why",
            "content": {"application/json": {"schema": _reference(Problem)}},
        }
        extra: dict[str, Any] = {}
        refused: dict[int | str, dict[str, Any]] = {"4XX": problem, "5XX": problem}
        if body is not None:
            refused[422] = {**problem, "description": REFUSED[body]}
            extra["requestBody"] = {"required": True, "content": {"application/json": {"schema": _reference(body)}}}
        content = (
            {"text/plain": {"schema": {"type": "string"}}}
            if answer is None
            else {"application/json": {"schema": _reference(answer)}}
        )
        self.router.add_api_route(
            path,
            endpoint,
            methods=[method],
            summary=summary,
            operation_id=work.__name__,
            response_class=Response,
            responses={200: {"description": summary, "content": content}, **refused},
            openapi_extra=extra,
        )

    # ---- who asks

    def _token(self, request: Request) -> str | None:
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        return token.strip() if kind.lower() == "bearer" and token.strip() else None

    def _seat(self, request: Request, room: Room) -> int:
        """The caller's seat, or -1 without a token."""
        token = self._token(request)
        return -1 if token is None else self.house.seat_of(room, token)

    def _only_host(self, request: Request, room: Room) -> bool:
        """Is this the host, who has no seat yet? A token that is void is none."""
        token = self._token(request)
        try:
            return token is not None and self.house.seat_of(room, token) == HOST
        except Denied:
            return False

    def _may_hand(self, request: Request, room: Room, seat: int) -> None:
        token = self._token(request)
        if token is None:
            raise unknown_token()
        caller = self.house.seat_of(room, token)
        if caller != seat and not self.house.is_host(room, caller):
            raise not_allowed(say("not-yours"))

    async def _hosted(self, request: Request, table: str) -> Room:
        """A table whose host asks."""
        room = await self.house.room(table)
        if not self.house.is_host(room, self.house.seat_of(room, self._token(request))):
            raise not_allowed(say("only-host"))
        return room

    # ---- the house

    async def health(self, request: Request) -> Health:
        """Up?"""
        return Health(cenabum.__version__, self.house.store.writing, len(self.house.rooms), len(self.live.connections))

    async def games(self, request: Request) -> Games:
        """Games, settings, bots, colours, languages."""
        return catalogue.games()

    async def rulebook(self, request: Request, game: GameName, language: LanguageCode = "en") -> RulebookInfo:
        """The rule texts, for the help on everything."""
        return catalogue.rulebook(_game(game), language)

    async def figures(self, request: Request, game: GameName) -> FiguresInfo:
        """The component data."""
        return catalogue.figures(_game(game))

    async def public(self, request: Request) -> PublicTables:
        """The latest public tables."""
        latest = "SELECT id FROM tables WHERE public = 1 ORDER BY over, updated DESC LIMIT ?"
        rows = self.house.store.rows(latest, (LISTED,))
        return PublicTables(list(infos(self.house, [row["id"] for row in rows]).values()))

    async def create(self, request: Request, body: NewTable) -> Created:
        """A new table."""
        self.limits.hit(TABLES, address(request.scope))
        return await self.house.create(body)

    async def upload(self, request: Request, body: Uploaded) -> Created:
        """A record to go on with."""
        self.limits.hit(TABLES, address(request.scope))
        return await self.house.upload(body)

    async def mine(self, request: Request, body: MyTokens) -> MyTables:
        """The tables of these tokens."""
        holders = {token: holds(self.house, token) for token in body.tokens}
        known = infos(self.house, [holder.table for holder in holders.values() if holder is not None])
        found: list[MyTable] = []
        for token, holder in holders.items():
            info = known.get(holder.table) if holder is not None else None
            if holder is not None and info is not None:
                seat = None if holder.seat == HOST else holder.seat
                found.append(MyTable(token, seat, seat is not None and info.seats[seat].deciding, info))
        found.sort(key=lambda table: -table.table.updated)
        return MyTables(found, [token for token, holder in holders.items() if holder is None])

    # ---- one table

    async def info(self, request: Request, table: TableId) -> TableInfo:
        """Seats, state, the hash of the seed."""
        return (await self.house.room(table)).info()

    async def log(self, request: Request, table: TableId) -> Log:
        """All facts so far, with the moment each belongs to."""
        room = await self.house.room(table)
        return Log(room.journal.moment, room.log())

    async def printed(self, request: Request, table: TableId) -> Printed:
        """What is printed on the components, corrections included."""
        journal = (await self.house.room(table)).journal
        found: Printed = journal.rules.printed(journal.components)
        return found

    async def scores(self, request: Request, table: TableId) -> ScoresAre:
        """Points over the rounds."""
        room = await self.house.room(table)
        return ScoresAre([RoundScores(number, points) for number, points in rounds(room.journal)])

    async def luck(self, request: Request, table: TableId) -> LuckIs:
        """The luck of the draw; a replay of the whole game finds it, in a thread."""
        room = await self.house.room(table)
        if not room.journal.over:
            raise Denied("not-possible", say("luck-later"), status=409)
        record = record_of(room, with_seed=True)
        found = await asyncio.to_thread(luck_of, record)
        bags = [found.get(f"bag.{seat.name}", []) for seat in record.setup.seats]
        return LuckIs([[KindLuck(luck.kind, luck.drawn, luck.expected, luck.usual) for luck in bag] for bag in bags])

    async def moment(self, request: Request, table: TableId, moment: MomentNumber) -> MomentIs:
        """The table as it was."""
        room = await self.house.room(table)
        seat = max(-1, self._seat(request, room))
        if moment > room.journal.moment:
            raise Denied("unknown-moment", say("unknown-moment", number=room.journal.moment), status=404)
        return MomentIs(moment, room.journal.moment, room.entry(moment), room.journal.view(seat, room.names, moment))

    async def record(self, request: Request, table: TableId) -> Response:
        """The record as text."""
        room = await self.house.room(table)
        text = record_of(room, with_seed=room.journal.over).text()
        headers = {"content-disposition": f'attachment; filename="{table}.cenabum"', "cache-control": "no-store"}
        return Response(text, 200, headers, "text/plain")

    async def check_seed(self, request: Request, table: TableId, body: SeedCheck) -> SeedChecked:
        """Compare with the published hash."""
        room = await self.house.room(table)
        found = seed_hash(body.nonce, body.seed)
        return SeedChecked(found, found == room.seed_hash, HOW)

    async def rematch(self, request: Request, table: TableId) -> Created:
        """Play again."""
        room = await self.house.room(table)
        seat = self.house.seat_of(room, self._token(request))
        self.limits.hit(TABLES, address(request.scope))
        return await self.house.rematch(room, seat)

    async def take(self, request: Request, table: TableId, seat: SeatNumber, body: TakeSeat) -> Taken:
        """Sit down."""
        room = await self.house.room(table)
        return await self.house.take(room, seat, body.name, body.colour, host=self._only_host(request, room))

    async def leave(self, request: Request, table: TableId, seat: SeatNumber) -> TableInfo:
        """Get up."""
        room = await self.house.room(table)
        self._may_hand(request, room, seat)
        await self.house.leave(room, seat)
        return room.info()

    async def hand(self, request: Request, table: TableId, seat: SeatNumber, body: HandSeat) -> TableInfo:
        """To a bot, or back."""
        room = await self.house.room(table)
        self._may_hand(request, room, seat)
        await self.house.hand(room, seat, body.bot)
        return room.info()

    async def renew(self, request: Request, table: TableId, seat: SeatNumber) -> Taken:
        """A new link. Nobody else gets one, not even the host: whoever has it sees what is being planned there."""
        room = await self.house.room(table)
        if self.house.seat_of(room, self._token(request)) != seat:
            raise not_allowed(say("not-your-link"), say("open-instead"))
        return await self.house.renew(room, seat)

    async def set_chat(self, request: Request, table: TableId, body: SetChat) -> TableInfo:
        """The chat of a table."""
        room = await self._hosted(request, table)
        await room.set_chat(body.open)
        return room.info()

    async def renew_host(self, request: Request, table: TableId) -> Created:
        """A new host token."""
        room = await self._hosted(request, table)
        return Created(room.id, {}, await self.house.renew_host(room))


def _game(name: str) -> str:
    if name not in GAMES:
        raise Denied(
            "unknown-game", say("unknown-game", game=Text(name)), say("games", games=Text(", ".join(GAMES))), status=404
        )
    return name


def _decoded(decoder: msgspec.json.Decoder[Any], body: bytes) -> Any:
    try:
        return decoder.decode(body)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Denied("malformed", say("bad-message"), status=422, detail=str(error)) from None


SCHEMAS = "#/components/schemas/{name}"


@functools.cache
def _references() -> dict[Any, dict[str, Any]]:
    kinds = [*ANSWERS, *BODIES]
    return dict(zip(kinds, msgspec.json.schema_components(kinds, ref_template=SCHEMAS)[0], strict=True))


def _reference(struct: Any) -> dict[str, Any]:
    """The schema of a struct, or of one of several, for the description."""
    return _references()[struct]
