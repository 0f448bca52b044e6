"""A disk that outlives each life of the server, and the server's own store on it.

The database is a real SQLite in memory. Whatever was not committed when the power fails is gone; what was committed stays. Every
statement may fail, every writing may be slow, and the disk may be full for a while.
"""

import random
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

from cenabum.server.store import SqliteStore
from cenabum.server.store.schema import connect, prepare
from cenabum.server.store.sqlite import Job
from tests.simulated.loop import PowerFailed, SimulatedLoop

WRITES = ("INSERT", "UPDATE", "DELETE", "COMMIT")


def trouble(number: int) -> sqlite3.OperationalError:
    """SQLite's own error of this number."""
    error = sqlite3.OperationalError("simulated")
    error.sqlite_errorcode = number
    return error


class Disk:
    """What is kept, and what goes wrong with it."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.database = connect(":memory:")
        prepare(self.database)
        self.full = False
        self.slow = 0.0
        """Seconds that a writing takes at most, while the disk is slow."""
        self.fails_in = 0
        """The statement that fails: 1 is the next one, 0 none."""
        self.power_fails: Callable[[], None] | None = None
        """To be called when the power is to fail at the next commit; `after` says on which side of it."""
        self.after = False

    def execute(self, sql: str, parameters: Sequence[Any] = ()) -> sqlite3.Cursor:
        """Execute a statement, unless something goes wrong."""
        if sql.startswith(WRITES):
            if self.full and not sql.startswith("DELETE"):
                raise trouble(sqlite3.SQLITE_FULL)
            if self.fails_in:
                self.fails_in -= 1
                if not self.fails_in:
                    kinds = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_READONLY)
                    raise trouble(self.chance.choice(kinds))
        if sql == "COMMIT" and self.power_fails is not None:
            fails, self.power_fails = self.power_fails, None
            if self.after:
                self.database.execute(sql)
            fails()
            raise PowerFailed
        return self.database.execute(sql, parameters)

    def one(self, sql: str, *parameters: Any) -> Any:
        """The first value that is found; None without any."""
        row = self.database.execute(sql, parameters).fetchone()
        return row[0] if row is not None else None

    def rows(self, sql: str, *parameters: Any) -> list[sqlite3.Row]:
        return self.database.execute(sql, parameters).fetchall()

    def lose_power(self) -> None:
        """What was not committed is gone."""
        if self.database.in_transaction:
            self.database.execute("ROLLBACK")

    def calm(self) -> None:
        """Nothing goes wrong any more."""
        self.full, self.slow, self.fails_in, self.power_fails = False, 0.0, 0, None

    def save(self, file: Path) -> None:
        """The same as a file, for programs that want one."""
        copy = sqlite3.connect(file)
        self.database.backup(copy)
        copy.close()

    def load(self, file: Path) -> None:
        """Take over what a program has made of the file."""
        changed = sqlite3.connect(file)
        changed.backup(self.database)
        changed.close()


class SimulatedStore(SqliteStore):
    """The server's store, with its own statements and its own transactions, on a simulated disk.

    Its writing thread is a callback of the loop: everything that waits when it comes is one transaction.
    """

    def __init__(self, disk: Disk, loop: SimulatedLoop) -> None:
        self.disk = disk
        self.loop = loop
        self.reading = disk.database
        self._writing = cast("sqlite3.Connection", disk)
        self._one_reads = threading.Lock()
        self.secret = str(disk.one("SELECT value FROM meta WHERE key = 'secret'"))
        self.writing = True
        self._jobs = cast("Any", self)
        self._wait: list[Job] = []

    def put(self, job: Job) -> None:
        """Something waits to be written."""
        if not self._wait:
            usual = self.disk.chance.uniform(0.0005, 0.01)
            self.loop.call_later(usual + self.disk.chance.uniform(0, self.disk.slow), self._write_waiting)
        self._wait.append(job)

    def _write_waiting(self) -> None:
        jobs, self._wait = self._wait, []
        if jobs:
            self._write_all(jobs)

    def close(self) -> None:
        """Write what is waiting."""
        self._write_waiting()
