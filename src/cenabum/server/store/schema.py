"""The form of a table file: its tables, and the way from each older form to today's."""

import secrets
import sqlite3
from pathlib import Path

from cenabum.server.store.errors import NotOursError

VERSION = 4
BUSY_SECONDS = 2.0

JOURNAL_STAYS = """
CREATE TRIGGER journal_stays BEFORE DELETE ON journal BEGIN SELECT RAISE(ABORT, 'the journal is only ever appended to'); END;
"""

COUNT_BOTS = (
    "UPDATE tables SET bots = (SELECT coalesce(sum(1 << seat), 0) FROM seats WHERE table_id = id AND bot IS NOT NULL), "
    "people = (SELECT count(*) FROM seats WHERE table_id = id AND bot IS NULL)"
)
"""At which seats of a table do bots play, and how many other seats are there? To be found by an index, it stands with the table."""
BY_BOTS = """
CREATE INDEX tables_to_bots ON tables (updated) WHERE over = 0 AND deciding & bots;
CREATE INDEX tables_of_bots ON tables (maker) WHERE over = 0 AND people = 0;
"""

_SCHEMA = f"""
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE tables (
  id TEXT PRIMARY KEY, created REAL NOT NULL, updated REAL NOT NULL, game TEXT NOT NULL,
  settings TEXT NOT NULL, corrections TEXT NOT NULL, rules INTEGER NOT NULL, data TEXT NOT NULL, public INTEGER NOT NULL,
  seed TEXT NOT NULL, nonce TEXT NOT NULL, bot_seed TEXT NOT NULL,
  seeded_from INTEGER NOT NULL, opening TEXT NOT NULL, host INTEGER NOT NULL, pace REAL NOT NULL, rematch TEXT, rematch_of TEXT,
  moment INTEGER NOT NULL, round INTEGER NOT NULL, deciding INTEGER NOT NULL, over INTEGER NOT NULL, result TEXT,
  chance TEXT NOT NULL DEFAULT 'fast', seed_chosen INTEGER NOT NULL DEFAULT 0, chat_open INTEGER NOT NULL DEFAULT 1,
  waiting INTEGER NOT NULL DEFAULT 0, maker TEXT NOT NULL DEFAULT '', bots INTEGER NOT NULL DEFAULT 0, people INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX tables_public ON tables (public, over, updated);
{BY_BOTS}
CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, name TEXT NOT NULL, colour TEXT NOT NULL,
  owned INTEGER NOT NULL, bot TEXT, generation INTEGER NOT NULL, host INTEGER NOT NULL,
  plan TEXT NOT NULL DEFAULT '[]', sketch TEXT NOT NULL DEFAULT '[]', taken_back INTEGER NOT NULL DEFAULT 0,
  link INTEGER NOT NULL DEFAULT -1,
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
    # Tables that wait for people, and the number that a seat has in its links.
    2: """
ALTER TABLE tables ADD COLUMN waiting INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN link INTEGER NOT NULL DEFAULT -1;
UPDATE seats SET link = seat;
""",
    # Who made a table, as far as that is kept (`makers.py`): of older ones nobody knows. And where bots play.
    3: f"""
ALTER TABLE tables ADD COLUMN maker TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN bots INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN people INTEGER NOT NULL DEFAULT 0;
{COUNT_BOTS};
{BY_BOTS}
""",
}
"""From each older version to the next one, inside one transaction."""


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
