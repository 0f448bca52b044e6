"""The room for followers, the market and the Gunpowder Tower beside it, and who may come back there."""

from cenabum.bagbuilding.board import occupied
from cenabum.kernel.pool import few
from cenabum.orleans.table import Player, Table


def room(table: Table, player: Player) -> int:
    """How many more followers the market, and the tower beside it, can take."""
    printed = table.components
    free = printed.market - player.market % 31  # as `few` counts
    if player.tiles >> printed.tower & 1:
        free += printed.storage - few(player.stored)
    return free


def may_recall(table: Table, player: Player) -> int:
    """How many followers somebody who plans may still call back for draws that were declined: none after the first placement."""
    if not player.declined or player.planned:
        return 0
    return max(0, min(player.declined, table.components.market - few(player.market), occupied(player).bit_count()))
