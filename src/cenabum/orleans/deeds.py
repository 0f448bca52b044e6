"""Beneficial deeds: who may be sent to them. (Sending itself is `decisions.send`.)"""

from cenabum.bagbuilding.board import NOTHING
from cenabum.bagbuilding.followers import NEUTRAL
from cenabum.bagbuilding.layout import ANY
from cenabum.kernel.pool import ONE, kinds
from cenabum.orleans.table import Player, Table


def senders(table: Table, player: Player, place: int) -> int:
    """The followers that wait in a place and may be sent: those of the Town Hall, or the neutral ones in the tower."""
    if place == table.components.tower:
        return player.stored & NEUTRAL
    pool = 0
    for space in table.components.layout.spaces[place]:
        kind = player.on[space]
        if kind != NOTHING:
            pool += ONE[kind]
    return pool


def can_send(table: Table, player: Player, place: int) -> bool:
    """Is there a deed with a free space for one of the followers of the place?"""
    wanted = 0
    for free in table.deeds:
        wanted |= free
    if wanted >= ONE[ANY]:  # a space for anybody
        return senders(table, player, place) != 0
    for kind in kinds(senders(table, player, place)):
        if wanted >> (5 * kind) & 31:
            return True
    return False
