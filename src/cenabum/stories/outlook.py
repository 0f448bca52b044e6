"""What the things of a story's table would do as it stands: areas, whatever can be sent, deeds and tasks. Their rules say it.

Places say it in the view itself (`PlaceEffect.now`, `PlaceEffect.closed`).
"""

from collections.abc import Sequence
from typing import Final

from cenabum.kernel.decision import number_of
from cenabum.kernel.outlook import Outlook, OutlookView, hopeful, outlook_view
from cenabum.kernel.words import SILENCE, say
from cenabum.stories import moves
from cenabum.stories.decision import top
from cenabum.stories.first_kingdom import may_advance
from cenabum.stories.moves import SEND, SIDES, TARGETS, parcel_names
from cenabum.stories.names import UNUSED
from cenabum.stories.portal import sendings
from cenabum.stories.secrecy import shown
from cenabum.stories.state import State
from cenabum.stories.table import Table

ON_AREA: Final = {
    "settle": moves.SETTLE,
    "withdraw": moves.WITHDRAW,
    "build": moves.BUILD,
    "lose": moves.LOSE,
}
SPECTATOR: Final = -1


def outlook(state: State, seat: int, seats: Sequence[str]) -> list[dict[str, OutlookView]]:
    """For each seat: what it could send where; for who asks the areas, too."""
    table = _as_seen(state, seat, seats)
    found = [_told(_sending(table, number), seats) for number in range(len(seats))]
    if seat != SPECTATOR:
        found[seat] |= _areas(state, seat, seats)
    return found


def own_outlook(state: State, seat: int, seats: Sequence[str]) -> dict[str, OutlookView] | None:
    """The seat's own; while it hides a plan, others' things can look different to it."""
    if shown(state, seat, SPECTATOR) is not state.players[seat]:
        return None
    return _told(_sending(_as_seen(state, seat, seats), seat), seats) | _areas(state, seat, seats)


def _as_seen(state: State, seat: int, seats: Sequence[str]) -> State:
    """A copy in which the players are what the seat sees of them."""
    table = state.copy()
    for number in range(len(seats)):
        table.players[number] = shown(state, number, seat).copy()
    return table


def _areas(state: State, seat: int, seats: Sequence[str]) -> dict[str, OutlookView]:
    areas = enumerate(state.components.area_names)
    found = {name: area_outlook(state, seat, area) for area, name in areas if state.terrain[area] != UNUSED}
    return _told({f"area:{name}": each for name, each in found.items()}, seats)


def _told(things: dict[str, Outlook], seats: Sequence[str]) -> dict[str, OutlookView]:
    return {name: outlook_view(each, seats) for name, each in things.items()}


def area_outlook(table: Table, seat: int, area: int) -> Outlook:
    """What the seat is asked about the area, or else what its places could do there."""
    player = table.players[seat]
    if player.pending:
        decision, number = top(table, seat), number_of(player.pending[-1])
        for kind in decision.answers:
            if kind not in ON_AREA:
                continue
            if ON_AREA[kind] + area in decision.options(table, seat, number):
                return hopeful(say(f"area-now-{decision.name}"))
            refused = decision.refuse(table, seat, number, kind, [area])
            return Outlook([], [each for each in (refused.reason, refused.fix) if each] if refused else [])
    found = hopeful()
    for place, effect in enumerate(table.components.effects):
        if player.tiles >> place & 1 and not effect.forbidden(table, seat):
            there = effect.there(table, seat, area)
            found.now.extend(there.now)
            found.lacks.extend(there.lacks)
    return found


def _sending(table: Table, seat: int) -> dict[str, Outlook]:
    """For each parcel where it could go; for each deed and task what of the portal it takes. The rule of sending is asked."""
    printed = table.components
    player = table.players[seat]
    names = parcel_names(printed.amounts)
    loaded = set(player.parcels)
    player.parcels = list(range(len(names)))
    pairs = [divmod(code - SEND, TARGETS) for code in sendings(table, seat, False)]
    player.parcels = list(loaded)
    found = {f"parcel:{name}": hopeful() for name in names}
    found |= {f"deed:{name}": hopeful() for name in printed.target_names}
    for parcel, target in pairs:
        goal, name = printed.target_names[target], names[parcel]
        pays = printed.deeds[target].gives(parcel) if target < SIDES else SILENCE
        found[f"parcel:{name}"].now.append(
            say("sent-to", target=goal, pays=pays) if pays else say("sent-for", target=goal)
        )
        if parcel in loaded:
            found[f"deed:{goal}"].now.append(
                say("sent-from", parcel=name, pays=pays) if pays else say("sent-free", parcel=name)
            )
    for name in names:
        if not found[f"parcel:{name}"].now:
            found[f"parcel:{name}"].lacks.append(say("sent-nowhere"))
    if may_advance(table, seat):
        for target, deed in enumerate(printed.deeds):
            told = found[f"deed:{printed.target_names[target]}"]
            if told.now and deed.advances:
                told.now.append(say("sent-advances"))
    return found
