"""One evening at a server: people at tables, and everything that goes wrong, from one seed.

First comes the storm, in which faults of every kind happen, then a calm in which none does and every table has to go on.
"""

import asyncio
import hashlib
import logging
import random
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cenabum.server.seams import Gone
from cenabum.server.store.care import examine
from tests.simulated.disk import Disk
from tests.simulated.hosts import Host
from tests.simulated.lives import Lives
from tests.simulated.loop import SimulatedLoop
from tests.simulated.network import Frame, Network
from tests.simulated.outside import Chance, Clock, Minds, simulated
from tests.simulated.people import Person, Watcher
from tests.simulated.storm import Storm

KINDS: dict[str, tuple[str, dict[str, str]]] = {
    "orleans": ("orleans", {}),
    "trade-and-intrigue": ("orleans", {"orders": "yes", "new_events": "yes", "board": "intrigue"}),
    "cathedral": ("cathedral", {}),
    "first-kingdom": ("first-kingdom", {}),
    "kings-favor": ("kings-favor", {}),
}
STORM_SECONDS = 150.0
CALM_SECONDS = 3600.0
"""What has not gone on after so long a calm stands still."""
GO_ON = 8
"""So many moments each table goes on in the calm, unless it ends."""
MOST_FAULTS = 5
"""After so many an evening is over: the first one says most."""


@dataclass
class Told:
    """How an evening was."""

    seed: int
    faults: list[str] = field(default_factory=list)
    happenings: list[str] = field(default_factory=list)
    digest: str = ""
    power_lost: int = 0
    acknowledged: int = 0
    moments: int = 0
    games_over: int = 0
    hours: float = 0.0


class Broken(Exception):  # noqa: N818  (no error of the simulator: the evening has found one)
    """Enough faults have been found."""


