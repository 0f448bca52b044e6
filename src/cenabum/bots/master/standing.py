"""What of a seat the value of a table rests on: plain numbers with names, read when a round begins."""

from functools import cache
from typing import Final

from cenabum.bagbuilding.board import NOTHING, TECHNOLOGY
from cenabum.bagbuilding.followers import FARMER, FOLLOWER_KINDS, KNIGHT, NEUTRAL, OWN
from cenabum.kernel.pool import ONE, total
from cenabum.orleans.components import Components
from cenabum.orleans.scoring import points
from cenabum.orleans.state import State

COUNTED: Final = (
    "coins", "goods", "stations", "citizens", "module_points", "status", "development", "holdings_by_status",
    "holdings_by_development", "no_reserve", "farmers", "boatmen", "craftsmen", "traders", "knights", "scholars", "monks",
    "followers", "farmers_track", "boatmen_track", "craftsmen_track", "traders_track", "knights_track", "scholars_track", "draws",
    "more_than_draws", "technology", "technology_in_hand", "tiles", "food", "leads_farmers", "last_of_farmers", "most_stations",
    "free_town", "free_towns_near", "goods_near", "waiting", "on_market",
)  # fmt: skip
TILES: Final = (
    "hayrick", "cheese_factory", "winery", "wool_manufacturer", "tailor_shop", "brewery", "library", "windmill", "hospital",
    "bathhouse", "herb_garden", "sacristy", "shipping_line", "cellar", "pharmacy", "office", "school", "horse_wagon",
    "gunpowder_tower", "laboratory", "brasserie", "merchant_house", "sheep_farm",
)  # fmt: skip
NAMES: Final = (*COUNTED, *TILES)
SHIFTS: Final = (0, 5, 10, 15, 20, 25, 30)


@cache
def tile_slots(printed: Components) -> list[tuple[int, int]]:
    """The place tiles of a game that have a feature of their own: the place, and where its feature stands."""
    return [(place, NAMES.index(name)) for place, name in enumerate(printed.place_names) if name in TILES]


def standing(state: State, seat: int) -> list[float]:
    """The numbers of a seat, in the order of `NAMES`."""
    printed = state.components
    player = state.players[seat]
    sources = points(state, seat)
    stations = player.stations.bit_count()
    holdings = stations + player.citizens
    status = printed.status[player.development]
    pool = player.bag + player.market + player.stored
    waiting = technology = 0
    for kind in player.on:
        if kind == NOTHING:
            continue
        if kind == TECHNOLOGY:
            technology += 1
        elif kind < FOLLOWER_KINDS:
            pool += ONE[kind]
            waiting += 1
    # A player's own four are the last kinds: folded onto the professions they belong to.
    pool = (pool & NEUTRAL) + (pool >> 5 * OWN)
    have = [float(pool >> shift & 31) for shift in SHIFTS]
    size = sum(have)
    tracks = [float(player.tracks >> shift & 31) for shift in SHIFTS[:-1]]
    draws = float(printed.knight_draws[player.tracks >> (5 * KNIGHT) & 31])
    food = 0
    for good in printed.food:
        food += player.goods >> (5 * good) & 31
    others = [other for number, other in enumerate(state.players) if number != seat]
    farms = [other.tracks >> (5 * FARMER) & 31 for other in others]
    most = max([other.stations.bit_count() for other in others])
    towns = goods = 0.0
    for connection in printed.by_road[player.town] + printed.by_water[player.town]:
        one, other_end = printed.ends[connection]
        if _free(state, seat, other_end if one == player.town else one):
            towns += 1.0
        goods = max(goods, _best(state.routes[connection], printed.goods_values))
    found = [
        float(player.coins), float(sources[1]), float(stations), float(player.citizens), float(sum(sources[4:])), float(status),
        float(player.development), float(status * holdings), 0.1 * player.development * holdings, max(0.0, 3.0 - player.coins),
        *have, size, *tracks, draws, max(0.0, size - draws), float(technology),
        float(player.technology_free + player.technology_first), float(player.tiles.bit_count()), float(food),
        1.0 if tracks[FARMER] > max(farms) else 0.0, 1.0 if tracks[FARMER] < min(farms) else 0.0,
        1.0 if stations > most else 0.5 if stations == most else 0.0, 1.0 if _free(state, seat, player.town) else 0.0, towns, goods,
        float(waiting), float(total(player.market)),
    ]  # fmt: skip
    found += [0.0] * len(TILES)
    for place, slot in tile_slots(printed):
        if player.tiles >> place & 1:
            found[slot] = 1.0
    return found


def _free(state: State, seat: int, town: int) -> bool:
    """Could the seat build a station there?"""
    player = state.players[seat]
    if not player.stations_left:
        return False
    return not (player.stations & 1 if town == 0 else state.towns_taken >> town & 1)


def _best(goods: int, values: list[int]) -> float:
    """The best good lying on a way."""
    best = 0
    good = 0
    while goods:
        if goods & 31 and values[good] > best:
            best = values[good]
        goods >>= 5
        good += 1
    return float(best)
