"""Alchemy: Fame or coins for any follower."""

from typing import TYPE_CHECKING, Any

from cenabum.kernel.words import Words, say
from cenabum.stories.decisions.reward import REWARD
from cenabum.stories.deeds.deed import Deed
from cenabum.stories.table import Table

if TYPE_CHECKING:
    from cenabum.stories.components import Components


class Alchemy(Deed):
    """deeds.alchemy: the one or the other, then a draw; it never opens an era."""

    kind = "alchemy"
    rule = "deeds.alchemy"
    anybody = True
    advances = False
    offers = True

    def __init__(self, printed: "Components", name: str, figure: dict[str, Any]) -> None:
        super().__init__(printed, name, figure)
        self.gain_fame, self.gain_coins = printed.alchemy_fame, printed.alchemy_coins

    def do(self, table: Table, seat: int) -> None:
        """Which of them is to be chosen."""
        table.players[seat].pending.append(REWARD.bare)

    def text(self) -> Words:
        """How much of either."""
        return say("deed-effect-alchemy", fame=self.gain_fame, number=self.gain_coins)

    def about(self) -> Words:
        """The same on both sides."""
        return say("about-deed-alchemy", fame=self.gain_fame, number=self.gain_coins)
