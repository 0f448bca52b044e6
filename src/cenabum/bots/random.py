"""`bot:random`: any legal move, each with the same chance."""

from typing import Any, ClassVar

from cenabum.bots.asking import Bot
from cenabum.kernel.chance import following
from cenabum.kernel.words import Sentence, say


class RandomBot(Bot):
    """Takes its chance from the imagined state, whose generators are fresh for every decision."""

    level: ClassVar[int] = 0

    def choose(self, state: Any, seat: int) -> int:
        """A legal move."""
        options: list[int] = state.legal(seat)
        number = following(state.streams[-1 - seat])
        return options[(number & 0xFFFFFFFF) * len(options) >> 32]

    def why(self, state: Any, seat: int) -> Sentence:
        """It has no reasons."""
        return say("by-chance", number=len(state.legal(seat)))


BOT = RandomBot
