"""Somebody makes many tables of the strongest bots: the bot at another table has its turns all the same.

The whole server with its file and real processes. What is counted is turns, on however busy a machine: how many questions of
others were begun with while a question of the other table waited.
"""

import asyncio
from pathlib import Path

import pytest

from cenabum.server import thinkers
from cenabum.server.app import Server, make_app
from cenabum.server.calls import NewSeat, NewTable
from cenabum.server.config import Config
from cenabum.server.line import Job, Line
from tests.server.test_secrets import Listener

MASTERS = NewTable([NewSeat("bot:master")] * 4, pace=0)
OTHER = NewTable([NewSeat("bot:greedy")] * 2, pace=0)
ADDRESSES, EACH = 3, 6
TURNS, MOST_BEFORE = 40, 20


class Watched(Line):
    """A line that tells how many others were begun with while a table waited."""

    table = ""
    waits = False
    before: list[int]
    """For each turn of the table, how many came before it."""
    enough: asyncio.Event

    def __init__(self, processes: int) -> None:
        super().__init__(processes)
        Watched.before, Watched.enough, Watched.waits = [], asyncio.Event(), False

    def add(self, job: Job) -> None:
        super().add(job)
        if job.who.name == Watched.table:
            Watched.waits = True
            Watched.before.append(0)

    def next(self, free: int) -> Job | None:
        job = super().next(free)
        if job is not None and job.who.name == Watched.table:
            Watched.waits = False
        elif job is not None and Watched.waits:
            Watched.before[-1] += 1
        if len(Watched.before) > TURNS or sum(Watched.before) >= MOST_BEFORE:
            Watched.enough.set()
        return job


@pytest.mark.parametrize("watched", [False, True])
def test_many_tables_of_masters_do_not_starve_another_table(
    watched: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "Line", Watched)

    async def run() -> None:
        server: Server = make_app(Config(tmp_path / "tables.db", limits=False, workers=3)).state.server
        house = server.house
        for number in range(ADDRESSES * EACH):
            room = await house.room((await house.create(MASTERS, f"203.0.113.{number % ADDRESSES}")).table)
            if watched:
                room.enter(Listener(-1), 0)
        other = await house.room((await house.create(OTHER, "198.51.100.1")).table)
        other.enter(Listener(-1), 0)
        Watched.table = other.id
        await Watched.enough.wait()
        await server.close()

    asyncio.run(run())
    assert sum(Watched.before) < MOST_BEFORE, "in turn, eighteen tables would go before each"
