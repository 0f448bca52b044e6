"""Orders: goods for a town, delivered right after an action of one's own; whoever does so passes."""

from cenabum.orleans.actions import retire
from cenabum.orleans.moves import FULFIL
from cenabum.orleans.table import BAG_STREAM, Table
from cenabum.orleans.trade_intrigue.brasserie import used_up
from cenabum.orleans.trade_intrigue.kept import kept
from cenabum.orleans.trade_intrigue.modules import tables


def lay_out(table: Table) -> None:
    """orders.display: five cards lie open."""
    modules = tables(table.components)
    kept(table).orders_pile = (1 << len(modules.order_names)) - 1
    for _ in range(modules.order_open):
        open_one(table)


def open_one(table: Table) -> None:
    """Turn over the next card; when the pile is used up there is none (orders.pile-empty)."""
    pile = kept(table).orders_pile
    if pile:
        order = table.pick_card(BAG_STREAM + table.components.players, pile)
        kept(table).orders_pile = pile & ~(1 << order)
        kept(table).orders_open |= 1 << order
        if table.log is not None:
            table.tell("order_opens", -1, order)


def covers(goods: int, wanted: int) -> bool:
    """Does a pool of goods hold all that is wanted?"""
    while wanted:
        if goods & 31 < wanted & 31:
            return False
        goods >>= 5
        wanted >>= 5
    return True


def deliveries(table: Table, seat: int) -> list[int]:
    """The open orders that the seat can fulfil where its merchant is."""
    modules = tables(table.components)
    player = table.players[seat]
    opened = kept(table).orders_open
    return [
        FULFIL + order
        for order in range(len(modules.order_names))
        if opened >> order & 1
        and modules.order_towns[order] == player.town
        and covers(player.goods, modules.order_goods[order])
    ]


def fulfil(table: Table, seat: int, order: int) -> None:
    """Deliver: the goods leave the game, the card is replaced, and the player passes (orders.must-pass)."""
    modules = tables(table.components)
    player = table.players[seat]
    player.goods -= modules.order_goods[order]
    table.gone_goods += modules.order_goods[order]
    if modules.brasserie >= 0:
        used_up(table, seat)
    kept(table).orders_open &= ~(1 << order)
    kept(table).orders_of[seat] |= 1 << order
    if table.log is not None:
        table.tell("fulfils", seat, order, modules.order_points[order])
    open_one(table)
    retire(table, seat)


def order_points(table: Table, seat: int) -> int:
    """The points of the orders a seat has fulfilled."""
    modules = tables(table.components)
    done = kept(table).orders_of[seat]
    return sum([points for order, points in enumerate(modules.order_points) if done >> order & 1])
