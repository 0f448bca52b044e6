"""Why a follower cannot be drawn, recalled or placed; why a parcel, wood or technology cannot be put there."""

from cenabum.bagbuilding.followers import MONK
from cenabum.kernel.pool import total
from cenabum.kernel.refusal import Refusal
from cenabum.stories.drawing import GRAIN, green_room
from cenabum.stories.moves import COIN_PARCEL, FOLLOWERS, GOOD_PARCEL, TECHNOLOGY_PARCEL
from cenabum.stories.portal import portal_room
from cenabum.stories.refusals_words import parcel_name, place_name, space_name
from cenabum.stories.table import NUMBER, Table


def draw_refused(t: Table, seat: int, number: int) -> Refusal:
    """Too many are to be drawn."""
    player = t.players[seat]
    allowed = player.pending[-1] >> NUMBER
    if number > allowed:
        return Refusal(
            "followers.draw", f"Your era lets you draw {allowed} more in this round.", f"Draw {allowed} or fewer."
        )
    room = green_room(t, player)
    if number > room:
        return Refusal("followers.green-room", f"The village green has room for {room}.", f"Draw {room} or fewer.")
    return Refusal("followers.draw", f"Your bag holds {total(player.bag)} followers.", "Draw fewer.")


def recall_refused(t: Table, seat: int) -> Refusal:
    """Nobody is there to be called back, or there is no draw left for it."""
    if t.players[seat].pending[-1] >> NUMBER == 0:
        return Refusal("followers.recall", "Every recall takes the place of a draw, and none is left.", "Draw 0.")
    return Refusal("followers.recall", "There is no follower of yours there, or no room on the green.", "")


def place_refused(t: Table, seat: int, decision: str, kind: int, space: int) -> Refusal:
    """The follower may not go to the space."""
    c = t.components
    player = t.players[seat]
    layout = c.layout
    pool = player.market if decision == "plan" else player.drawn
    name = FOLLOWERS[kind]
    if not player.spaces & layout.bit[space]:
        return Refusal("planning.matching-space", f"You do not have the {place_name(c, layout.place_of[space])}.", "")
    if not pool >> (5 * kind) & 31:
        where = "on your village green" if decision == "plan" else "among the followers drawn"
        return Refusal("planning.matching-space", f"There is no {name} {where}.", "")
    if not player.open & layout.bit[space]:
        return Refusal("planning.matching-space", f"{space_name(c, space).capitalize()} is taken.", "")
    if not layout.fits[player.privileges][kind] & layout.bit[space]:
        if layout.wants[space] == MONK:
            return Refusal("planning.monks", f"Only a monk may stand on {space_name(c, space)}.", "")
        wanted = FOLLOWERS[layout.wants[space]]
        return Refusal(
            "planning.matching-space",
            f"A {name} may not stand on {space_name(c, space)}.",
            f"A {wanted} or a monk may.",
        )
    return Refusal("planning.matching-space", "The identical space beside it is filled first.", "")


def fair_refused(t: Table, seat: int, kind: int) -> Refusal:
    """The County fair does not take the follower."""
    player = t.players[seat]
    if not player.tiles >> t.components.fair & 1:
        return Refusal("tiles.county-fair", "You do not have the County fair.", "")
    if player.fair >> (5 * kind) & 31:
        return Refusal("tiles.county-fair", f"A {FOLLOWERS[kind]} stands there already; no two may be alike.", "")
    return Refusal("tiles.county-fair", f"There is no {FOLLOWERS[kind]} to put there.", "")


def load_refused(t: Table, seat: int, parcel: int) -> Refusal:
    """The portal is full, or the parcel is not there."""
    c = t.components
    player = t.players[seat]
    if portal_room(t, player) <= 0:
        return Refusal("portal.load", "All spaces of your portal are taken.", "Send something first.")
    name = parcel_name(c, parcel)
    if parcel < GOOD_PARCEL:
        return Refusal("portal.load", f"There is no {name} on your village green.", "")
    if parcel < TECHNOLOGY_PARCEL:
        return Refusal("portal.load", f"You have no {name}.", "")
    if parcel == TECHNOLOGY_PARCEL:
        return Refusal("portal.load", "You have no technology tile in your supply.", "")
    lack = c.amounts[parcel - COIN_PARCEL] - player.coins
    return Refusal("portal.load", f"You have {player.coins} coins.", f"{lack} more are needed.")


def supply_refused(t: Table, seat: int, place: int) -> Refusal:
    """Wood or grain cannot be put on the place."""
    c = t.components
    player = t.players[seat]
    name = place_name(c, place)
    if place == c.bakery:
        if not player.goods >> (5 * GRAIN) & 31:
            return Refusal("tiles.bakery", "You have no grain.", "")
        return Refusal("tiles.bakery", f"The Bakery takes up to {c.bakery_spaces} grain.", "")
    if not c.wood_spaces >> place & 1:
        return Refusal("planning.wood", f"The {name} has no space for goods.", "")
    if not player.tiles >> place & 1:
        return Refusal("kingdom.era-gifts", f"You do not have the {name} yet.", "")
    if player.wood >> place & 1:
        return Refusal("planning.wood", f"Wood lies on the {name} already.", "")
    return Refusal("planning.wood", "You have no wood.", "Forests and the market give wood.")


def technology_refused(t: Table, seat: int, space: int) -> Refusal:
    """The technology tile may not lie there."""
    c = t.components
    player = t.players[seat]
    layout = c.layout
    bit = layout.bit[space]
    place = layout.place_of[space]
    name = place_name(c, place)
    if not player.technology_free:
        return Refusal("technology.after-round", "You have no technology tile in your supply.", "")
    if layout.wants[space] == MONK:
        return Refusal("technology.any-follower", "Technology never stands in for a monk.", "")
    if c.place_names[place] in ("monastery", "laboratory"):
        return Refusal(f"places.{c.place_names[place]}", f"Technology is never placed on the {name}.", "")
    if not layout.technology_spaces & bit:
        return Refusal("technology.single-space", f"The {name} has a single action space.", "")
    if player.technology_closed & bit:
        return Refusal("technology.one-per-place", f"There is technology on the {name} already.", "")
    return Refusal("technology.after-round", f"{space_name(c, space).capitalize()} is not an empty space of yours.", "")
