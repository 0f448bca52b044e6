"""What a learning agent sees of Trade & Intrigue."""

from typing import Any

from cenabum.kernel.features import Feature, mask, number, pool
from cenabum.orleans.components import Components
from cenabum.orleans.decision import asks
from cenabum.orleans.moves import GOODS
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.decisions.bribe import BRIBE
from cenabum.orleans.trade_intrigue.kept import kept
from cenabum.orleans.trade_intrigue.modules import tables

MOST_COINS = 250


def features(printed: Components) -> list[Feature]:
    """Orders, the Brasserie, bribes that are offered, places that are stopped, goods on deeds."""

    def held(name: str, index: int = -1) -> Any:
        if index < 0:
            return lambda table, _: getattr(kept(table), name)
        return lambda table, _: getattr(kept(table), name)[index]

    orders = tables(printed).order_names
    return [
        mask("orders", orders, held("orders_open")),
        *(mask(f"orders of seat {seat}", orders, held("orders_of", seat)) for seat in range(printed.players)),
        pool("brasserie", GOODS, held("brasserie_goods")),
        number("navigation technology", 31, held("navigation_technology")),
        number("bribe coins", MOST_COINS, lambda table, seat: _offered(table, seat, kept(table).bribe_coins)),
        pool("bribe goods", GOODS, lambda table, seat: _offered(table, seat, kept(table).bribe_goods)),
        *(
            mask(f"stopped of seat {seat}", printed.place_names, held("stopped", seat))
            for seat in range(printed.players)
        ),
        mask("goods on deeds", [str(space) for space in range(len(tables(printed).goods_kind))], held("goods_free")),
    ]


def _offered(state: Table, seat: int, offered: int) -> int:
    """An offer that is not made yet is seen only by who makes it."""
    making = any(asks(state, number, BRIBE) for number in range(len(state.players)) if number != seat)
    return 0 if making else offered
