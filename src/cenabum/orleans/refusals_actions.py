"""Why not, in the action phase: places that cannot act."""

from cenabum.bagbuilding.followers import NEUTRAL, NEUTRAL_KINDS, PROFESSIONS
from cenabum.kernel.pool import count
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import SILENCE, Words, all_of, say, sentences
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
from cenabum.orleans.decisions.recruit import unrecruitable
from cenabum.orleans.deeds import senders
from cenabum.orleans.moves import GOODS
from cenabum.orleans.refusals_planning import not_owned
from cenabum.orleans.refusals_words import (
    asked,
    followers,
    has_place,
    missing,
    place_name,
    player_name,
    town_name,
)
from cenabum.orleans.table import Table


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
    stopped = _stopped(table, seat, place)
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


def _stopped(table: Table, seat: int, place: int) -> Refusal | None:
    """A place that a module keeps from acting."""
    for module in table.components.in_play:
        found = module.place_refused(table, seat, place)
        if found is not None:
            return found
    return None


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
