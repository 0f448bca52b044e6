"""The new beneficial deeds: what they do beyond coins, development and citizens."""

from cenabum.bagbuilding.board import put
from cenabum.bagbuilding.followers import CRAFTSMAN, TRADER
from cenabum.bagbuilding.layout import FROM_MARKET as MARKET_MEMORY
from cenabum.bagbuilding.planning import available, placements
from cenabum.kernel.pool import ONE
from cenabum.orleans.actions import build, can_act, can_build, carry_out, stopped
from cenabum.orleans.bathhouse import AS_GUEST, bathe
from cenabum.orleans.components import BATHHOUSE, PASSIVE, PROTECTS, SENDS, STORES
from cenabum.orleans.deeds import join
from cenabum.orleans.moves import ACT, ANSWER, DONE, PLACE, TAKE, YES
from cenabum.orleans.recruiting import gain_good
from cenabum.orleans.table import (
    BAG_STREAM,
    NUMBER,
    TO_ANSWER,
    TO_COURT,
    TO_EXPAND,
    TO_JOURNEY,
    TO_SETTLE,
    TO_TAKE,
    Table,
)
from cenabum.orleans.trade_intrigue.names import (
    ALCHEMY,
    ARCHITECTURE,
    BUILD_HERE,
    BY_ALCHEMY,
    BY_TOWING,
    DRAW_ONE,
    GOODS_BARE,
    GOODS_FREE,
    LAY_ASSESSORS,
    NAVIGATION,
    NAVIGATION_TECHNOLOGY,
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
            player.pending.append(TO_ANSWER | DRAW_ONE << NUMBER)
        else:
            no_use(table, seat, deed)
    elif deed == THANKSGIVING or deed == SHEEP_FARMING:
        choices = goods_choices(table, deed, kind)
        if len(choices) > 1:
            player.pending.append(TO_TAKE | ((deed + 1) << 3 | kind) << NUMBER)
        else:
            take_from_deed(table, seat, deed, kind, choices[0] if choices else -1)
    elif deed == TOWING_SERVICE:
        if table.components.by_water[player.town]:
            player.pending.append(TO_JOURNEY | BY_TOWING << NUMBER)
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
        pending.append(TO_COURT)
    elif deed == ARCHITECTURE:
        pending.append(TO_ANSWER | BUILD_HERE << NUMBER)


def no_use(table: Table, seat: int, deed: int) -> None:
    """newdeeds.no-use: the follower is sent all the same."""
    if table.log is not None:
        table.tell("no_use", seat, deed)


def goods_spaces(table: Table, deed: int, kind: int) -> list[int]:
    """The free goods spaces of a deed for a kind of follower."""
    modules = table.components.modules
    free = table.extra[GOODS_FREE]
    return [
        space
        for space in range(len(modules.goods_good))
        if free >> space & 1 and modules.goods_deed[space] == deed and modules.goods_kind[space] == kind
    ]


def goods_choices(table: Table, deed: int, kind: int) -> list[int]:
    """The goods a follower of this kind could take at a deed."""
    modules = table.components.modules
    bare = table.extra[GOODS_BARE]
    return sorted({modules.goods_good[space] for space in goods_spaces(table, deed, kind) if not bare >> space & 1})


def take_from_deed(table: Table, seat: int, deed: int, kind: int, good: int) -> None:
    """The follower takes the space with this good, or with -1 one that the market could not fill."""
    modules = table.components.modules
    for space in goods_spaces(table, deed, kind):
        bare = table.extra[GOODS_BARE] >> space & 1
        if (bare and good < 0) or (not bare and modules.goods_good[space] == good):
            table.extra[GOODS_FREE] &= ~(1 << space)
            break
    if good < 0:
        no_use(table, seat, deed)
        return
    table.players[seat].goods += ONE[good]
    if table.log is not None:
        table.tell("takes_good", seat, good, deed)


def takings(table: Table, number: int) -> list[int]:
    """Which good: of a deed's spaces, or of the goods market."""
    if number:
        return [TAKE + good for good in goods_choices(table, (number >> 3) - 1, number & 7)]
    return [TAKE + good for good in range(5) if table.goods_market >> (5 * good) & 31]


def take(table: Table, seat: int, good: int) -> None:
    """Take the good chosen."""
    number = table.players[seat].pending.pop() >> NUMBER
    if number:
        take_from_deed(table, seat, (number >> 3) - 1, number & 7, good)
    else:
        gain_good(table, seat, good)


def _charter(table: Table, seat: int) -> None:
    """newdeeds.town-charter: a place tile by the steps on the traders' track."""
    printed = table.components
    player = table.players[seat]
    step = player.tracks >> (5 * TRADER) & 31
    one_only = step <= printed.trader_one_only
    if step and (table.tiles & printed.tiles_one if one_only else table.tiles):
        player.pending.append(TO_EXPAND | int(one_only) << NUMBER)
    else:
        no_use(table, seat, TOWN_CHARTER)


def _navigate(table: Table, seat: int) -> None:
    """newdeeds.navigation: a technology tile by the steps on the craftsmen's track."""
    player = table.players[seat]
    step = player.tracks >> (5 * CRAFTSMAN) & 31
    if not step or not table.extra[NAVIGATION_TECHNOLOGY]:
        no_use(table, seat, NAVIGATION)
        return
    table.extra[NAVIGATION_TECHNOLOGY] -= 1
    if step <= table.components.craftsman_farmer_only:
        player.technology_first += 1
    else:
        player.technology_free += 1
    if table.log is not None:
        table.tell("takes_technology", seat, NAVIGATION)


def draw_one(table: Table, seat: int) -> None:
    """newdeeds.alchemy: one from the bag, to be placed at once."""
    player = table.players[seat]
    kind = table.pick(BAG_STREAM + seat, player.bag)
    player.bag -= ONE[kind]
    player.drawn += ONE[kind]
    if table.log is not None:
        table.tell("draws_one", seat, kind)
    player.pending.append(TO_SETTLE | BY_ALCHEMY << NUMBER)


def settlings(table: Table, seat: int) -> list[int]:
    """Where the follower may go at once, or into the bag."""
    layout = table.components.layout
    player = table.players[seat]
    spaces = available(layout, player)
    return [*placements(layout, player, player.drawn, PLACE, MARKET_MEMORY, spaces), DONE]


def settle_at(table: Table, seat: int, kind: int, space: int) -> None:
    """The follower is placed."""
    player = table.players[seat]
    player.pending.pop()
    player.drawn -= ONE[kind]
    put(table.components.layout, player, kind, space)
    join(table, player, space)
    if table.log is not None:
        table.tell("settles", seat, kind, space)


def settle_not(table: Table, seat: int) -> None:
    """The follower goes into the bag."""
    player = table.players[seat]
    if table.log is not None:
        for kind in range(11):
            if player.drawn >> (5 * kind) & 31:
                table.tell("into_the_bag", seat, kind)
    player.bag += player.drawn
    player.drawn = 0


def cases(table: Table, seat: int) -> list[int]:
    """newdeeds.court: any own place whose action is possible, full or not, or none."""
    printed = table.components
    player = table.players[seat]
    owned = (~printed.all_tiles | player.tiles) & ~stopped(table, seat)
    codes = [
        ACT + place
        for place, effect in enumerate(printed.effect)
        if owned >> place & 1 and effect not in (SENDS, STORES, PROTECTS, PASSIVE) and can_act(table, player, place)
    ]
    codes.append(DONE)
    return codes


def hold_court(table: Table, seat: int, place: int) -> None:
    """The action is carried out; nobody leaves the place."""
    table.players[seat].pending.pop()
    if table.log is not None:
        table.tell("court", seat, place)
    if table.components.effect[place] == BATHHOUSE:
        bathe(table, seat, AS_GUEST)
    else:
        carry_out(table, seat, place)


def permits(table: Table, seat: int) -> list[int]:
    """A station where the merchant is, if the town allows it."""
    return [ANSWER, ANSWER + YES] if can_build(table, table.players[seat]) else [ANSWER]


def answer_permit(table: Table, seat: int, answer: int) -> None:
    """Build, or do not."""
    if answer == YES:
        build(table, seat)
