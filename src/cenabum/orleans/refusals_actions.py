"""Why not, in the action phase: places that cannot act, and the choices that an action brings."""

from cenabum.bagbuilding.followers import CRAFTSMAN, FARMER, MONK, NEUTRAL, NEUTRAL_KINDS, OWN, TRADER
from cenabum.bagbuilding.layout import ANY
from cenabum.kernel.pool import count
from cenabum.kernel.refusal import Refusal
from cenabum.orleans.actions import ORLEANS
from cenabum.orleans.components import (
    BATHHOUSE,
    BUILDS,
    BUYS,
    EXCHANGES,
    INVENTS,
    PASSIVE,
    PLAIN,
    PROTECTS,
    RECRUITS,
    SENDS,
    STORES,
    TRAVELS,
)
from cenabum.orleans.deeds import senders
from cenabum.orleans.events import PILGRIMAGE
from cenabum.orleans.moves import GOODS, NO_CARGO
from cenabum.orleans.recruiting import can_recruit
from cenabum.orleans.refusals_planning import not_owned
from cenabum.orleans.refusals_words import (
    asked,
    capital,
    coins,
    deed_name,
    follower,
    followers,
    goods,
    has_place,
    is_road,
    listed,
    missing,
    place_name,
    places,
    player_name,
    plural,
    town_name,
    way,
)
from cenabum.orleans.table import NUMBER, Table
from cenabum.orleans.trade_intrigue.names import SABOTAGE
from cenabum.orleans.trade_intrigue.refusals_places import banned, closed_deed, sabotaged


def act_refused(t: Table, seat: int, place: int) -> Refusal | None:
    """A place that may not act now."""
    c = t.components
    player = t.players[seat]
    name = place_name(c, place)
    effect = c.effect[place]
    if not has_place(c, player, place):
        return not_owned(t, seat, place)
    if effect == PASSIVE:
        why = f"The {name} is no action: it works because you have it."
        return Refusal("actions.passive-places", why, asked(t, seat))
    if effect == PROTECTS:
        why = f"The {name} is no action: it waits for a bad event."
        return Refusal("actions.passive-places", why, asked(t, seat))
    if effect == STORES and not player.stored:
        return Refusal("actions.activated-only", f"Nobody is in the {name}.", "It needs at least one neutral follower.")
    if effect != STORES and not player.ready >> place & 1:
        if c.layout.partial >> place & 1:
            return Refusal(
                "actions.activated-only", f"Nobody is in the {name}.", "It needs at least one neutral follower."
            )
        why = f"The {name} is not full."
        return Refusal("actions.activated-only", why, f"It needs {missing(c, player, place)}.")
    if t.event == SABOTAGE and player.technology_on & c.layout.mask[place]:
        return sabotaged(t, seat, place)
    if effect == RECRUITS:
        return _recruiting_closed(t, seat, place)
    if effect == TRAVELS:
        road = c.roads[place]
        kind = "road" if road else "waterway"
        other = any(c.by_water[player.town] if road else c.by_road[player.town])
        hint = f"Only {'waterways' if road else 'roads'} lead on from here." if other else ""
        return Refusal("travel.no-connection", f"No {kind} starts in {town_name(c, player.town)}.", hint)
    if effect == BUILDS:
        return _building_closed(t, seat)
    if effect in (SENDS, STORES):
        return _sending_closed(t, seat, place)
    return _gain_closed(t, seat, place)


def _gain_closed(t: Table, seat: int, place: int) -> Refusal | None:
    """A place whose gain is not to be had."""
    c = t.components
    player = t.players[seat]
    name = place_name(c, place)
    effect = c.effect[place]
    if effect == PLAIN:
        if c.gain_good[place] >= 0:
            why = f"There is no {GOODS[c.gain_good[place]]} left on the goods market."
            return Refusal("tiles.good-gone", why, f"The {name} is open again when some comes back.")
        why = f"Your marker is at the end of the development track, and the {name} brings nothing else."
        return Refusal("development.closed-at-end", why, asked(t, seat))
    if effect == BATHHOUSE:
        hint = "Use another place first: its followers go into the bag."
        return Refusal("tiles.bathhouse-empty-bag", "Your bag is empty, so nobody can be drawn.", hint)
    if effect == BUYS:
        if not player.coins:
            return Refusal("tiles.pharmacy-limits", "You have no coin to pay with.", "The least price is 1 coin.")
        why = "Your marker is at the end of the development track: there is nothing to buy."
        return Refusal("tiles.pharmacy-limits", why, asked(t, seat))
    if effect == EXCHANGES:
        why = f"You have no {GOODS[c.modules.farm_good]} to exchange."
        return Refusal("newplaces.sheep-farm", why, asked(t, seat))
    if effect == INVENTS:
        return Refusal("tiles.laboratory", "No technology tile is left in the supply.", asked(t, seat))
    return None


