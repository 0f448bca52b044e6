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


def begin_deed(t: Table, seat: int, kind: int, deed: int) -> None:
    """What the follower just sent brings or lets the player choose."""
    player = t.players[seat]
    if deed == ALCHEMY:
        if player.bag:
            player.pending.append(TO_ANSWER | DRAW_ONE << NUMBER)
        else:
            no_use(t, seat, deed)
    elif deed == THANKSGIVING or deed == SHEEP_FARMING:
        choices = goods_choices(t, deed, kind)
        if len(choices) > 1:
            player.pending.append(TO_TAKE | ((deed + 1) << 3 | kind) << NUMBER)
        else:
            take_from_deed(t, seat, deed, kind, choices[0] if choices else -1)
    elif deed == TOWING_SERVICE:
        if t.components.by_water[player.town]:
            player.pending.append(TO_JOURNEY | BY_TOWING << NUMBER)
        else:
            no_use(t, seat, deed)
    elif deed == TOWN_CHARTER:
        _charter(t, seat)
    elif deed == NAVIGATION:
        _navigate(t, seat)


def complete_deed(t: Table, seat: int, deed: int) -> None:
    """What the last follower of a deed brings besides."""
    pending = t.players[seat].pending
    if deed == LAY_ASSESSORS:
        pending.append(TO_COURT)
    elif deed == ARCHITECTURE:
        pending.append(TO_ANSWER | BUILD_HERE << NUMBER)


def no_use(t: Table, seat: int, deed: int) -> None:
    """newdeeds.no-use: the follower is sent all the same."""
    if t.log is not None:
        t.tell("no_use", seat, deed)


def goods_spaces(t: Table, deed: int, kind: int) -> list[int]:
    """The free goods spaces of a deed for a kind of follower."""
    m = t.components.modules
    free = t.extra[GOODS_FREE]
    return [
        space
        for space in range(len(m.goods_good))
        if free >> space & 1 and m.goods_deed[space] == deed and m.goods_kind[space] == kind
    ]


def goods_choices(t: Table, deed: int, kind: int) -> list[int]:
    """The goods a follower of this kind could take at a deed."""
    m = t.components.modules
    bare = t.extra[GOODS_BARE]
    return sorted({m.goods_good[space] for space in goods_spaces(t, deed, kind) if not bare >> space & 1})


def take_from_deed(t: Table, seat: int, deed: int, kind: int, good: int) -> None:
    """The follower takes the space with this good, or with -1 one that the market could not fill."""
    m = t.components.modules
    for space in goods_spaces(t, deed, kind):
        bare = t.extra[GOODS_BARE] >> space & 1
        if (bare and good < 0) or (not bare and m.goods_good[space] == good):
            t.extra[GOODS_FREE] &= ~(1 << space)
            break
    if good < 0:
        no_use(t, seat, deed)
        return
    t.players[seat].goods += ONE[good]
    if t.log is not None:
        t.tell("takes_good", seat, good, deed)


def takings(t: Table, number: int) -> list[int]:
    """Which good: of a deed's spaces, or of the goods market."""
    if number:
        return [TAKE + good for good in goods_choices(t, (number >> 3) - 1, number & 7)]
    return [TAKE + good for good in range(5) if t.goods_market >> (5 * good) & 31]


def take(t: Table, seat: int, good: int) -> None:
    """Take the good chosen."""
    number = t.players[seat].pending.pop() >> NUMBER
    if number:
        take_from_deed(t, seat, (number >> 3) - 1, number & 7, good)
    else:
        gain_good(t, seat, good)


def _charter(t: Table, seat: int) -> None:
    """newdeeds.town-charter: a place tile by the steps on the traders' track."""
    c = t.components
    player = t.players[seat]
    step = player.tracks >> (5 * TRADER) & 31
    one_only = step <= c.trader_one_only
    if step and (t.tiles & c.tiles_one if one_only else t.tiles):
        player.pending.append(TO_EXPAND | int(one_only) << NUMBER)
    else:
        no_use(t, seat, TOWN_CHARTER)


def _navigate(t: Table, seat: int) -> None:
    """newdeeds.navigation: a technology tile by the steps on the craftsmen's track."""
    player = t.players[seat]
    step = player.tracks >> (5 * CRAFTSMAN) & 31
    if not step or not t.extra[NAVIGATION_TECHNOLOGY]:
        no_use(t, seat, NAVIGATION)
        return
    t.extra[NAVIGATION_TECHNOLOGY] -= 1
    if step <= t.components.craftsman_farmer_only:
        player.technology_first += 1
    else:
        player.technology_free += 1
    if t.log is not None:
        t.tell("takes_technology", seat, NAVIGATION)


def draw_one(t: Table, seat: int) -> None:
    """newdeeds.alchemy: one from the bag, to be placed at once."""
    player = t.players[seat]
    kind = t.pick(BAG_STREAM + seat, player.bag)
    player.bag -= ONE[kind]
    player.drawn += ONE[kind]
    if t.log is not None:
        t.tell("draws_one", seat, kind)
    player.pending.append(TO_SETTLE | BY_ALCHEMY << NUMBER)


def settlings(t: Table, seat: int) -> list[int]:
    """Where the follower may go at once, or into the bag."""
    layout = t.components.layout
    player = t.players[seat]
    spaces = available(layout, player)
    return [*placements(layout, player, player.drawn, PLACE, MARKET_MEMORY, spaces), DONE]


def settle_at(t: Table, seat: int, kind: int, space: int) -> None:
    """The follower is placed."""
    player = t.players[seat]
    player.pending.pop()
    player.drawn -= ONE[kind]
    put(t.components.layout, player, kind, space)
    join(t, player, space)
    if t.log is not None:
        t.tell("settles", seat, kind, space)


def settle_not(t: Table, seat: int) -> None:
    """The follower goes into the bag."""
    player = t.players[seat]
    if t.log is not None:
        for kind in range(11):
            if player.drawn >> (5 * kind) & 31:
                t.tell("into_the_bag", seat, kind)
    player.bag += player.drawn
    player.drawn = 0


def cases(t: Table, seat: int) -> list[int]:
    """newdeeds.court: any own place whose action is possible, full or not, or none."""
    c = t.components
    player = t.players[seat]
    owned = (~c.all_tiles | player.tiles) & ~stopped(t, seat)
    codes = [
        ACT + place
        for place, effect in enumerate(c.effect)
        if owned >> place & 1 and effect not in (SENDS, STORES, PROTECTS, PASSIVE) and can_act(t, player, place)
    ]
    codes.append(DONE)
    return codes


def hold_court(t: Table, seat: int, place: int) -> None:
    """The action is carried out; nobody leaves the place."""
    t.players[seat].pending.pop()
    if t.log is not None:
        t.tell("court", seat, place)
    if t.components.effect[place] == BATHHOUSE:
        bathe(t, seat, AS_GUEST)
    else:
        carry_out(t, seat, place)


def permits(t: Table, seat: int) -> list[int]:
    """A station where the merchant is, if the town allows it."""
    return [ANSWER, ANSWER + YES] if can_build(t, t.players[seat]) else [ANSWER]


def answer_permit(t: Table, seat: int, answer: int) -> None:
    """Build, or do not."""
    if answer == YES:
        build(t, seat)
