"""Why not, in the follower and planning phases: draws, recalls, the tower, placements, and technology after passing."""

from cenabum.bagbuilding.board import NOTHING, TECHNOLOGY, Board
from cenabum.bagbuilding.followers import KNIGHT, MONK, NEUTRAL_KINDS, OWN, PROFESSION, PROFESSIONS
from cenabum.bagbuilding.technology import technology_spaces
from cenabum.kernel.pool import count, total
from cenabum.kernel.refusal import Refusal
from cenabum.orleans.components import Components
from cenabum.orleans.moves import PLACE, PLACE_STORED
from cenabum.orleans.refusals_words import (
    asked,
    capital,
    follower,
    followers,
    has_place,
    homes,
    listed,
    place_name,
    places,
    player_name,
    space_name,
    stand_ins,
)
from cenabum.orleans.retinue import room
from cenabum.orleans.table import NUMBER, TO_BATHE, Player, Table


def not_owned(t: Table, seat: int, place: int) -> Refusal:
    """planning.own-place: the place is a tile that the player does not have."""
    c = t.components
    hint = "It is out of the game."
    if t.tiles >> place & 1:
        hint = "Take it when you recruit a trader."
    for other in range(len(t.players)):
        if other != seat and t.players[other].tiles >> place & 1:
            hint = f"It belongs to {player_name(other)}."
    return Refusal("planning.own-place", f"You do not have the {place_name(c, place)}.", hint)


def draw_refused(t: Table, seat: int, number: int) -> Refusal:
    """Too many: the tightest of the limits is named."""
    c = t.components
    player = t.players[seat]
    limit = c.knight_draws[count(player.tracks, KNIGHT)]
    allowed = player.pending[-1] >> NUMBER
    free = room(t, player)
    bag = total(player.bag)
    most = min(allowed, free, bag)
    hint = f"Draw {most} at most." if most else asked(t, seat)
    if allowed == most:
        if allowed < limit:
            why = f"You may draw {limit}, but {limit - allowed} already went to recalls."
            return Refusal("followers.recall-limit", why, hint)
        return Refusal("followers.knights-limit", f"Your knights let you draw {limit}, not {number}.", hint)
    if free == most:
        tower = " and Gunpowder Tower have" if player.tiles >> c.tower & 1 else " has"
        return Refusal("followers.market-room", f"Your market{tower} room for {free} more.", hint)
    held = f"holds {bag} follower{'' if bag == 1 else 's'}" if bag else "is empty"
    return Refusal("followers.bag-limit", f"Your bag {held}.", hint)


def recall_refused(t: Table, seat: int, space: int) -> Refusal:
    """In the follower phase, before the draw: nobody is there to come back."""
    c = t.components
    player = t.players[seat]
    place = c.layout.place_of[space]
    if not has_place(c, player, place):
        return not_owned(t, seat, place)
    what = "Technology lies" if player.on[space] == TECHNOLOGY else "Nobody stands"
    placed = sorted(
        {c.layout.place_of[other] for other, kind in enumerate(player.on) if kind != NOTHING and kind != TECHNOLOGY}
    )
    names = listed([f"the {place_name(c, other)}" for other in placed], "or")
    hint = f"You may call back followers from {names}." if placed else "No follower of yours is placed."
    return Refusal("followers.recall-followers-only", f"{what} on {space_name(c, space)}.", hint)


def store_refused(t: Table, seat: int, kind: int) -> Refusal:
    """In the follower phase, after the draw: such a follower is not there."""
    player = t.players[seat]
    why = f"There is no {follower(kind)} on your market."
    return Refusal("tiles.gunpowder-tower-fill", why, on_market(player))


def storing_unfinished(t: Table, seat: int) -> Refusal:
    """Done is too early: the market is too full."""
    c = t.components
    over = total(t.players[seat].market) - c.market
    why = f"Your market holds {over} follower{'' if over == 1 else 's'} too many for planning."
    return Refusal("tiles.gunpowder-tower-overflow", why, f"Move {over} more into the Gunpowder Tower.")


