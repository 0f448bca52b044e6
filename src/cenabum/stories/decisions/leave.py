"""An action's followers go back once everything that it led to is decided."""

from typing import Final

from cenabum.bagbuilding.board import release
from cenabum.kernel.pool import ONE
from cenabum.stories.decision import Errand
from cenabum.stories.table import Table

FAIR_KINDS: Final = 64  # more than there is room for places


class Leave(Errand):
    """actions.followers-return. The number is the place, plus the kinds used at the County fair times FAIR_KINDS."""

    name = "leave"

    def lapse(self, table: Table, seat: int, number: int) -> bool:
        """Everything is decided."""
        table.players[seat].pending.pop()
        let_go(table, seat, number)
        return True


def let_go(table: Table, seat: int, number: int) -> None:
    """They go to the bag; a place that only technology stands on stays activated.

    Who came to the County fair during its action was not used for it, and stays.
    """
    layout = table.components.layout
    player = table.players[seat]
    place = number % FAIR_KINDS
    used = number // FAIR_KINDS
    kind = 0
    while used:
        if used & 1:
            player.fair -= ONE[kind]
            player.bag += ONE[kind]
        used >>= 1
        kind += 1
    release(layout, player, place)
    mask = layout.mask[place]
    if mask and not player.open & mask:
        player.ready |= 1 << place


LEAVE: Final = Leave()
