"""What can be asked of the server by calls, whatever carries them. Bodies and answers are the structs of `calls.py`."""

import asyncio
from typing import Annotated
from weakref import WeakKeyDictionary

from msgspec import Meta

import cenabum
from cenabum.kernel.keyed import seed_hash
from cenabum.kernel.record import Record
from cenabum.kernel.register import GAMES
from cenabum.kernel.words import Text, say
from cenabum.lab.luck import luck_of
from cenabum.server import catalogue
from cenabum.server.calls import (
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
    SetPublic,
    StartTable,
    Taken,
    TakeSeat,
    Uploaded,
    WordsInfo,
)
from cenabum.server.errors import Denied, not_allowed, unknown_token
from cenabum.server.house import House
from cenabum.server.limits import TABLES
from cenabum.server.listing import holds, infos
from cenabum.server.live import Live, counted
from cenabum.server.messages import TableInfo
from cenabum.server.room import Room
from cenabum.server.seams import Call, Caller, Limits, TextFile
from cenabum.server.starting import start
from cenabum.server.telling import record_of, rounds
from cenabum.server.tokens import HOST

TableId = Annotated[str, Meta(pattern="^[a-z0-9]{1,20}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
LAST = 1_000_000
MomentNumber = Annotated[int, Meta(ge=0, le=LAST)]
GameName = Annotated[str, Meta(pattern="^[a-z-]{1,40}$")]
LanguageCode = Annotated[str, Meta(pattern="^[A-Za-z-]{1,40}$")]

HOW = (
    "Before the game the server publishes sha256(nonce + line feed + seed) in hexadecimal; after it, nonce and seed. "
    'Check: printf "%s\\n%s" NONCE SEED | sha256sum. Then `cenabum replay --check` of the record compares every draw with the seed.'
)
LISTED = 50


class Api:
    """The calls, and what answers each."""

    def __init__(self, house: House, live: Live, limits: Limits) -> None:
        self.house = house
        self.live = live
        self.limits = limits
        self._luck: WeakKeyDictionary[Room, asyncio.Future[LuckIs]] = WeakKeyDictionary()
        self.calls: list[Call] = [
            Call("GET", "/health", self.health, Health, "Is the server up, and does its file take moves?"),
            Call("GET", "/games", self.games, Games, "What can be played here"),
            Call("GET", "/rules/{game}", self.rulebook, RulebookInfo, "The rules of a game in a language"),
            Call("GET", "/words/{game}", self.words, WordsInfo, "The words that packages from outside bring to a game"),
            Call("GET", "/figures/{game}", self.figures, FiguresInfo, "What is printed on the components"),
            Call("GET", "/tables", self.public, PublicTables, "Public tables that can be joined or watched"),
            Call("POST", "/tables", self.create, Created, "Make a table", NewTable),
            Call("POST", "/records", self.upload, Created, "Go on with a record at a new table", Uploaded),
            Call("POST", "/mine", self.mine, MyTables, "The tables my tokens are good for", MyTokens),
            Call("GET", "/tables/{table}", self.info, TableInfo, "What everyone may know of a table"),
            Call("GET", "/tables/{table}/log", self.log, Log, "All steps so far"),
            Call("GET", "/tables/{table}/printed", self.printed, Printed, "What is printed on this table's components"),
            Call("GET", "/tables/{table}/scores", self.scores, ScoresAre, "Points over the rounds"),
            Call("GET", "/tables/{table}/luck", self.luck, LuckIs, "What was drawn, and what was to be expected"),
            Call("GET", "/tables/{table}/moments/{moment}", self.moment, MomentIs, "Any moment, for the caller's seat"),
            Call("GET", "/tables/{table}/record", self.record, None, "The record; the seed is in it after the end"),
            Call(
                "POST",
                "/tables/{table}/seed",
                self.check_seed,
                SeedChecked,
                "Are these the nonce and seed of the published hash?",
                SeedCheck,
            ),
            Call(
                "POST",
                "/tables/{table}/start",
                self.start,
                TableInfo,
                "Begin the game of a table that waits for people",
                StartTable,
            ),
            Call("POST", "/tables/{table}/rematch", self.rematch, Created, "The same table again, and my token there"),
            Call("POST", "/tables/{table}/seats/{seat}/take", self.take, Taken, "Take an open seat", TakeSeat),
            Call("POST", "/tables/{table}/seats/{seat}/leave", self.leave, TableInfo, "Give a seat up"),
            Call(
                "POST",
                "/tables/{table}/seats/{seat}/bot",
                self.hand,
                TableInfo,
                "Hand a seat to a bot, or back to its person",
                HandSeat,
            ),
            Call(
                "POST",
                "/tables/{table}/seats/{seat}/renew",
                self.renew,
                Taken,
                "Make my seat's links void, and a new one",
            ),
            Call(
                "POST",
                "/tables/{table}/chat",
                self.set_chat,
                TableInfo,
                "Close the chat, or open it again",
                SetChat,
            ),
            Call(
                "POST",
                "/tables/{table}/public",
                self.set_public,
                TableInfo,
                "Put a table into the list of public tables, or take it out",
                SetPublic,
            ),
            Call(
                "POST",
                "/tables/{table}/host/renew",
                self.renew_host,
                Created,
                "Make the host's token void, and a new one",
            ),
        ]

    # ---- who asks

    def _seat(self, caller: Caller, room: Room) -> int:
        """The caller's seat, or -1 without a token."""
        token = caller.token
        return -1 if token is None else self.house.seat_of(room, token)

    def _only_host(self, caller: Caller, room: Room) -> bool:
        """Is this the host, who has no seat yet? A token that is void is none."""
        token = caller.token
        try:
            return token is not None and self.house.seat_of(room, token) == HOST
        except Denied:
            return False

    def _may_hand(self, caller: Caller, room: Room, seat: int) -> None:
        token = caller.token
        if token is None:
            raise unknown_token()
        asking = self.house.seat_of(room, token)
        if asking != seat and not self.house.is_host(room, asking):
            raise not_allowed(say("not-yours"))

    async def _hosted(self, caller: Caller, table: str) -> Room:
        """A table whose host asks."""
        room = await self.house.room(table)
        if not self.house.is_host(room, self.house.seat_of(room, caller.token)):
            raise not_allowed(say("only-host"))
        return room

    # ---- the house

    async def health(self, caller: Caller) -> Health:
        """Up?"""
        return Health(cenabum.__version__, self.house.store.writing, len(self.house.rooms), len(self.live.connections))

    async def games(self, caller: Caller) -> Games:
        """Games, settings, bots, colours, languages."""
        return catalogue.games()

    async def rulebook(self, caller: Caller, game: GameName, language: LanguageCode = "en") -> RulebookInfo:
        """The rule texts, for the help on everything."""
        return catalogue.rulebook(_game(game), language)

    async def words(self, caller: Caller, game: GameName, language: LanguageCode = "en") -> WordsInfo:
        """Those of the game itself the page has."""
        return catalogue.words(_game(game), language)

    async def figures(self, caller: Caller, game: GameName) -> FiguresInfo:
        """The component data."""
        return catalogue.figures(_game(game))

    async def public(self, caller: Caller) -> PublicTables:
        """The latest public tables."""
        return PublicTables(list(infos(self.house, self.house.store.public(LISTED)).values()))

    async def create(self, caller: Caller, body: NewTable) -> Created:
        """A new table."""
        self.limits.hit(TABLES, caller.address)
        return await self.house.create(body, caller.address)

    async def upload(self, caller: Caller, body: Uploaded) -> Created:
        """A record to go on with."""
        self.limits.hit(TABLES, caller.address)
        return await self.house.upload(body, caller.address)

    async def mine(self, caller: Caller, body: MyTokens) -> MyTables:
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

    async def info(self, caller: Caller, table: TableId) -> TableInfo:
        """Seats, state, the hash of the seed."""
        return (await self.house.room(table)).info()

    async def log(self, caller: Caller, table: TableId, before: MomentNumber = LAST, most: MomentNumber = LAST) -> Log:
        """All facts so far, with the moment each belongs to; or the last ones, so many at most, before a moment."""
        room = await self.house.room(table)
        until = min(before, room.journal.moment + 1)
        return Log(room.journal.moment, room.log(range(max(0, until - most), until)))

    async def printed(self, caller: Caller, table: TableId) -> Printed:
        """What is printed on the components, corrections included."""
        journal = (await self.house.room(table)).journal
        found: Printed = journal.rules.printed(journal.components)
        return found

    async def scores(self, caller: Caller, table: TableId) -> ScoresAre:
        """Points over the rounds."""
        room = await self.house.room(table)
        return ScoresAre([RoundScores(number, points) for number, points in rounds(room.journal)])

    async def luck(self, caller: Caller, table: TableId) -> LuckIs:
        """The luck of the draw; a replay of the whole game finds it, in a thread, once as long as the table is in memory."""
        room = await self.house.room(table)
        if not room.journal.over:
            raise Denied("not-possible", say("luck-later"), status=409)
        if room not in self._luck:
            self._luck[room] = asyncio.ensure_future(asyncio.to_thread(_luck, record_of(room, with_seed=True)))
        return await asyncio.shield(self._luck[room])

    async def moment(self, caller: Caller, table: TableId, moment: MomentNumber) -> MomentIs:
        """The table as it was."""
        room = await self.house.room(table)
        seat = max(-1, self._seat(caller, room))
        if moment > room.journal.moment:
            raise Denied("unknown-moment", say("unknown-moment", number=room.journal.moment), status=404)
        return MomentIs(moment, room.journal.moment, room.entry(moment), room.journal.view(seat, room.names, moment))

    async def record(self, caller: Caller, table: TableId) -> TextFile:
        """The record as text."""
        room = await self.house.room(table)
        text = record_of(room, with_seed=room.journal.over).text()
        return TextFile(text, f"{table}.cenabum")

    async def check_seed(self, caller: Caller, table: TableId, body: SeedCheck) -> SeedChecked:
        """Compare with the published hash."""
        room = await self.house.room(table)
        found = seed_hash(body.nonce, body.seed)
        return SeedChecked(found, found == room.seed_hash, HOW)

    async def start(self, caller: Caller, table: TableId, body: StartTable) -> TableInfo:
        """Begin: who made the table may at any time, everybody who sits there once all seats are taken."""
        room = await self.house.room(table)
        seat = self.house.seat_of(room, caller.token)
        await start(room, body, self.house.makers, host=self.house.is_host(room, seat))
        return room.info()

    async def rematch(self, caller: Caller, table: TableId) -> Created:
        """Play again."""
        room = await self.house.room(table)
        seat = self.house.seat_of(room, caller.token)
        self.limits.hit_both(TABLES, counted(table, seat), caller.address, own=True)
        return await self.house.rematch(room, seat, caller.address)

    async def take(self, caller: Caller, table: TableId, seat: SeatNumber, body: TakeSeat) -> Taken:
        """Sit down."""
        room = await self.house.room(table)
        return await self.house.take(room, seat, body.name, body.colour, host=self._only_host(caller, room))

    async def leave(self, caller: Caller, table: TableId, seat: SeatNumber) -> TableInfo:
        """Get up."""
        room = await self.house.room(table)
        self._may_hand(caller, room, seat)
        await self.house.leave(room, seat)
        return room.info()

    async def hand(self, caller: Caller, table: TableId, seat: SeatNumber, body: HandSeat) -> TableInfo:
        """To a bot, or back."""
        room = await self.house.room(table)
        self._may_hand(caller, room, seat)
        await self.house.hand(room, seat, body.bot)
        return room.info()

    async def renew(self, caller: Caller, table: TableId, seat: SeatNumber) -> Taken:
        """A new link. Nobody else gets one, not even the host: whoever has it sees what is being planned there."""
        room = await self.house.room(table)
        if self.house.seat_of(room, caller.token) != seat:
            raise not_allowed(say("not-your-link"), say("open-instead"))
        return await self.house.renew(room, seat)

    async def set_chat(self, caller: Caller, table: TableId, body: SetChat) -> TableInfo:
        """The chat of a table."""
        room = await self._hosted(caller, table)
        await room.set_chat(body.open)
        return room.info()

    async def set_public(self, caller: Caller, table: TableId, body: SetPublic) -> TableInfo:
        """Who may find a table."""
        room = await self._hosted(caller, table)
        await room.set_public(body.public)
        return room.info()

    async def renew_host(self, caller: Caller, table: TableId) -> Created:
        """A new host token."""
        room = await self._hosted(caller, table)
        return Created(room.id, {}, await self.house.renew_host(room))


def _luck(record: Record) -> LuckIs:
    found = luck_of(record)
    bags = [found.get(f"bag.{seat.name}", []) for seat in record.setup.seats]
    return LuckIs([[KindLuck(luck.kind, luck.drawn, luck.expected, luck.usual) for luck in bag] for bag in bags])


def _game(name: str) -> str:
    if name not in GAMES:
        raise Denied(
            "unknown-game", say("unknown-game", game=Text(name)), say("games", games=Text(", ".join(GAMES))), status=404
        )
    return name
