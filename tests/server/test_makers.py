"""Who made a table: known after a restart, and nobody's address; and how many tables of bots alone one address may have."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from cenabum.server import app as apps
from cenabum.server.app import Server, make_app
from cenabum.server.calls import NewSeat, NewTable, StartTable
from cenabum.server.config import Config
from cenabum.server.errors import Denied
from cenabum.server.house import House
from cenabum.server.limits import OF_BOTS, LimitsInMemory
from cenabum.server.starting import start
from cenabum.server.store import SqliteStore
from cenabum.server.store.tables import TO_BOTS
from tests.server.servers import Running, as_version_1

HERE, THERE = "203.0.113.7", "198.51.100.8"
BOTS = NewTable([NewSeat("bot:random"), NewSeat("bot:random")], game="cathedral")
WITH_ANA = NewTable([NewSeat("me", "Ana"), NewSeat("bot:random")], game="cathedral")


def at(file: Path, work: Callable[[House], Awaitable[Any]], limits: bool = True) -> Any:
    """Do something in a house of this file, whose bots do not play."""

    async def run() -> Any:
        with contextlib.closing(SqliteStore(file)) as store:
            return await work(House(store, lambda _: None, LimitsInMemory(limits)))

    return asyncio.run(run())


def refused(error: pytest.ExceptionInfo[Denied]) -> tuple[str, str, int]:
    """What a person is told, in English."""
    problem = error.value.problem
    return problem.why["en"], problem.hint["en"], error.value.status


TOO_MANY = (
    f"At {OF_BOTS} tables made from your address only bots are playing already.",
    "Wait until one of these games is over, or take a seat yourself.",
    409,
)


def test_who_made_a_table_is_known_after_a_restart_and_nobodys_address(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def make(house: House) -> list[tuple[str, str]]:
        made = [(address, await house.create(BOTS, address)) for address in (HERE, THERE, HERE)]
        return [(address, created.table) for address, created in made]

    async def known(house: House) -> list[str]:
        makers = [(await house.room(table)).maker for _, table in tables]
        assert makers == [house.makers.of(address) for address, _ in tables]
        return makers

    tables = at(file, make)
    first, _, third = at(file, known)
    assert first == third
    assert len(first) == 4, "so little that 65,536 addresses look the same"
    kept = b"".join(part.read_bytes() for part in tmp_path.iterdir())
    assert HERE.encode() not in kept
    assert THERE.encode() not in kept


def test_one_address_has_so_many_tables_of_bots_alone_and_no_more(tmp_path: Path) -> None:
    """All at once, one after the other, by handing a seat to a bot, by beginning without people, after a restart."""
    file = tmp_path / "tables.db"
    with_open = NewTable([NewSeat("open"), NewSeat("bot:random")], game="cathedral", waiting=True)

    async def fill(house: House) -> None:
        made = await asyncio.gather(*(house.create(BOTS, HERE) for _ in range(OF_BOTS + 4)), return_exceptions=True)
        assert sum(isinstance(each, Denied) for each in made) == 4
        await more(house)

    async def more(house: House) -> None:
        with pytest.raises(Denied) as error:
            await house.create(BOTS, HERE)
        assert refused(error) == TOO_MANY
        room = await house.room((await house.create(WITH_ANA, HERE)).table)
        with pytest.raises(Denied) as error:
            await house.hand(room, 0, "bot:random")
        assert refused(error) == TOO_MANY
        assert room.rows[0].bot is None
        room = await house.room((await house.create(with_open, HERE)).table)
        with pytest.raises(Denied) as error:
            await start(room, StartTable(bot="bot:random"), house.makers, host=True)
        assert refused(error) == TOO_MANY
        assert room.waiting

    at(file, fill)
    at(file, more)


def test_a_table_of_bots_that_is_over_or_has_a_person_does_not_count(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        rooms = [await house.room((await house.create(BOTS, HERE)).table) for _ in range(OF_BOTS)]
        await house.hand(rooms[0], 0, None)
        await house.create(BOTS, HERE)
        with pytest.raises(Denied):
            await house.create(BOTS, HERE)
        journal = rooms[1].journal
        while not journal.over:
            seat = journal.deciding()[0]
            await rooms[1].bot_plays(seat, journal.own(seat).legal(seat)[:1], "bot:random", plan=False)
        await house.create(BOTS, HERE)
        with pytest.raises(Denied):
            await house.create(BOTS, HERE)

    at(tmp_path / "tables.db", work)


def test_a_host_may_take_the_limit_away(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        for _ in range(OF_BOTS + 2):
            await house.create(BOTS, HERE)

    at(tmp_path / "tables.db", work, limits=False)


# ---- the tables at which bots are to move


def test_where_bots_are_to_move_is_found_by_an_index(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        store = house.store
        assert isinstance(store, SqliteStore)
        alone = (await house.create(BOTS, THERE)).table
        room = await house.room((await house.create(WITH_ANA, HERE)).table)
        for ana, other in ((None, "bot:random"), ("bot:random", None), ("bot:random", "bot:random"), (None, None)):
            await house.hand(room, 0, ana)
            await house.hand(room, 1, other)
            bots = [seat for seat in room.deciding() if room.rows[seat].bot is not None]
            assert store.waiting_for_bots(10) == ([room.id, alone] if bots else [alone])
        await house.hand(room, 1, "bot:random")
        await house.hand(room, 0, "bot:random")
        assert len(store.waiting_for_bots(1)) == 1
        [plan] = store.rows(f"EXPLAIN QUERY PLAN {TO_BOTS}", (10,))
        assert "USING INDEX tables_to_bots" in plan["detail"]

    at(tmp_path / "tables.db", work)


def test_tables_that_cannot_go_on_keep_no_others_from_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are looked at first, having been used last; the next time as many more are looked at."""
    monkeypatch.setattr(apps, "MOST_AWAKE", 2)
    file = tmp_path / "tables.db"

    async def make(house: House) -> list[str]:
        return [(await house.create(BOTS, HERE)).table for _ in range(4)]

    good, *broken = at(file, make)
    with contextlib.closing(sqlite3.connect(file)) as spoiler:
        spoiler.executemany("UPDATE seats SET plan = 'nonsense' WHERE table_id = ?", [(each,) for each in broken])
        spoiler.commit()

    async def run() -> None:
        server: Server = make_app(Config(file, workers=1)).state.server
        for _ in range(3):
            await server.wake()
        assert server.bots.awake == {good}
        await server.close()

    asyncio.run(run())


def test_a_file_of_version_1_knows_where_bots_play(own_server: Running) -> None:
    table = own_server.table("bot:random", "Ana", "bot:random", pace=10)["table"]
    own_server.kill()
    as_version_1(own_server.file)
    with contextlib.closing(SqliteStore(own_server.file)) as store:
        [found] = store.rows("SELECT id, maker, bots, people FROM tables")
        assert tuple(found) == (table, "", 0b101, 1)
        assert store.waiting_for_bots(10) == [table]
