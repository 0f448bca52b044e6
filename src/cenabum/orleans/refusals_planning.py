"""Why not, in the follower and planning phases: draws, recalls, the tower, placements, and technology after passing."""

from cenabum.bagbuilding.board import NOTHING, TECHNOLOGY, Board
from cenabum.bagbuilding.followers import KNIGHT, MONK, NEUTRAL_KINDS, OWN, PROFESSION, PROFESSIONS
from cenabum.bagbuilding.technology import technology_spaces
from cenabum.kernel.pool import count, total
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import SILENCE, Sentence, Words, all_of, any_of, say, sentences
from cenabum.orleans.components import Components
from cenabum.orleans.moves import PLACE, PLACE_STORED
from cenabum.orleans.refusals_words import (
    asked,
    follower,
    followers,
    has_place,
    homes,
    place_name,
    places,
    player_name,
    professions,
    space_name,
    stand_ins,
    the_place,
)
from cenabum.orleans.retinue import room
from cenabum.orleans.table import NUMBER, TO_BATHE, Player, Table


def not_owned(table: Table, seat: int, place: int) -> Refusal:
    """planning.own-place: the place is a tile that the player does not have."""
    printed = table.components
    hint = say("try-tile-out")
    if table.tiles >> place & 1:
        hint = say("try-tile-by-trader")
    for other in range(len(table.players)):
        if other != seat and table.players[other].tiles >> place & 1:
            hint = say("try-tile-of", player=player_name(other))
    return Refusal("planning.own-place", say("no-place", place=place_name(printed, place)), hint)


def draw_refused(table: Table, seat: int, number: int) -> Refusal:
    """Too many: the tightest of the limits is named."""
    printed = table.components
    player = table.players[seat]
    limit = printed.knight_draws[count(player.tracks, KNIGHT)]
    allowed = player.pending[-1] >> NUMBER
    free = room(table, player)
    bag = total(player.bag)
    most = min(allowed, free, bag)
    hint = say("try-draw-most", number=most) if most else asked(table, seat)
    if allowed == most:
        if allowed < limit:
            why = say("no-draw-recalled", number=limit, recalled=limit - allowed)
            return Refusal("followers.recall-limit", why, hint)
        return Refusal("followers.knights-limit", say("no-draw-knights", limit=limit, number=number), hint)
    if free == most:
        tower = "yes" if player.tiles >> printed.tower & 1 else "no"
        return Refusal("followers.market-room", say("no-draw-room", number=free, tower=tower), hint)
    return Refusal("followers.bag-limit", say("no-draw-bag", number=bag) if bag else say("no-bag"), hint)


def recall_refused(table: Table, seat: int, space: int) -> Refusal:
    """In the follower phase, before the draw: nobody is there to come back."""
    printed = table.components
    player = table.players[seat]
    place = printed.layout.place_of[space]
    if not has_place(printed, player, place):
        return not_owned(table, seat, place)
    placed = sorted(
        {
            printed.layout.place_of[other]
            for other, kind in enumerate(player.on)
            if kind != NOTHING and kind != TECHNOLOGY
        }
    )
    hint = say("try-recall-nobody")
    if placed:
        hint = say("try-recall", list=any_of(the_place(printed, other, "from") for other in placed))
    where = space_name(printed, space, "on")
    technology = player.on[space] == TECHNOLOGY
    why = say("no-recall-technology", space=where) if technology else say("no-body-on", space=where)
    return Refusal("followers.recall-followers-only", why, hint)


def store_refused(table: Table, seat: int, kind: int) -> Refusal:
    """In the follower phase, after the draw: such a follower is not there."""
    why = say("no-follower-on-market", who=follower(kind))
    return Refusal("tiles.gunpowder-tower-fill", why, on_market(table.players[seat]))


def storing_unfinished(table: Table, seat: int) -> Refusal:
    """Done is too early: the market is too full."""
    printed = table.components
    over = total(table.players[seat].market) - printed.market
    return Refusal(
        "tiles.gunpowder-tower-overflow", say("no-market-room", number=over), say("try-store-more", number=over)
    )


