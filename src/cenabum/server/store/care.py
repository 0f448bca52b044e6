"""Care for the file: an examination of every stored game, and links that were lost. It only reads, also beside a running server."""

import json
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from cenabum.server.loading import begun_earlier, load_room
from cenabum.server.owner import parts
from cenabum.server.room import Room
from cenabum.server.rows import TableRow
from cenabum.server.seams import Store
from cenabum.server.store.errors import StorageError, in_english, reason_of
from cenabum.server.store.schema import BUSY_SECONDS, VERSION
from cenabum.server.store.tables import SqliteReading, table_row
from cenabum.server.tokens import HOST, Tokens

UNWRITABLE = frozenset({sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM})
SPOILT = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})


class CareError(ValueError):
    """The file cannot be read or the copy not written; a sentence."""


@dataclass
class Report:
    """What the examination found."""

    tables: int = 0
    moments: int = 0
    complaints: list[str] = field(default_factory=list)


def kind_of(error: sqlite3.Error) -> int:
    """SQLite's own number for what went wrong."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def open_file(file: Path, oldest: int = VERSION) -> sqlite3.Connection:
    """A connection to a file of tables that is there already, also on a disk that cannot be written to. Raises `CareError`."""
    if not file.is_file():
        raise CareError(f"There is no file {file}.")
    try:
        try:
            connection, version = _opened(file, "mode=rw")
        except sqlite3.OperationalError as error:
            if kind_of(error) not in UNWRITABLE:
                raise
            _, wal, _ = parts(file)
            if wal.exists() and wal.stat().st_size:
                raise CareError(
                    f"{file} lies where nothing can be written, and part of it is in {wal.name}. "
                    "Copy both to another folder, and look at them there."
                ) from None
            connection, version = _opened(file, "immutable=1")  # nobody can change it
    except sqlite3.Error as error:
        if kind_of(error) in SPOILT:
            raise CareError(f"{file} is not a Cenabum table file, or is damaged ({error}).") from None
        raise CareError(f"{file} cannot be read ({error}).") from None
    problem = ""
    if version > VERSION:
        problem = "was written by a newer Cenabum; update to use it"
    elif not version:
        problem = "is not a Cenabum table file"
    elif version < oldest:
        problem = f"is of version {version}, not {VERSION}; start the server once to bring it up to date"
    if problem:
        connection.close()
        raise CareError(f"{file} {problem}.")
    return connection


def _opened(file: Path, how: str) -> tuple[sqlite3.Connection, int]:
    connection = sqlite3.connect(
        f"{file.resolve().as_uri()}?{how}", timeout=BUSY_SECONDS, isolation_level=None, uri=True
    )
    connection.row_factory = sqlite3.Row
    try:
        version: int = connection.execute("PRAGMA user_version").fetchone()[0]
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.Error:
        connection.close()
        raise
    return connection, version


def damage(connection: sqlite3.Connection) -> list[str]:
    """What is wrong with the file as a database."""
    try:
        found = [str(said) for (said,) in connection.execute("PRAGMA integrity_check(5)")]
    except sqlite3.DatabaseError as error:
        return [str(error)]
    return [" ".join(said.split()) for said in found if said != "ok"]


def all_tables(connection: sqlite3.Connection) -> list[TableRow]:
    """All tables of a file, the oldest first."""
    return [table_row(row) for row in connection.execute("SELECT * FROM tables ORDER BY created").fetchall()]


def only_read(connection: sqlite3.Connection) -> Store:
    """As much of a store as loading a table needs."""
    return cast("Store", SqliteReading(connection))


def examine(file: Path) -> Report:
    """Play every stored game again and compare it with what is written about it. Raises `CareError`."""
    connection = open_file(file)
    report = Report()
    try:
        report.complaints += [f"The file is damaged: {said}." for said in damage(connection)]
        for row in all_tables(connection):
            report.tables += 1
            report.moments += row.moment
            report.complaints += [f"Table {row.id}: {complaint}" for complaint in complaints(connection, row)]
    except sqlite3.DatabaseError as error:
        report.complaints.append(f"The file cannot be read to its end: {error}.")
    finally:
        connection.close()
    return report


def complaints(connection: sqlite3.Connection, row: TableRow) -> list[str]:
    """What is wrong with a table."""
    try:
        room = load_room(only_read(connection), row, lambda _: None)
    except StorageError as error:
        older = (
            "It was begun with older rules; the Cenabum it was begun with can still play it."
            if begun_earlier(row)
            else ""
        )
        return [f"cannot be played again: {error.__cause__ or error}. {older}".rstrip()]
    found = differences(room, row)
    if room.journal.figures.digest != row.data:
        found.append("the component data has changed since it was begun; the game still plays.")
    return found


def differences(room: Room, row: TableRow) -> list[str]:
    """Where the journal and what is written about a table do not agree."""
    journal = room.journal
    found = []
    if journal.moment != row.moment:
        found.append(f"the journal has {journal.moment} moments, not {row.moment}.")
    deciding = 0 if row.waiting else journal.state.deciding
    if (journal.over, journal.state.round, deciding) != (row.over, row.round, row.deciding):
        found.append("the journal leads elsewhere than is written.")
    stale = [seat.name for seat, plan in zip(room.rows, journal.plans, strict=True) if json.loads(seat.plan) != plan]
    if stale:
        found.append(f"the unfinished plan of {', '.join(stale)} no longer fits; the game still plays without it.")
    return found


def seat_links(file: Path, table: str) -> list[tuple[str, str]]:
    """The names and tokens of a table's people, and of its host. Nothing changes: these are the tokens they had. Raises `CareError`."""
    connection = open_file(file)
    try:
        tokens = Tokens(str(connection.execute("SELECT value FROM meta WHERE key = 'secret'").fetchone()[0]))
        row = connection.execute("SELECT host FROM tables WHERE id = ?", (table,)).fetchone()
        if row is None:
            raise CareError(f"{file} has no table {table}.")
        query = "SELECT link, name, generation FROM seats WHERE table_id = ? AND owned = 1 ORDER BY seat"
        seats = connection.execute(query, (table,)).fetchall()
    except sqlite3.Error as error:
        raise CareError(f"{file}: {in_english(reason_of(error))}") from None
    finally:
        connection.close()
    found = [(str(each["name"]), tokens.make(table, each["link"], each["generation"])) for each in seats]
    return [*found, ("host", tokens.make(table, HOST, row["host"]))]
