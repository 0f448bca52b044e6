"""Recorded games, looked at now and then while they are played again."""

from collections.abc import Iterator
from pathlib import Path

import cenabum


def looked_at(path: Path, every: int) -> Iterator[cenabum.Game]:
    """A recorded game before each of so many moves."""
    record = cenabum.parse_record(path.read_text())
    game = cenabum.replay(record, at=0)
    for number, entry in enumerate(entry for entry in record.entries if not entry.refused):
        if number % every == 0:
            yield game
        game.play(entry.seat, entry.notation)