def on_market(player: Board) -> Words:
    """What is on the market, as a hint."""
    return say("try-market", list=all_of(followers(player.market))) if player.market else say("try-market-empty")


def place_refused(table: Table, seat: int, kind: int, space: int) -> Refusal | None:
    """A follower from the market, or out of the bath, to an action space."""
    printed = table.components
    player = table.players[seat]
    if player.pending[-1] & 31 == TO_BATHE:
        if not count(player.drawn, kind):
            return not_bathing(table, seat, say("no-follower-bathed", who=follower(kind)))
        if printed.layout.place_of[space] == printed.bathhouse:
            return Refusal("tiles.bathhouse-where", say("no-place-in-bath"), homes(table, seat, kind, PLACE))
    elif not count(player.market, kind):
        why = say("no-follower-on-market", who=follower(kind))
        if count(player.stored, kind):
            return Refusal("planning.from-market", why, say("try-from-tower"))
        return not_at_hand(printed, player, kind, why)
    found = space_refused(table, seat, kind, space, PLACE)
    if found is None and player.pending[-1] & 31 == TO_BATHE:
        return bath_unfinished(table, seat, say("no-bath-alone"))
    return found


def place_stored_refused(table: Table, seat: int, kind: int, space: int) -> Refusal | None:
    """A follower from the Gunpowder Tower to an action space."""
    printed = table.components
    player = table.players[seat]
    if not has_place(printed, player, printed.tower):
        return not_owned(table, seat, printed.tower)
    if not count(player.stored, kind):
        why = say("no-follower-in-tower", who=follower(kind))
        if count(player.market, kind):
            return Refusal("planning.from-market", why, say("try-from-market"))
        return not_at_hand(printed, player, kind, why)
    return space_refused(table, seat, kind, space, PLACE_STORED)


def not_bathing(table: Table, seat: int, why: Words) -> Refusal:
    """tiles.bathhouse-draw: only those who were drawn may be placed."""
    return Refusal("tiles.bathhouse-draw", why, asked(table, seat))


def bath_unfinished(table: Table, seat: int, why: Words) -> Refusal:
    """tiles.bathhouse-2014, tiles.bathhouse-2019: as many are placed as can be."""
    return Refusal(f"tiles.bathhouse-{table.components.edition}", why, asked(table, seat))


def not_at_hand(printed: Components, player: Player, kind: int, why: Words) -> Refusal:
    """The follower is neither on the market nor in the tower; perhaps it stands on a space already."""
    if kind in player.on:
        space = player.on.index(kind)
        there = place_name(printed, printed.layout.place_of[space])
        planned = player.planned & printed.layout.bit[space]
        hint = say("try-undo-placement", place=there) if planned else say("try-recall-later", place=there)
        return Refusal("planning.no-moving", why, hint)
    return Refusal("planning.from-market", why, on_market(player))


def space_refused(table: Table, seat: int, kind: int, space: int, first: int) -> Refusal | None:
    """A follower that is at hand, but may not go to this space."""
    printed = table.components
    layout = printed.layout
    player = table.players[seat]
    place = layout.place_of[space]
    if not has_place(printed, player, place):
        return not_owned(table, seat, place)
    hint = homes(table, seat, kind, first)
    if not player.open & layout.bit[space]:
        here = player.on[space]
        where = space_name(printed, space, "on")
        why = say("no-space-technology", space=where)
        if here != TECHNOLOGY:
            why = say("no-space-taken", who=follower(here), space=where)
        return Refusal("planning.occupied-space", why, hint or say("try-free-again"))
    fits = layout.fits[player.privileges]
    if not fits[kind] & layout.bit[space]:
        return _misfit(printed, player, kind, space, hint)
    if space and layout.twins & layout.bit[space - 1] and player.open & layout.bit[space - 1]:
        return _twin(printed, space)
    return None


