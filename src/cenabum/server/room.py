"""A table that is in use: its game, its seats, and everybody who is connected to it.

One message after the other: each is tried on a copy, written, and only then accepted and told to all. So a message that fails,
for whatever reason, has changed nothing.
"""

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from cenabum.kernel.journal import Journal
from cenabum.kernel.keyed import seed_hash
from cenabum.kernel.steps import Outcome
from cenabum.kernel.words import say
from cenabum.server.about import info_of
from cenabum.server.audience import Change, Client, encode, show, tell
from cenabum.server.changes import NOTHING
from cenabum.server.door_messages import AtDoor
from cenabum.server.entries import entry_at, entry_of, hidden, leads_of, news, said_again, settled
from cenabum.server.errors import Denied, denied, not_allowed, refused
from cenabum.server.messages import (
    Again,
    Chat,
    Ended,
    Lead,
    LogEntry,
    Moved,
    Named,
    Plan,
    Play,
    Refused,
    Said,
    Seat,
    Seats,
    SetPace,
    Sketch,
    Sketched,
    TableInfo,
    Undo,
    Undone,
    Welcome,
)
from cenabum.server.rows import Happening, Progress, SeatRow, TableRow
from cenabum.server.seams import Store
from cenabum.server.store.errors import OutOfStepError
from cenabum.server.views import Views

log = logging.getLogger("cenabum.server")

MOST_CHAT = 200
"""So many lines of chat are told to whoever comes in."""
MOST_LINES = 2000
"""So many lines of chat a table keeps."""


