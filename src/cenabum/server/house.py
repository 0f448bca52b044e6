"""All tables: making them, finding them again in the file, seats that change hands, rematches, uploaded records."""

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import replace

from cenabum.bots import bot_named
from cenabum.kernel.game import replay
from cenabum.kernel.journal import Journal
from cenabum.kernel.keyed import KEYED
from cenabum.kernel.language import LANGUAGES
from cenabum.kernel.record import RecordError, chance_results, parse_record
from cenabum.kernel.register import rules_of
from cenabum.kernel.rules import Seat as SetupSeat
from cenabum.kernel.seating import begun_today, check_settings
from cenabum.kernel.steps import Step
from cenabum.kernel.words import say
from cenabum.server.calls import Created, NewSeat, NewTable, Taken, Uploaded
from cenabum.server.errors import Denied, not_allowed, unknown_table, unknown_token
from cenabum.server.loading import begun, load_room
from cenabum.server.makers import Makers
from cenabum.server.naming import bot_name, like_an_open_seat, open_name, own_name
from cenabum.server.room import Room
from cenabum.server.rows import SeatRow, TableRow
from cenabum.server.seams import Limits, Store
from cenabum.server.seating import check_names, free_colour, own_choice, seated
from cenabum.server.tokens import HOST, Tokens
from cenabum.server.values import Colour

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
MOST_DECISIONS = 5000
MOST_CORRECTIONS = 64_000
IDLE_SECONDS = 600.0
"""A table nobody is at leaves the memory after this time."""
REPLACED = 4001
"""A socket is closed with this code when its seat has changed hands."""


