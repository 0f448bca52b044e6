"""The plague: settlers are lost, until the Medicine is found."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cenabum.kernel.words import Words, say
from cenabum.stories.bonuses.bonus import MOST
from cenabum.stories.bonuses.for_each import Fortresses
from cenabum.stories.decisions.lose import LOSE
from cenabum.stories.names import DEPOT_BOARD
from cenabum.stories.table import Player, Table

if TYPE_CHECKING:
    from cenabum.stories.components import Components


def plague_over(table: Table) -> bool:
    """Has the Medicine been completed?"""
    return table.deed_side[DEPOT_BOARD] > 1


class Plague(Fortresses):
    """kingdom.plague, kingdom.plague-over: settlers are lost each round; later Fame for each fortress."""

    hurts = True

    def __init__(self, printed: "Components", era: str) -> None:
        super().__init__(printed, era)
        self.settlers = printed.number(f"{printed.path}.plague.settlers", self.own["plague"]["settlers"], 0, MOST)

    def lifted(self, table: Table) -> bool:
        """The Medicine is found."""
        return plague_over(table)

    def do(self, table: Table, seat: int) -> None:
        """Who is lost is to be chosen; later, Fame."""
        if self.lifted(table):
            super().do(table, seat)
        elif self.settlers:
            table.players[seat].pending.append(LOSE.pending(self.settlers))

    def brings(self, table: Table, seat: int, shown: Sequence[Player]) -> dict[str, int]:
        """How many are lost; later, the steps."""
        if self.lifted(table):
            return super().brings(table, seat, shown)
        player = shown[seat]
        return {"settlers": min(self.settlers, player.settlers.bit_count() + player.settlers_left)}

    def text(self) -> Words:
        """How many are lost."""
        return say("bonus-plague", number=self.settlers)

    def lifted_text(self) -> Words:
        """As for fortresses in any era."""
        return say("bonus-fortresses", number=self.amount)
