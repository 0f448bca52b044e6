"""The new beneficial deeds: what they do beyond coins, development and citizens."""

from cenabum.bagbuilding.followers import CRAFTSMAN, TRADER
from cenabum.kernel.pool import count
from cenabum.orleans.decisions.expand import EXPAND
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.decisions.answer import ANSWER
from cenabum.orleans.trade_intrigue.decisions.court import COURT
from cenabum.orleans.trade_intrigue.decisions.journey import JOURNEY
from cenabum.orleans.trade_intrigue.decisions.take import TAKE
from cenabum.orleans.trade_intrigue.deed_goods import goods_choices, no_use, take_from_deed
from cenabum.orleans.trade_intrigue.kept import kept
from cenabum.orleans.trade_intrigue.names import (
    ALCHEMY,
    ARCHITECTURE,
    BUILD_HERE,
    BY_TOWING,
    DRAW_ONE,
    LAY_ASSESSORS,
    NAVIGATION,
    SHEEP_FARMING,
    THANKSGIVING,
    TOWING_SERVICE,
    TOWN_CHARTER,
)


def begin_deed(table: Table, seat: int, kind: int, deed: int) -> None:
    """What the follower just sent brings or lets the player choose."""
    player = table.players[seat]
    if deed == ALCHEMY:
        if player.bag:
            player.pending.append(ANSWER.pending(DRAW_ONE))
        else:
            no_use(table, seat, deed)
    elif deed == THANKSGIVING or deed == SHEEP_FARMING:
        choices = goods_choices(table, deed, kind)
        if len(choices) > 1:
            player.pending.append(TAKE.from_deed(deed, kind))
        else:
            take_from_deed(table, seat, deed, kind, choices[0] if choices else -1)
    elif deed == TOWING_SERVICE:
        if table.components.by_water[player.town]:
            player.pending.append(JOURNEY.pending(BY_TOWING))
        else:
            no_use(table, seat, deed)
    elif deed == TOWN_CHARTER:
        _charter(table, seat)
    elif deed == NAVIGATION:
        _navigate(table, seat)


def complete_deed(table: Table, seat: int, deed: int) -> None:
    """What the last follower of a deed brings besides."""
    pending = table.players[seat].pending
    if deed == LAY_ASSESSORS:
        pending.append(COURT.bare)
    elif deed == ARCHITECTURE:
        pending.append(ANSWER.pending(BUILD_HERE))


def _charter(table: Table, seat: int) -> None:
    """newdeeds.town-charter: a place tile by the steps on the traders' track."""
    printed = table.components
    player = table.players[seat]
    step = count(player.tracks, TRADER)
    one_only = step <= printed.trader_one_only
    if step and (table.tiles & printed.tiles_one if one_only else table.tiles):
        player.pending.append(EXPAND.pending(int(one_only)))
    else:
        no_use(table, seat, TOWN_CHARTER)


def _navigate(table: Table, seat: int) -> None:
    """newdeeds.navigation: a technology tile by the steps on the craftsmen's track."""
    player = table.players[seat]
    step = count(player.tracks, CRAFTSMAN)
    if not step or not kept(table).navigation_technology:
        no_use(table, seat, NAVIGATION)
        return
    kept(table).navigation_technology -= 1
    if step <= table.components.craftsman_farmer_only:
        player.technology_first += 1
    else:
        player.technology_free += 1
    if table.log is not None:
        table.tell("takes_technology", seat, NAVIGATION)
