"""Recruiting: a follower from the board into the bag, one step on its track, and what the step brings."""

from cenabum.bagbuilding.followers import BOATMAN, CRAFTSMAN, FARMER, KNIGHT, MONK, SCHOLAR, TRADER
from cenabum.kernel.pool import ONE
from cenabum.orleans.decisions.expand import EXPAND
from cenabum.orleans.development import advance_development, take_citizen
from cenabum.orleans.facts import TRACK_COINS
from cenabum.orleans.module import forbidden, recruited
from cenabum.orleans.money import receive
from cenabum.orleans.table import Player, Table

PILGRIMAGE = 0


def can_recruit(table: Table, player: Player, kind: int) -> bool:
    """May the player recruit this profession now? (places.*, tracks.end, supply.no-tile-no-action)."""
    shift = 5 * kind
    if not table.supply >> shift & 31:
        return False
    if kind == MONK:
        return table.event != PILGRIMAGE
    if table.components.in_play and forbidden(table, kind):
        return False
    printed = table.components
    step = player.tracks >> shift & 31
    if step >= printed.steps[kind]:
        return False
    if kind == FARMER:
        return table.goods_market >> (5 * printed.farmer_goods[step]) & 31 > 0
    if kind == CRAFTSMAN:
        return table.technology > 0
    return True


def recruit(table: Table, seat: int, kind: int) -> None:
    """Take the follower, advance on its track, receive what the step shows."""
    player = table.players[seat]
    table.supply -= ONE[kind]
    if not table.components.in_play or not recruited(table, seat, kind):
        player.bag += ONE[kind]
    if kind == MONK:
        if table.log is not None:
            table.tell("recruits", seat, kind, 0)
        return
    if table.log is not None:
        table.tell("recruits", seat, kind, (player.tracks >> (5 * kind) & 31) + 1)
    step_forward(table, seat, kind)


def step_forward(table: Table, seat: int, kind: int) -> None:
    """One step on a track with what it brings, as far as that is still to be had (places.village-no-tile, newevents.training-gone)."""
    printed = table.components
    player = table.players[seat]
    step = player.tracks >> (5 * kind) & 31
    player.tracks += ONE[kind]
    if kind == FARMER:
        if table.goods_market >> (5 * printed.farmer_goods[step]) & 31:
            gain_good(table, seat, printed.farmer_goods[step])
        else:
            _nothing_left(table, seat, kind)
    elif kind == BOATMAN:
        if step + 1 == printed.boatman_citizen:
            take_citizen(table, seat, printed.citizen_boatman)
        if printed.boatman_coins[step]:
            receive(table, seat, printed.boatman_coins[step], TRACK_COINS)
    elif kind == CRAFTSMAN:
        if table.technology:
            gain_technology(table, seat, step < printed.craftsman_farmer_only)
        else:
            _nothing_left(table, seat, kind)
    elif kind == TRADER:
        one_only = int(step < printed.trader_one_only)
        if table.tiles & printed.tiles_one if one_only else table.tiles:
            player.pending.append(EXPAND.pending(one_only))
        else:
            _nothing_left(table, seat, kind)
    elif kind == SCHOLAR:
        advance_development(table, seat, printed.scholar_points[step])
    elif kind == KNIGHT and step + 1 == printed.knight_citizen:
        take_citizen(table, seat, printed.citizen_knight)


def _nothing_left(table: Table, seat: int, track: int) -> None:
    if table.log is not None:
        table.tell("nothing_left", seat, track)


def gain_good(table: Table, seat: int, good: int) -> None:
    """A good from the goods market."""
    table.goods_market -= ONE[good]
    table.players[seat].goods += ONE[good]
    if table.log is not None:
        table.tell("gains_good", seat, good)


def gain_technology(table: Table, seat: int, first_step: bool) -> None:
    """A technology tile into the hand; one from the first craftsmen step must replace a farmer (unless the other reading is used)."""
    player = table.players[seat]
    table.technology -= 1
    if first_step and not table.components.first_placed_rule:
        player.technology_first += 1
    else:
        player.technology_free += 1
    if table.log is not None:
        table.tell("gains_technology", seat)