class Room:
    """One table in use."""

    def __init__(
        self,
        store: Store,
        row: TableRow,
        rows: list[SeatRow],
        journal: Journal,
        chat: list[Said],
        changed: Callable[["Room"], None],
    ) -> None:
        self.store = store
        self.id = row.id
        self.created = row.created
        self.updated = row.updated
        self.public = row.public
        self.nonce = row.nonce
        self.seed_hash = seed_hash(row.nonce, row.seed)
        self.seed_chosen = row.seed_chosen
        self.bot_seed = row.bot_seed
        self.host = row.host
        self.pace = row.pace
        self.chat_open = row.chat_open
        self.waiting = row.waiting
        self.rematch, self.rematch_of = row.rematch, row.rematch_of
        self.maker = row.maker
        self.rows = rows
        self.journal = journal
        self.chat = chat
        self.changed = changed
        self.clients: set[Client] = set()
        self.at_door: set[Client] = set()
        """Those of them that only want to know who sits here."""
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.gone = False
        """The file knows better: this is to be loaded again."""
        self._moment: list[object] = []
        self.troubles: dict[str | None, Refused] = {}
        """What was told of bots that do not work, and (None) of the game."""

    # ---- what is known of it

    @property
    def names(self) -> list[str]:
        """The players' names."""
        return [row.name for row in self.rows]

    def seats(self) -> list[Seat]:
        """The seats as everyone sees them."""
        here = {client.seat for client in self.clients}
        deciding = self.deciding()
        return [
            Seat(seat, row.name, row.colour, row.kind, row.bot, row.host, seat in here, seat in deciding)
            for seat, row in enumerate(self.rows)
        ]

    def deciding(self) -> list[int]:
        """The seats that have something to decide; none before the game begins."""
        return [] if self.waiting or self.journal.over else list(self.journal.deciding())

    def may_ask_bots(self, seat: int) -> bool:
        """May a seat ask what a bot would do? Where people play against each other it would be unfair."""
        people = [
            row for number, row in enumerate(self.rows) if number != seat and row.kind == "person" and row.bot is None
        ]
        return self.journal.rules.cooperative or not people

    def info(self) -> TableInfo:
        """What everyone may know."""
        return info_of(self)

    def entry(self, moment: int) -> LogEntry:
        """One step of the journal; moment 0 is the set-up."""
        return entry_at(self.journal, moment, self.created, self.names)

    def standing(self, seat: int) -> tuple[bool, list[Lead]]:
        """How things stand for a seat: whether it may take back, and what its choices lead to."""
        return self.journal.may_take_back(seat), leads_of(self.journal, seat, self.names)

    def log(self, moments: Iterable[int]) -> list[LogEntry]:
        """The steps of these moments."""
        return [self.entry(moment) for moment in moments]

    def codes(self, moves: Sequence[Named]) -> list[int]:
        """Moves as the engine numbers them. Raises `Refused` when there is none like one of them."""
        return [self.journal.code(move.kind, move.arguments) for move in moves]

    def named(self, codes: Sequence[int]) -> list[Named]:
        """Moves as pages know them; what an older sketch means by a number that is none any more is left out."""
        moves = [self.journal.moves.move(code) for code in codes if self.journal.moves.exists(code)]
        return [Named(move.kind, move.arguments) for move in moves]

    def views(self) -> Views:
        """What everybody sees now: looked at once as long as nothing happens."""
        now = [self.journal.state, self.names, *map(list, self.journal.plans)]
        if now != self._moment:
            self._moment, self._views = now, Views(self.journal, self.names)
        return self._views

    # ---- coming and going

    def enter(self, client: Client, since: int, most: int | None = None, *, door: bool = False) -> None:
        """Somebody is here: tell them all they may know, or at the door who sits here; and the others that they are here."""
        was_here = any(other.seat == client.seat for other in self.clients)
        self.clients.add(client)
        if door:
            self.at_door.add(client)
            self.tell_door([client])
        else:
            self.greet([client], since, most)
        if client.seat >= 0 and not was_here:
            self.tell_seats(but=client)

    def tell_door(self, clients: Iterable[Client]) -> None:
        """Tell some clients at the door what the table is."""
        info = self.info()
        tell(clients, lambda seat: AtDoor(info, seat if seat >= 0 else None))

    def greet(self, clients: Iterable[Client], since: int = 0, most: int | None = None) -> None:
        """Tell some clients all they may know."""
        views = self.views()
        for client in clients:
            client.send(encode(self.welcome(client.seat, views, since, most)))
            client.shown = views.of(client.seat)

    def welcome(self, seat: int, views: Views, since: int = 0, most: int | None = None) -> Welcome:
        """All that a seat may know."""
        undo, leads = self.standing(seat)
        return Welcome(
            table=self.info(),
            seat=seat if seat >= 0 else None,
            moment=self.journal.moment,
            view=views.of(seat),
            undo=undo,
            plan=self.named(self.journal.plans[seat]) if seat >= 0 else [],
            sketch=self.named(self.rows[seat].sketched) if seat >= 0 else [],
            chat=self.chat[-MOST_CHAT:],
            log=self.log(news(self.journal, seat, since, most)),
            leads=leads,
            hides=hidden(self.journal.rules),
        )

    def leave(self, client: Client) -> None:
        """Somebody has gone."""
        if client in self.clients:
            self.forget(client)
            if client.seat >= 0 and not any(other.seat == client.seat for other in self.clients):
                self.tell_seats()

    def forget(self, client: Client) -> None:
        """Tell somebody nothing any more."""
        self.clients.discard(client)
        self.at_door.discard(client)

    def tell_seats(self, *, but: Client | None = None) -> None:
        """Tell everybody about the seats."""
        seats = self._seated_now()
        tell((client for client in self.clients if client is not but), lambda _: seats)

    def tell(self, message: Callable[[int], Any], only: int | None = None, but: Client | None = None) -> None:
        """Send to everybody inside, or to one seat, what `message(seat)` says."""
        tell(self._among(only, but), message)

    def reseated(self) -> None:
        """Tell everybody about the seats, and what has changed in their views: a name, or a plan that was given up."""
        seats = self._seated_now()
        show(self.inside, self.views(), lambda _, change: replace(seats, change=change()))
        tell(self.at_door, lambda _: seats)

    def _seated_now(self) -> Seats:
        return Seats(self.seats(), self.pace, self.chat_open, self.public, NOTHING)

    @property
    def inside(self) -> set[Client]:
        """Those who see the table; the others stand at its door."""
        return self.clients - self.at_door

    def _among(self, only: int | None, but: Client | None = None) -> list[Client]:
        return [client for client in self.inside if client is not but and only in (None, client.seat)]

    # ---- playing

    async def play(self, client: Client, message: Play | Plan | Undo) -> None:
        """A move, a whole plan, or a taking back. Raises what `denied` understands."""
        seat = self._playing(client)
        async with self.lock:
            row = self.rows[seat]
            if self.store.answered(self.id, seat, message.id):
                moment, standing = self.journal.moment, self.standing(seat)
                show([client], self.views(), lambda _, told: Moved(moment, seat, [], told(), *standing, id=message.id))
                return
            if row.bot is not None:
                raise Denied("bot-plays", say("bot-plays"), say("take-back"), rule="general.not-now", status=409)
            now = time.time()
            match message:
                case Play():
                    outcome = self.journal.tried(seat, self.codes([message.move]), now)
                case Plan():
                    outcome = self.journal.tried(seat, self.codes(message.placements), now, plan=True)
                case Undo():
                    outcome = self.journal.back(seat, now)
            await self._happen(outcome, message.id, taking_back=isinstance(message, Undo))

    async def bot_plays(self, seat: int, codes: Sequence[int], bot: str, plan: bool) -> None:
        """A bot's move; the caller holds the lock. Raises `Refused`, `StorageError`."""
        outcome = self.journal.tried(seat, codes, time.time(), plan=plan)
        for step in outcome.steps:
            step.bot = bot
        await self._happen(outcome, None)

    async def _happen(self, outcome: Outcome, request: str | None, *, taking_back: bool = False) -> None:
        """Write, accept, tell."""
        seat, row = outcome.seat, self.rows[outcome.seat]
        journal, before = self.journal, self.journal.moment
        private = not outcome.steps
        over = bool(outcome.state.over)
        now = time.time()
        plan, sketch = json.dumps(outcome.plan), row.sketch if private else "[]"
        progress = None
        if not private:
            state = outcome.state
            result = encode(settled(journal.rules, state, self.names)).decode() if over else None
            progress = Progress(now, before + len(outcome.steps), state.round, state.deciding, over, result)
        taken_back = journal.taken_back[seat] + outcome.taking_back
        await self.write(
            self.store.happen(
                Happening(self.id, seat, before, row.plan, plan, sketch, taken_back, outcome.steps, progress, request)
            )
        )
        journal.accept(outcome)
        row.plan, row.sketch = plan, sketch
        self.used = time.monotonic()
        if not private:
            self.updated = now
        self._tell_happened(outcome, before, request, private, taking_back)
        if over and not private:
            info = self.info()
            self.tell(lambda _: Ended(info))
        self.changed(self)

    async def write(self, writing: Awaitable[None]) -> None:
        """Write what rests on what we know. Raises `OutOfStepError` when the store knows better; the table is then loaded again."""
        try:
            await writing
        except OutOfStepError:
            self.gone = True
            raise

    def _tell_happened(
        self, outcome: Outcome, before: int, request: str | None, private: bool, taking_back: bool
    ) -> None:
        journal, mover = self.journal, outcome.seat
        entries = [entry_of(journal, before + number, step, self.names) for number, step in enumerate(outcome.steps, 1)]
        taken = outcome.steps[0].taken_back if taking_back and outcome.steps else None

        def message(seat: int, change: Callable[[], Change]) -> Moved | Undone | Refused:
            answers = request if seat == mover else None
            try:
                standing = change(), *self.standing(seat)
            except Exception as error:  # a game of others that cannot show its table; it has happened all the same
                log.exception("table %s cannot be shown", self.id)
                return refused(answers, denied(error, self.names))
            if taking_back:
                return Undone(journal.moment, mover, taken, *standing, answers)
            return Moved(journal.moment, mover, entries, *standing, private, answers)

        show(self._among(mover if private else None), self.views(), message)

    def _seated(self, client: Client) -> int:
        if client in self.at_door:
            raise not_allowed(say("at-door"))
        if client.seat < 0:
            raise not_allowed(say("watching"))
        return client.seat

    def _playing(self, client: Client) -> int:
        if self.waiting:
            raise Denied("waiting", say("not-begun"), status=409)
        return self._seated(client)

    # ---- everything else that a seat can say

    async def sketch(self, client: Client, message: Sketch) -> None:
        """Keep an unfinished plan for this seat alone."""
        seat = self._playing(client)
        async with self.lock:
            codes = self.codes(message.placements)
            sketch = json.dumps(codes)
            await self.store.sketch(self.id, seat, sketch)
            self.rows[seat].sketch = sketch
            self.tell(lambda _: Sketched(self.named(codes)), only=seat, but=client)

    async def say(self, client: Client, message: Chat) -> None:
        """A line of chat, for all."""
        seat = self._seated(client)
        text = "".join(letter for letter in message.text if letter.isprintable() or letter == "\n").strip()
        if not text:
            raise Denied("malformed", say("empty-chat"))
        async with self.lock:
            if self.store.answered(self.id, seat, message.id):
                client.send(encode(said_again(self.chat, seat, text, message.id)))
                return
            if not self.chat_open:
                raise Denied("chat-closed", say("chat-closed"), status=409)
            if len(self.chat) >= MOST_LINES:
                raise Denied("not-possible", say("chat-full", number=MOST_LINES), status=409)
            line = Said(len(self.chat) + 1, seat, self.names[seat], text, time.time(), message.id)
            await self.write(self.store.say(self.id, line))
            self.chat.append(replace(line, id=None))
            self.tell(lambda other: line if other == seat else self.chat[-1])

    async def set_pace(self, client: Client, message: SetPace) -> None:
        """How long bots wait before they move."""
        self._seated(client)
        async with self.lock:
            await self.store.set_pace(self.id, message.seconds)
            self.pace = message.seconds
            self.tell_seats()
        self.changed(self)

    async def set_chat(self, chat_open: bool) -> None:
        """May people chat at this table? What was said stays."""
        async with self.lock:
            await self.store.set_chat(self.id, chat_open)
            self.chat_open = chat_open
            self.tell_seats()

    async def set_public(self, public: bool) -> None:
        """May everyone find this table?"""
        async with self.lock:
            await self.store.set_public(self.id, public)
            self.public = public
            self.tell_seats()

    def tell_again(self, table: str) -> None:
        """There is a rematch."""
        self.rematch = table
        self.tell(lambda _: Again(table))
