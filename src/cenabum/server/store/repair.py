"""Repair: a table that cannot be played again goes back to its last good moment. What is taken out stays in the file, in `removed`."""

import contextlib
import json
import secrets
import sqlite3
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from cenabum.kernel.keyed import KEYED
from cenabum.kernel.steps import Step
from cenabum.server.entries import settled
from cenabum.server.loading import SPOILT, begun, begun_earlier, journal_of, load_room
from cenabum.server.owner import Owner
from cenabum.server.rows import TableRow
from cenabum.server.store.care import CareError, all_tables, damage, differences, only_read, open_file
from cenabum.server.store.errors import PackageError, StorageError, in_english, reason_of
from cenabum.server.store.schema import JOURNAL_STAYS
from cenabum.server.store.tables import step_of

REMOVED = """
CREATE TABLE IF NOT EXISTS removed (
  number INTEGER PRIMARY KEY, at REAL NOT NULL, table_id TEXT NOT NULL, origin TEXT NOT NULL, row TEXT NOT NULL
)
"""
"""The archive: whole rows as JSON, with the name of the table of the database they were in."""
KEPT = "the file keeps it in its table “removed”"


def repair(file: Path) -> list[str]:
    """Repair what can be repaired, and tell what was done, a sentence a table. Raises `CareError`, `OwnerError`."""
    open_file(file).close()  # no lock is left beside a file that is none of ours
    with Owner(file), contextlib.closing(open_file(file)) as connection:
        wrong = damage(connection)
        if wrong:
            raise CareError(
                f"{file} itself is damaged ({wrong[0]}); single tables cannot be repaired in it. "
                f"Go back to the last good copy: cenabum restore COPY --file {file}"
            )
        said = []
        try:
            for row in all_tables(connection):
                done = _repaired(connection, row)
                said += [f"Table {row.id}: {done}"] if done else []
        except sqlite3.Error as error:
            raise CareError(f"{file} cannot be repaired: {in_english(reason_of(error))}") from None
    return said


def _repaired(connection: sqlite3.Connection, row: TableRow) -> str:
    """What was done to a table; empty when it needs nothing, or has older rules that another Cenabum can play."""
    try:
        room = load_room(only_read(connection), row, lambda _: None)
        if not differences(room, row):
            return ""
    except PackageError as error:
        return f"cannot be repaired: {error.__cause__}"
    except StorageError:
        if begun_earlier(row):
            return ""
    table = row.id
    whole = connection.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchall()
    seats = connection.execute("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", (table,)).fetchall()
    journal = connection.execute("SELECT * FROM journal WHERE table_id = ? ORDER BY moment", (table,)).fetchall()
    try:
        steps = _good_steps(row, len(seats), journal)
        plans = _bad_plans(row, seats, steps) if len(steps) == len(journal) else list(seats)
    except SPOILT as error:
        return f"cannot be repaired: not even its set-up can be played again ({error})."
    if len(steps) < row.seeded_from:
        return (
            "cannot be repaired: the damage is in the record it was begun with. Go on with that record at a new table."
        )
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(REMOVED)
        _archive(connection, table, "tables", whole)
        _archive(connection, table, "journal", journal[len(steps) :])
        _archive(connection, table, "seats", plans)
        connection.execute("DROP TRIGGER IF EXISTS journal_stays")  # the only time that anything leaves the journal
        connection.execute("DELETE FROM journal WHERE table_id = ? AND moment > ?", (table, len(steps)))
        connection.execute(JOURNAL_STAYS)
        for seat in plans:
            clear = "UPDATE seats SET plan = '[]', sketch = '[]' WHERE table_id = ? AND seat = ?"
            connection.execute(clear, (table, seat["seat"]))
        room = load_room(only_read(connection), row, lambda _: None)
        if row.over and not room.journal.over:
            room = load_room(only_read(connection), _seeded_anew(connection, row, seats, len(steps)), lambda _: None)
        state, over = room.journal.state, room.journal.over
        result = msgspec.json.encode(settled(room.journal.rules, state, room.names)).decode() if over else None
        connection.execute(
            "UPDATE tables SET moment = ?, round = ?, deciding = ?, over = ?, result = ? WHERE id = ?",
            (len(steps), state.round, state.deciding, over, result, table),
        )
        connection.execute("COMMIT")
    except StorageError as error:
        connection.execute("ROLLBACK")
        return f"cannot be repaired: {error.__cause__ or error}."
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
    return _told(row, len(journal), len(steps), plans, over)


def _told(row: TableRow, before: int, after: int, plans: list[Any], over: bool) -> str:
    """What was done, as a sentence."""
    if before > after:
        which = f"moment {before} was" if before == after + 1 else f"moments {after + 1} to {before} were"
        done = f"{which} taken out ({KEPT}); the game goes on from moment {after}."
    elif plans:
        done = f"the unfinished plan of {', '.join(seat['name'] for seat in plans)} was taken out ({KEPT})."
    else:
        done = "what is written about it agrees with its journal again."
    if row.over and not over:
        done += " Its seed had been told, for it was over: from there on another one makes the draws."
    return done


def _seeded_anew(connection: sqlite3.Connection, row: TableRow, seats: list[Any], moment: int) -> TableRow:
    """Everybody knows the seed of a game that was over. What is drawn from this moment on comes from one that nobody knows."""
    seed = secrets.token_hex(16)
    new = replace(row, seed=seed, nonce=secrets.token_hex(16), seeded_from=moment, seed_chosen=False, chance=KEYED)
    if not moment:  # nothing has been played: it is set up again
        settings, corrections = json.loads(row.settings), json.loads(row.corrections)
        new = replace(new, opening=json.dumps(begun(row.game, settings, corrections, len(seats), seed, KEYED).opening))
    changed = ("seed", "nonce", "seeded_from", "seed_chosen", "chance", "opening")
    connection.execute(
        f"UPDATE tables SET {', '.join(f'{name} = ?' for name in changed)} WHERE id = ?",
        [*(getattr(new, name) for name in changed), row.id],
    )
    return new


def _archive(connection: sqlite3.Connection, table: str, origin: str, rows: list[Any]) -> None:
    add = "INSERT INTO removed (at, table_id, origin, row) VALUES (?, ?, ?, ?)"
    for row in rows:
        connection.execute(add, (time.time(), table, origin, json.dumps(dict(row))))


def _good_steps(row: TableRow, players: int, entries: list[Any]) -> list[Step]:
    """The steps up to the last good moment. What was written together stays together: a plan is whole or not there."""
    journal = journal_of(row, players)
    every: list[Step] = []
    with contextlib.suppress(*SPOILT):
        for number, entry in enumerate(entries, 1):
            if entry["moment"] != number:
                break
            step = step_of(entry)
            every.append(step)
            journal.rebuild([step])
    good = journal.moment
    while 0 < good < len(entries) and entries[good]["at"] == entries[good - 1]["at"]:
        good -= 1
    return every[:good]


def _bad_plans(row: TableRow, seats: list[Any], steps: list[Step]) -> list[Any]:
    """The seats whose unfinished plans cannot have been made."""
    journal = journal_of(row, len(seats))
    journal.rebuild(steps)
    found = []
    for number, seat in enumerate(seats):
        try:
            plan = json.loads(seat["plan"])
            journal.rebuild([], [plan if number == each else [] for each in range(len(seats))])
            if journal.plans[number] != plan:
                found.append(seat)
        except SPOILT:
            found.append(seat)
    return found
