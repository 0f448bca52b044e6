"""The four sources that answer a draw.

*Seeded*: the stream's own generator (the fast way; no source object at all). *Keyed*: a generator whose draws nobody can foretell
(`kernel/keyed.py`). *Recorded*: the results written in a record. *Asked*: a person at a real table says what was drawn.
A source answers `draw(stream, pool)` with the kind that was drawn.
This module stays plain Python in the compiled build, so that anyone can write a source.
"""

from cenabum.kernel.pool import count


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
