"""The room for followers: the market, and the Gunpowder Tower beside it."""

from cenabum.kernel.pool import total
from cenabum.orleans.table import Player, Table


def room(table: Table, player: Player) -> int:
    """How many more followers the market, and the tower beside it, can take."""
    printed = table.components
    free = printed.market - total(player.market)
    if player.tiles >> printed.tower & 1:
        free += printed.storage - total(player.stored)
    return free
