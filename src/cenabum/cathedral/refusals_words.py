"""Words for refusals: names as players say them, what a seat is asked for, whom it waits for."""

from typing import TYPE_CHECKING

from cenabum.cathedral.decision import top
from cenabum.cathedral.moves import FOLLOWERS, ITEMS, PLACE, PLAYERS, SPACES
from cenabum.cathedral.names import NOTHING
from cenabum.cathedral.table import Table
from cenabum.kernel.decision import number_of
from cenabum.kernel.pool import counts
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import SILENCE, Sentence, Several, Words, all_of, any_of, say

if TYPE_CHECKING:
    from cenabum.cathedral.components import Components


def items(pool: int) -> Several:
    """The pieces of a pool: `2 wood and 1 rosette`."""
    held = [(item, number) for item, number in enumerate(counts(pool, len(ITEMS))) if number]
    return all_of(say("some-items", number=number, item=ITEMS[item]) for item, number in held)


def place_name(printed: "Components", place: int) -> str:
    """A place by its name in the data."""
    return printed.place_names[place]


def action_name(printed: "Components", space: int) -> str:
    """The action of a space by its name in the data."""
    return printed.action_names[printed.action_of[space]]


def route_name(printed: "Components", route: int) -> Words:
    """A route by its ends."""
    one, other = printed.ends[route]
    way = "river" if printed.way[route] else "land"
    return say("the-route", way=way, place=place_name(printed, one), place_2=place_name(printed, other))


def player_name(seat: int) -> str:
    """A player by the number of the seat: the state knows no names."""
    return PLAYERS[seat]


def sort_words(mask: int) -> Several:
    """What a space shows: `a knight or a farmer`."""
    if mask == (1 << len(FOLLOWERS)) - 1:
        return any_of([say("some-body")])
    return any_of(say("some-follower", follower=name) for kind, name in enumerate(FOLLOWERS) if mask >> kind & 1)


def homes(table: Table, seat: int) -> Words:
    """Where the follower in hand may go, by the legal moves."""
    printed = table.components
    found: list[str] = []
    for code in table.players[seat].options:
        if PLACE <= code < PLACE + SPACES:
            name = action_name(printed, code - PLACE)
            if name not in found:
                found.append(name)
    if not found:
        return SILENCE
    return say(
        "try-homes", follower=FOLLOWERS[table.drawn], list=any_of(say("some-action", action=name) for name in found)
    )


def situation(table: Table, seat: int) -> Sentence:
    """What the seat is asked for, or else whom it waits for."""
    if table.over:
        return SILENCE
    if pending := table.players[seat].pending:
        return top(table, seat).ask(table, seat, number_of(pending[-1]))
    return say("try-turn", player=player_name(table.active)) if table.active != NOTHING else SILENCE


def no_declining(table: Table, seat: int) -> Refusal:
    """actions.must: nobody refrains from a reward."""
    return Refusal("actions.must", say("no-declining"), situation(table, seat))
