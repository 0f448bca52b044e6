"""Bonuses of the Fame track that are still due."""

from typing import Final

from cenabum.kernel.decision import kind_of, number_of
from cenabum.stories.decision import Errand
from cenabum.stories.table import Table


class Fame(Errand):
    """fame.bonuses. The number is the marked space of the next one."""

    name = "fame"

    def lapse(self, table: Table, seat: int, number: int) -> bool:
        """What had to be decided first is decided."""
        pay_bonuses(table, seat)
        return True


FAME: Final = Fame()


def pay_bonuses(table: Table, seat: int) -> None:
    """fame.bonuses: those that are due, one after the other, until one has to be decided."""
    spaces = table.components.fame_spaces
    player = table.players[seat]
    while player.pending and kind_of(player.pending[-1]) == FAME.kind:
        number = number_of(player.pending.pop())
        if number + 1 < len(spaces) and spaces[number + 1] <= player.fame:
            player.pending.append(FAME.pending(number + 1))
        table.components.fame_bonuses[table.fame_tiles[number]].do(table, seat)
