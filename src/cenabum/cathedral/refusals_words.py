"""Words for refusals: names as players say them, what a seat is asked for, whom it waits for."""

from cenabum.cathedral.components import Components
from cenabum.cathedral.moves import BAGS, FOLLOWERS, ITEMS, PLACE, PLAYERS, SPACES
from cenabum.cathedral.table import (
    NOTHING,
    NUMBER,
    TO_DELIVER,
    TO_DRAW,
    TO_FINISH,
    TO_GIVE,
    TO_MOVE,
    TO_PAINT,
    TO_PLACE,
    TO_ROOM,
    TO_SEND,
    TO_TAKE,
    Table,
)
from cenabum.kernel.pool import counts
from cenabum.kernel.words import SILENCE, Sentence, Several, Words, all_of, any_of, say, sentences


def items(pool: int) -> Several:
    """The pieces of a pool: `2 wood and 1 rosette`."""
    held = [(item, number) for item, number in enumerate(counts(pool, len(ITEMS))) if number]
    return all_of(say("some-items", number=number, item=ITEMS[item]) for item, number in held)


def place_name(printed: Components, place: int) -> str:
    """A place by its name in the data."""
    return printed.place_names[place]


def action_name(printed: Components, space: int) -> str:
    """The action of a space by its name in the data."""
    return printed.action_names[printed.action_of[space]]


def route_name(printed: Components, route: int) -> Words:
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


def asked(table: Table, seat: int) -> Sentence:
    """What a seat with a decision is asked for, in a sentence."""
    printed = table.components
    player = table.players[seat]
    decision = player.pending[-1] & 31
    number = player.pending[-1] >> NUMBER
    if decision == TO_DRAW:
        return say(
            "ask-draw", list=any_of(say("some-bag", bag=name) for bag, name in enumerate(BAGS) if table.bags[bag])
        )
    if decision == TO_PLACE:
        return sentences(say("ask-place", follower=FOLLOWERS[table.drawn]), homes(table, seat))
    if decision == TO_MOVE:
        ways = any_of(route_name(printed, route) for route in printed.routes_from[number][player.place])
        return say("ask-move", list=ways) if ways else say("ask-stay")
    if decision == TO_TAKE:
        return say("ask-take", item=ITEMS[number & 3])
    if decision == TO_DELIVER:
        return say("ask-deliver", number=number)
    if decision == TO_PAINT:
        return say("ask-paint")
    if decision == TO_SEND:
        return say("ask-send")
    if decision == TO_GIVE:
        return say("ask-give")
    if decision == TO_ROOM:
        held = table.players[number >> 2 & 3].knapsack
        return say("ask-room", item=ITEMS[number & 3], player=player_name(number >> 2 & 3), list=items(held))
    assert decision == TO_FINISH
    return say("ask-finish")


def situation(table: Table, seat: int) -> Sentence:
    """What the seat is asked for, or else whom it waits for."""
    if table.over:
        return SILENCE
    if table.players[seat].pending:
        return asked(table, seat)
    return say("try-turn", player=player_name(table.active)) if table.active != NOTHING else SILENCE