def _recruiting_closed(t: Table, seat: int, place: int) -> Refusal | None:
    c = t.components
    kinds = c.recruits[place]
    if len(kinds) == 1:
        return unrecruitable(t, seat, kinds[0])
    reasons = [unrecruitable(t, seat, kind) for kind in kinds]
    why = " ".join([reason.why for reason in reasons if reason is not None])
    return Refusal(
        "places.village", f"The {place_name(c, place)} can recruit nobody for you now. {why}", asked(t, seat)
    )


def unrecruitable(t: Table, seat: int, kind: int) -> Refusal | None:
    """Why a profession cannot be recruited now."""
    c = t.components
    player = t.players[seat]
    if kind == MONK and t.event == PILGRIMAGE:
        why = "It is Pilgrimage: no monks are recruited this round."
        return Refusal("events.pilgrimage", why, "The followers may stay for the next round.")
    stopped = banned(t, seat, kind)
    if stopped is not None:
        return stopped
    step = 0 if kind == MONK else count(player.tracks, kind)
    if kind != MONK and step >= c.steps[kind]:
        return Refusal("tracks.end", f"Your marker is at the end of the {plural(kind)} track.", asked(t, seat))
    if not count(t.supply, kind):
        why = f"No {follower(kind)} is left in the supply."
        return Refusal("supply.no-tile-no-action", why, "One comes back when the Plague takes it out of a bag.")
    if kind == FARMER and not count(t.goods_market, c.farmer_goods[step]):
        good = GOODS[c.farmer_goods[step]]
        why = f"Your next farmer brings {good}, and there is none left on the goods market."
        return Refusal("places.farm-house-good-gone", why, asked(t, seat))
    if kind == CRAFTSMAN and not t.technology:
        why = "A craftsman brings technology, and no tile is left."
        return Refusal("places.village-no-technology", why, asked(t, seat))
    if kind == TRADER and not (t.tiles & c.tiles_one if step < c.trader_one_only else t.tiles):
        which = " of category I" if t.tiles else ""
        why = f"A trader brings a place tile, and none{which} is left."
        return Refusal("places.village-no-tile", why, asked(t, seat))
    return None


def _building_closed(t: Table, seat: int) -> Refusal:
    c = t.components
    player = t.players[seat]
    town = town_name(c, player.town)
    if not player.stations_left:
        return Refusal("stations.none-left", "You have no trading station left to build.", asked(t, seat))
    hint = "Travel to a town without a station first."
    if player.town == ORLEANS:
        return Refusal("stations.orleans-each-one", f"You have a trading station in {town} already.", hint)
    owner = "Somebody has"
    for other in range(len(t.players)):
        if t.players[other].stations >> player.town & 1:
            owner = "You have" if other == seat else f"{capital(player_name(other))} has"
    return Refusal("stations.one-per-town", f"{owner} a trading station in {town} already.", hint)


def _sending_closed(t: Table, seat: int, place: int) -> Refusal:
    c = t.components
    player = t.players[seat]
    name = place_name(c, place)
    there = senders(t, player, place)
    if not there:
        why = f"Only followers of your own colour are in the {name}, and they never go to deeds."
        return Refusal("deeds.own-followers", why, "It needs at least one neutral follower.")
    why = f"No deed has a free space for who is in the {name}: {followers(there & NEUTRAL)}."
    return Refusal("deeds.at-least-one", why, _free_spaces(t))


def _free_spaces(t: Table) -> str:
    """The kinds that deeds still take."""
    free = [kind for kind in range(NEUTRAL_KINDS) if any(count(deed, kind) for deed in t.deeds)]
    return f"Free spaces are left for {listed([plural(kind) for kind in free])}." if free else "All deeds are complete."


def recruit_refused(t: Table, seat: int, kind: int) -> Refusal | None:
    """Somebody whom the place does not recruit, or not now."""
    c = t.components
    place = t.players[seat].pending[-1] >> NUMBER
    if kind >= OWN:
        why = "Followers of your colour are not recruited: you have all four."
        return Refusal("supply.own-followers", why, asked(t, seat))
    if kind not in c.recruits[place]:
        others = [other for other in range(len(c.recruits)) if kind in c.recruits[other]]
        why = f"The {place_name(c, place)} does not recruit {plural(kind)}."
        hint = f"For a {follower(kind)} use {places(c, others, 'or')}." if others else asked(t, seat)
        return Refusal("places.village", why, hint)
    return None if can_recruit(t, t.players[seat], kind) else unrecruitable(t, seat, kind)


