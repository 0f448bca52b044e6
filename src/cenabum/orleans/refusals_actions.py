"""Why not, in the action phase: places that cannot act, and the choices that an action brings."""

from cenabum.bagbuilding.followers import CRAFTSMAN, FARMER, MONK, NEUTRAL, NEUTRAL_KINDS, OWN, PROFESSIONS
from cenabum.bagbuilding.layout import ANY
from cenabum.kernel.pool import count
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import SILENCE, Words, all_of, any_of, say, sentences
from cenabum.orleans.actions import ORLEANS
from cenabum.orleans.components import (
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
from cenabum.orleans.deeds import JOINED, senders, sent_from
from cenabum.orleans.events import PILGRIMAGE
from cenabum.orleans.moves import GOODS, NO_CARGO
from cenabum.orleans.recruiting import can_recruit
from cenabum.orleans.refusals_planning import not_owned
from cenabum.orleans.refusals_words import (
    asked,
    coins,
    deed_name,
    follower,
    followers,
    goods,
    has_place,
    missing,
    place_name,
    places,
    player_name,
    town_name,
    way,
    way_kind,
)
from cenabum.orleans.table import NUMBER, Table
from cenabum.orleans.trade_intrigue.refusals_places import banned, closed_deed, place_stopped


def act_refused(t: Table, seat: int, place: int) -> Refusal | None:
    """A place that may not act now."""
    c = t.components
    player = t.players[seat]
    name = place_name(c, place)
    effect = c.effect[place]
    if not has_place(c, player, place):
        return not_owned(t, seat, place)
    if effect == PASSIVE:
        return Refusal("actions.passive-places", say("no-passive", place=name), asked(t, seat))
    if effect == PROTECTS:
        return Refusal("actions.passive-places", say("no-passive-event", place=name), asked(t, seat))
    stopped = place_stopped(t, seat, place)
    if stopped is not None and stopped.rule == "intrigue.deactivated":
        return stopped  # filled again or not
    if effect == STORES and not player.stored:
        return _nobody_there(name)
    if effect != STORES and not player.ready >> place & 1:
        if c.layout.partial >> place & 1:
            return _nobody_there(name)
        return Refusal("actions.activated-only", say("no-full", place=name), missing(c, player, place))
    if stopped is not None:
        return stopped
    if effect == RECRUITS:
        return _recruiting_closed(t, seat, place)
    if effect == TRAVELS:
        road = c.roads[place]
        other = any(c.by_water[player.town] if road else c.by_road[player.town])
        hint = say("try-other-way", way="water" if road else "road") if other else SILENCE
        why = say("no-way-starts", way="road" if road else "water", town=town_name(c, player.town))
        return Refusal("travel.no-connection", why, hint)
    if effect == BUILDS:
        return _building_closed(t, seat)
    if effect in (SENDS, STORES):
        return _sending_closed(t, seat, place)
    return _gain_closed(t, seat, place)


def _nobody_there(name: str) -> Refusal:
    return Refusal("actions.activated-only", say("no-body", place=name), say("try-neutral"))


def _gain_closed(t: Table, seat: int, place: int) -> Refusal | None:
    """A place whose gain is not to be had."""
    c = t.components
    player = t.players[seat]
    name = place_name(c, place)
    effect = c.effect[place]
    if effect == PLAIN:
        if c.gain_good[place] >= 0:
            why = say("no-good-left", good=GOODS[c.gain_good[place]])
            return Refusal("tiles.good-gone", why, say("try-good-back", place=name))
        return Refusal("development.closed-at-end", say("no-development-place", place=name), asked(t, seat))
    if effect == BUYS:
        if not player.coins:
            return Refusal("tiles.pharmacy-limits", say("no-coin"), say("try-least-price"))
        return Refusal("tiles.pharmacy-limits", say("no-development-buy"), asked(t, seat))
    if effect == EXCHANGES:
        return Refusal("newplaces.sheep-farm", say("no-exchange", good=GOODS[c.modules.farm_good]), asked(t, seat))
    if effect == INVENTS:
        return Refusal("tiles.laboratory", say("no-technology-left"), asked(t, seat))
    return None


def _recruiting_closed(t: Table, seat: int, place: int) -> Refusal | None:
    c = t.components
    kinds = c.recruits[place]
    if len(kinds) == 1:
        return unrecruitable(t, seat, kinds[0])
    reasons = [found.reason for found in (unrecruitable(t, seat, kind) for kind in kinds) if found is not None]
    why = sentences(say("no-recruits", place=place_name(c, place)), *reasons)
    return Refusal("places.village", why, asked(t, seat))


def unrecruitable(t: Table, seat: int, kind: int) -> Refusal | None:
    """Why a profession cannot be recruited now."""
    c = t.components
    player = t.players[seat]
    profession = PROFESSIONS[kind]
    if kind == MONK and t.event == PILGRIMAGE:
        return Refusal("events.pilgrimage", say("no-pilgrimage"), say("try-stay"))
    stopped = banned(t, seat, kind)
    if stopped is not None:
        return stopped
    step = 0 if kind == MONK else count(player.tracks, kind)
    if kind != MONK and step >= c.steps[kind]:
        return Refusal("tracks.end", say("no-track", track=profession), asked(t, seat))
    if not count(t.supply, kind):
        return Refusal("supply.no-tile-no-action", say("no-supply", profession=profession), say("try-plague"))
    if kind == FARMER and not count(t.goods_market, c.farmer_goods[step]):
        why = say("no-farmer-good", good=GOODS[c.farmer_goods[step]])
        return Refusal("places.farm-house-good-gone", why, asked(t, seat))
    if kind == CRAFTSMAN and not t.technology:
        return Refusal("places.village-no-technology", say("no-craftsman-technology"), asked(t, seat))
    return None


def _building_closed(t: Table, seat: int) -> Refusal:
    c = t.components
    player = t.players[seat]
    town = town_name(c, player.town)
    if not player.stations_left:
        return Refusal("stations.none-left", say("no-station-left"), asked(t, seat))
    hint = say("try-other-town")
    if player.town == ORLEANS:
        return Refusal("stations.orleans-each-one", say("no-second-station", town=town), hint)
    why = say("no-station-here", town=town)
    for other in range(len(t.players)):
        if t.players[other].stations >> player.town & 1:
            if other == seat:
                why = say("no-second-station", town=town)
            else:
                why = say("no-station-of", town=town, player=player_name(other))
    return Refusal("stations.one-per-town", why, hint)


def _sending_closed(t: Table, seat: int, place: int) -> Refusal:
    c = t.components
    player = t.players[seat]
    name = place_name(c, place)
    there = senders(t, player, place)
    if not there:
        return Refusal("deeds.own-followers", say("no-neutral-there", place=name), say("try-neutral"))
    why = say("no-deed-for", place=name, list=all_of(followers(there & NEUTRAL)))
    return Refusal("deeds.at-least-one", why, _free_spaces(t))


def _free_spaces(t: Table) -> Words:
    """The kinds that deeds still take."""
    free = [kind for kind in range(NEUTRAL_KINDS) if any(count(deed, kind) for deed in t.deeds)]
    if not free:
        return say("try-no-deeds")
    return say("try-deed-spaces", list=all_of(say("some-many", profession=PROFESSIONS[kind]) for kind in free))


def recruit_refused(t: Table, seat: int, kind: int) -> Refusal | None:
    """Somebody whom the place does not recruit, or not now."""
    c = t.components
    place = t.players[seat].pending[-1] >> NUMBER
    if kind >= OWN:
        return Refusal("supply.own-followers", say("no-recruit-own"), asked(t, seat))
    if kind not in c.recruits[place]:
        others = [other for other in range(len(c.recruits)) if kind in c.recruits[other]]
        why = say("no-recruit-here", place=place_name(c, place), profession=PROFESSIONS[kind])
        hint = say("try-recruit-at", profession=PROFESSIONS[kind], places=places(c, others))
        return Refusal("places.village", why, hint if others else asked(t, seat))
    return None if can_recruit(t, t.players[seat], kind) else unrecruitable(t, seat, kind)


def travel_refused(t: Table, seat: int, connection: int, cargo: int) -> Refusal | None:
    """A way that does not start here or is of the other kind, or a good that is not on it."""
    c = t.components
    town = t.players[seat].town
    road = t.players[seat].pending[-1] >> NUMBER == 1
    wanted = "road" if road else "water"
    ways = c.by_road[town] if road else c.by_water[town]
    if connection not in ways:
        ends = any_of(say("some-town", town=town_name(c, sum(c.ends[number]) - town)) for number in ways)
        hint = say("try-ways", town=town_name(c, town), way=wanted, list=ends)
        if town not in c.ends[connection]:
            why = say("no-way-from", connection=way(c, connection), town=town_name(c, town))
            return Refusal("travel.no-connection", why, hint)
        for number in ways:
            if sorted(c.ends[number]) == sorted(c.ends[connection]):
                why = say("no-double-way", way=wanted)
                return Refusal("travel.double-connection", why, say("try-double-way", way=wanted))
        return Refusal("travel.no-connection", say("no-way-by", connection=way(c, connection), way=wanted), hint)
    kind = way_kind(c, connection)
    if cargo != NO_CARGO and not count(t.routes[connection], cargo):
        if not t.routes[connection]:
            return Refusal("travel.empty-way", say("no-good-on-way", way=kind), say("try-take-nothing"))
        hint = say("try-goods-on-way", list=goods(t.routes[connection]))
        return Refusal("travel.take-one-good", say("no-such-good-on-way", good=GOODS[cargo], way=kind), hint)
    return None


def expand_refused(t: Table, seat: int, place: int) -> Refusal | None:
    """A place tile that is not to be had."""
    c = t.components
    name = place_name(c, place)
    if not c.category[place]:
        return Refusal("places.village-trader", say("no-tile-printed", place=name), asked(t, seat))
    if not t.tiles >> place & 1:
        return tile_gone(t, seat, place)
    if c.category[place] != 1 and t.players[seat].pending[-1] >> NUMBER:
        return Refusal("places.village-category-one", say("no-category-two", place=name), say("try-next-trader"))
    return None


def tile_gone(t: Table, seat: int, place: int) -> Refusal:
    """A tile that somebody has, or that is out of the game."""
    name = place_name(t.components, place)
    for other in range(len(t.players)):
        if t.players[other].tiles >> place & 1:
            why = say("no-tile-twice", place=name)
            if other != seat:
                why = say("no-tile-of", place=name, player=player_name(other))
            return Refusal("tiles.taken-once", why, asked(t, seat))
    rule = "exclusion.turns" if t.components.exclusions else "torture.leaves-game"
    return Refusal(rule, say("no-tile-in-game", place=name), asked(t, seat))


def send_refused(t: Table, seat: int, kind: int, deed: int) -> Refusal | None:
    """A follower that is not there, or does not fit the deed."""
    c = t.components
    player = t.players[seat]
    number = player.pending[-1] >> NUMBER
    place = sent_from(number)
    there = senders(t, player, place) - (number >> JOINED)
    if kind >= OWN:
        return Refusal("deeds.own-followers", say("no-own-to-deeds"), asked(t, seat))
    if not count(there, kind):
        rule = "tiles.gunpowder-tower-deeds" if place == c.tower else "places.town-hall"
        why = say("no-follower-there", who=follower(kind), place=place_name(c, place))
        return Refusal(rule, why, say("try-send", list=any_of(followers(there))))
    if count(t.deeds[deed], kind) or count(t.deeds[deed], ANY):
        return None
    if not c.deeds[deed]:
        return closed_deed(t, seat, deed)
    name = deed_name(c, deed)
    profession = PROFESSIONS[kind]
    hint = _open_deeds(t, kind)
    if count(c.deeds[deed], ANY):
        return Refusal("deeds.full", say("no-deed-space", deed=name), hint)
    if count(c.deeds[deed], kind):
        return Refusal("deeds.full", say("no-deed-space-for", deed=name, profession=profession), hint)
    if kind == MONK:
        return Refusal("deeds.monks", say("no-deed-monk", deed=name), hint)
    return Refusal("deeds.exact-followers", say("no-deed-shows", deed=name, profession=profession), hint)


def _open_deeds(t: Table, kind: int) -> Words:
    """Where a follower may be sent."""
    free = [deed for deed, spaces in enumerate(t.deeds) if count(spaces, kind) or count(spaces, ANY)]
    if not free:
        return say("try-no-deed-for", profession=PROFESSIONS[kind])
    deeds = any_of(say("some-deed", deed=deed_name(t.components, deed)) for deed in free)
    return say("try-deeds", profession=PROFESSIONS[kind], list=deeds)


def sending_unfinished(t: Table, seat: int) -> Refusal:
    """Done is too early: nobody has been sent."""
    return Refusal("deeds.at-least-one", say("no-send-nobody"), asked(t, seat))


def buy_refused(t: Table, seat: int, number: int) -> Refusal | None:
    """Too many development points, or none."""
    c = t.components
    player = t.players[seat]
    if number < 1 or number > c.pharmacy_most:
        return Refusal("tiles.pharmacy", say("no-such-sale", most=c.pharmacy_most, number=number), asked(t, seat))
    if number > player.coins:
        why = say("no-coins-for-points", number=number, coins=coins(number), have=player.coins)
        return Refusal("tiles.pharmacy-limits", why, asked(t, seat))
    left = c.development_end - player.development
    if number > left:
        return Refusal("tiles.pharmacy-limits", say("no-steps-left", number=left), asked(t, seat))
    return None
