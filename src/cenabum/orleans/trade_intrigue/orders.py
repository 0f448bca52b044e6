"""Orders: goods for a town, delivered right after an action of one's own; whoever does so passes."""

from cenabum.orleans.actions import retire
from cenabum.orleans.moves import DONE, FULFIL
from cenabum.orleans.table import BAG_STREAM, Table
from cenabum.orleans.trade_intrigue.brasserie import used_up
from cenabum.orleans.trade_intrigue.names import ORDERS_OF, ORDERS_OPEN, ORDERS_PILE


def lay_out(t: Table) -> None:
    """orders.display: five cards lie open."""
    m = t.components.modules
    t.extra[ORDERS_PILE] = (1 << len(m.order_names)) - 1
    for _ in range(m.order_open):
        open_one(t)


def open_one(t: Table) -> None:
    """Turn over the next card; when the pile is used up there is none (orders.pile-empty)."""
    pile = t.extra[ORDERS_PILE]
    if pile:
        order = t.pick_card(BAG_STREAM + t.components.players, pile)
        t.extra[ORDERS_PILE] = pile & ~(1 << order)
        t.extra[ORDERS_OPEN] |= 1 << order
        if t.log is not None:
            t.tell("order_opens", -1, order)


def covers(goods: int, wanted: int) -> bool:
    """Does a pool of goods hold all that is wanted?"""
    while wanted:
        if goods & 31 < wanted & 31:
            return False
        goods >>= 5
        wanted >>= 5
    return True


def deliveries(t: Table, seat: int) -> list[int]:
    """The open orders that the seat can fulfil where its merchant is."""
    m = t.components.modules
    player = t.players[seat]
    opened = t.extra[ORDERS_OPEN]
    return [
        FULFIL + order
        for order in range(len(m.order_names))
        if opened >> order & 1 and m.order_towns[order] == player.town and covers(player.goods, m.order_goods[order])
    ]


def order_options(t: Table, seat: int) -> list[int]:
    """Fulfil an order or go on without."""
    return [*deliveries(t, seat), DONE]


def fulfil(t: Table, seat: int, order: int) -> None:
    """Deliver: the goods leave the game, the card is replaced, and the player passes (orders.must-pass)."""
    m = t.components.modules
    player = t.players[seat]
    player.pending.pop()
    player.goods -= m.order_goods[order]
    t.gone_goods += m.order_goods[order]
    if t.components.brasserie >= 0:
        used_up(t, seat)
    t.extra[ORDERS_OPEN] &= ~(1 << order)
    t.extra[ORDERS_OF + seat] |= 1 << order
    if t.log is not None:
        t.tell("fulfils", seat, order, m.order_points[order])
    open_one(t)
    retire(t, seat)


def order_points(t: Table, seat: int) -> int:
    """The points of the orders a seat has fulfilled."""
    m = t.components.modules
    done = t.extra[ORDERS_OF + seat]
    return sum([points for order, points in enumerate(m.order_points) if done >> order & 1])
