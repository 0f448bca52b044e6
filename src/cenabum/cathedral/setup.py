"""Set-up: what lies where before the first turn (setup.*)."""

from cenabum.cathedral.components import Components
from cenabum.cathedral.moves import ROSETTE
from cenabum.cathedral.names import (
    GOOD_SPACE,
    GOODS_STREAM,
    HOUR_GLASS_STREAM,
    NOTHING,
    ROSETTE_SPACE,
    WORKSHOP_STREAM,
)
from cenabum.cathedral.table import Player, Table
from cenabum.kernel.decision import NO_OPTIONS
from cenabum.kernel.pool import ONE


def set_up(table: Table, printed: Components) -> None:
    """Lay out the table. The streams of chance are there already."""
    table.components = printed
    table.won = False
    table.round = 1
    table.active = -1  # the first turn is that of seat 0 (setup.first-player)
    table.drawn = NOTHING
    table.on = [NOTHING] * len(printed.space_names)
    table.open = printed.all_spaces
    table.bags = printed.bags[:]
    table.monks = printed.monks
    table.gone = 0
    table.goods = printed.goods
    table.rosettes = printed.rosettes
    table.routes = [NOTHING] * len(printed.route_names)
    table.blueprints = printed.blueprints
    table.events = printed.event_pool
    table.order = NOTHING
    table.sections = 0
    _lay_workshops(table, printed)
    lay_items(table)
    table.hour_glasses = sum([ONE[tile] for tile in range(len(printed.hour_glass_names))])
    reveal_hour_glass(table)
    table.players = []
    for seat in range(printed.players):
        table.players.append(_new_player(table, printed, seat))


def _lay_workshops(table: Table, printed: Components) -> None:
    """setup.workshops: one random tile on each workshop space; the others go back into the box."""
    tiles = sum([ONE[tile] for tile in range(len(printed.workshop_names))])
    table.workshops = []
    table.delivered = []
    table.done_workshops = 0
    for place in printed.workshop_places:
        tile = table.pick(WORKSHOP_STREAM, tiles)
        tiles -= ONE[tile]
        table.workshops.append(tile)
        table.delivered.append(0)
        if table.log is not None:
            table.tell("lays_workshop", -1, tile, place)


def lay_items(table: Table) -> None:
    """setup.goods, setup.rosette, round.goods: a good on every empty goods space while the bag has any, a rosette on its own.

    round.goods-short: when the bag runs out, the routes that come first on the board are filled first.
    """
    printed = table.components
    laid = 0
    short = 0
    for route in range(len(table.routes)):
        if table.routes[route] != NOTHING:
            continue
        kind = printed.item_space[route]
        if kind == GOOD_SPACE:
            if table.goods:
                item = table.pick(GOODS_STREAM, table.goods)
                table.goods -= ONE[item]
                table.routes[route] = item
                laid += 1
            else:
                short += 1
        elif kind == ROSETTE_SPACE and table.rosettes:
            table.rosettes -= 1
            table.routes[route] = ROSETTE
            if table.log is not None:
                table.tell("lays_rosette", -1, route)
    if table.log is not None:
        table.tell("lays_goods", -1, laid)
        if short:
            table.tell("goods_short", -1, short)


def reveal_hour_glass(table: Table) -> None:
    """setup.hour-glass, round.hour-glass: the next hour glass is revealed."""
    table.hour_glass_delivered = 0
    table.hour_glass = table.pick(HOUR_GLASS_STREAM, table.hour_glasses)
    table.hour_glasses -= ONE[table.hour_glass]
    if table.log is not None:
        table.tell("round_begins", -1, table.round, table.hour_glass)


def _new_player(table: Table, printed: Components, seat: int) -> Player:
    """setup.first-good: the builder in Orléans, one random good in the knapsack."""
    player = Player()
    player.place = printed.start
    player.knapsack = 0
    if table.goods:
        item = table.pick(GOODS_STREAM, table.goods)
        table.goods -= ONE[item]
        player.knapsack = ONE[item]
        if table.log is not None:
            table.tell("starts_with", seat, item)
    player.pending = []
    player.options = NO_OPTIONS
    return player
