"""The goods that lie on the spaces of new deeds, and deeds that bring nothing."""

from cenabum.kernel.pool import ONE
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.kept import kept
from cenabum.orleans.trade_intrigue.modules import tables


def no_use(table: Table, seat: int, deed: int) -> None:
    """newdeeds.no-use: the follower is sent all the same."""
    if table.log is not None:
        table.tell("no_use", seat, deed)


def goods_spaces(table: Table, deed: int, kind: int) -> list[int]:
    """The free goods spaces of a deed for a kind of follower."""
    modules = tables(table.components)
    free = kept(table).goods_free
    return [
        space
        for space in range(len(modules.goods_good))
        if free >> space & 1 and modules.goods_deed[space] == deed and modules.goods_kind[space] == kind
    ]


def goods_choices(table: Table, deed: int, kind: int) -> list[int]:
    """The goods a follower of this kind could take at a deed."""
    modules = tables(table.components)
    bare = kept(table).goods_bare
    return sorted({modules.goods_good[space] for space in goods_spaces(table, deed, kind) if not bare >> space & 1})


def take_from_deed(table: Table, seat: int, deed: int, kind: int, good: int) -> None:
    """The follower takes the space with this good, or with -1 one that the market could not fill."""
    modules = tables(table.components)
    for space in goods_spaces(table, deed, kind):
        bare = kept(table).goods_bare >> space & 1
        if (bare and good < 0) or (not bare and modules.goods_good[space] == good):
            kept(table).goods_free &= ~(1 << space)
            break
    if good < 0:
        no_use(table, seat, deed)
        return
    table.players[seat].goods += ONE[good]
    if table.log is not None:
        table.tell("takes_good", seat, good, deed)
