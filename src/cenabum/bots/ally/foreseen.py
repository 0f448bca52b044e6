"""Draws while a bot of The Cathedral of Orléans looks ahead. This module stays plain Python, as every source does."""

from cenabum.cathedral.names import BLUEPRINT_STREAM, EVENT_STREAM, NOTHING
from cenabum.kernel.chance import following
from cenabum.kernel.pool import count, nth, total
from cenabum.kernel.sources import Source


class Foreseen(Source):
    """Draws while looking ahead: a blueprint is a section as long as there are any, and is counted; all else is by chance."""

    def __init__(self, number: int, event: int = NOTHING) -> None:
        self.number = number
        self.event = event  # what the Festival Ground will bring
        self.sections = 0

    def draw(self, stream: int, pool: int) -> int:
        """The kind that is drawn."""
        if stream == BLUEPRINT_STREAM and count(pool, 0):
            self.sections += 1
            return 0
        if stream == EVENT_STREAM and self.event != NOTHING:
            return self.event
        self.number = following(self.number)
        return nth(pool, (self.number & 0xFFFFFFFF) * total(pool) >> 32)
