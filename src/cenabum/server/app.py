"""A server: its parts put together."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from fastapi import FastAPI

from cenabum.kernel.figures import load_figures
from cenabum.kernel.register import OURS, working_games
from cenabum.server.api import Api
from cenabum.server.bots import Bots
from cenabum.server.config import Config
from cenabum.server.house import House
from cenabum.server.lessons import Lessons
from cenabum.server.limits import LimitsInMemory
from cenabum.server.listing import holds
from cenabum.server.live import Live, counted
from cenabum.server.pages import pictures
from cenabum.server.preview import Preview, preview
from cenabum.server.seams import Limits, Store, Thinkers, Transport
from cenabum.server.store import SqliteStore, StorageError
from cenabum.server.thinkers import ThinkingProcesses
from cenabum.server.web import Web

log = logging.getLogger("cenabum.server")
SWEEP_SECONDS = 60.0
MOST_AWAKE = 200
"""At so many tables bots go on by themselves at one time; at others when somebody comes."""


class Server:
    """A server of the parts that it is given: a store, thinkers, limits and a transport (`seams.py`)."""

    def __init__(self, store: Store, thinkers: Thinkers, limits: Limits, transport: Transport) -> None:
        self.store = store
        self.bots = Bots(thinkers)
        self.house = House(store, self.bots.wake, limits)
        self._stuck = 0
        """Tables that could not go on when all were looked through: the next time as many others are looked at."""
        self.live = Live(self.house, self.bots, limits)
        lessons = Lessons(limits)
        calls = [*Api(self.house, self.live, limits).calls, *lessons.calls]
        transport.carry(calls, self.live.serve, lessons.serve, self.running, self.told, self.seated)

    def told(self, table: str | None, languages: str) -> Preview:
        """What a link to a table, or to the house, looks like where somebody pastes it."""
        return preview(self.house, table, languages, pictures())

    def seated(self, token: str) -> str | None:
        """How the seat of a token is counted; none when it is good for nothing now."""
        try:
            holder = holds(self.house, token)
        except StorageError:
            return None
        return None if holder is None else counted(holder.table, holder.seat)

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """While the server runs, tables are looked through now and then; in the end all is closed in good order."""
        read_games()
        sweeping = asyncio.create_task(self.sweep())
        yield
        sweeping.cancel()
        await self.close()

    async def wake(self) -> None:
        """Bots go on with the games in which it is their turn, the last used first."""
        passed = len(self.bots.resting) + self._stuck
        self._stuck = 0
        for table in self.store.waiting_for_bots(MOST_AWAKE + passed):
            awake = self.bots.awake
            if len(awake) >= MOST_AWAKE:
                return
            if table not in awake and table not in self.bots.resting:
                try:
                    self.bots.wake(await self.house.room(table))
                except Exception:
                    self._stuck += 1
                    log.exception("table %s cannot go on", table)

    async def sweep(self) -> None:
        """Now and then, wake bots that should play, and forget tables nobody is at."""
        while True:
            try:
                await self.wake()
                self.house.forget_idle()
            except Exception:
                log.exception("the tables could not be looked through")
            await asyncio.sleep(SWEEP_SECONDS)

    async def close(self) -> None:
        """End everything in good order."""
        self.live.close()
        await self.bots.close()
        await asyncio.sleep(0.05)
        self.store.close()


def read_games() -> None:
    """Read what games are made of before anybody comes: a crowd at the door may leave no files to open later."""
    found, _ = working_games()
    for name in OURS:
        if name in found:
            load_figures(f"{found[name].package}.data")


def make_app(config: Config) -> FastAPI:
    """The application of a server with one SQLite file, for HTTP and web sockets."""
    limits = LimitsInMemory(config.limits, config.most)
    store = SqliteStore(config.file, config.busy, config.most_pages, config.settle)
    web = Web(config, limits)
    web.app.state.server = Server(store, ThinkingProcesses(config.workers, config.patience), limits, web)
    return web.app