def travel_refused(t: Table, seat: int, connection: int, cargo: int) -> Refusal | None:
    """A way that does not start here or is of the other kind, or a good that is not on it."""
    c = t.components
    town = t.players[seat].town
    road = t.players[seat].pending[-1] >> NUMBER == 1
    ways = c.by_road[town] if road else c.by_water[town]
    if connection not in ways:
        ends = [town_name(c, sum(c.ends[number]) - town) for number in ways]
        hint = f"From {town_name(c, town)} by {'road' if road else 'water'} to {listed(ends, 'or')}."
        if town not in c.ends[connection]:
            why = f"{capital(way(c, connection))} does not start in {town_name(c, town)}, where your merchant is."
            return Refusal("travel.no-connection", why, hint)
        this, wanted = ("waterway", "road") if road else ("road", "waterway")
        for number in ways:
            if sorted(c.ends[number]) == sorted(c.ends[connection]):
                why = f"This journey goes by {'road' if road else 'water'}, and that is the {this}."
                hint = f"Take the {wanted} beside it: it has its own goods."
                return Refusal("travel.double-connection", why, hint)
        why = f"{capital(way(c, connection))} cannot be used: this journey goes by {'road' if road else 'water'}."
        return Refusal("travel.no-connection", why, hint)
    kind = "road" if is_road(c, connection) else "waterway"
    if cargo != NO_CARGO and not count(t.routes[connection], cargo):
        if not t.routes[connection]:
            return Refusal("travel.empty-way", f"No good lies on this {kind}.", "Travel and take nothing.")
        hint = f"There is {goods(t.routes[connection])}; or take nothing."
        return Refusal("travel.take-one-good", f"There is no {GOODS[cargo]} on this {kind}.", hint)
    return None


def expand_refused(t: Table, seat: int, place: int) -> Refusal | None:
    """A place tile that is not to be had."""
    c = t.components
    name = place_name(c, place)
    if not c.category[place]:
        why = f"The {name} is no place tile: everybody has it on the board."
        return Refusal("places.village-trader", why, asked(t, seat))
    if not t.tiles >> place & 1:
        return tile_gone(t, seat, place)
    if c.category[place] != 1 and t.players[seat].pending[-1] >> NUMBER:
        why = f"The {name} is of category II, and your first trader brings a tile of category I."
        return Refusal("places.village-category-one", why, "Your next trader can bring it.")
    return None


def tile_gone(t: Table, seat: int, place: int) -> Refusal:
    """A tile that somebody has, or that is out of the game."""
    name = place_name(t.components, place)
    for other in range(len(t.players)):
        if t.players[other].tiles >> place & 1:
            owner = "You have" if other == seat else f"{capital(player_name(other))} has"
            return Refusal("tiles.taken-once", f"{owner} the {name} already.", asked(t, seat))
    rule = "exclusion.turns" if t.components.exclusions else "torture.leaves-game"
    return Refusal(rule, f"The {name} is out of the game.", asked(t, seat))


def send_refused(t: Table, seat: int, kind: int, deed: int) -> Refusal | None:
    """A follower that is not there, or does not fit the deed."""
    c = t.components
    player = t.players[seat]
    place = player.pending[-1] >> NUMBER >> 1
    name = follower(kind)
    there = senders(t, player, place)
    if kind >= OWN:
        return Refusal("deeds.own-followers", "Followers of your own colour never go to deeds.", asked(t, seat))
    if not count(there, kind):
        rule = "tiles.gunpowder-tower-deeds" if place == c.tower else "places.town-hall"
        why = f"There is no {name} in the {place_name(c, place)}."
        return Refusal(rule, why, f"You may send {followers(there, 'or')}.")
    if count(t.deeds[deed], kind) or count(t.deeds[deed], ANY):
        return None
    if not c.deeds[deed]:
        return closed_deed(t, seat, deed)
    open_to = [deed_name(c, other) for other, free in enumerate(t.deeds) if count(free, kind) or count(free, ANY)]
    hint = f"Your {name} may go to {listed(open_to, 'or')}." if open_to else f"No deed has a free {name} space."
    if count(c.deeds[deed], ANY):
        return Refusal("deeds.full", f"All spaces of {deed_name(c, deed)} are taken.", hint)
    if count(c.deeds[deed], kind):
        return Refusal("deeds.full", f"All {name} spaces of {deed_name(c, deed)} are taken.", hint)
    if kind == MONK:
        why = f"{deed_name(c, deed)} has no monk space, and at deeds a monk stands in for nobody."
        return Refusal("deeds.monks", why, hint)
    return Refusal("deeds.exact-followers", f"{deed_name(c, deed)} shows no {name}.", hint)


def sending_unfinished(t: Table, seat: int) -> Refusal:
    """Done is too early: nobody has been sent."""
    return Refusal("deeds.at-least-one", "The action sends at least one follower.", asked(t, seat))


def buy_refused(t: Table, seat: int, number: int) -> Refusal | None:
    """Too many development points, or none."""
    c = t.components
    player = t.players[seat]
    if number < 1 or number > c.pharmacy_most:
        why = f"The Pharmacy sells 1 to {c.pharmacy_most} development points, not {number}."
        return Refusal("tiles.pharmacy", why, asked(t, seat))
    if number > player.coins:
        why = f"{number} development points cost {coins(number)}, and you have {player.coins}."
        return Refusal("tiles.pharmacy-limits", why, asked(t, seat))
    left = c.development_end - player.development
    if number > left:
        steps = "1 step is" if left == 1 else f"{left} steps are"
        return Refusal("tiles.pharmacy-limits", f"Only {steps} left on the development track.", asked(t, seat))
    return None
