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
import secrets
import sqlite3
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from cenabum.kernel.language import Language
from cenabum.kernel.words import Words, say
from cenabum.table.owner import Owner, keep_private, make_private

log = logging.getLogger("cenabum.table")

VERSION = 2
BUSY_SECONDS = 2.0
SETTLE_SECONDS = 30.0
"""So long after a move, at the latest, it is in the file itself and no longer in the `-wal` alone."""

JOURNAL_STAYS = """
CREATE TRIGGER journal_stays BEFORE DELETE ON journal BEGIN SELECT RAISE(ABORT, 'the journal is only ever appended to'); END;
"""

_SCHEMA = f"""
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE tables (
  id TEXT PRIMARY KEY, created REAL NOT NULL, updated REAL NOT NULL, game TEXT NOT NULL,
  settings TEXT NOT NULL, corrections TEXT NOT NULL, rules INTEGER NOT NULL, data TEXT NOT NULL, public INTEGER NOT NULL,
  seed TEXT NOT NULL, nonce TEXT NOT NULL, bot_seed TEXT NOT NULL,
  seeded_from INTEGER NOT NULL, opening TEXT NOT NULL, host INTEGER NOT NULL, pace REAL NOT NULL, rematch TEXT, rematch_of TEXT,
  moment INTEGER NOT NULL, round INTEGER NOT NULL, deciding INTEGER NOT NULL, over INTEGER NOT NULL, result TEXT,
  chance TEXT NOT NULL DEFAULT 'fast', seed_chosen INTEGER NOT NULL DEFAULT 0, chat_open INTEGER NOT NULL DEFAULT 1
) WITHOUT ROWID;
CREATE INDEX tables_public ON tables (public, over, updated);
CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, name TEXT NOT NULL, colour TEXT NOT NULL,
  owned INTEGER NOT NULL, bot TEXT, generation INTEGER NOT NULL, host INTEGER NOT NULL,
  plan TEXT NOT NULL DEFAULT '[]', sketch TEXT NOT NULL DEFAULT '[]', taken_back INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE TABLE requests (
  table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, request TEXT NOT NULL,
  PRIMARY KEY (table_id, seat, request)
) WITHOUT ROWID;
CREATE TABLE journal (
  table_id TEXT NOT NULL REFERENCES tables (id), moment INTEGER NOT NULL, at REAL NOT NULL, seat INTEGER NOT NULL,
  code INTEGER, chance TEXT, final INTEGER NOT NULL, taken_back INTEGER, bot TEXT,
  PRIMARY KEY (table_id, moment)
) WITHOUT ROWID;
CREATE TABLE chat (
  table_id TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, at REAL NOT NULL, seat INTEGER, name TEXT NOT NULL,
  text TEXT NOT NULL, PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
{JOURNAL_STAYS}
CREATE TRIGGER journal_is_fixed BEFORE UPDATE ON journal BEGIN SELECT RAISE(ABORT, 'the journal is only ever appended to'); END;
"""

MIGRATIONS: dict[int, str] = {
    # Which generator draws, whether the host chose the seed, whether people may chat; how often a seat has taken back; and all
    # messages that were answered in one place. The columns `request` and `requests` of older files are not used any more.
    1: """
ALTER TABLE tables ADD COLUMN chance TEXT NOT NULL DEFAULT 'fast';
ALTER TABLE tables ADD COLUMN seed_chosen INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN chat_open INTEGER NOT NULL DEFAULT 1;
ALTER TABLE seats ADD COLUMN taken_back INTEGER NOT NULL DEFAULT 0;
CREATE TABLE requests (
  table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, request TEXT NOT NULL,
  PRIMARY KEY (table_id, seat, request)
) WITHOUT ROWID;
INSERT OR IGNORE INTO requests SELECT table_id, seat, request FROM journal WHERE request IS NOT NULL;
INSERT OR IGNORE INTO requests SELECT table_id, seat, request FROM chat WHERE request IS NOT NULL AND seat IS NOT NULL;
INSERT OR IGNORE INTO requests SELECT table_id, seat, value FROM seats, json_each(seats.requests);
""",
}
"""From each older version to the next one, inside one transaction."""

Statement = tuple[str, Sequence[Any]]


class StorageError(Exception):
    """The file does not take anything now; nothing has been written. The words are for people."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.words = words

    def __str__(self) -> str:
        return in_english(self.words)


class UnplayableError(StorageError):
    """What is in the file of a table cannot be played again; trying again will not help."""


class OutOfStepError(StorageError):
    """The file knows more of the table than we do: another server has written to it."""


class NotOursError(ValueError):
    """A file that is no table file, or one of a newer Cenabum."""


class Job(NamedTuple):
    """Statements to be written together if `given` finds something, and whom to tell."""

    statements: Sequence[Statement]
    given: Statement | None
    loop: asyncio.AbstractEventLoop
    told: "asyncio.Future[None]"


def reason_of(error: sqlite3.Error) -> Words:
    """What went wrong with the file."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
        return say("file-in-use")
    if code == sqlite3.SQLITE_FULL:
        return say("disk-full")
    if code in {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM}:
        return say("file-read-only")
    return say("file-trouble")


def in_english(words: Words) -> str:
    """For logs and the terminal."""
    return Language("en").tell(words, ("server/refusals",))


def connect(path: Path | str, busy: float = BUSY_SECONDS) -> sqlite3.Connection:
    """A connection to a table file as we use it."""
    connection = sqlite3.connect(path, timeout=busy, isolation_level=None, check_same_thread=False)
    connection.row_factory = sqlite3.Row
    return connection


def prepare(connection: sqlite3.Connection) -> None:
    """Make a new file, or bring an older one up to date. Raises `NotOursError`."""
    try:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_NOTADB:
            raise NotOursError("The file is not a Cenabum table file.") from None
        raise
    if version > VERSION:
        raise NotOursError("The file was written by a newer Cenabum; update to use it.")
    if not version and tables:
        raise NotOursError("The file is a database of another program.")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    if version == VERSION:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        if not version:
            for statement in split(_SCHEMA):
                connection.execute(statement)
            connection.execute("INSERT INTO meta VALUES ('secret', ?)", (secrets.token_hex(32),))
        else:
            for step in range(version, VERSION):
                for statement in split(MIGRATIONS[step]):
                    connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def split(script: str) -> list[str]:
    """The statements of a script (a trigger has semicolons inside)."""
    found: list[str] = []
    current = ""
    for part in script.split(";"):
        current += part + ";"
        if sqlite3.complete_statement(current):
            found.append(current)
            current = ""
    return [statement for statement in found if statement.strip() != ";"]


class Store:
    """The file and its writing thread. One process at a time has one. Raises `InUseError`, `NotOursError`."""

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
            return self.reading.execute(sql, parameters).fetchall()
        except sqlite3.Error as error:
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
