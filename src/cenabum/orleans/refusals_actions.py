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


def act_refused(table: Table, seat: int, place: int) -> Refusal | None:
    """A place that may not act now."""
    printed = table.components
    player = table.players[seat]
    name = place_name(printed, place)
    effect = printed.effect[place]
    if not has_place(printed, player, place):
        return not_owned(table, seat, place)
    if effect == PASSIVE:
        return Refusal("actions.passive-places", say("no-passive", place=name), asked(table, seat))
    if effect == PROTECTS:
        return Refusal("actions.passive-places", say("no-passive-event", place=name), asked(table, seat))
    stopped = place_stopped(table, seat, place)
    if stopped is not None and stopped.rule == "intrigue.deactivated":
        return stopped  # filled again or not
    if effect == STORES and not player.stored:
        return _nobody_there(name)
    if effect != STORES and not player.ready >> place & 1:
        if printed.layout.partial >> place & 1:
            return _nobody_there(name)
        return Refusal("actions.activated-only", say("no-full", place=name), missing(printed, player, place))
    if stopped is not None:
        return stopped
    if effect == RECRUITS:
        return _recruiting_closed(table, seat, place)
    if effect == TRAVELS:
        road = printed.roads[place]
        other = any(printed.by_water[player.town] if road else printed.by_road[player.town])
        hint = say("try-other-way", way="water" if road else "road") if other else SILENCE
        why = say("no-way-starts", way="road" if road else "water", town=town_name(printed, player.town))
        return Refusal("travel.no-connection", why, hint)
    if effect == BUILDS:
        return _building_closed(table, seat)
    if effect in (SENDS, STORES):
        return _sending_closed(table, seat, place)
    return _gain_closed(table, seat, place)


def _nobody_there(name: str) -> Refusal:
    return Refusal("actions.activated-only", say("no-body", place=name), say("try-neutral"))


def _gain_closed(table: Table, seat: int, place: int) -> Refusal | None:
    """A place whose gain is not to be had."""
    printed = table.components
    player = table.players[seat]
    name = place_name(printed, place)
    effect = printed.effect[place]
    if effect == PLAIN:
        if printed.gain_good[place] >= 0:
            why = say("no-good-left", good=GOODS[printed.gain_good[place]])
            return Refusal("tiles.good-gone", why, say("try-good-back", place=name))
        return Refusal("development.closed-at-end", say("no-development-place", place=name), asked(table, seat))
    if effect == BUYS:
        if not player.coins:
            return Refusal("tiles.pharmacy-limits", say("no-coin"), say("try-least-price"))
        return Refusal("tiles.pharmacy-limits", say("no-development-buy"), asked(table, seat))
    if effect == EXCHANGES:
        return Refusal(
            "newplaces.sheep-farm", say("no-exchange", good=GOODS[printed.modules.farm_good]), asked(table, seat)
        )
    if effect == INVENTS:
        return Refusal("tiles.laboratory", say("no-technology-left"), asked(table, seat))
    return None


def _recruiting_closed(table: Table, seat: int, place: int) -> Refusal | None:
    printed = table.components
    kinds = printed.recruits[place]
    if len(kinds) == 1:
        return unrecruitable(table, seat, kinds[0])
    reasons = [found.reason for found in (unrecruitable(table, seat, kind) for kind in kinds) if found is not None]
    why = sentences(say("no-recruits", place=place_name(printed, place)), *reasons)
    return Refusal("places.village", why, asked(table, seat))


def unrecruitable(table: Table, seat: int, kind: int) -> Refusal | None:
    """Why a profession cannot be recruited now."""
    printed = table.components
    player = table.players[seat]
    profession = PROFESSIONS[kind]
    if kind == MONK and table.event == PILGRIMAGE:
        return Refusal("events.pilgrimage", say("no-pilgrimage"), say("try-stay"))
    stopped = banned(table, seat, kind)
    if stopped is not None:
        return stopped
    step = 0 if kind == MONK else count(player.tracks, kind)
    if kind != MONK and step >= printed.steps[kind]:
        return Refusal("tracks.end", say("no-track", track=profession), asked(table, seat))
    if not count(table.supply, kind):
        return Refusal("supply.no-tile-no-action", say("no-supply", profession=profession), say("try-plague"))
    if kind == FARMER and not count(table.goods_market, printed.farmer_goods[step]):
        why = say("no-farmer-good", good=GOODS[printed.farmer_goods[step]])
        return Refusal("places.farm-house-good-gone", why, asked(table, seat))
    if kind == CRAFTSMAN and not table.technology:
        return Refusal("places.village-no-technology", say("no-craftsman-technology"), asked(table, seat))
    return None


