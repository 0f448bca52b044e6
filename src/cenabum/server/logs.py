"""The log: a line that comes again and again is written now and then, with how often it came."""

import logging
import time
from collections.abc import Callable

EVERY_SECONDS = 10.0
MOST_KINDS = 500


class Damped(logging.Filter):
    """Lets each kind of line through once in a while. Lines are of one kind when they differ only in what was filled in."""

    def __init__(self, every: float = EVERY_SECONDS, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._every = every
        self._clock = clock
        self._told: dict[tuple[str, str], float] = {}
        self._held: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Is this line written? If so, it says how many like it were not."""
        kind = (record.name, str(record.msg).partition("\n")[0])
        now = self._clock()
        if now - self._told.get(kind, -self._every) < self._every:
            self._held[kind] = self._held.get(kind, 0) + 1
            return False
        if len(self._told) >= MOST_KINDS:
            self._told.clear()
            self._held.clear()
        self._told[kind] = now
        if held := self._held.pop(kind, 0):
            record.msg, record.args = f"{record.getMessage()} (and {held} more like this before)", ()
        return True


def begin_log() -> None:
    """Warnings and worse go to the terminal, damped."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(Damped())
