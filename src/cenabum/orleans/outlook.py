"""What the things of a table would do as it stands: places, tracks, the event, deeds. Each of them says it itself."""

from collections.abc import Sequence

from cenabum.bagbuilding.followers import FARMER, MONK, PROFESSIONS
from cenabum.bagbuilding.technology import farmers_only
from cenabum.kernel.outlook import Outlook, OutlookView, hopeful, hopeless, outlook_view
from cenabum.kernel.pool import count
from cenabum.kernel.words import say
from cenabum.orleans.decisions.recruit import unrecruitable
from cenabum.orleans.moves import GOODS
from cenabum.orleans.outlook_words import census, development, development_space, listed, next_space, recruiting
from cenabum.orleans.recruiting import can_recruit
from cenabum.orleans.refusals_actions import stopped_by
from cenabum.orleans.secrecy import shown
from cenabum.orleans.state import State
from cenabum.orleans.table import Table

SPECTATOR = -1


def outlook(state: State, seat: int, seats: Sequence[str]) -> list[dict[str, OutlookView]]:
    """For each seat: its places, and for who asks the tiles too that nobody has; the tracks, the event, the deeds."""
    table = state.copy()
    for number in range(len(seats)):
        table.players[number] = shown(state, number, seat)
    found = [things(table, number, number == seat) for number in range(len(seats))]
    return [{name: outlook_view(each, seats) for name, each in things.items()} for things in found]


def own_outlook(state: State, seat: int, seats: Sequence[str]) -> dict[str, OutlookView] | None:
    """The seat's own; while it hides a plan, others' things can look different to it."""
    if shown(state, seat, SPECTATOR) is not state.players[seat]:
        return None
    table = state.copy()
    for number in range(len(seats)):
        table.players[number] = shown(state, number, seat)
    return {name: outlook_view(each, seats) for name, each in things(table, seat, True).items()}


def things(table: Table, seat: int, asks: bool) -> dict[str, Outlook]:
    """What each thing would do for a seat; `asks` when it is this one that wants to know."""
    printed = table.components
    player = table.players[seat]
    places = player.tiles | ~printed.all_tiles | (table.tiles if asks else 0)
    census_now = say("help-player-census", census=census(table, seat, count(player.tracks, FARMER)))
    found = {"event": _event(table, seat), "next": _next_space(table, seat), "census": hopeful(census_now)}
    found["technology"] = _technology(table, seat)
    for good, name in enumerate(GOODS):
        asked = [words for event in printed.events if (words := event.asks_for(table, good)) is not None]
        if asked:
            found[f"good:{name}"] = hopeful(*asked)
    for place, name in enumerate(printed.place_names):
        if places >> place & 1:
            stopped = stopped_by(table, seat, place)
            found[f"place:{name}"] = hopeless(stopped) if stopped else printed.effects[place].outlook(table, seat)
    for track in range(MONK):
        found[f"track:{PROFESSIONS[track]}"] = recruit_outlook(table, seat, track)
    if asks:
        for deed, name in enumerate(printed.deed_names):
            if printed.deed_development[deed] and table.deeds[deed]:
                found[f"deed:{name}"] = hopeful(development(table, seat, printed.deed_development[deed]))
        for module in printed.in_play:
            found.update(module.outlooks(table, seat))
    return found


def recruit_outlook(table: Table, seat: int, kind: int) -> Outlook:
    """What the next follower of a kind brings, or why there is none."""
    if can_recruit(table, table.players[seat], kind):
        return hopeful(recruiting(table, seat, kind))
    return hopeless(unrecruitable(table, seat, kind))


def _event(table: Table, seat: int) -> Outlook:
    """What the event of the round would do; and the Sacristy, where a monk is ready to ward it off."""
    printed = table.components
    event = printed.events[table.event]
    found = event.outlook(table, seat)
    guarded = printed.sacristy >= 0 and table.players[seat].ready >> printed.sacristy & 1
    if guarded and event.hurts(table, seat):
        found.now.append(say("help-event-guard"))
    return found


def _technology(table: Table, seat: int) -> Outlook:
    """The technology tiles in hand, whether one of them must replace a farmer, and those that are placed."""
    player = table.players[seat]
    in_hand = player.technology_free + player.technology_first
    found = [say("help-technology-hand", number=in_hand)]
    if in_hand and (player.technology_first or farmers_only(player, table.components.first_placed_rule)):
        found.append(say("help-technology-first", number=in_hand))
    if player.technology_on:
        found.append(say("help-technology-placed", number=player.technology_on.bit_count()))
    return hopeful(*found)


def _next_space(table: Table, seat: int) -> Outlook:
    """The next space of the development track where the status rises or a citizen waits."""
    at = table.players[seat].development
    space = next_space(table, at, coins=False)
    if space < 0:
        return hopeful()
    what = listed(development_space(table.components, space, table.citizens))
    return hopeful(say("matters-development", number=space - at, what=what))