class Evening:
    """Everything that belongs to one evening."""

    def __init__(self, seed: int, *, to_the_end: bool = False, storm: float = STORM_SECONDS) -> None:
        self.seed = seed
        self.to_the_end = to_the_end
        self.storm_seconds = storm
        self.chance = random.Random(f"evening {seed}")
        self.told = Told(seed)
        self.leisure = 1.5
        """Seconds between two things that somebody does."""
        self._digest = hashlib.sha256()
        self.minds = Minds(random.Random(f"minds {seed}"), self.fault)
        self.loop = SimulatedLoop(random.Random(f"loop {seed}"), self.minds.delay)
        self.clock = Clock(self.loop)
        self.over: asyncio.Future[None] = self.loop.create_future()
        self.hosts: list[Host] = []
        self.people: list[Watcher] = []
        self.repairing = False

    # ---- what is said of it

    def note(self, what: str) -> None:
        """Something has happened."""
        line = f"{self.loop.now:9.3f} {what}"
        self._digest.update(line.encode())
        self.told.happenings.append(line)

    def hears(self, who: str, frame: Frame) -> None:
        """Every byte that anybody hears belongs to the evening: it is the same when the seed runs again."""
        data = frame.data.encode() if isinstance(frame.data, str) else frame.data
        self._digest.update(f"{self.loop.now} {who}".encode() + data)

    def fault(self, what: str) -> None:
        """Something that may never happen has happened."""
        self.note(f"FAULT {what}")
        self.told.faults.append(what)
        if len(self.told.faults) >= MOST_FAULTS and not self.over.done():
            self.over.set_exception(Broken())

    # ---- how it goes

    def run(self) -> Told:
        """Live through it."""
        asyncio.set_event_loop(self.loop)
        listening = _Listening(self)
        logger = logging.getLogger("cenabum.server")
        passed_on, logger.propagate = logger.propagate, False
        logger.addHandler(listening)
        try:
            with simulated(self.clock, Chance(f"secrets {self.seed}"), self.minds):
                try:
                    self.loop.run_until_complete(self._all())
                except Broken:
                    pass
                finally:
                    self._end()
        finally:
            logger.removeHandler(listening)
            logger.propagate = passed_on
            asyncio.set_event_loop(None)
        return self.told

    def _end(self) -> None:
        told = self.told
        told.faults += self.loop.faults
        told.power_lost, told.hours = self.lives.lost, self.loop.now / 3600
        told.moments = self.disk.one("SELECT sum(moment) FROM tables") or 0
        told.games_over = self.disk.one("SELECT sum(over) FROM tables") or 0
        told.acknowledged = sum(person.answers for person in self.people if isinstance(person, Person))
        told.digest = self._digest.hexdigest()[:16]
        self.loop.close()
        self.disk.database.close()

    async def _all(self) -> None:
        self.disk = Disk(random.Random(f"disk {self.seed}"))
        self.network = Network(self.loop, random.Random(f"network {self.seed}"), self._written)
        self.lives = Lives(self.loop, random.Random(f"lives {self.seed}"), self.disk, self.network, self.note)
        self.lives.begin()
        evening = self.loop.create_task(self._evening())
        await asyncio.wait([evening, self.over], return_when=asyncio.FIRST_COMPLETED)
        if self.over.done():
            self.over.result()
        await evening

    async def _evening(self) -> None:
        kinds = list(KINDS)
        first = self.seed % len(kinds)
        for kind in (kinds[first], kinds[(first + 2) % len(kinds)])[: 1 if self.to_the_end else 2]:
            self.hosts.append(await Host.opens(self, kind))
        storm = Storm(self)
        await storm.rage(self.storm_seconds)
        await storm.calm()
        for host in self.hosts:
            self.loop.create_task(host.settle())
        for host in self.hosts:
            await self._goes_on(host)
        self._looks_over()

    def _written(self, table: str) -> int:
        return int(self.disk.one("SELECT moment FROM tables WHERE id = ?", table) or 0)

    async def _goes_on(self, host: Host) -> None:
        """In the calm every table goes on: moments are added, or the game ends; and what was sent is answered."""
        table, began, until = host.table, self._written(host.table), self.loop.now + CALM_SECONDS
        unanswered = {
            person: person.account.deed
            for person in self.people
            if isinstance(person, Person) and person.witness.table == table and person.account.deed and not person.gone
        }
        while True:
            await asyncio.sleep(2)
            unanswered = {who: deed for who, deed in unanswered.items() if who.account.deed is deed and not who.gone}
            over = self.disk.one("SELECT over FROM tables WHERE id = ?", table)
            enough = self._written(table) >= began + GO_ON and not self.to_the_end
            if (over or enough) and not unanswered:
                self.note(f"table {table} goes on: {self._written(table)} moments, {'over' if over else 'not over'}")
                return
            if self.loop.now > until:
                waits = {who.name: deed.message for who, deed in unanswered.items()}
                self.fault(f"table {table} stands still at moment {self._written(table)}; nobody answers {waits}")
                return

    def _looks_over(self) -> None:
        """The doctor finds nothing, and all that was told is in the journal."""
        for witness in [host.witness for host in self.hosts]:
            newest = self._written(witness.table)
            if max(witness.entries, default=0) > newest:
                witness.fault(f"moment {max(witness.entries)} was told, {newest} are kept")
            kept = self.disk.one("SELECT count(*) FROM chat WHERE table_id = ?", witness.table)
            if max(witness.said, default=0) > kept:
                witness.fault(f"line {max(witness.said)} of the chat was told, {kept} are kept")
        for complaint in self.as_file(lambda file: examine(file).complaints):
            self.fault(f"the doctor says: {complaint}")

    def as_file(self, work: Any) -> Any:
        """Let a program work on the disk as a file."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "tables.db")
            self.disk.save(file)
            try:
                return work(file)
            finally:
                self.disk.load(file)

    async def call(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        """Ask the server until it answers."""
        while True:
            try:
                answer = await self.network.call(method, path, body, token)
            except Gone:
                await asyncio.sleep(self.chance.uniform(0.2, 3))
                continue
            if answer.status == 503:
                await asyncio.sleep(self.chance.uniform(0.2, 3))
                continue
            return answer


class _Listening(logging.Handler):
    """What the server calls an error in its log is one, but for those that the storm makes."""

    EXPECTED = ("a job does not fit the file", "a bot failed")

    def __init__(self, evening: Evening) -> None:
        super().__init__(logging.ERROR)
        self._evening = evening

    def emit(self, record: logging.LogRecord) -> None:
        said = record.getMessage()
        if not said.startswith(self.EXPECTED) and not self._evening.repairing:
            error = record.exc_info[1] if record.exc_info else None
            self._evening.fault(f"the server logs: {said} ({error!r})")
