"""What the modules add to the set-up."""

from cenabum.kernel.pool import ONE, count, total
from cenabum.orleans.table import BAG_STREAM, Table
from cenabum.orleans.trade_intrigue.kept import kept
from cenabum.orleans.trade_intrigue.modules import tables
from cenabum.orleans.trade_intrigue.names import (
    NAVIGATION,
    NEW_DEEDS,
)
from cenabum.orleans.trade_intrigue.orders import lay_out


def lay_out_modules(table: Table) -> None:
    """Orders, the goods and technology of the new deeds, and the choice of place tiles."""
    modules = tables(table.components)
    if modules.orders:
        lay_out(table)
    if modules.new_places and table.components.edition == "2019":
        _choose_tiles(table)
    if modules.board == NEW_DEEDS:
        _lay_on_deeds(table)


def _choose_tiles(table: Table) -> None:
    """setup.thirteen-place-tiles: of a category with more than thirteen tiles, random ones stay out."""
    printed = table.components
    for tiles in (printed.tiles_one, printed.all_tiles & ~printed.tiles_one):
        left = tiles
        for _ in range(max(tiles.bit_count() - tables(printed).tiles_each, 0)):
            place = table.pick_card(BAG_STREAM + printed.players + 1, left)
            left &= ~(1 << place)
            table.gone_tiles |= 1 << place
    table.tiles &= ~table.gone_tiles


def _lay_on_deeds(table: Table) -> None:
    """newdeeds.goods, newdeeds.technology: from the market and the supply, as far as they go."""
    modules = tables(table.components)
    kept(table).goods_free = (1 << len(modules.goods_good)) - 1
    for space, good in enumerate(modules.goods_good):
        if count(table.goods_market, good):
            table.goods_market -= ONE[good]
        else:
            kept(table).goods_bare |= 1 << space
    number = min(total(modules.deeds[NAVIGATION]), table.technology)
    table.technology -= number
    kept(table).navigation_technology = number
