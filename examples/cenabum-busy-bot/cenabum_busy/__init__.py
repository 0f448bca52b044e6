"""`bot:busy` is never idle: as long as there is something to do, it does the last thing that it is offered."""

from typing import Any

from cenabum.bots import Bot
from cenabum.kernel.words import Sentence, say


class Busy(Bot):
    """Plays every game."""

    description = "is never idle"
    words = ("cenabum_busy:reasons",)

    def choose(self, state: Any, seat: int) -> int:
        """The last move that does something."""
        moves = [state.components.moves.move(code) for code in state.legal(seat)]
        busy = [move for move in moves if move.kind not in ("done", "pass", "rest")]
        return (busy or moves)[-1].code

    def why(self, state: Any, seat: int) -> Sentence:
        """It has one reason for everything."""
        return say("never-idle", number=len(state.legal(seat)))