def _building_closed(table: Table, seat: int) -> Refusal:
    printed = table.components
    player = table.players[seat]
    town = town_name(printed, player.town)
    if not player.stations_left:
        return Refusal("stations.none-left", say("no-station-left"), asked(table, seat))
    hint = say("try-other-town")
    if player.town == ORLEANS:
        return Refusal("stations.orleans-each-one", say("no-second-station", town=town), hint)
    why = say("no-station-here", town=town)
    for other in range(len(table.players)):
        if table.players[other].stations >> player.town & 1:
            if other == seat:
                why = say("no-second-station", town=town)
            else:
                why = say("no-station-of", town=town, player=player_name(other))
    return Refusal("stations.one-per-town", why, hint)


def _sending_closed(table: Table, seat: int, place: int) -> Refusal:
    printed = table.components
    player = table.players[seat]
    name = place_name(printed, place)
    there = senders(table, player, place)
    if not there:
        return Refusal("deeds.own-followers", say("no-neutral-there", place=name), say("try-neutral"))
    why = say("no-deed-for", place=name, list=all_of(followers(there & NEUTRAL)))
    return Refusal("deeds.at-least-one", why, _free_spaces(table))


def _free_spaces(table: Table) -> Words:
    """The kinds that deeds still take."""
    free = [kind for kind in range(NEUTRAL_KINDS) if any(count(deed, kind) for deed in table.deeds)]
    if not free:
        return say("try-no-deeds")
    return say("try-deed-spaces", list=all_of(say("some-many", profession=PROFESSIONS[kind]) for kind in free))


def recruit_refused(table: Table, seat: int, kind: int) -> Refusal | None:
    """Somebody whom the place does not recruit, or not now."""
    printed = table.components
    place = table.players[seat].pending[-1] >> NUMBER
    if kind >= OWN:
        return Refusal("supply.own-followers", say("no-recruit-own"), asked(table, seat))
    if kind not in printed.recruits[place]:
        others = [other for other in range(len(printed.recruits)) if kind in printed.recruits[other]]
        why = say("no-recruit-here", place=place_name(printed, place), profession=PROFESSIONS[kind])
        hint = say("try-recruit-at", profession=PROFESSIONS[kind], places=places(printed, others))
        return Refusal("places.village", why, hint if others else asked(table, seat))
    return None if can_recruit(table, table.players[seat], kind) else unrecruitable(table, seat, kind)


def travel_refused(table: Table, seat: int, connection: int, cargo: int) -> Refusal | None:
    """A way that does not start here or is of the other kind, or a good that is not on it."""
    printed = table.components
    town = table.players[seat].town
    road = table.players[seat].pending[-1] >> NUMBER == 1
    wanted = "road" if road else "water"
    ways = printed.by_road[town] if road else printed.by_water[town]
    if connection not in ways:
        ends = any_of(say("some-town", town=town_name(printed, sum(printed.ends[number]) - town)) for number in ways)
        hint = say("try-ways", town=town_name(printed, town), way=wanted, list=ends)
        if town not in printed.ends[connection]:
            why = say("no-way-from", connection=way(printed, connection), town=town_name(printed, town))
            return Refusal("travel.no-connection", why, hint)
        for number in ways:
            if sorted(printed.ends[number]) == sorted(printed.ends[connection]):
                why = say("no-double-way", way=wanted)
                return Refusal("travel.double-connection", why, say("try-double-way", way=wanted))
        return Refusal("travel.no-connection", say("no-way-by", connection=way(printed, connection), way=wanted), hint)
    kind = way_kind(printed, connection)
    if cargo != NO_CARGO and not count(table.routes[connection], cargo):
        if not table.routes[connection]:
            return Refusal("travel.empty-way", say("no-good-on-way", way=kind), say("try-take-nothing"))
        hint = say("try-goods-on-way", list=goods(table.routes[connection]))
        return Refusal("travel.take-one-good", say("no-such-good-on-way", good=GOODS[cargo], way=kind), hint)
    return None


