"""The journal of a table in the file: steps as rows, and rows as steps."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from cenabum.kernel.steps import Step
from cenabum.table.store import Statement

APPEND = (
    "INSERT INTO journal (table_id, moment, at, seat, code, chance, final, taken_back, bot) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)


def journal_rows(table: str, before: int, steps: Sequence[Step]) -> list[Statement]:
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


def journal_steps(rows: Iterable[Any]) -> list[Step]:
    """The steps that rows of the journal tell of."""
    return [
        Step(
            row["at"], row["seat"], -1 if row["code"] is None else row["code"],
            [(stream, kind) for stream, kind in json.loads(row["chance"] or "[]")],
            bool(row["final"]), row["taken_back"] or 0, row["bot"],
        )
        for row in rows
    ]  # fmt: skip
