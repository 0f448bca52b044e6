"""The room for followers: the market, and the Gunpowder Tower beside it."""

from cenabum.kernel.pool import few
from cenabum.orleans.table import Player, Table


def room(table: Table, player: Player) -> int:
    """How many more followers the market, and the tower beside it, can take."""
    printed = table.components
    free = printed.market - player.market % 31  # as `few` counts
    if player.tiles >> printed.tower & 1:
        free += printed.storage - few(player.stored)
    return free