def expand_refused(table: Table, seat: int, place: int) -> Refusal | None:
    """A place tile that is not to be had."""
    printed = table.components
    name = place_name(printed, place)
    if not printed.category[place]:
        return Refusal("places.village-trader", say("no-tile-printed", place=name), asked(table, seat))
    if not table.tiles >> place & 1:
        return tile_gone(table, seat, place)
    if printed.category[place] != 1 and table.players[seat].pending[-1] >> NUMBER:
        return Refusal("places.village-category-one", say("no-category-two", place=name), say("try-next-trader"))
    return None


def tile_gone(table: Table, seat: int, place: int) -> Refusal:
    """A tile that somebody has, or that is out of the game."""
    name = place_name(table.components, place)
    for other in range(len(table.players)):
        if table.players[other].tiles >> place & 1:
            why = say("no-tile-twice", place=name)
            if other != seat:
                why = say("no-tile-of", place=name, player=player_name(other))
            return Refusal("tiles.taken-once", why, asked(table, seat))
    rule = "exclusion.turns" if table.components.exclusions else "torture.leaves-game"
    return Refusal(rule, say("no-tile-in-game", place=name), asked(table, seat))


def send_refused(table: Table, seat: int, kind: int, deed: int) -> Refusal | None:
    """A follower that is not there, or does not fit the deed."""
    printed = table.components
    player = table.players[seat]
    number = player.pending[-1] >> NUMBER
    place = sent_from(number)
    there = senders(table, player, place) - (number >> JOINED)
    if kind >= OWN:
        return Refusal("deeds.own-followers", say("no-own-to-deeds"), asked(table, seat))
    if not count(there, kind):
        rule = "tiles.gunpowder-tower-deeds" if place == printed.tower else "places.town-hall"
        why = say("no-follower-there", who=follower(kind), place=place_name(printed, place))
        return Refusal(rule, why, say("try-send", list=any_of(followers(there))))
    if count(table.deeds[deed], kind) or count(table.deeds[deed], ANY):
        return None
    if not printed.deeds[deed]:
        return closed_deed(table, seat, deed)
    name = deed_name(printed, deed)
    profession = PROFESSIONS[kind]
    hint = _open_deeds(table, kind)
    if count(printed.deeds[deed], ANY):
        return Refusal("deeds.full", say("no-deed-space", deed=name), hint)
    if count(printed.deeds[deed], kind):
        return Refusal("deeds.full", say("no-deed-space-for", deed=name, profession=profession), hint)
    if kind == MONK:
        return Refusal("deeds.monks", say("no-deed-monk", deed=name), hint)
    return Refusal("deeds.exact-followers", say("no-deed-shows", deed=name, profession=profession), hint)


def _open_deeds(table: Table, kind: int) -> Words:
    """Where a follower may be sent."""
    free = [deed for deed, spaces in enumerate(table.deeds) if count(spaces, kind) or count(spaces, ANY)]
    if not free:
        return say("try-no-deed-for", profession=PROFESSIONS[kind])
    deeds = any_of(say("some-deed", deed=deed_name(table.components, deed)) for deed in free)
    return say("try-deeds", profession=PROFESSIONS[kind], list=deeds)


def sending_unfinished(table: Table, seat: int) -> Refusal:
    """Done is too early: nobody has been sent."""
    return Refusal("deeds.at-least-one", say("no-send-nobody"), asked(table, seat))


def buy_refused(table: Table, seat: int, number: int) -> Refusal | None:
    """Too many development points, or none."""
    printed = table.components
    player = table.players[seat]
    if number < 1 or number > printed.pharmacy_most:
        return Refusal(
            "tiles.pharmacy", say("no-such-sale", most=printed.pharmacy_most, number=number), asked(table, seat)
        )
    if number > player.coins:
        why = say("no-coins-for-points", number=number, coins=coins(number), have=player.coins)
        return Refusal("tiles.pharmacy-limits", why, asked(table, seat))
    left = printed.development_end - player.development
    if number > left:
        return Refusal("tiles.pharmacy-limits", say("no-steps-left", number=left), asked(table, seat))
    return None
