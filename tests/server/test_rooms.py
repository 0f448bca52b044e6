"""Tables in memory: who says nothing is sent away, empty tables are forgotten for a while, ended games stay as they ended."""

import asyncio
import contextlib
import json
import random
from pathlib import Path
from typing import Any

import pytest

from cenabum.kernel.refusal import Refused
from cenabum.kernel.register import rules_of
from cenabum.kernel.seating import check_settings
from cenabum.server import house as houses
from cenabum.server import live
from cenabum.server.app import make_app
from cenabum.server.calls import NewSeat, NewTable
from cenabum.server.config import Config
from cenabum.server.house import House
from cenabum.server.loading import begun
from cenabum.server.store import SqliteStore
from tests.server.test_secrets import Listener

WISH = NewTable([NewSeat("me", "Ana"), NewSeat("me", "Bruno")], seed="1")


def test_who_does_not_say_hello_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "HELLO_SECONDS", 0.05)

    async def run() -> list[Any]:
        app = make_app(Config(tmp_path / "tables.db"))
        incoming: asyncio.Queue[Any] = asyncio.Queue()
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        incoming.put_nowait({"type": "websocket.connect"})
        scope = {"type": "websocket", "path": "/api/tables/any/live", "query_string": b"", "subprotocols": []}
        await app({**scope, "headers": [(b"host", b"localhost")]}, incoming.get, send)
        await app.state.server.close()
        return sent

    accepted, refused, closed = asyncio.run(run())
    assert accepted["type"] == "websocket.accept"
    told = json.loads(refused["text"])
    assert (told["code"], told["why"]["en"]) == ("hello-first", "Nothing was said for too long.")
    assert (closed["type"], closed["code"]) == ("websocket.close", 4004)


def test_a_table_nobody_is_at_leaves_the_memory_and_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "IDLE_SECONDS", 0.0)

    async def run() -> None:
        with contextlib.closing(SqliteStore(tmp_path / "tables.db")) as store:
            house = House(store, lambda _: None)
            used, left = [(await house.create(WISH)).table for _ in range(2)]
            room = await house.room(used)
            room.enter(Listener(0), 0)
            house.forget_idle()
            assert set(house.rooms) == {used}
            assert (await house.room(left)).names == ["Ana", "Bruno"]
            assert await house.room(used) is room

    asyncio.run(run())


def test_many_tables_are_read_at_once_and_none_gets_the_seats_of_another(tmp_path: Path) -> None:
    """As after a restart, when everybody comes back. Python 3.12 and later mix up what threads ask of one connection."""

    async def run() -> None:
        with contextlib.closing(SqliteStore(tmp_path / "tables.db")) as store:
            house = House(store, lambda _: None)
            names = [f"P{number}" for number in range(4)]
            wishes = [NewTable([NewSeat("me", name), NewSeat("me", "Bruno")], seed="1") for name in names]
            tables = [(await house.create(wish)).table for wish in wishes]
            for _ in range(20):
                read = [[asyncio.to_thread(store.seats, table) for table in tables] for _ in range(4)]
                for found in [await asyncio.gather(*each) for each in read]:
                    assert [seats[0].name for seats in found] == names

    asyncio.run(run())


@pytest.mark.parametrize("game", ["cathedral", "kings-favor"])
def test_the_last_move_of_a_game_cannot_be_taken_back(game: str) -> None:
    """In these games it often reveals nothing; but then the seed is published, and everybody has seen the end."""
    match = begun(game, check_settings(rules_of(game), {}), {}, 2, "0")
    chance = random.Random(0)
    while not match.over:
        seat = match.deciding()[0]
        match.accept(match.tried(seat, [chance.choice(match.own(seat).legal(seat))], 0.0))
    last = match.steps[-1]
    assert not last.chance
    assert not last.final
    assert not match.may_take_back(last.seat)
    with pytest.raises(Refused):
        match.back(last.seat, 0.0)
