"""Set-up: what lies where before the first turn (setup.*)."""

from cenabum.cathedral.components import GOOD_SPACE, ROSETTE_SPACE, Components
from cenabum.cathedral.moves import ROSETTE
from cenabum.cathedral.table import (
    GOODS_STREAM,
    HOUR_GLASS_STREAM,
    NO_OPTIONS,
    NOTHING,
    WORKSHOP_STREAM,
    Player,
    Table,
)
from cenabum.kernel.pool import ONE


def set_up(t: Table, c: Components) -> None:
    """Lay out the table. The streams of chance are there already."""
    t.components = c
    t.deciding = 0
    t.over = False
    t.won = False
    t.round = 1
    t.active = -1  # the first turn is that of seat 0 (setup.first-player)
    t.drawn = NOTHING
    t.on = [NOTHING] * len(c.space_names)
    t.open = c.all_spaces
    t.bags = c.bags[:]
    t.monks = c.monks
    t.gone = 0
    t.goods = c.goods
    t.rosettes = c.rosettes
    t.routes = [NOTHING] * len(c.route_names)
    t.blueprints = c.blueprints
    t.events = c.events
    t.order = NOTHING
    t.sections = 0
    _lay_workshops(t, c)
    lay_items(t)
    t.hour_glasses = sum([ONE[tile] for tile in range(len(c.hour_glass_names))])
    reveal_hour_glass(t)
    t.players = []
    for seat in range(c.players):
        t.players.append(_new_player(t, c, seat))


def _lay_workshops(t: Table, c: Components) -> None:
    """setup.workshops: one random tile on each workshop space; the others go back into the box."""
    tiles = sum([ONE[tile] for tile in range(len(c.workshop_names))])
    t.workshops = []
    t.delivered = []
    t.done_workshops = 0
    for place in c.workshop_places:
        tile = t.pick(WORKSHOP_STREAM, tiles)
        tiles -= ONE[tile]
        t.workshops.append(tile)
        t.delivered.append(0)
        if t.log is not None:
            t.tell("lays_workshop", -1, tile, place)


def lay_items(t: Table) -> None:
    """setup.goods, setup.rosette, round.goods: a good on every empty goods space while the bag has any, a rosette on its own.

    round.goods-short: when the bag runs out, the routes that come first on the board are filled first.
    """
    c = t.components
    laid = 0
    short = 0
    for route in range(len(t.routes)):
        if t.routes[route] != NOTHING:
            continue
        kind = c.item_space[route]
        if kind == GOOD_SPACE:
            if t.goods:
                item = t.pick(GOODS_STREAM, t.goods)
                t.goods -= ONE[item]
                t.routes[route] = item
                laid += 1
            else:
                short += 1
        elif kind == ROSETTE_SPACE and t.rosettes:
            t.rosettes -= 1
            t.routes[route] = ROSETTE
            if t.log is not None:
                t.tell("lays_rosette", -1, route)
    if t.log is not None:
        t.tell("lays_goods", -1, laid)
        if short:
            t.tell("goods_short", -1, short)


def reveal_hour_glass(t: Table) -> None:
    """setup.hour-glass, round.hour-glass: the next hour glass is revealed."""
    t.hour_glass_delivered = 0
    t.hour_glass = t.pick(HOUR_GLASS_STREAM, t.hour_glasses)
    t.hour_glasses -= ONE[t.hour_glass]
    if t.log is not None:
        t.tell("round_begins", -1, t.round, t.hour_glass)


def _new_player(t: Table, c: Components, seat: int) -> Player:
    """setup.first-good: the builder in Orléans, one random good in the knapsack."""
    player = Player()
    player.place = c.start
    player.knapsack = 0
    if t.goods:
        item = t.pick(GOODS_STREAM, t.goods)
        t.goods -= ONE[item]
        player.knapsack = ONE[item]
        if t.log is not None:
            t.tell("starts_with", seat, item)
    player.pending = []
    player.options = NO_OPTIONS
    return player
