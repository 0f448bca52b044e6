"""Why not, when something is lost: the Harvest, torture, and the exclusion of place tiles."""

from cenabum.kernel.pool import count
from cenabum.kernel.refusal import Refusal
from cenabum.orleans.moves import (
    FEED_COINS,
    FORFEIT_DEVELOPMENT,
    FORFEIT_FOLLOWER,
    GOODS,
    HAND_FIRST,
    HAND_FREE,
    SUPPLY_STATION,
)
from cenabum.orleans.refusals_words import asked, coins, goods, listed, place_name, space_name, town_name
from cenabum.orleans.table import Table


def feed_refused(t: Table, seat: int, food: int) -> Refusal | None:
    """Food that is not there, or coins where food is due."""
    c = t.components
    player = t.players[seat]
    if food != FEED_COINS:
        if food in c.food and count(player.goods, food):
            return None
        why = f"You have no {GOODS[food]}." if food in c.food else f"{GOODS[food].capitalize()} is no food."
        return Refusal("events.harvest-food", why, asked(t, seat))
    if c.food_first:
        return Refusal(
            "events.harvest-2014", "Coins are for players without any food, and you have some.", asked(t, seat)
        )
    why = f"For one food you would pay {coins(c.harvest_penalty)}, and you have {player.coins}."
    return Refusal("events.harvest-last-coins", why, asked(t, seat))


def forfeit_station_refused(t: Table, seat: int, town: int) -> Refusal:
    """No station to give."""
    where = "in your supply" if town == SUPPLY_STATION else f"in {town_name(t.components, town)}"
    return Refusal("torture.station", f"You have no trading station {where}.", gifts(t, seat))


def forfeit_follower_refused(t: Table, seat: int) -> Refusal:
    """No neutral follower in the bag."""
    player = t.players[seat]
    why = "Your bag holds only followers of your colour." if player.bag else "Your bag is empty."
    return Refusal("torture.follower-own-only", why, gifts(t, seat))


def forfeit_development_refused(t: Table, seat: int) -> Refusal:
    """No step back."""
    if not t.players[seat].development:
        why = "Your marker is on the start space of the development track."
        return Refusal("torture.development-start", why, gifts(t, seat))
    if t.components.coins_on[t.players[seat].development]:
        why = "Your marker is on a coin space and may not go back from it."
        return Refusal("torture.development-coin-space", why, gifts(t, seat))
    why = "A step back would bring your marker onto a coin space."
    return Refusal("torture.development", why, gifts(t, seat))


def forfeit_good_refused(t: Table, seat: int, good: int) -> Refusal:
    """No such good."""
    hint = f"You have {goods(t.players[seat].goods)}." if t.players[seat].goods else gifts(t, seat)
    return Refusal("torture.good", f"You have no {GOODS[good]}.", hint)


def forfeit_tile_refused(t: Table, seat: int, place: int) -> Refusal:
    """No such tile."""
    c = t.components
    name = place_name(c, place)
    why = f"You do not have the {name}." if c.category[place] else f"The {name} is printed on your board."
    return Refusal("torture.place-tile", why, gifts(t, seat))


def forfeit_technology_refused(t: Table, seat: int, gear: int) -> Refusal:
    """No technology there."""
    if gear == HAND_FREE:
        why = "You hold no technology tile that may go anywhere."
    elif gear == HAND_FIRST:
        why = "You hold no technology tile that is bound to a farmer space."
    else:
        why = f"No technology tile lies on {space_name(t.components, gear)}."
    return Refusal("torture.technology", why, gifts(t, seat))


def gifts(t: Table, seat: int) -> str:
    """What can be given up instead."""
    c = t.components
    player = t.players[seat]
    words: list[str] = []
    if player.stations_left or player.stations:
        words.append("a trading station")
    if FORFEIT_FOLLOWER in player.options:
        words.append("a follower from your bag")
    if FORFEIT_DEVELOPMENT in player.options:
        words.append("a development step")
    if player.goods:
        words.append("a good")
    words += [f"the {place_name(c, place)}" for place in range(len(c.category)) if player.tiles >> place & 1]
    if player.technology_on or player.technology_free or player.technology_first:
        words.append("a technology tile")
    return f"You may give up {listed(words, 'or')}." if words else ""


def exclude_refused(t: Table, seat: int, place: int) -> Refusal | None:
    """No tile, or one that is out already."""
    c = t.components
    name = place_name(c, place)
    if not c.category[place]:
        return Refusal("exclusion.turns", f"The {name} is no place tile: it is printed on every board.", asked(t, seat))
    if not t.tiles >> place & 1:
        return Refusal("exclusion.turns", f"The {name} is out of the game already.", asked(t, seat))
    return None
