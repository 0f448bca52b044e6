"""`bot:random`: any legal move, each with the same chance."""

from typing import Any

from cenabum.kernel.chance import following


class RandomBot:
    """Takes its chance from the imagined state, whose generators are fresh for every decision."""

    def choose(self, state: Any, seat: int) -> int:
        """A legal move."""
        options: list[int] = state.legal(seat)
        number = following(state.streams[-1 - seat])
        return options[(number & 0xFFFFFFFF) * len(options) >> 32]

    def why(self, state: Any, seat: int) -> str:
        """It has no reasons."""
        return f"One of {len(state.legal(seat))} legal moves, by chance."
