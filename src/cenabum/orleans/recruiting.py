"""Recruiting: a follower from the board into the bag, one step on its track, and what the step brings."""

from cenabum.bagbuilding.board import add_place
from cenabum.bagbuilding.followers import BOATMAN, CRAFTSMAN, FARMER, KNIGHT, MONK, SCHOLAR, TRADER
from cenabum.kernel.pool import ONE
from cenabum.orleans.development import advance_development, take_citizen
from cenabum.orleans.facts import TRACK_COINS
from cenabum.orleans.money import receive
from cenabum.orleans.moves import EXPAND
from cenabum.orleans.table import NUMBER, TO_EXPAND, TO_SETTLE, Player, Table
from cenabum.orleans.trade_intrigue.brasserie import stock
from cenabum.orleans.trade_intrigue.names import AMNESTY, BANS, BY_AMNESTY

PILGRIMAGE = 0
PLAGUE = 5


def can_recruit(t: Table, player: Player, kind: int) -> bool:
    """May the player recruit this profession now? (places.*, tracks.end, supply.no-tile-no-action)."""
    shift = 5 * kind
    if not t.supply >> shift & 31:
        return False
    if kind == MONK:
        return t.event != PILGRIMAGE
    if t.event > PLAGUE and t.event == BANS[kind]:
        return False
    c = t.components
    step = player.tracks >> shift & 31
    if step >= c.steps[kind]:
        return False
    if kind == FARMER:
        return t.goods_market >> (5 * c.farmer_goods[step]) & 31 > 0
    if kind == CRAFTSMAN:
        return t.technology > 0
    return True


def recruit(t: Table, seat: int, kind: int) -> None:
    """Take the follower, advance on its track, receive what the step shows."""
    player = t.players[seat]
    t.supply -= ONE[kind]
    if t.event == AMNESTY:
        player.drawn += ONE[kind]
        player.pending.append(TO_SETTLE | BY_AMNESTY << NUMBER)
    else:
        player.bag += ONE[kind]
    if kind == MONK:
        if t.log is not None:
            t.tell("recruits", seat, kind, 0)
        return
    if t.log is not None:
        t.tell("recruits", seat, kind, (player.tracks >> (5 * kind) & 31) + 1)
    step_forward(t, seat, kind)


def step_forward(t: Table, seat: int, kind: int) -> None:
    """One step on a track with what it brings, as far as that is still to be had (places.village-no-tile, newevents.training-gone)."""
    c = t.components
    player = t.players[seat]
    step = player.tracks >> (5 * kind) & 31
    player.tracks += ONE[kind]
    if kind == FARMER:
        if t.goods_market >> (5 * c.farmer_goods[step]) & 31:
            gain_good(t, seat, c.farmer_goods[step])
        else:
            _nothing_left(t, seat, kind)
    elif kind == BOATMAN:
        if step + 1 == c.boatman_citizen:
            take_citizen(t, seat, c.citizen_boatman)
        if c.boatman_coins[step]:
            receive(t, seat, c.boatman_coins[step], TRACK_COINS)
    elif kind == CRAFTSMAN:
        if t.technology:
            gain_technology(t, seat, step < c.craftsman_farmer_only)
        else:
            _nothing_left(t, seat, kind)
    elif kind == TRADER:
        one_only = int(step < c.trader_one_only)
        if t.tiles & c.tiles_one if one_only else t.tiles:
            player.pending.append(TO_EXPAND | one_only << NUMBER)
        else:
            _nothing_left(t, seat, kind)
    elif kind == SCHOLAR:
        advance_development(t, seat, c.scholar_points[step])
    elif kind == KNIGHT and step + 1 == c.knight_citizen:
        take_citizen(t, seat, c.citizen_knight)


def _nothing_left(t: Table, seat: int, track: int) -> None:
    if t.log is not None:
        t.tell("nothing_left", seat, track)


def gain_good(t: Table, seat: int, good: int) -> None:
    """A good from the goods market."""
    t.goods_market -= ONE[good]
    t.players[seat].goods += ONE[good]
    if t.log is not None:
        t.tell("gains_good", seat, good)


def gain_technology(t: Table, seat: int, first_step: bool) -> None:
    """A technology tile into the hand; one from the first craftsmen step must replace a farmer (unless the other reading is used)."""
    player = t.players[seat]
    t.technology -= 1
    if first_step and not t.components.first_placed_rule:
        player.technology_first += 1
    else:
        player.technology_free += 1
    if t.log is not None:
        t.tell("gains_technology", seat)


def expansions(t: Table, one_only: int) -> list[int]:
    """The place tiles to choose from."""
    tiles = t.tiles & t.components.tiles_one if one_only else t.tiles
    return [EXPAND + place for place in range(len(t.components.category)) if tiles >> place & 1]


def expand(t: Table, seat: int, place: int) -> None:
    """Take a place tile."""
    player = t.players[seat]
    t.tiles &= ~(1 << place)
    player.tiles |= 1 << place
    add_place(t.components.layout, player, place)
    if t.log is not None:
        t.tell("gains_tile", seat, place)
    if place == t.components.brasserie:
        stock(t, seat)