def on_market(player: Board) -> str:
    """What is on the market, as a hint."""
    return f"On your market: {followers(player.market)}." if player.market else "Your market is empty."


def place_refused(t: Table, seat: int, kind: int, space: int) -> Refusal | None:
    """A follower from the market, or out of the bath, to an action space."""
    c = t.components
    player = t.players[seat]
    name = follower(kind)
    if player.pending[-1] & 31 == TO_BATHE:
        if not count(player.drawn, kind):
            return not_bathing(t, seat, f"No {name} came out of the bath.")
        if c.layout.place_of[space] == c.bathhouse:
            hint = homes(t, seat, kind, PLACE)
            return Refusal("tiles.bathhouse-where", "Nobody from the bath goes onto the Bathhouse itself.", hint)
    elif not count(player.market, kind):
        if count(player.stored, kind):
            hint = "One waits in the Gunpowder Tower: place it from there."
            return Refusal("planning.from-market", f"There is no {name} on your market.", hint)
        return not_at_hand(c, player, kind, f"There is no {name} on your market.")
    return space_refused(t, seat, kind, space, PLACE)


def place_stored_refused(t: Table, seat: int, kind: int, space: int) -> Refusal | None:
    """A follower from the Gunpowder Tower to an action space."""
    c = t.components
    player = t.players[seat]
    if not has_place(c, player, c.tower):
        return not_owned(t, seat, c.tower)
    if not count(player.stored, kind):
        why = f"There is no {follower(kind)} in your Gunpowder Tower."
        if count(player.market, kind):
            return Refusal("planning.from-market", why, "One is on your market: place it from there.")
        return not_at_hand(c, player, kind, why)
    return space_refused(t, seat, kind, space, PLACE_STORED)


def not_bathing(t: Table, seat: int, why: str) -> Refusal:
    """tiles.bathhouse-draw: only those who were drawn may be placed."""
    return Refusal("tiles.bathhouse-draw", why, asked(t, seat))


def not_at_hand(c: Components, player: Player, kind: int, why: str) -> Refusal:
    """The follower is neither on the market nor in the tower; perhaps it stands on a space already."""
    if kind in player.on:
        space = player.on.index(kind)
        there = place_name(c, c.layout.place_of[space])
        if player.planned & c.layout.bit[space]:
            hint = f"The one at the {there} is free when you undo its placement."
        else:
            hint = f"The one at the {there} stays until the place acts or you call it back before a draw."
        return Refusal("planning.no-moving", why, hint)
    return Refusal("planning.from-market", why, on_market(player))


def space_refused(t: Table, seat: int, kind: int, space: int, first: int) -> Refusal | None:
    """A follower that is at hand, but may not go to this space."""
    c = t.components
    layout = c.layout
    player = t.players[seat]
    place = layout.place_of[space]
    if not has_place(c, player, place):
        return not_owned(t, seat, place)
    where = space_name(c, space)
    hint = homes(t, seat, kind, first)
    if not player.open & layout.bit[space]:
        here = player.on[space]
        what = "A technology tile lies" if here == TECHNOLOGY else f"A {follower(here)} stands"
        rest = hint or "It is free again when its place has acted, or by a recall."
        return Refusal("planning.occupied-space", f"{what} on {where} already.", rest)
    fits = layout.fits[player.privileges]
    if not fits[kind] & layout.bit[space]:
        return _misfit(c, player, kind, space, hint)
    if space and layout.twins & layout.bit[space - 1] and player.open & layout.bit[space - 1]:
        return _twin(c, space)
    return None


