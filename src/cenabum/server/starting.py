"""A table that has waited for people begins: who sits where, and a game set up for as many as there are."""

import asyncio
import json
import secrets
import time
from dataclasses import replace

import msgspec

from cenabum.bots import bot_named
from cenabum.kernel.keyed import KEYED, seed_hash
from cenabum.kernel.words import say
from cenabum.server.calls import StartTable
from cenabum.server.errors import Denied, not_allowed
from cenabum.server.loading import begun
from cenabum.server.makers import Makers
from cenabum.server.naming import bot_name, own_name
from cenabum.server.room import Room
from cenabum.server.rows import SeatRow
from cenabum.server.seating import check_names


async def start(room: Room, wish: StartTable, makers: Makers, *, host: bool) -> None:
    """Begin the game. Whoever sits there may, once all seats are taken; only the host says what becomes of empty ones.

    The game is set up anew, for as many as sit there and with a seed that nobody has known before (unless the host chose it). So
    nobody could look at the table first and sit down where it is best. Raises `Denied`, `SetupError`, `StorageError`.
    """
    async with room.lock:
        if not room.waiting:
            raise Denied("begun", say("begun-already"), status=409)
        rows, links = _seated(room, wish, host=host), [row.link for row in room.rows]
        check_names(room.journal.rules, rows)
        row = room.store.table(room.id)
        assert row is not None
        seed = row.seed if row.seed_chosen else secrets.token_hex(16)
        setup = room.journal.setup
        journal = await asyncio.to_thread(begun, setup.game, setup.settings, setup.corrections, len(rows), seed, KEYED)
        state, now = journal.state, time.time()
        row = replace(
            row, waiting=False, updated=now, seed=seed, opening=json.dumps(journal.opening), moment=journal.moment,
            round=state.round, deciding=state.deciding, over=journal.over,
        )  # fmt: skip
        numbers = {row.link: number for number, row in enumerate(rows)}
        moved = [(old, numbers.get(link)) for old, link in enumerate(links) if numbers.get(link) != old]
        with makers.one_more(rows, room.maker, room.rows):
            await room.write(room.store.begin(row, rows, moved))
        room.waiting, room.rows, room.journal = False, rows, journal
        room.updated, room.seed_hash = now, seed_hash(row.nonce, seed)
        now_at: dict[int | None, int | None] = {**dict(moved)}
        room.chat[:] = [msgspec.structs.replace(line, seat=now_at.get(line.seat, line.seat)) for line in room.chat]
        for client in room.clients:
            client.seat = -1 if client.seat < 0 else numbers.get(links[client.seat], -1)
        room.greet(room.inside)
        room.tell_door(room.at_door)
    room.changed(room)


def _seated(room: Room, wish: StartTable, *, host: bool) -> list[SeatRow]:
    """Who plays. Raises `Denied`, `SetupError`."""
    empty = [row for row in room.rows if row.kind == "open"]
    if empty and not host:
        raise not_allowed(say("start-empty-host"))
    if empty and wish.bot is None and not wish.fewer:
        raise Denied("empty", say("start-empty", number=len(empty)), say("start-how"), status=409)
    if wish.fewer:
        return [replace(row) for row in room.rows if row.kind != "open"]
    if wish.bot is not None:
        bot_named(wish.bot, room.journal.setup.game)
    rows: list[SeatRow] = []
    for row in room.rows:
        taken = [each.name for each in (*rows, *room.rows)]
        name = own_name(bot_name(wish.bot), taken) if row in empty and wish.bot else row.name
        rows.append(replace(row, name=name, bot=wish.bot if row.kind == "open" else row.bot, sketch="[]", plan="[]"))
    return rows
