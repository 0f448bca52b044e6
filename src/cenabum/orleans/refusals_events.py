"""Why not, when something is lost: the Harvest, torture, and the exclusion of place tiles."""

from cenabum.kernel.pool import count
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import SILENCE, Words, any_of, say
from cenabum.orleans.moves import (
    FEED_COINS,
    FORFEIT_DEVELOPMENT,
    FORFEIT_FOLLOWER,
    GOODS,
    HAND_FIRST,
    HAND_FREE,
    SUPPLY_STATION,
)
from cenabum.orleans.refusals_words import asked, coins, goods, place_name, space_name, the_place, town_name
from cenabum.orleans.table import Table


def feed_refused(table: Table, seat: int, food: int) -> Refusal | None:
    """Food that is not there, or coins where food is due."""
    printed = table.components
    player = table.players[seat]
    if food != FEED_COINS:
        if food in printed.food and count(player.goods, food):
            return None
        why = say("no-good", good=GOODS[food]) if food in printed.food else say("no-food", good=GOODS[food])
        return Refusal("events.harvest-food", why, asked(table, seat))
    if printed.food_first:
        return Refusal("events.harvest-2014", say("no-coins-for-food"), asked(table, seat))
    why = say("no-coins-for-one-food", coins=coins(printed.harvest_penalty), have=player.coins)
    return Refusal("events.harvest-last-coins", why, asked(table, seat))


def forfeit_station_refused(table: Table, seat: int, town: int) -> Refusal:
    """No station to give."""
    why = say("no-station-supply")
    if town != SUPPLY_STATION:
        why = say("no-station-in", town=town_name(table.components, town))
    return Refusal("torture.station", why, gifts(table, seat))


def forfeit_follower_refused(table: Table, seat: int) -> Refusal:
    """No neutral follower in the bag."""
    why = say("no-bag-neutral") if table.players[seat].bag else say("no-bag")
    return Refusal("torture.follower-own-only", why, gifts(table, seat))


def forfeit_development_refused(table: Table, seat: int) -> Refusal:
    """No step back."""
    if not table.players[seat].development:
        return Refusal("torture.development-start", say("no-step-start"), gifts(table, seat))
    return Refusal("torture.development", say("no-step-to-coins"), gifts(table, seat))


def forfeit_good_refused(table: Table, seat: int, good: int) -> Refusal:
    """No such good."""
    mine = table.players[seat].goods
    return Refusal(
        "torture.good",
        say("no-good", good=GOODS[good]),
        say("try-goods", list=goods(mine)) if mine else gifts(table, seat),
    )


def forfeit_tile_refused(table: Table, seat: int, place: int) -> Refusal:
    """No such tile."""
    printed = table.components
    name = place_name(printed, place)
    why = say("no-place", place=name) if printed.category[place] else say("no-tile-on-board", place=name)
    return Refusal("torture.place-tile", why, gifts(table, seat))


def forfeit_technology_refused(table: Table, seat: int, gear: int) -> Refusal:
    """No technology there."""
    if gear == HAND_FREE:
        why = say("no-technology-free")
    elif gear == HAND_FIRST:
        why = say("no-technology-bound")
    else:
        why = say("no-technology-on", space=space_name(table.components, gear, "on"))
    return Refusal("torture.technology", why, gifts(table, seat))


def gifts(table: Table, seat: int) -> Words:
    """What can be given up instead."""
    printed = table.components
    player = table.players[seat]
    words: list[Words] = []
    if player.stations_left or player.stations:
        words.append(say("some-station"))
    if FORFEIT_FOLLOWER in player.options:
        words.append(say("some-bag-follower"))
    if FORFEIT_DEVELOPMENT in player.options:
        words.append(say("some-step"))
    if player.goods:
        words.append(say("some-goods-piece"))
    words += [the_place(printed, place) for place in range(len(printed.category)) if player.tiles >> place & 1]
    if player.technology_on or player.technology_free or player.technology_first:
        words.append(say("some-technology"))
    return say("try-give-up", list=any_of(words)) if words else SILENCE


def exclude_refused(table: Table, seat: int, place: int) -> Refusal | None:
    """No tile, or one that is out already."""
    printed = table.components
    name = place_name(printed, place)
    if not printed.category[place]:
        return Refusal("exclusion.turns", say("no-exclude-printed", place=name), asked(table, seat))
    if not table.tiles >> place & 1:
        return Refusal("exclusion.turns", say("no-exclude-twice", place=name), asked(table, seat))
    return None


def forfeit_refused(table: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
    """What cannot be given up under torture; none when the move gives nothing up."""
    if kind == "forfeit_station":
        return forfeit_station_refused(table, seat, at[0])
    if kind == "forfeit_follower":
        return forfeit_follower_refused(table, seat)
    if kind == "forfeit_development":
        return forfeit_development_refused(table, seat)
    if kind == "forfeit_good":
        return forfeit_good_refused(table, seat, at[0])
    if kind == "forfeit_tile":
        return forfeit_tile_refused(table, seat, at[0])
    if kind == "forfeit_technology":
        return forfeit_technology_refused(table, seat, at[0])
    return None
