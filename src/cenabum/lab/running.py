"""A run of many games: those that are missing are played in batches, and kept as they come."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from cenabum.lab.parts import Part
from cenabum.lab.pool import done
from cenabum.lab.results import Row, read_record, write_whole

Progress = Callable[[int, int], None]
"""Told when it begins (an earlier run may have played some) and after every batch: games played so far, games in all."""

LONGEST_BATCH = 8  # games; short enough that a stopped run ends within about a second

Task = TypeVar("Task")


class Played(NamedTuple):
    """What a batch has brought: its games, and maybe a file that belongs to them, which whoever began the run writes."""

    rows: list[Row]
    file: Path | None = None
    data: bytes = b""


def run(
    wanted: Sequence[int],
    task: Callable[[tuple[int, ...]], Task],
    work: Callable[[Task], Played],
    *,
    jobs: int,
    progress: Progress | None,
    kept: Part | None,
    record: Callable[[Row], dict[str, Any]],
    whole_batches: bool = False,
    on: str = "",
) -> list[Row]:
    """The rows of the games of these numbers, in their order. `task` says what is to be done for some of them.

    `whole_batches`: a batch has as many games whatever the number of jobs, because it leaves a file of its own.
    `on`: the cluster that plays (`pool.py`); nothing: processes of this machine.
    """
    played: dict[int, Row] = {each["index"]: read_record(each)[1] for each in kept.records} if kept else {}
    missing = [index for index in wanted if index not in played]
    size = LONGEST_BATCH if whole_batches else max(1, min(LONGEST_BATCH, len(missing) // (4 * jobs)))
    number = len(wanted) - len(missing)
    try:
        if progress is not None:
            progress(number, len(wanted))
        for batch in done(work, [task(some) for some in batches(missing, size)], jobs, on):
            if batch.file is not None:
                write_whole(batch.file, partial(_write, batch.data))
            if kept is not None:
                kept.add(record(row) for row in batch.rows)
            played |= {row.index: row for row in batch.rows}
            number += len(batch.rows)
            if progress is not None:
                progress(number, len(wanted))
    finally:
        if kept is not None:
            kept.close()
    return [played[index] for index in wanted]


def _write(data: bytes, file: Any) -> None:
    file.write(data)


def batches(missing: Iterable[int], size: int) -> list[tuple[int, ...]]:
    """Numbers in a row, at most so many together."""
    return [tuple(some) for _, some in groupby(missing, lambda index: index // size)]
