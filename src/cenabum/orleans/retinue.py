"""Phase 3, Followers: recall placed followers, draw from the bag, fill the Gunpowder Tower."""

from typing import Final

from cenabum.bagbuilding.board import lift, occupied, without_alike
from cenabum.bagbuilding.followers import KNIGHT
from cenabum.kernel.pool import ONE, kinds, total
from cenabum.orleans.moves import DONE, DRAW, MOST_DRAWS, RECALL, STORE
from cenabum.orleans.table import BAG_STREAM, NUMBER, RECALLS, TO_DRAW, TO_STORE, Player, Table

_DRAWS: Final = [[DRAW + number for number in range(most + 1)] for most in range(MOST_DRAWS + 1)]


def begin_followers(table: Table, seat: int) -> None:
    """What a seat has to decide in this phase."""
    printed = table.components
    player = table.players[seat]
    if player.tiles >> printed.tower & 1:
        player.pending.append(TO_STORE)
    player.pending.append(TO_DRAW | printed.knight_draws[player.tracks >> (5 * KNIGHT) & 31] << NUMBER)


def room(table: Table, player: Player) -> int:
    """How many more followers the market, and the tower beside it, can take."""
    printed = table.components
    free = printed.market - total(player.market)
    if player.tiles >> printed.tower & 1:
        free += printed.storage - total(player.stored)
    return free


def draws(table: Table, seat: int, allowed: int) -> list[int]:
    """How many to draw, or which placed follower to recall instead of a draw."""
    if not allowed:
        return _DRAWS[0]
    player = table.players[seat]
    free = room(table, player)
    if not free:
        return _DRAWS[0]
    most = total(player.bag)
    if free < most:
        most = free
    options = _DRAWS[min(most, allowed)]
    placed = occupied(player)
    if placed:
        layout = table.components.layout
        if layout.twins & placed & placed >> 1:
            placed = without_alike(layout, player, placed)
        return options + layout.spread(RECALLS, RECALL, placed)
    return options


def recall(table: Table, seat: int, space: int) -> None:
    """A placed follower goes back to the market instead of a draw."""
    player = table.players[seat]
    allowed = player.pending.pop() >> NUMBER
    player.pending.append(TO_DRAW | (allowed - 1) << NUMBER)
    kind = lift(table.components.layout, player, space)
    player.market += ONE[kind]
    if table.log is not None:
        table.tell("recalls", seat, kind, space)


def draw(table: Table, seat: int, number: int) -> None:
    """Draw followers from the bag onto the market."""
    player = table.players[seat]
    player.pending.pop()
    if table.log is not None:
        table.tell("draws_number", seat, number)
    for _ in range(number):
        kind = table.pick(BAG_STREAM + seat, player.bag)
        player.bag -= ONE[kind]
        player.market += ONE[kind]
        if table.log is not None:
            table.tell("draws", seat, kind)


def storings(table: Table, seat: int) -> list[int]:
    """Which market follower goes to the tower; done as soon as the market holds no more than it may."""
    printed = table.components
    player = table.players[seat]
    codes: list[int] = []
    if total(player.stored) < printed.storage:
        codes = [STORE + kind for kind in kinds(player.market)]
    if total(player.market) <= printed.market:
        codes.append(DONE)
    return codes


def store(table: Table, seat: int, kind: int) -> None:
    """A market follower into the tower."""
    player = table.players[seat]
    player.market -= ONE[kind]
    player.stored += ONE[kind]
    if table.log is not None:
        table.tell("stores", seat, kind)
