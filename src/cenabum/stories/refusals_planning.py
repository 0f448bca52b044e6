"""Why a follower cannot be drawn, recalled or placed; why a parcel, wood or technology cannot be put there."""

from cenabum.bagbuilding.followers import MONK
from cenabum.kernel.pool import total
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.stories.drawing import green_room, unplanned
from cenabum.stories.moves import COIN_PARCEL, FOLLOWERS, GOOD_PARCEL, TECHNOLOGY_PARCEL
from cenabum.stories.names import GRAIN
from cenabum.stories.portal import portal_room
from cenabum.stories.refusals_words import parcel_name, place_name, space_name
from cenabum.stories.table import NUMBER, TO_PLAN, Table


def draw_refused(table: Table, seat: int, number: int) -> Refusal:
    """Too many are to be drawn."""
    player = table.players[seat]
    allowed = player.pending[-1] >> NUMBER
    if number > allowed:
        return Refusal("followers.draw", say("no-draw-era", number=allowed), say("try-draw", number=allowed))
    room = green_room(table, player)
    if number > room:
        return Refusal("followers.green-room", say("no-draw-room", number=room), say("try-draw", number=room))
    return Refusal("followers.draw", say("no-draw-bag", number=total(player.bag)), say("try-draw-fewer"))


def recall_refused(table: Table, seat: int) -> Refusal:
    """Nobody is there to be called back, or there is no draw left for it."""
    if table.players[seat].pending[-1] >> NUMBER == 0:
        return Refusal("followers.recall", say("no-recall-left"), say("try-draw-none"))
    return Refusal("followers.recall", say("no-recall"))


def place_refused(table: Table, seat: int, decision: str, kind: int, space: int) -> Refusal:
    """The follower may not go to the space."""
    printed = table.components
    player = table.players[seat]
    layout = printed.layout
    pool = player.market if decision == "plan" else player.drawn
    name = FOLLOWERS[kind]
    if not player.spaces & layout.bit[space]:
        return Refusal("planning.matching-space", say("no-place", place=place_name(printed, layout.place_of[space])))
    if not pool >> (5 * kind) & 31:
        why = (
            say("no-follower-on-green", follower=name)
            if decision == "plan"
            else say("no-follower-drawn", follower=name)
        )
        return Refusal("planning.matching-space", why)
    if not player.open & layout.bit[space]:
        return Refusal("planning.matching-space", say("no-space", space=space_name(printed, space)))
    if not layout.fits[player.privileges][kind] & layout.bit[space]:
        if layout.wants[space] == MONK:
            return Refusal("planning.monks", say("no-monk-space", space=space_name(printed, space)))
        why = say("no-fit", follower=name, space=space_name(printed, space))
        return Refusal("planning.matching-space", why, say("try-fit", follower=FOLLOWERS[layout.wants[space]]))
    return Refusal("planning.matching-space", say("no-twin"))


def fair_refused(table: Table, seat: int, kind: int) -> Refusal:
    """The County fair does not take the follower."""
    player = table.players[seat]
    if not player.tiles >> table.components.fair & 1:
        return Refusal("tiles.county-fair", say("no-place", place="county_fair"))
    if player.fair >> (5 * kind) & 31:
        return Refusal("tiles.county-fair", say("no-fair-twice", follower=FOLLOWERS[kind]))
    return Refusal("tiles.county-fair", say("no-fair-follower", follower=FOLLOWERS[kind]))


def load_refused(table: Table, seat: int, parcel: int) -> Refusal:
    """The portal is full, or the parcel is not there."""
    printed = table.components
    player = table.players[seat]
    if portal_room(table, player) <= 0:
        return Refusal("portal.load", say("no-portal-room"), say("try-send"))
    name = parcel_name(printed, parcel)
    if parcel < GOOD_PARCEL:
        return Refusal("portal.load", say("no-follower-on-green", follower=name))
    if parcel < TECHNOLOGY_PARCEL:
        return Refusal("portal.load", say("no-good", good=name))
    if parcel == TECHNOLOGY_PARCEL:
        return Refusal("portal.load", say("no-technology"))
    lack = printed.amounts[parcel - COIN_PARCEL] - player.coins
    return Refusal("portal.load", say("no-coins", number=player.coins), say("try-more", number=lack))


def supply_refused(table: Table, seat: int, place: int) -> Refusal:
    """Wood or grain cannot be put on the place."""
    printed = table.components
    player = table.players[seat]
    name = place_name(printed, place)
    if place == printed.bakery and not player.tiles >> place & 1:
        return Refusal("tiles.bakery", say("no-place", place=name))
    if place == printed.bakery:
        if player.grain_back:
            return Refusal("tiles.bakery-either", say("no-bakery-again"))
        if not player.goods >> (5 * GRAIN) & 31:
            return Refusal("tiles.bakery", say("no-good", good="grain"))
        return Refusal("tiles.bakery", say("no-bakery-room", number=printed.bakery_spaces))
    if not printed.wood_spaces >> place & 1:
        return Refusal("planning.wood", say("no-goods-space", place=name))
    if not player.tiles >> place & 1:
        return Refusal("kingdom.era-gifts", say("no-place", place=name))
    if player.wood >> place & 1:
        return Refusal("planning.wood", say("no-wood-twice", place=name))
    return Refusal("planning.wood", say("no-good", good="wood"), say("try-wood"))


def technology_refused(table: Table, seat: int, space: int) -> Refusal:
    """The technology tile may not lie there."""
    printed = table.components
    player = table.players[seat]
    layout = printed.layout
    bit = layout.bit[space]
    place = layout.place_of[space]
    name = place_name(printed, place)
    if not player.technology_free:
        return Refusal("technology.after-round", say("no-technology"))
    if player.pending[-1] == TO_PLAN and not unplanned(player):
        return Refusal("technology.before-plan", say("no-technology-planned"), say("try-unplan"))
    if layout.wants[space] == MONK:
        return Refusal("technology.any-follower", say("no-technology-monk"))
    if printed.place_names[place] in ("monastery", "laboratory"):
        return Refusal(f"places.{printed.place_names[place]}", say("no-technology-place", place=name))
    if not layout.technology_spaces & bit:
        return Refusal("technology.single-space", say("no-technology-single", place=name))
    if player.technology_closed & bit:
        return Refusal("technology.one-per-place", say("no-technology-twice", place=name))
    return Refusal("technology.after-round", say("no-technology-space", space=space_name(printed, space)))
