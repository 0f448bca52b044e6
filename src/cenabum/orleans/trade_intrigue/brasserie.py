"""The Brasserie: goods that lie on the tile. They are their owner's goods; one of them can keep an event away."""

from cenabum.kernel.pool import ONE
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.names import BRASSERIE_GOODS


def stock(t: Table, seat: int) -> None:
    """places.brasserie: when it is gained, cheese and wine are laid on it, as far as the goods market has them."""
    player = t.players[seat]
    laid = 0
    for good in t.components.modules.stock:
        if t.goods_market >> (5 * good) & 31:
            t.goods_market -= ONE[good]
            laid += ONE[good]
    player.goods += laid
    t.extra[BRASSERIE_GOODS] = laid
    if t.log is not None:
        for good in range(5):
            if laid >> (5 * good) & 31:
                t.tell("brasserie_stocks", seat, good, laid >> (5 * good) & 31)


def used_up(t: Table, seat: int) -> None:
    """newplaces.brasserie-last: after a good was spent, the tile holds no more of a kind than its owner still has."""
    player = t.players[seat]
    if not player.tiles >> t.components.brasserie & 1:
        return
    laid = t.extra[BRASSERIE_GOODS]
    left = 0
    for good in range(5):
        left += min(laid >> (5 * good) & 31, player.goods >> (5 * good) & 31) << (5 * good)
    t.extra[BRASSERIE_GOODS] = left


def lay_down(t: Table, seat: int, good: int) -> None:
    """A player loses a good; where it goes is for the caller to say."""
    t.players[seat].goods -= ONE[good]
    if t.components.brasserie >= 0:
        used_up(t, seat)


def on_brasserie(t: Table, seat: int) -> int:
    """The goods on a seat's Brasserie."""
    brasserie = t.components.brasserie
    if brasserie >= 0 and t.players[seat].tiles >> brasserie & 1:
        return t.extra[BRASSERIE_GOODS]
    return 0
