"""The novice ally: sees what can be done for the team, and takes one of the better moves by chance."""

from typing import ClassVar

from cenabum.bots.ally.bot import AllyBot
from cenabum.bots.softly import softly
from cenabum.cathedral.state import State
from cenabum.kernel.snapshot import dump

TEMPERATURE = 4.0
"""In hundredths of a section: a move that is worth so much less is made 2.7 times less often."""


class NoviceAlly(AllyBot):
    """Slips now and then."""

    level: ClassVar[int] = 1

    def choose(self, state: State, seat: int) -> int:
        """One of the moves that the ally would think of.

        The chance comes from what is known. What the moves are worth does, too, but for a few that look past a draw: when no section
        is left to be hoped for, or a bell begins the next round, what comes is made up anew each time.
        """
        known = state.copy()
        known.streams = [0] * len(known.streams)
        ranked = self.ranked(state, seat)
        return ranked[softly([worth for worth, _ in ranked], TEMPERATURE, (seat, dump(known)))][1]
