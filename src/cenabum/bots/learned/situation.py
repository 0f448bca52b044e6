"""The situation of a seat of Orléans in numbers of about one: what the learned weights are weights of."""

from typing import TYPE_CHECKING, Final

from cenabum.bagbuilding.board import TECHNOLOGY
from cenabum.bagbuilding.followers import FARMER, KNIGHT, PROFESSIONS
from cenabum.kernel.pool import total

if TYPE_CHECKING:
    from cenabum.bots.greedy.values import Outlook

EVENTS: Final = ("pilgrimage", "income", "harvest", "taxes", "trading_day", "plague")
TRACKS: Final = PROFESSIONS[:6]
OF_THE_BASE_GAME: Final = 30
"""Places that are on the board or among its place tiles."""
NAMES: Final = (
    "always", "rounds", "rounds_squared", "followers", "draws", "at_hand", "coins", "development", "holdings", "stations",
    *PROFESSIONS, "technology", "tiles", "food", *EVENTS, "development_lead", "stations_lead", "farmers_lead",
    "draws_lead", "bag", "last_round", "last_but_one", "rounds_at_hand", "rounds_followers", "holdings_lead",
    *[f"{name}_track" for name in TRACKS], *[f"{name}_left" for name in PROFESSIONS],
    "stations_to_build", "technology_left", "town_free", "towns_near", "good_near", "steps_missing", "citizens_left", "deeds_left",
    "last_of_farmers", "danger", "rivals", "rounds_rivals", "rounds_squared_rivals", "at_hand_rivals",
    "orders", "new_events", "new_places", "new_deeds", "intrigue",
)  # fmt: skip
"""The numbers of a situation, in order."""

LONGEST: Final = 18.0
"""Rounds of a game: those to come are counted in parts of these."""


def situation(outlook: "Outlook") -> list[float]:
    """The numbers of a seat's situation, in the order of `NAMES`."""
    state, player, printed, have = outlook.state, outlook.player, outlook.printed, outlook.have
    part = outlook.rounds / LONGEST
    hands = total(player.market + player.stored) / 8.0
    technology = player.technology_free + player.technology_first
    for kind in player.on:
        if kind == TECHNOLOGY:
            technology += 1
    food = 0
    for good in printed.food:
        food += player.goods >> (5 * good) & 31
    stations = player.stations.bit_count()
    holdings = stations + player.citizens
    development = farmers = most_stations = draws = most_holdings = 0
    fewest = 99
    for other in outlook.others:
        built = other.stations.bit_count()
        farm = other.tracks >> (5 * FARMER) & 31
        development = max(development, other.development)
        farmers = max(farmers, farm)
        fewest = min(fewest, farm)
        most_stations = max(most_stations, built)
        most_holdings = max(most_holdings, built + other.citizens)
        draws = max(draws, printed.knight_draws[other.tracks >> (5 * KNIGHT) & 31])
    own_farm = player.tracks >> (5 * FARMER) & 31
    found = [
        1.0, part, part * part, outlook.size / 14.0, outlook.draws / 8.0, hands, min(player.coins, 30) / 10.0,
        player.development / 20.0, holdings / 8.0, stations / 6.0,
        have[0] / 4.0, have[1] / 4.0, have[2] / 4.0, have[3] / 4.0, have[4] / 4.0, have[5] / 4.0, have[6] / 4.0,
        technology / 4.0, player.tiles.bit_count() / 4.0, min(food, 6) / 4.0,
    ]  # fmt: skip
    for event in range(len(EVENTS)):
        found.append(1.0 if state.event == event else 0.0)
    found += [
        (player.development - development) / 10.0, (stations - most_stations) / 3.0, (own_farm - farmers) / 4.0,
        (outlook.draws - draws) / 3.0, total(player.bag) / 8.0, 1.0 if outlook.rounds == 0 else 0.0,
        1.0 if outlook.rounds == 1 else 0.0, part * hands, part * outlook.size / 14.0, (holdings - most_holdings) / 4.0,
    ]  # fmt: skip
    for kind in range(len(TRACKS)):
        found.append((player.tracks >> (5 * kind) & 31) / 5.0)
    for kind in range(len(PROFESSIONS)):
        found.append(min(state.supply >> (5 * kind) & 31, 8) / 6.0)
    near = 0
    best = 0.0
    for connection in printed.by_road[player.town] + printed.by_water[player.town]:
        one, end = printed.ends[connection]
        if outlook.free(end if one == player.town else one):
            near += 1
        best = max(best, outlook.best_good(state.routes[connection]))
    missing = 1
    while player.development + missing < printed.development_end and (
        printed.status[player.development + missing] == printed.status[player.development]
    ):
        missing += 1
    deeds = 0
    for free in state.deeds:
        deeds += total(free)
    rivals = (len(outlook.others) - 1) / 2.0
    modules = printed.modules
    found += [
        player.stations_left / 5.0, state.technology / 8.0, 1.0 if outlook.free(player.town) else 0.0, min(near, 4) / 3.0,
        best / 5.0, missing / 5.0, state.citizens.bit_count() / 5.0, deeds / 10.0, 1.0 if own_farm < fewest else 0.0,
        outlook.danger() / 5.0, rivals, part * rivals, part * part * rivals, hands * rivals,
        1.0 if modules.orders else 0.0, 1.0 if modules.new_events else 0.0, 1.0 if len(printed.place_names) > OF_THE_BASE_GAME else 0.0,
        1.0 if printed.board == 1 else 0.0, 1.0 if printed.board == 2 else 0.0,
    ]  # fmt: skip
    return found
