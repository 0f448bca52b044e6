"""What the modules add to the set-up."""

from cenabum.kernel.pool import ONE, total
from cenabum.orleans.table import BAG_STREAM, Table
from cenabum.orleans.trade_intrigue.names import (
    EXTRAS,
    GOODS_BARE,
    GOODS_FREE,
    NAVIGATION,
    NAVIGATION_TECHNOLOGY,
    NEW_DEEDS,
)
from cenabum.orleans.trade_intrigue.orders import lay_out


def lay_out_modules(t: Table) -> None:
    """Orders, the goods and technology of the new deeds, and the choice of place tiles."""
    m = t.components.modules
    t.extra = [0] * EXTRAS
    if m.orders:
        lay_out(t)
    if m.new_places and t.components.edition == "2019":
        _choose_tiles(t)
    if m.board == NEW_DEEDS:
        _lay_on_deeds(t)


def _choose_tiles(t: Table) -> None:
    """setup.thirteen-place-tiles: of a category with more than thirteen tiles, random ones stay out."""
    c = t.components
    for tiles in (c.tiles_one, c.all_tiles & ~c.tiles_one):
        left = tiles
        for _ in range(max(tiles.bit_count() - c.modules.tiles_each, 0)):
            place = t.pick_card(BAG_STREAM + c.players + 1, left)
            left &= ~(1 << place)
            t.gone_tiles |= 1 << place
    t.tiles &= ~t.gone_tiles


def _lay_on_deeds(t: Table) -> None:
    """newdeeds.goods, newdeeds.technology: from the market and the supply, as far as they go."""
    m = t.components.modules
    t.extra[GOODS_FREE] = (1 << len(m.goods_good)) - 1
    for space, good in enumerate(m.goods_good):
        if t.goods_market >> (5 * good) & 31:
            t.goods_market -= ONE[good]
        else:
            t.extra[GOODS_BARE] |= 1 << space
    number = min(total(m.deeds[NAVIGATION]), t.technology)
    t.technology -= number
    t.extra[NAVIGATION_TECHNOLOGY] = number
