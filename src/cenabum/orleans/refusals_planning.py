"""Why not, for all that goes to places: a place that is not owned, a follower that is not at hand or does not fit a space."""

from cenabum.bagbuilding.board import TECHNOLOGY, Board
from cenabum.bagbuilding.followers import MONK, NEUTRAL_KINDS, OWN, PROFESSION, PROFESSIONS
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Sentence, Words, all_of, say, sentences
from cenabum.orleans.components import Components
from cenabum.orleans.refusals_words import (
    follower,
    followers,
    has_place,
    homes,
    place_name,
    player_name,
    professions,
    space_name,
    stand_ins,
    the_place,
)
from cenabum.orleans.table import Player, Table


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


def on_market(player: Board) -> Words:
    """What is on the market, as a hint."""
    return say("try-market", list=all_of(followers(player.market))) if player.market else say("try-market-empty")


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
        return twin(printed, space)
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


def twin(printed: Components, space: int) -> Refusal:
    """planning.identical-spaces: of two spaces that are alike the first is taken."""
    why = say("no-twin", place=place_name(printed, printed.layout.place_of[space]))
    return Refusal("planning.identical-spaces", why, say("try-twin"))