class House:
    """The tables of one file."""

    def __init__(self, store: Store, changed: Callable[[Room], None], limits: Limits | None = None) -> None:
        self.store = store
        self.tokens = Tokens(store.secret)
        self.makers = Makers(store, limits)
        self.changed = changed
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._learnt: set[str] = set()

    # ---- finding

    async def room(self, table: str) -> Room:
        """A table, from memory or from the file. Raises `Denied`, `StorageError`."""
        room = self.rooms.get(table)
        if room is not None and room.gone:
            self.drop(room)
            room = None
        if room is None:
            # Whoever asks for a table while it is loaded waits for the same loading, and no other table waits for it.
            if table not in self._loading:
                self._loading[table] = asyncio.get_running_loop().create_task(self._load(table))
            room = await asyncio.shield(self._loading[table])
        room.used = time.monotonic()
        return room

    async def _load(self, table: str) -> Room:
        try:
            # Playing a long game again takes tens of milliseconds: not in the event loop.
            room = await asyncio.to_thread(self._played_again, table)
        finally:
            del self._loading[table]
        self.rooms[table] = room
        self._learn(room.journal)
        return room

    def _played_again(self, table: str) -> Room:
        found = self.store.table(table)
        if found is None:
            raise unknown_table()
        return load_room(self.store, found, self.changed)

    def _learn(self, journal: Journal) -> None:
        """Read the words of a game's refusals beside the event loop, before somebody needs them: it takes half a second."""
        if journal.setup.game not in self._learnt:
            self._learnt.add(journal.setup.game)
            asyncio.get_running_loop().run_in_executor(None, learn_words, journal)

    def forget_idle(self) -> None:
        """Let tables go that nobody has used for a while; they are in the file."""
        now = time.monotonic()
        for table, room in list(self.rooms.items()):
            if not room.clients and not room.lock.locked() and now - room.used > IDLE_SECONDS:
                del self.rooms[table]

    def drop(self, room: Room) -> None:
        """Forget what is in memory of a table, because the file knows better; pages come back by themselves."""
        room.gone = True
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        for client in list(room.clients):
            client.close(1012, "come again")

    def seat_of(self, room: Room, token: str | None) -> int:
        """The seat a token is good for; `HOST` for the host without a seat. Raises `Denied`."""
        holder = self.tokens.read(token) if token else None
        if holder is None or holder.table != room.id:
            raise unknown_token()
        if holder.seat == HOST and holder.generation == room.host:
            return HOST
        for seat, row in enumerate(room.rows):
            if row.link == holder.seat and row.owned and row.generation == holder.generation:
                return seat
        raise unknown_token()

    def is_host(self, room: Room, seat: int) -> bool:
        """May this seat hand out the others?"""
        return seat == HOST or room.rows[seat].host

    # ---- making

    async def create(self, wish: NewTable, address: str = "") -> Created:
        """A new table, made from an address. Raises `Denied`, `SetupError`, `FiguresError`, `StorageError`."""
        rules = rules_of(wish.game)
        settings = check_settings(rules, wish.settings)
        rows = seated(rules, wish.seats)
        seed = wish.seed if wish.seed is not None else secrets.token_hex(16)
        _check_size(wish.corrections)
        # Reading the figures again with corrections takes tens of milliseconds: not in the event loop.
        journal = await asyncio.to_thread(begun, wish.game, settings, wish.corrections, len(rows), seed, KEYED)
        waiting = wish.waiting and any(row.kind == "open" for row in rows)
        return await self._open(
            journal,
            rows,
            address,
            public=wish.public,
            pace=wish.pace,
            seed_chosen=wish.seed is not None,
            waiting=waiting,
        )

    async def upload(self, wish: Uploaded, address: str = "") -> Created:
        """Go on with a record at a new table: the draws so far are the record's, the coming ones the table's own."""
        record = await asyncio.to_thread(parse_record, wish.record)
        if len(record.entries) > MOST_DECISIONS:
            raise RecordError(say("record-most", number=MOST_DECISIONS))
        _check_size(record.setup.corrections)
        # Without its seed: who has the record would know all that is to come.
        game = await asyncio.to_thread(replay, record, wish.at)
        if wish.seats is not None and len(wish.seats) != len(game.seats):
            raise Denied("setup", say("record-seats", number=len(game.seats)), status=422)
        rows = seated(game.rules, wish.seats or [_as_recorded(seat) for seat in game.setup.seats])
        decisions = game.decisions
        opening = chance_results(game.opening, game.streams, 0)
        now = time.time()
        names = {name: number for number, name in enumerate(game.seats)}
        steps = [
            Step(now, names[entry.seat], entry.code, chance_results(entry.chance, game.streams, 0), final=True)
            for entry in decisions
        ]
        seed = secrets.token_hex(16)
        setup = game.setup
        journal = await asyncio.to_thread(
            begun, setup.game, setup.settings, setup.corrections, len(rows), seed, KEYED, len(steps), opening
        )
        await asyncio.to_thread(journal.rebuild, steps)
        return await self._open(journal, rows, address, public=wish.public, pace=wish.pace)

    async def rematch(self, room: Room, seat: int, address: str = "") -> Created:
        """The same table again, seats moved round by one. Whoever asks gets the token of their seat there."""
        async with room.lock:
            if not room.journal.over:
                raise Denied("not-over", say("not-over"), say("rematch-later"), status=409)
            if room.rematch is None:
                rows = [
                    SeatRow(
                        open_name(number) if row.kind == "open" else row.name,
                        row.colour,
                        row.owned,
                        None if row.owned else row.bot,
                        generation=1 if row.owned else 0,
                        host=row.host,
                    )
                    for number, row in enumerate([*room.rows[1:], room.rows[0]])
                ]
                old, seed = room.journal.setup, secrets.token_hex(16)
                settings = begun_today(rules_of(old.game), old.settings)
                journal = await asyncio.to_thread(begun, old.game, settings, old.corrections, len(rows), seed, KEYED)
                created = await self._open(
                    journal,
                    rows,
                    address,
                    public=room.public,
                    pace=room.pace,
                    rematch_of=room,
                    chat_open=room.chat_open,
                )
                room.tell_again(created.table)
        assert room.rematch is not None
        new = await self.room(room.rematch)
        if seat == HOST:
            return Created(new.id, {}, self.tokens.make(new.id, HOST, new.host))
        there = (seat - 1) % len(new.rows)
        row = new.rows[there]
        if not row.owned or row.generation != 1:
            raise not_allowed(say("rematch-taken"))
        host = self.tokens.make(new.id, HOST, new.host) if row.host else ""
        return Created(new.id, {str(there): self.tokens.make(new.id, row.link, 1)}, host)

    async def _open(
        self,
        journal: Journal,
        rows: list[SeatRow],
        address: str,
        *,
        public: bool,
        pace: float,
        rematch_of: Room | None = None,
        seed_chosen: bool = False,
        chat_open: bool = True,
        waiting: bool = False,
    ) -> Created:
        """Write a new table down and open it."""
        table = "".join(secrets.choice(LETTERS) for _ in range(12))
        now = time.time()
        setup, state = journal.setup, journal.state
        for number, each in enumerate(rows):
            each.link = number
        row = TableRow(
            id=table,
            created=now,
            updated=now,
            game=setup.game,
            settings=json.dumps(setup.settings),
            corrections=json.dumps(setup.corrections),
            rules=journal.rules.version,
            data=journal.figures.digest,
            public=public,
            seed=journal.seed,
            nonce=secrets.token_hex(16),
            bot_seed=secrets.token_hex(16),
            seeded_from=setup.seeded_from,
            opening=json.dumps(journal.opening),
            host=1,
            pace=pace,
            rematch=None,
            rematch_of=rematch_of.id if rematch_of is not None else None,
            moment=journal.moment,
            round=state.round,
            deciding=0 if waiting else state.deciding,
            over=journal.over,
            result=None,
            chance=setup.chance,
            seed_chosen=seed_chosen,
            chat_open=chat_open,
            waiting=waiting,
            maker=self.makers.of(address),
        )
        with self.makers.one_more([] if journal.over else rows, row.maker):
            writing = self.store.open(row, rows, journal.steps)
            await (rematch_of.write(writing) if rematch_of is not None else writing)
        room = Room(self.store, row, rows, journal, [], self.changed)
        self.rooms[table] = room
        self._learn(journal)
        self.changed(room)
        tokens = {
            str(seat): self.tokens.make(table, seat, each.generation) for seat, each in enumerate(rows) if each.owned
        }
        return Created(table, tokens, self.tokens.make(table, HOST, 1))

    # ---- seats that change hands

    async def take(self, room: Room, seat: int, name: str, colour: Colour | None, *, host: bool = False) -> Taken:
        """Sit down on an open seat; a host who had none is host there too."""
        async with room.lock:
            row = _row(room, seat)
            _not_over(room)
            if row.kind != "open":
                raise Denied("taken", say("taken"), say("choose-or-watch"), status=409)
            others = [each for number, each in enumerate(room.rows) if number != seat]
            if colour is None and row.colour not in {each.colour for each in others}:
                colour = row.colour
            free, generation = free_colour(others, colour), row.generation + 1
            new = replace(
                row, name=own_choice(name), colour=free, owned=True, generation=generation, host=host, sketch="[]"
            )
            check_names(room.journal.rules, [new if number == seat else each for number, each in enumerate(room.rows)])
            await self._reseat(room, seat, new)
        return Taken(room.id, seat, self.tokens.make(room.id, new.link, new.generation))

    async def leave(self, room: Room, seat: int) -> None:
        """Give a seat up: it is open again, and its links are void. Whoever takes it next is no host.

        What its person has planned and not finished is taken back, so that nobody else gets to see it.
        """
        async with room.lock:
            row = _row(room, seat)
            if not row.owned:
                raise Denied("not-taken", say("not-taken"), status=409)
            _not_over(room)
            name = own_name(open_name(seat), [each.name for each in room.rows if each is not row])
            generation = row.generation + 1
            new = replace(
                row, name=name, owned=False, bot=None, generation=generation, host=False, sketch="[]", plan="[]"
            )
            await self._reseat(room, seat, new)

    async def hand(self, room: Room, seat: int, bot: str | None) -> None:
        """Let a bot play for a seat; or its person again (a seat without a person is then open)."""
        async with room.lock:
            row = _row(room, seat)
            if bot is not None:
                bot_named(bot, room.journal.setup.game)
            others = [each.name for each in room.rows if each is not row]
            name = row.name
            if not row.owned:
                name = own_name(bot_name(bot) if bot else open_name(seat), others)
            new = replace(row, name=name, bot=bot)
            rows = [new if each is row else each for each in room.rows]
            with self.makers.one_more([] if room.journal.over else rows, room.maker, room.rows):
                await self._reseat(room, seat, new)

    async def renew(self, room: Room, seat: int) -> Taken:
        """Make all links of a seat void and a new one."""
        async with room.lock:
            row = _row(room, seat)
            if not row.owned:
                raise Denied("not-taken", say("not-taken"), status=409)
            new = replace(row, generation=row.generation + 1)
            await self._reseat(room, seat, new)
        return Taken(room.id, seat, self.tokens.make(room.id, new.link, new.generation))

    async def renew_host(self, room: Room) -> str:
        """Make the host token void and a new one."""
        async with room.lock:
            await room.write(self.store.renew_host(room.id, room.host))
            room.host += 1
        return self.tokens.make(room.id, HOST, room.host)

    async def _reseat(self, room: Room, seat: int, new: SeatRow) -> None:
        """Write a seat's new row; whoever had an older link is sent away."""
        old = room.rows[seat]
        await room.write(self.store.reseat(room.id, seat, old.generation, new))
        room.rows[seat] = new
        room.journal.plans[seat] = json.loads(new.plan)
        if new.generation != old.generation:
            for client in [client for client in room.clients if client.seat == seat]:
                room.forget(client)
                client.close(REPLACED, "this seat has a new link")
        room.reseated()
        self.changed(room)


