"""What of a plan which seat may know.

Whom a player calls back while planning is as secret as where somebody is placed. `Player.recalled` keeps it, so that the others can be
shown the board as it was: for each of them a space and a kind, the last one lowest.
"""

from typing import Final

from cenabum.bagbuilding.board import put
from cenabum.bagbuilding.planning import unplan
from cenabum.bagbuilding.secrecy import concealed
from cenabum.kernel.pool import ONE
from cenabum.orleans.components import Components
from cenabum.orleans.table import PLANNING, Player, Table

_KIND_BITS: Final = 4
_BITS: Final = _KIND_BITS + 7


def shown(table: Table, number: int, seat: int) -> Player:
    """A player as a seat sees it: a plan that is not finished is taken back (planning.hidden-until-done). Not to be changed."""
    player = table.players[number]
    if (player.planned or player.recalled) and concealed(number, seat, table.phase == PLANNING, player.pending):
        player = player.copy()
        unplan(table.components.layout, player)
        _send_back(table.components, player)
    return player


def keep_secret(player: Player, kind: int, space: int) -> None:
    """A follower is called back while its player plans."""
    player.recalled = player.recalled << _BITS | space << _KIND_BITS | kind


def recalled_spaces(player: Player) -> list[int]:
    """Where those stood who were called back in this planning phase, the first one first."""
    spaces: list[int] = []
    left = player.recalled
    while left:
        spaces.insert(0, (left & (1 << _BITS) - 1) >> _KIND_BITS)
        left >>= _BITS
    return spaces


def _send_back(printed: Components, player: Player) -> None:
    """Who was called back while planning stands where he stood."""
    while player.recalled:
        kind = player.recalled & (1 << _KIND_BITS) - 1
        space = (player.recalled & (1 << _BITS) - 1) >> _KIND_BITS
        player.recalled >>= _BITS
        player.market -= ONE[kind]
        player.declined += 1
        put(printed.layout, player, kind, space)
