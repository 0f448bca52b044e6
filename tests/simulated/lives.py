"""The lives of the server: it is started on the disk, ends in good order, or loses its power and is started again."""

import asyncio
import contextlib
import contextvars
import random
from collections.abc import Callable

from cenabum.server.app import Server
from cenabum.server.limits import LimitsInMemory
from cenabum.server.thinkers import ThinkingProcesses
from tests.simulated.disk import Disk, SimulatedStore
from tests.simulated.loop import LIFE, SimulatedLoop
from tests.simulated.network import Network


class Lives:
    """One server after the other on the same disk."""

    def __init__(
        self, loop: SimulatedLoop, chance: random.Random, disk: Disk, network: Network, note: Callable[[str], None]
    ) -> None:
        self.loop = loop
        self.chance = chance
        self.disk = disk
        self.network = network
        self.note = note
        self.number = 0
        self.lost = 0
        self._ending, self._ended = asyncio.Event(), asyncio.Event()

    @property
    def up(self) -> bool:
        """Is there a server?"""
        return self.network.life > 0

    def begin(self) -> None:
        """Start a server."""
        self.number += 1
        context = contextvars.copy_context()
        context.run(LIFE.set, self.number)
        self._ending, self._ended = asyncio.Event(), asyncio.Event()
        context.run(self._make)
        self.loop.create_task(self._run(self._ending, self._ended), context=context)
        self.network.up(self.number, context)
        self.note(f"the server starts, for the {self.number}th time")

    def _make(self) -> None:
        Server(SimulatedStore(self.disk, self.loop), ThinkingProcesses(2), LimitsInMemory(on=False), self.network)

    async def _run(self, ending: asyncio.Event, ended: asyncio.Event) -> None:
        async with self.network.running():
            await ending.wait()
        ended.set()

    def lose_power(self) -> None:
        """The power fails now."""
        if not self.up:
            return
        self.lost += 1
        self.note("the power fails")
        self.loop.end_life(self.number)
        self.disk.lose_power()
        self.network.down()

    async def restart(self) -> None:
        """Start again after a while, unless there is a server."""
        if not self.up:
            await asyncio.sleep(self.chance.uniform(0.5, 10))
            self.begin()

    async def end(self) -> None:
        """End in good order, as with a signal."""
        if not self.up:
            return
        self.note("the server ends in good order")
        self._ending.set()
        with contextlib.suppress(TimeoutError):  # the power may fail meanwhile
            async with asyncio.timeout(20):
                await self._ended.wait()
        if self.up:
            self.loop.end_life(self.number)
            self.disk.lose_power()
            self.network.down()
