"""The Brasserie: goods that lie on the tile. They are their owner's goods; one of them can keep an event away."""

from cenabum.kernel.pool import ONE, count
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.facts import EVENT_COINS
from cenabum.orleans.trade_intrigue.kept import kept
from cenabum.orleans.trade_intrigue.modules import tables
from cenabum.orleans.trade_intrigue.names import SILENTIUM


def stock(table: Table, seat: int) -> None:
    """places.brasserie: when it is gained, cheese and wine are laid on it, as far as the goods market has them."""
    player = table.players[seat]
    laid = 0
    for good in tables(table.components).stock:
        if count(table.goods_market, good):
            table.goods_market -= ONE[good]
            laid += ONE[good]
    player.goods += laid
    kept(table).brasserie_goods = laid
    if table.log is not None:
        for good in range(5):
            if count(laid, good):
                table.tell("brasserie_stocks", seat, good, count(laid, good))


def used_up(table: Table, seat: int) -> None:
    """newplaces.brasserie-last: after a good was spent, the tile holds no more of a kind than its owner still has."""
    player = table.players[seat]
    if not player.tiles >> tables(table.components).brasserie & 1:
        return
    laid = kept(table).brasserie_goods
    left = 0
    for good in range(5):
        left += min(count(laid, good), count(player.goods, good)) << (5 * good)
    kept(table).brasserie_goods = left


def lay_down(table: Table, seat: int, good: int) -> None:
    """A player loses a good; where it goes is for the caller to say."""
    table.players[seat].goods -= ONE[good]
    if tables(table.components).brasserie >= 0:
        used_up(table, seat)


def on_brasserie(table: Table, seat: int) -> int:
    """The goods on a seat's Brasserie."""
    brasserie = tables(table.components).brasserie
    if brasserie >= 0 and table.players[seat].tiles >> brasserie & 1:
        return kept(table).brasserie_goods
    return 0


def spend_good(table: Table, seat: int, good: int) -> None:
    """A good goes back to the goods market."""
    lay_down(table, seat, good)
    table.goods_market += ONE[good]
    if table.log is not None:
        table.tell("spends_good", seat, good, EVENT_COINS + table.event - SILENTIUM)
