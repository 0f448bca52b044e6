"""Phase 3, Followers: recall placed followers, draw from the bag, fill the Gunpowder Tower."""

from typing import Final

from cenabum.bagbuilding.board import lift, occupied, without_alike
from cenabum.bagbuilding.followers import KNIGHT
from cenabum.kernel.pool import ONE, kinds, total
from cenabum.orleans.moves import DONE, DRAW, MOST_DRAWS, RECALL, STORE
from cenabum.orleans.table import BAG_STREAM, NUMBER, RECALLS, TO_DRAW, TO_STORE, Player, Table

_DRAWS: Final = [[DRAW + number for number in range(most + 1)] for most in range(MOST_DRAWS + 1)]


def begin_followers(t: Table, seat: int) -> None:
    """What a seat has to decide in this phase."""
    c = t.components
    player = t.players[seat]
    if player.tiles >> c.tower & 1:
        player.pending.append(TO_STORE)
    player.pending.append(TO_DRAW | c.knight_draws[player.tracks >> (5 * KNIGHT) & 31] << NUMBER)


def room(t: Table, player: Player) -> int:
    """How many more followers the market, and the tower beside it, can take."""
    c = t.components
    free = c.market - total(player.market)
    if player.tiles >> c.tower & 1:
        free += c.storage - total(player.stored)
    return free


def draws(t: Table, seat: int, allowed: int) -> list[int]:
    """How many to draw, or which placed follower to recall instead of a draw."""
    if not allowed:
        return _DRAWS[0]
    player = t.players[seat]
    free = room(t, player)
    if not free:
        return _DRAWS[0]
    most = total(player.bag)
    if free < most:
        most = free
    options = _DRAWS[min(most, allowed)]
    placed = occupied(player)
    if placed:
        layout = t.components.layout
        if layout.twins & placed & placed >> 1:
            placed = without_alike(layout, player, placed)
        return options + layout.spread(RECALLS, RECALL, placed)
    return options


def recall(t: Table, seat: int, space: int) -> None:
    """A placed follower goes back to the market instead of a draw."""
    player = t.players[seat]
    allowed = player.pending.pop() >> NUMBER
    player.pending.append(TO_DRAW | (allowed - 1) << NUMBER)
    kind = lift(t.components.layout, player, space)
    player.market += ONE[kind]
    if t.log is not None:
        t.tell("recalls", seat, kind, space)


def draw(t: Table, seat: int, number: int) -> None:
    """Draw followers from the bag onto the market."""
    player = t.players[seat]
    player.pending.pop()
    if t.log is not None:
        t.tell("draws_number", seat, number)
    for _ in range(number):
        kind = t.pick(BAG_STREAM + seat, player.bag)
        player.bag -= ONE[kind]
        player.market += ONE[kind]
        if t.log is not None:
            t.tell("draws", seat, kind)


def storings(t: Table, seat: int) -> list[int]:
    """Which market follower goes to the tower; done as soon as the market holds no more than it may."""
    c = t.components
    player = t.players[seat]
    codes: list[int] = []
    if total(player.stored) < c.storage:
        codes = [STORE + kind for kind in kinds(player.market)]
    if total(player.market) <= c.market:
        codes.append(DONE)
    return codes


def store(t: Table, seat: int, kind: int) -> None:
    """A market follower into the tower."""
    player = t.players[seat]
    player.market -= ONE[kind]
    player.stored += ONE[kind]
    if t.log is not None:
        t.tell("stores", seat, kind)
