"""The file: one SQLite database in WAL mode. What happened at a table is only ever appended, taking back included.

One thread writes. It takes everything that is waiting into one transaction (the moves of many tables share one `fsync`), and only
when that is on the disk are their senders told. When the file is locked or the disk is full, all of them are told so and nothing
has happened. Reading is done where it is needed, by a second connection: in WAL mode it never waits for the writer.

What is written goes into the `-wal` beside the file first. At the start, at the end and every so often in between it is taken over
into the file itself, so that there is never much in the `-wal`.
"""

import asyncio
import contextlib
import logging
import math
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from cenabum.kernel.words import say
from cenabum.server.owner import Owner, keep_private, make_private
from cenabum.server.store.errors import OutOfStepError, StorageError, reason_of
from cenabum.server.store.schema import BUSY_SECONDS, connect, prepare

log = logging.getLogger("cenabum.server")

SETTLE_SECONDS = 30.0
"""So long after a move, at the latest, it is in the file itself and no longer in the `-wal` alone."""

Statement = tuple[str, Sequence[Any]]


class Job(NamedTuple):
    """Statements to be written together if `given` finds something, and whom to tell."""

    statements: Sequence[Statement]
    given: Statement | None
    loop: asyncio.AbstractEventLoop
    told: "asyncio.Future[None]"


class SqliteFile:
    """A table file and its writing thread. One process at a time has one. Raises `OwnerError`, `NotOursError`."""

    def __init__(
        self, path: Path, busy: float = BUSY_SECONDS, most_pages: int = 0, settle: float = SETTLE_SECONDS
    ) -> None:
        self.path = path
        make_private(path)
        with contextlib.ExitStack() as opened:
            self._owner = opened.enter_context(Owner(path))
            self.reading = opened.enter_context(contextlib.closing(connect(path, busy)))
            prepare(self.reading)
            self._writing = opened.enter_context(contextlib.closing(connect(path, busy)))
            self._opened = opened.pop_all()
        keep_private(path)
        self._one_reads = threading.Lock()
        """Tables are read by several threads, and a connection is for one at a time."""
        self._writing.execute("PRAGMA synchronous = FULL")
        if most_pages:  # a disk that is full soon, for tests
            self._writing.execute(f"PRAGMA max_page_count = {most_pages}")
        self.secret = str(self.reading.execute("SELECT value FROM meta WHERE key = 'secret'").fetchone()[0])
        self.writing = True
        """Did the last writing succeed?"""
        self._settle_after = settle
        self._settle("TRUNCATE")
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="cenabum-store", daemon=True)
        self._thread.start()

    async def write(self, statements: Sequence[Statement], given: Statement | None = None) -> None:
        """Write statements, all or none; when this returns they are on the disk. Raises `StorageError`.

        What is written rests on what we know of the table: `given` is a query that finds something only while the file still says so.
        """
        loop = asyncio.get_running_loop()
        told: asyncio.Future[None] = loop.create_future()
        self._jobs.put(Job(statements, given, loop, told))
        # Whoever waits may be cancelled (a socket closes); what is being written is then written all the same.
        await asyncio.shield(told)

    def rows(self, sql: str, parameters: Sequence[Any] = ()) -> list[sqlite3.Row]:
        """Read rows. Raises `StorageError`."""
        try:
            with self._one_reads:
                return self.reading.execute(sql, parameters).fetchall()
        except sqlite3.Error as error:
            log.warning("reading failed: %s (%s)", error, getattr(error, "sqlite_errorname", "no code"))
            raise StorageError(reason_of(error)) from error

    def close(self) -> None:
        """Write what is waiting, then close the file."""
        self._jobs.put(None)
        self._thread.join(10)
        self._settle("TRUNCATE")
        self._opened.close()

    def _work(self) -> None:
        going, due = True, math.inf
        while going:
            jobs = self._next(due)
            real = [job for job in jobs if job is not None]
            going = len(real) == len(jobs)
            if real:
                self._write_all(real)
                due = min(due, time.monotonic() + self._settle_after)
            if time.monotonic() >= due:
                self._settle("PASSIVE")
                due = math.inf

    def _next(self, due: float) -> list[Job | None]:
        """All jobs that wait, up to 200 of them; none when there are none until then."""
        jobs: list[Job | None] = []
        try:
            jobs.append(self._jobs.get(timeout=None if due == math.inf else max(0, due - time.monotonic())))
            while len(jobs) < 200:
                jobs.append(self._jobs.get_nowait())
        except queue.Empty:
            pass
        return jobs

    def _settle(self, how: str) -> None:
        """Take what is in the `-wal` over into the file; when somebody still reads an older state, the next time."""
        try:
            self._writing.execute(f"PRAGMA wal_checkpoint({how})").fetchall()
        except sqlite3.Error as error:
            log.warning("the -wal could not be taken over: %s", error)

    def _write_all(self, jobs: list[Job]) -> None:
        problems: dict[int, StorageError] = {}
        try:
            self._writing.execute("BEGIN IMMEDIATE")
            for number, job in enumerate(jobs):
                problem = self._write_one(job)
                if problem is not None:
                    problems[number] = problem
            self._writing.execute("COMMIT")
            self.writing = True
        except sqlite3.Error as error:
            self.writing = False
            log.warning("writing failed: %s", error)
            with contextlib.suppress(sqlite3.Error):
                self._writing.execute("ROLLBACK")
            problems = dict.fromkeys(range(len(jobs)), StorageError(reason_of(error)))
        for number, job in enumerate(jobs):
            with contextlib.suppress(RuntimeError):  # the loop has been closed: nobody waits any more
                job.loop.call_soon_threadsafe(_tell, job.told, problems.get(number))

    def _write_one(self, job: Job) -> StorageError | None:
        """One job within the transaction. A job that contradicts the file fails alone; a file in trouble fails all."""
        try:
            self._writing.execute("SAVEPOINT job")
            if job.given is not None and self._writing.execute(*job.given).fetchone() is None:
                raise sqlite3.IntegrityError("the file says something else")
            for sql, parameters in job.statements:
                self._writing.execute(sql, parameters)
        except sqlite3.IntegrityError as error:
            log.error("a job does not fit the file: %s", error)
            self._writing.execute("ROLLBACK TO job")
            self._writing.execute("RELEASE job")
            return OutOfStepError(say("file-changed"))
        self._writing.execute("RELEASE job")
        return None


def _tell(told: "asyncio.Future[None]", problem: StorageError | None) -> None:
    if told.done():
        return
    if problem is None:
        told.set_result(None)
    else:
        told.set_exception(problem)