def _misfit(printed: Components, player: Player, kind: int, space: int, hint: Words) -> Refusal:
    """The follower is not of a kind that the space takes."""
    layout = printed.layout
    where = space_name(printed, space)
    wanted = layout.wants[space]
    profession = PROFESSION[kind]
    if kind >= OWN and layout.fits[player.privileges][profession] & layout.bit[space]:
        why = say("no-own-here", place=place_name(printed, layout.place_of[space]))
        return Refusal("planning.own-followers-town-hall", why, hint or say("try-place-neutral"))
    if wanted == MONK:
        fix: Sentence = sentences(say("try-monk"), hint)
        return Refusal("planning.monk-space", say("no-monk-space", space=where), fix)
    helpers = professions(stand_ins(printed, player, space))
    needs = say("try-space-any", helpers=helpers)
    if wanted < NEUTRAL_KINDS:
        needs = say("try-space", profession=PROFESSIONS[wanted], helpers=helpers)
    substitutions = layout.substitutions
    owned = [number for number in range(len(substitutions)) if player.privileges >> number & 1]
    if len(owned) > 1 and any(substitutions[number].profession == profession for number in owned):
        tiles = all_of(the_place(printed, substitutions[number].place, "is") for number in owned)
        return Refusal("tiles.no-chain", say("no-chain", profession=PROFESSIONS[profession], tiles=tiles), needs)
    return Refusal("planning.matching-space", say("no-fit", who=follower(kind), space=where), needs)


def _twin(printed: Components, space: int) -> Refusal:
    why = say("no-twin", place=place_name(printed, printed.layout.place_of[space]))
    return Refusal("planning.identical-spaces", why, say("try-twin"))


def technology_refused(table: Table, seat: int, space: int) -> Refusal | None:
    """A technology tile to an action space, after passing."""
    printed = table.components
    layout = printed.layout
    player = table.players[seat]
    place = layout.place_of[space]
    bit = layout.bit[space]
    name = place_name(printed, place)
    if not player.technology_free and not player.technology_first:
        return Refusal("technology.none-to-place", say("no-technology"), say("try-technology"))
    if not has_place(printed, player, place):
        return not_owned(table, seat, place)
    hint = _gear_homes(table, seat)
    if len(layout.spaces[place]) == 1:
        return Refusal("technology.single-space", say("no-technology-single", place=name), hint)
    if layout.wants[space] == MONK:
        return Refusal("technology.monk-space", say("no-technology-monk"), hint)
    if not layout.technology_spaces & bit:
        return Refusal("technology.closed-places", say("no-technology-here", place=name), hint)
    if player.technology_closed & bit:
        return Refusal("technology.one-per-place", say("no-technology-twice", place=name), hint)
    if not player.open & bit:
        why = say("no-space-taken", who=follower(player.on[space]), space=space_name(printed, space, "on"))
        return Refusal("technology.empty-space", why, hint or say("try-technology-later"))
    limited = player.technology_started == 0 if printed.first_placed_rule else player.technology_free == 0
    if limited and not layout.farmer_spaces & bit:
        why = say("no-technology-first") if printed.first_placed_rule else say("no-technology-craftsman")
        return Refusal("technology.first-replaces-farmer", why, hint)
    if layout.twins & bit >> 1 and player.open & bit >> 1:
        return _twin(printed, space)
    return None


def _gear_homes(table: Table, seat: int) -> Words:
    """Where technology may go now."""
    printed = table.components
    layout = printed.layout
    spaces = technology_spaces(layout, table.players[seat], printed.first_placed_rule)
    found: list[int] = []
    for space, place in enumerate(layout.place_of):
        if spaces >> space & 1 and place not in found:
            found.append(place)
    if not found:
        return SILENCE
    farmer = "no" if spaces & ~layout.farmer_spaces else "yes"
    return say("try-technology-homes", farmer=farmer, places=places(printed, found, "at"))
