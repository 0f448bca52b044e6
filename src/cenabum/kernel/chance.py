"""Chance: named streams, each with a generator of its own, and the three sources that answer a draw.

*Seeded*: the stream's own generator (the fast way; no source object at all). *Recorded*: the results written in a record.
*Asked*: a person at a real table types what was drawn. A source answers `draw(stream, pool)` with the kind that was drawn.
"""

import hashlib
from typing import Final

from cenabum.kernel.pool import count

# Multiply-with-carry: the state stays below 2**62, so it is a plain small integer in compiled code and the same on every interpreter.
MULTIPLIER: Final = 1073740155
LOW: Final = 0xFFFFFFFF


def following(number: int) -> int:
    """The generator's next number; its low 32 bits are the random ones."""
    return MULTIPLIER * (number & 0xFFFFFFFF) + (number >> 32)


def seeded(seed: str, stream: str) -> int:
    """The first number of a named stream of a seed."""
    digest = hashlib.blake2b(f"{seed}\n{stream}".encode(), digest_size=8).digest()
    number = int.from_bytes(digest, "big") % (MULTIPLIER * 0xFFFFFFFF - 2) + 1
    return following(following(number))


class Source:
    """Where draws come from when the streams' own generators are not to be used."""

    def draw(self, stream: int, pool: int) -> int:
        """The kind drawn from `pool`, which is not empty."""
        raise NotImplementedError


class ChanceError(ValueError):
    """A recorded draw that cannot have happened."""


class NeedDraw(Exception):  # noqa: N818  (not an error: the game waits for a person to say what was drawn)
    """A source has no answer yet: somebody has to say what was drawn from `pool`."""

    def __init__(self, stream: int, pool: int) -> None:
        super().__init__(f"stream {stream} needs a draw")
        self.stream = stream
        self.pool = pool


class Recorded(Source):
    """Answers from a list of (stream, kind), in order for each stream; asks by `NeedDraw` when a stream's answers are used up."""

    def __init__(self, results: list[tuple[int, int]]) -> None:
        self.waiting: dict[int, list[int]] = {}
        self.add(results)

    def add(self, results: list[tuple[int, int]]) -> None:
        """Append further results."""
        for stream, kind in results:
            self.waiting.setdefault(stream, []).append(kind)

    def left(self) -> int:
        """How many results have not been used."""
        return sum(len(results) for results in self.waiting.values())

    def draw(self, stream: int, pool: int) -> int:
        """The next recorded result of the stream."""
        results = self.waiting.get(stream)
        if not results:
            raise NeedDraw(stream, pool)
        kind = results.pop(0)
        if not count(pool, kind):
            raise ChanceError("a recorded draw is not in what was drawn from")
        return kind
