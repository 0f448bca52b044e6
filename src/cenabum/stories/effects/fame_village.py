"""A village on the Fame track."""

from typing import TYPE_CHECKING

from cenabum.kernel.words import Words, say
from cenabum.stories.decisions.build_free import BUILD_FREE
from cenabum.stories.effects.fame_tile import FameTile
from cenabum.stories.table import Table

if TYPE_CHECKING:
    from cenabum.stories.components import Components


class FameVillage(FameTile):
    """favor.tile-village: for wood of the supply."""

    def __init__(self, printed: "Components", name: str) -> None:
        super().__init__(printed, name)
        self.wood = printed.village_wood

    def do(self, table: Table, seat: int) -> None:
        """Where is to be decided."""
        table.players[seat].pending.append(BUILD_FREE.bare)

    def text(self) -> Words:
        """What it costs."""
        return say("fame-village", number=self.wood)

    def about(self, printed: "Components") -> Words:
        """What it costs, and brings."""
        return say("about-fame-village", number=self.wood)