def learn_words(journal: Journal) -> None:
    """Tell a refusal in every language once; the messages are kept."""
    refusal = journal.rules.refuse(journal.state, 0, -1)
    for language in LANGUAGES:
        refusal.told(language)


def _check_size(corrections: Mapping[str, object]) -> None:
    """Corrections are kept with the table. Raises `Denied` when they are larger than all figures of any game."""
    if len(json.dumps(corrections)) > MOST_CORRECTIONS:
        raise Denied("setup", say("corrections-large", number=MOST_CORRECTIONS), status=422)


def _as_recorded(seat: SetupSeat) -> NewSeat:
    """A seat of a record at a new table. One that nobody had is open again."""
    if seat.player != "person":
        return NewSeat(seat.player, seat.name)
    return NewSeat("open") if like_an_open_seat(seat.name) else NewSeat("me", seat.name)


def _not_over(room: Room) -> None:
    """After the end nobody sits down or gets up: who sits there has a seat at the rematch, and nobody else has."""
    if room.journal.over:
        raise Denied("over", say("seats-stay"), status=409)


def _row(room: Room, seat: int) -> SeatRow:
    if not 0 <= seat < len(room.rows):
        raise Denied("unknown-seat", say("unknown-seat"), status=404)
    return room.rows[seat]
