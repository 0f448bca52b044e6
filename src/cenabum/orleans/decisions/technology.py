"""After passing: technology tiles in hand go to action spaces, or are kept."""

from typing import Final

from cenabum.bagbuilding.followers import MONK
from cenabum.bagbuilding.technology import farmers_only, place_technology, technology_spaces
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import SILENCE, Words, say
from cenabum.orleans import moves
from cenabum.orleans.decision import OrleansDecision
from cenabum.orleans.moves import DONE
from cenabum.orleans.refusals_planning import not_owned, twin
from cenabum.orleans.refusals_words import follower, has_place, place_name, places, situation, space_name
from cenabum.orleans.table import ACTIONS, INSTALLATIONS, START_PLAYER, Table


class Technology(OrleansDecision):
    """Where a technology tile goes."""

    name = "technology"
    answers = ("technology", "done")
    rules = (
        "technology.replaces",
        "technology.one-per-place",
        "technology.first-replaces-farmer",
        "technology.until-the-round-ends",
        "technology.kept-for-later",
    )
    busy = "technology"

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """technology.*: where a tile may go; done keeps it for a later pass."""
        layout = table.components.layout
        spaces = technology_spaces(layout, table.players[seat], table.components.first_placed_rule)
        return [*layout.spread(INSTALLATIONS, moves.TECHNOLOGY_TO, spaces), DONE]

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Place a technology tile; another one may follow."""
        printed = table.components
        player = table.players[seat]
        if code == DONE:
            player.pending.pop()
            return
        space = moves.SPACE_IN[code]
        place_technology(printed.layout, player, space)
        if table.log is not None:
            table.tell("installs", seat, space)
        if not technology_spaces(printed.layout, player, printed.first_placed_rule):
            player.pending.pop()

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """A space that takes no technology, or not this tile."""
        return _technology_refused(table, seat, at[0])

    def untimely(self, table: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
        """To place technology, and the seat is not asked for it: it has not passed, or the tile fits nowhere."""
        player = table.players[seat]
        nothing = not player.technology_free and not player.technology_first
        if nothing or (table.phase in (ACTIONS, START_PLAYER) and table.passed >> seat & 1):
            found = _technology_refused(table, seat, at[0])
            if found is not None:
                return found
        return Refusal("technology.after-passing", say("no-technology-now"), situation(table, seat))


def _technology_refused(table: Table, seat: int, space: int) -> Refusal | None:
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
    if farmers_only(player, printed.first_placed_rule) and not layout.farmer_spaces & bit:
        first = printed.first_placed_rule and player.technology_started == 0
        why = say("no-technology-first") if first else say("no-technology-craftsman")
        return Refusal("technology.first-replaces-farmer", why, hint)
    if layout.twins & bit >> 1 and player.open & bit >> 1:
        return twin(printed, space)
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


PLACE_TECHNOLOGY: Final = Technology()
