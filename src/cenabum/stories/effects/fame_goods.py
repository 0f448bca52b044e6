"""Wood, or bread, on the Fame track."""

from typing import TYPE_CHECKING

from cenabum.kernel.words import Words, say
from cenabum.stories.decisions.take import ONLY_WOOD, TAKE, WOOD_OR_BREAD
from cenabum.stories.effects.fame_tile import FameTile
from cenabum.stories.table import Table

if TYPE_CHECKING:
    from cenabum.stories.components import Components


class FameGoods(FameTile):
    """A good of the marketplace."""

    def __init__(self, printed: "Components", name: str) -> None:
        super().__init__(printed, name)
        self.offered = {"wood_or_bread": WOOD_OR_BREAD, "wood": ONLY_WOOD}[name]

    def do(self, table: Table, seat: int) -> None:
        """Which one is to be chosen."""
        table.players[seat].pending.append(TAKE.pending(self.offered))

    def text(self) -> Words:
        """Which ones."""
        return say(f"fame-{self.name}")
