"""What a long run has played so far, kept on disk as it comes, so that a stopped run goes on where it was.

A part is a text file: a line that says what is played, then one line for each game. A process that is killed leaves at most one
torn line behind, which is cut off when the run goes on.
"""

import contextlib
import json
import os
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import IO, Any

from cenabum.kernel.refusal import SetupError

ENDING = ".part"
Record = dict[str, Any]


def part_of(out: Path) -> Path:
    """Where the games of a run are kept until it is complete and `out` is written."""
    return out.with_name(out.name + ENDING)


def read_lines(path: Path) -> tuple[list[Record], int]:
    """The records of a file with one on each line, and how many bytes of it are whole lines. Raises `SetupError`."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise SetupError(f"{path} cannot be read: {error.strerror}.") from None
    whole = data.rfind(b"\n") + 1
    records: list[Record] = []
    for number, line in enumerate(data[:whole].splitlines(), 1):
        try:
            record = json.loads(line)
        except ValueError:
            record = None
        if not isinstance(record, dict):
            raise SetupError(f"{path} cannot be read: line {number} is no record of a game.")
        records.append(record)
    return records, whole


class Part:
    """The part of a run that has been played. Raises `SetupError` when the file is of another run, or cannot be written."""

    def __init__(self, path: Path, head: Mapping[str, Any]) -> None:
        self.path = path
        self.records: list[Record] = []
        whole = 0
        if path.exists():
            lines, whole = read_lines(path)
            if lines:
                _same(path, lines[0], head)
                self.records = lines[1:]
        try:
            self.file: IO[bytes] = path.open("ab")
            self.file.truncate(whole)
        except OSError as error:
            raise self._unusable(error) from None
        if not whole:
            self._write([dict(head)])

    def add(self, records: Iterable[Record]) -> None:
        """Keep some games more: they are on disk when this returns."""
        self._write(list(records))

    def _write(self, records: list[Record]) -> None:
        try:
            for record in records:
                self.file.write(json.dumps(record, ensure_ascii=False).encode() + b"\n")
            self.file.flush()
            os.fsync(self.file.fileno())
        except OSError as error:
            raise self._unusable(error) from None

    def _unusable(self, error: OSError) -> SetupError:
        return SetupError(f"{self.path} cannot be written: {error.strerror}. What was played before is kept.")

    def close(self) -> None:
        """Nothing more comes for now. What could not be written before cannot be written now, and was told."""
        with contextlib.suppress(OSError):
            self.file.close()


def remove_part(path: Path, written: Collection[int]) -> None:
    """A run whose games are all written elsewhere, given by their numbers, needs no part any more."""
    if path.exists() and all(record.get("index") in written for record in read_lines(path)[0][1:]):
        path.unlink()


def _same(path: Path, old: Mapping[str, Any], new: Mapping[str, Any]) -> None:
    new = json.loads(json.dumps(new))
    for key in {**old, **new}:
        if old.get(key) != new.get(key):
            raise SetupError(
                f"{path} belongs to another run: its {key} is {shown(old.get(key))}, not {shown(new.get(key))}. "
                "Remove it, or write to another file."
            )


def shown(value: object) -> str:
    """A value of a head, for a sentence."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