def _misfit(c: Components, player: Player, kind: int, space: int, hint: str) -> Refusal:
    """The follower is not of a kind that the space takes."""
    layout = c.layout
    where = space_name(c, space)
    wanted = layout.wants[space]
    place = place_name(c, layout.place_of[space])
    if kind >= OWN and layout.fits[player.privileges][PROFESSION[kind]] & layout.bit[space]:
        why = f"Followers of your own colour never go to the {place}."
        return Refusal("planning.own-followers-town-hall", why, hint or "Place a neutral follower there.")
    if wanted == MONK:
        why = f"{capital(where)} takes a monk and nobody else."
        return Refusal("planning.monk-space", why, f"Place a monk there. {hint}".strip())
    helpers = listed([f"a {PROFESSIONS[other]}" for other in stand_ins(c, player, space)], "or")
    needs = f"It needs a {PROFESSIONS[wanted] if wanted < NEUTRAL_KINDS else 'follower'}; {helpers} would do."
    substitutions = layout.substitutions
    owned = [number for number in range(len(substitutions)) if player.privileges >> number & 1]
    if len(owned) > 1 and any(substitutions[number].profession == PROFESSION[kind] for number in owned):
        tiles = listed([f"the {place_name(c, substitutions[number].place)}" for number in owned])
        why = f"A {PROFESSIONS[PROFESSION[kind]]} cannot stand in here: {tiles} do not work one after the other."
        return Refusal("tiles.no-chain", why, needs)
    why = f"{capital(where)} does not take a {follower(kind)}."
    return Refusal("planning.matching-space", why, needs)


def _twin(c: Components, space: int) -> Refusal:
    why = f"The {place_name(c, c.layout.place_of[space])} has two equal spaces, and the first one is filled first."
    return Refusal("planning.identical-spaces", why, "Choose the first one: it is the same.")


def technology_refused(t: Table, seat: int, space: int) -> Refusal | None:
    """A technology tile to an action space, after passing."""
    c = t.components
    layout = c.layout
    player = t.players[seat]
    place = layout.place_of[space]
    bit = layout.bit[space]
    name = place_name(c, place)
    if not player.technology_free and not player.technology_first:
        return Refusal(
            "technology.none-to-place",
            "You have no technology tile to place.",
            "A craftsman or the Laboratory brings one.",
        )
    if not has_place(c, player, place):
        return not_owned(t, seat, place)
    hint = _gear_homes(t, seat)
    if len(layout.spaces[place]) == 1:
        return Refusal("technology.single-space", f"The {name} has a single space, and that needs a follower.", hint)
    if layout.wants[space] == MONK:
        return Refusal("technology.monk-space", "Technology never stands for a monk.", hint)
    if not layout.technology_spaces & bit:
        return Refusal("technology.closed-places", f"The {name} takes no technology.", hint)
    if player.technology_closed & bit:
        return Refusal("technology.one-per-place", f"The {name} has a technology tile already.", hint)
    if not player.open & bit:
        why = f"A {follower(player.on[space])} stands on {space_name(c, space)}."
        return Refusal("technology.empty-space", why, hint or "Place it after a later pass, when the space is empty.")
    limited = player.technology_started == 0 if c.first_placed_rule else player.technology_free == 0
    if limited and not layout.farmer_spaces & bit:
        which = "The first technology tile you place" if c.first_placed_rule else "The tile of your first craftsman"
        return Refusal("technology.first-replaces-farmer", f"{which} goes onto a farmer space only.", hint)
    if layout.twins & bit >> 1 and player.open & bit >> 1:
        return _twin(c, space)
    return None


def _gear_homes(t: Table, seat: int) -> str:
    """Where technology may go now."""
    c = t.components
    layout = c.layout
    spaces = technology_spaces(layout, t.players[seat], c.first_placed_rule)
    found: list[int] = []
    for space, place in enumerate(layout.place_of):
        if spaces >> space & 1 and place not in found:
            found.append(place)
    if not found:
        return ""
    kind = "farmer" if not spaces & ~layout.farmer_spaces else "free"
    return f"It may go onto a {kind} space of {places(c, found, 'or')}."
