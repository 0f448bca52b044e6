"""Why a follower or a technology tile cannot be put somewhere, or a follower not be had, whatever the decision is."""

from cenabum.bagbuilding.followers import MONK
from cenabum.kernel.pool import count
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, say
from cenabum.stories.moves import FOLLOWERS
from cenabum.stories.refusals_words import place_name, space_name
from cenabum.stories.table import Table


def place_refused(table: Table, seat: int, pool: int, nobody: Words, kind: int, space: int) -> Refusal:
    """The follower may not go to the space. `nobody` is said when the pool has no such follower."""
    printed = table.components
    player = table.players[seat]
    layout = printed.layout
    name = FOLLOWERS[kind]
    if not player.spaces & layout.bit[space]:
        return Refusal("planning.matching-space", say("no-place", place=place_name(printed, layout.place_of[space])))
    if not count(pool, kind):
        return Refusal("planning.matching-space", nobody)
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
    if count(player.fair, kind):
        return Refusal("tiles.county-fair", say("no-fair-twice", follower=FOLLOWERS[kind]))
    return Refusal("tiles.county-fair", say("no-fair-follower", follower=FOLLOWERS[kind]))


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
    if layout.wants[space] == MONK:
        return Refusal("technology.any-follower", say("no-technology-monk"))
    if printed.place_names[place] in ("monastery", "laboratory"):
        return Refusal(f"places.{printed.place_names[place]}", say("no-technology-place", place=name))
    if not layout.technology_spaces & bit:
        return Refusal("technology.single-space", say("no-technology-single", place=name))
    if player.technology_closed & bit:
        return Refusal("technology.one-per-place", say("no-technology-twice", place=name))
    return Refusal("technology.after-round", say("no-technology-space", space=space_name(printed, space)))


def recruit_refused(table: Table, kind: int) -> Refusal:
    """The follower cannot be had."""
    if not count(table.market_followers, kind):
        return Refusal("places.nobody-left", say("no-follower-left", follower=FOLLOWERS[kind]))
    return Refusal("general.not-offered", say("no-follower-offered", follower=FOLLOWERS[kind]))
