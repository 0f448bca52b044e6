"""Care for the file: copies of it while the server runs, and an examination of every stored game."""

import sqlite3
from dataclasses import dataclass, field
from pathlib import Path

from cenabum.table.loading import load_room
from cenabum.table.store import VERSION, Statement, StorageError, connect, in_english, reason_of
from cenabum.table.tokens import HOST, Tokens


class CareError(ValueError):
    """The file cannot be read or the copy not written; a sentence."""


@dataclass
class Report:
    """What the examination found."""

    tables: int = 0
    moments: int = 0
    complaints: list[str] = field(default_factory=list)


def _open(file: Path) -> sqlite3.Connection:
    if not file.is_file():
        raise CareError(f"There is no file {file}.")
    try:
        connection = connect(file)
        version = connection.execute("PRAGMA user_version").fetchone()[0]
    except sqlite3.DatabaseError as error:
        raise CareError(f"{file} is not a Cenabum table file ({error}).") from None
    if version != VERSION:
        raise CareError(f"{file} is of version {version}, not {VERSION}; start the server once to bring it up to date.")
    return connection


def back_up(file: Path, to: Path) -> int:
    """Copy the file as it is at one moment; the server may go on writing. The number of pages."""
    source = _open(file)
    if to.exists() and to.resolve() == file.resolve():
        raise CareError("The copy cannot replace the file itself.")
    part = to.with_name(f".{to.name}.part")
    try:
        part.unlink(missing_ok=True)
        target = sqlite3.connect(part)
        try:
            source.backup(target)
            pages: int = target.execute("PRAGMA page_count").fetchone()[0]
            target.execute("PRAGMA journal_mode = DELETE")  # one file, complete in itself
        finally:
            target.close()
        part.replace(to)
    except (sqlite3.Error, OSError) as error:
        part.unlink(missing_ok=True)
        why = in_english(reason_of(error)) if isinstance(error, sqlite3.Error) else error.strerror
        raise CareError(f"{to} cannot be written: {why}") from None
    finally:
        source.close()
    return pages


class _Reader:
    """As much of a store as loading a table needs; it cannot write."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def rows(self, sql: str, parameters: Statement | tuple[object, ...] = ()) -> list[sqlite3.Row]:
        return self._connection.execute(sql, parameters).fetchall()


def examine(file: Path) -> Report:
    """Play every stored game again and compare it with what is written about it."""
    connection = _open(file)
    report = Report()
    try:
        for (said,) in connection.execute("PRAGMA integrity_check").fetchall():
            if said != "ok":
                report.complaints.append(f"The file is damaged: {said}")
        for row in connection.execute("SELECT * FROM tables ORDER BY created").fetchall():
            report.tables += 1
            report.moments += row["moment"]
            report.complaints += [f"Table {row['id']}: {complaint}" for complaint in _complaints(connection, row)]
    except sqlite3.DatabaseError as error:
        report.complaints.append(f"The file cannot be read to its end: {error}")
    finally:
        connection.close()
    return report


def _complaints(connection: sqlite3.Connection, row: sqlite3.Row) -> list[str]:
    try:
        room = load_room(_Reader(connection), row, lambda _: None)  # type: ignore[arg-type]  # it reads only
    except StorageError as error:
        return [f"cannot be played again: {error.__cause__ or error}."]
    match = room.match
    found = []
    if match.moment != row["moment"]:
        found.append(f"the journal has {match.moment} moments, not {row['moment']}.")
    if match.over != bool(row["over"]) or match.state.round != row["round"] or match.state.deciding != row["deciding"]:
        found.append("the journal leads elsewhere than is written.")
    if match.data != row["data"]:
        found.append("the component data has changed since it was begun; the game still plays.")
    return found


def seat_links(file: Path, table: str) -> list[tuple[str, str]]:
    """The names and tokens of a table's people, and of its host. Nothing changes: these are the tokens they had. Raises `CareError`."""
    connection = _open(file)
    try:
        tokens = Tokens(str(connection.execute("SELECT value FROM meta WHERE key = 'secret'").fetchone()[0]))
        row = connection.execute("SELECT host FROM tables WHERE id = ?", (table,)).fetchone()
        if row is None:
            raise CareError(f"{file} has no table {table}.")
        query = "SELECT seat, name, generation FROM seats WHERE table_id = ? AND owned = 1 ORDER BY seat"
        seats = connection.execute(query, (table,)).fetchall()
    except sqlite3.Error as error:
        raise CareError(f"{file}: {in_english(reason_of(error))}") from None
    finally:
        connection.close()
    found = [(str(each["name"]), tokens.make(table, each["seat"], each["generation"])) for each in seats]
    return [*found, ("host", tokens.make(table, HOST, row["host"]))]
