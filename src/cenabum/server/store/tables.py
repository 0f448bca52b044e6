"""Tables in the file: what is read and written of them, in words of the table."""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Any

from cenabum.kernel.steps import Step
from cenabum.server.messages import Said
from cenabum.server.rows import Happening, SeatRow, TableRow
from cenabum.server.store.schema import COUNT_BOTS
from cenabum.server.store.sqlite import SqliteFile, Statement

COLUMNS = tuple(field.name for field in fields(TableRow))
TRUTHS = frozenset(field.name for field in fields(TableRow) if field.type is bool)
AT_MOMENT = (
    "SELECT 1 FROM tables JOIN seats ON seats.table_id = tables.id "
    "WHERE tables.id = ? AND tables.moment = ? AND seats.seat = ? AND seats.plan = ?"
)
"""Is the table in the file where we think, and the unfinished plan of a seat as we know it?"""
SEATED = "SELECT 1 FROM seats WHERE table_id = ? AND seat = ? AND generation = ?"
LINKED = "SELECT seat FROM seats WHERE table_id = ? AND link = ? AND generation = ? AND owned = 1"
WAITS = "SELECT 1 FROM tables WHERE id = ? AND waiting = 1"
BEGIN = (
    "UPDATE tables SET waiting = 0, updated = ?, seed = ?, opening = ?, moment = ?, round = ?, deciding = ?, over = ? "
    "WHERE id = ?"
)
HOSTED = "SELECT 1 FROM tables WHERE id = ? AND host = ?"
NO_REMATCH = "SELECT 1 FROM tables WHERE id = ? AND rematch IS NULL"
ADD_SEAT = (
    "INSERT INTO seats (table_id, seat, name, colour, owned, bot, generation, host, link) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
RESEAT = (
    "UPDATE seats SET name = ?, colour = ?, owned = ?, bot = ?, generation = ?, host = ?, sketch = ?, plan = ? "
    "WHERE table_id = ? AND seat = ?"
)
APPEND = (
    "INSERT INTO journal (table_id, moment, at, seat, code, chance, final, taken_back, bot) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
PROGRESS = "UPDATE tables SET updated = ?, moment = ?, round = ?, deciding = ?, over = ?, result = ? WHERE id = ?"
TO_BOTS = "SELECT id FROM tables WHERE over = 0 AND deciding & bots ORDER BY updated DESC LIMIT ?"
OF_BOTS = "SELECT count(*) FROM tables WHERE maker = ? AND over = 0 AND people = 0"


def table_row(row: sqlite3.Row) -> TableRow:
    """A row of `tables`. Older files have columns that are not used any more."""
    values: dict[str, Any] = {name: bool(row[name]) if name in TRUTHS else row[name] for name in COLUMNS}
    return TableRow(**values)


def seat_row(row: sqlite3.Row) -> SeatRow:
    """A row of `seats`."""
    return SeatRow(
        row["name"], row["colour"], bool(row["owned"]), row["bot"], row["generation"], bool(row["host"]), row["sketch"],
        row["plan"], row["taken_back"], row["link"],
    )  # fmt: skip


def step_of(row: sqlite3.Row) -> Step:
    """A row of `journal`. Raises `ValueError` where it is damaged."""
    return Step(
        row["at"], row["seat"], -1 if row["code"] is None else row["code"],
        [(stream, kind) for stream, kind in json.loads(row["chance"] or "[]")],
        bool(row["final"]), row["taken_back"] or 0, row["bot"],
    )  # fmt: skip


def appended(table: str, before: int, steps: Iterable[Step]) -> list[Statement]:
    """The statements that append steps to the journal."""
    return [
        (
            APPEND,
            (
                table,
                before + number,
                step.at,
                step.seat,
                None if step.taken_back else step.code,
                json.dumps(step.chance) if step.chance else None,
                step.final,
                step.taken_back or None,
                step.bot,
            ),
        )
        for number, step in enumerate(steps, 1)
    ]


class SqliteReading:
    """What can be read, by a connection that is open. It cannot write."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.reading = connection

    def rows(self, sql: str, parameters: Sequence[Any] = ()) -> list[sqlite3.Row]:
        """Read rows."""
        return self.reading.execute(sql, parameters).fetchall()

    def table(self, table: str) -> TableRow | None:
        """A table, if there is one of this name."""
        return next(iter(self.tables([table])), None)

    def tables(self, tables: Sequence[str]) -> list[TableRow]:
        """Those of these tables that there are."""
        marks = ", ".join("?" * len(tables))
        return [table_row(row) for row in self.rows(f"SELECT * FROM tables WHERE id IN ({marks})", tables)]

    def seats(self, table: str) -> list[SeatRow]:
        """The seats of a table, in order."""
        return [seat_row(row) for row in self.rows("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", (table,))]

    def steps(self, table: str) -> list[tuple[int, Step]]:
        """The journal of a table, each step with its moment. Raises `ValueError` where that is damaged."""
        rows = self.rows("SELECT * FROM journal WHERE table_id = ? ORDER BY moment", (table,))
        return [(row["moment"], step_of(row)) for row in rows]

    def chat(self, table: str) -> list[Said]:
        """What was said at a table."""
        rows = self.rows("SELECT * FROM chat WHERE table_id = ? ORDER BY number", (table,))
        return [Said(row["number"], row["seat"], row["name"], row["text"], row["at"]) for row in rows]


class SqliteStore(SqliteFile, SqliteReading):
    """The tables of a file: `seams.Store`."""

    def answered(self, table: str, seat: int, request: str) -> bool:
        """Has this message of a seat been answered before?"""
        known = "SELECT 1 FROM requests WHERE table_id = ? AND seat = ? AND request = ?"
        return bool(self.rows(known, (table, seat, request)))

    def public(self, most: int) -> list[str]:
        """The latest public tables, those that go on first."""
        latest = "SELECT id FROM tables WHERE public = 1 ORDER BY over, updated DESC LIMIT ?"
        return [row["id"] for row in self.rows(latest, (most,))]

    def waiting_for_bots(self, most: int) -> list[str]:
        """So many of the tables at which a bot is to move, the last used first."""
        return [row["id"] for row in self.rows(TO_BOTS, (most,))]

    def of_bots(self, maker: str) -> int:
        """How many tables of somebody go on at which only bots play?"""
        return int(self.rows(OF_BOTS, (maker,))[0][0])

    def is_host(self, table: str, generation: int) -> bool:
        """Is this the host's token that is good now?"""
        return bool(self.rows(HOSTED, (table, generation)))

    def linked(self, table: str, link: int, generation: int) -> int | None:
        """The person's seat that a link is good for now."""
        return next((int(row["seat"]) for row in self.rows(LINKED, (table, link, generation))), None)

    async def open(self, table: TableRow, seats: Sequence[SeatRow], steps: Sequence[Step]) -> None:
        """A new table. A table that it is the rematch of gets to know it, and must have none yet."""
        marks = ", ".join("?" * len(COLUMNS))
        row = [getattr(table, name) for name in COLUMNS]
        statements: list[Statement] = [(f"INSERT INTO tables ({', '.join(COLUMNS)}) VALUES ({marks})", row)]
        statements += _seats(table.id, seats)
        statements += appended(table.id, 0, steps)
        given = None
        if table.rematch_of is not None:
            statements.append(("UPDATE tables SET rematch = ? WHERE id = ?", (table.id, table.rematch_of)))
            given = (NO_REMATCH, (table.rematch_of,))
        await self.write(statements, given)

    async def begin(self, table: TableRow, seats: Sequence[SeatRow], moved: Sequence[tuple[int, int | None]]) -> None:
        """The game of a table that has waited begins. `moved` are seats with another number now, or none."""
        written = (table.updated, table.seed, table.opening, table.moment, table.round, table.deciding, table.over)
        statements: list[Statement] = [(BEGIN, (*written, table.id))]
        statements += [
            ("UPDATE chat SET seat = ? WHERE table_id = ? AND seat = ?", (new, table.id, old)) for old, new in moved
        ]
        statements.append(("DELETE FROM seats WHERE table_id = ?", (table.id,)))
        await self.write([*statements, *_seats(table.id, seats)], (WAITS, (table.id,)))

    async def happen(self, happening: Happening) -> None:
        """Something has happened at a table."""
        table, seat = happening.table, happening.seat
        statements = appended(table, happening.before, happening.steps)
        own = (happening.plan, happening.sketch, happening.taken_back, table, seat)
        statements.append(
            ("UPDATE seats SET plan = ?, sketch = ?, taken_back = ? WHERE table_id = ? AND seat = ?", own)
        )
        progress = happening.progress
        if progress is not None:
            where = (progress.updated, progress.moment, progress.round, progress.deciding, progress.over)
            statements.append((PROGRESS, (*where, progress.result, table)))
        if happening.request is not None:
            statements.append(_answering(table, seat, happening.request))
        await self.write(statements, (AT_MOMENT, (table, happening.before, seat, happening.planned)))

    async def reseat(self, table: str, seat: int, generation: int, new: SeatRow) -> None:
        """A seat changes hands; `generation` is that of the link that was good until now."""
        row = (new.name, new.colour, new.owned, new.bot, new.generation, new.host, new.sketch, new.plan, table, seat)
        await self.write([(RESEAT, row), _counting(table)], (SEATED, (table, seat, generation)))

    async def renew_host(self, table: str, host: int) -> None:
        """The host's token `host` is void, the next one is good."""
        await self.write([("UPDATE tables SET host = ? WHERE id = ?", (host + 1, table))], (HOSTED, (table, host)))

    async def sketch(self, table: str, seat: int, sketch: str) -> None:
        """Keep the sketch of a seat."""
        await self.write([("UPDATE seats SET sketch = ? WHERE table_id = ? AND seat = ?", (sketch, table, seat))])

    async def say(self, table: str, line: Said) -> None:
        """Keep a line of chat, and that it was answered."""
        said = (
            "INSERT INTO chat (table_id, number, at, seat, name, text) VALUES (?, ?, ?, ?, ?, ?)",
            (table, line.number, line.at, line.seat, line.name, line.text),
        )
        known = [] if line.id is None or line.seat is None else [_answering(table, line.seat, line.id)]
        await self.write([said, *known])

    async def set_pace(self, table: str, seconds: float) -> None:
        """Bots wait so long at this table."""
        await self.write([("UPDATE tables SET pace = ? WHERE id = ?", (seconds, table))])

    async def set_chat(self, table: str, chat_open: bool) -> None:
        """May people chat at this table?"""
        await self.write([("UPDATE tables SET chat_open = ? WHERE id = ?", (chat_open, table))])

    async def set_public(self, table: str, public: bool) -> None:
        """Is this table in the list of public tables?"""
        await self.write([("UPDATE tables SET public = ? WHERE id = ?", (public, table))])


def _seats(table: str, seats: Sequence[SeatRow]) -> list[Statement]:
    """The seats of a game that begins."""
    added: list[Statement] = [
        (ADD_SEAT, (table, number, seat.name, seat.colour, seat.owned, seat.bot, seat.generation, seat.host, seat.link))
        for number, seat in enumerate(seats)
    ]
    return [*added, _counting(table)]


def _counting(table: str) -> Statement:
    """Write down at which seats bots play now."""
    return (f"{COUNT_BOTS} WHERE id = ?", (table,))


def _answering(table: str, seat: int, request: str) -> Statement:
    """Remember that a message is answered, together with what it does."""
    return ("INSERT INTO requests VALUES (?, ?, ?)", (table, seat, request))
