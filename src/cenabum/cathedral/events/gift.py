"""Gifts: a rosette or a monk, at once."""

from typing import TYPE_CHECKING

from cenabum.cathedral.effect import Event
from cenabum.cathedral.names import REWARDS
from cenabum.kernel.words import Sentence, say

if TYPE_CHECKING:
    from cenabum.cathedral.components import Components


class Gift(Event):
    """festival.gift: what it gives is gained like a reward."""

    is_order = False

    def __init__(self, name: str, reward: int) -> None:
        self.name = name
        self.reward = reward

    def text(self, printed: "Components") -> Sentence:
        """In one sentence."""
        return say("asks-gift", reward=REWARDS[self.reward])
