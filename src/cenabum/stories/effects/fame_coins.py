"""Coins on the Fame track."""

from typing import TYPE_CHECKING, Any

from cenabum.kernel.words import Words, say
from cenabum.stories.effects.fame_tile import FameTile
from cenabum.stories.facts import BY_FAME
from cenabum.stories.table import Table
from cenabum.stories.wealth import receive

if TYPE_CHECKING:
    from cenabum.stories.components import Components


class FameCoins(FameTile):
    """So many coins at once."""

    def __init__(self, printed: "Components", name: str) -> None:
        super().__init__(printed, name)
        tree: dict[str, Any] = printed.figures.tree
        self.coins = printed.number(f"fame.coins.{name}", tree["fame"]["coins"][name], 0, 99)

    def do(self, table: Table, seat: int) -> None:
        """Take them."""
        receive(table, seat, self.coins, BY_FAME)

    def text(self) -> Words:
        """How many."""
        return say("part-coins", amount=self.coins)

    def about(self, printed: "Components") -> Words:
        """The same for all sums."""
        return say("about-fame-coins")
