"""Words for refusals: names as players say them, what a seat is asked for, whom it waits for."""

from typing import Final

from cenabum.cathedral.components import Components
from cenabum.cathedral.moves import BAGS, FOLLOWERS, ITEMS, PLACE, SPACES
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
    TO_SEND,
    TO_TAKE,
    Table,
)
from cenabum.kernel.pool import counts

ACTION_WORDS: Final = {
    "cart": "the Cart",
    "boat": "the Boat",
    "red_market": "the red Market Place",
    "blue_market": "the blue Market Place",
    "foundry": "the Glass Foundry",
    "painting": "the Glass Painting",
    "red_festival": "the red Festival Ground",
    "blue_festival": "the blue Festival Ground",
    "bell_tower": "the Bell Tower",
}


def listed(words: list[str], last: str = "and") -> str:
    """`one, two and three`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}" if words else "nothing"


def capital(text: str) -> str:
    """With a capital letter."""
    return text[:1].upper() + text[1:]


def items(pool: int) -> str:
    """The pieces of a pool: `2 wood and 1 rosette`."""
    return listed([f"{number} {ITEMS[item]}" for item, number in enumerate(counts(pool, len(ITEMS))) if number])


def place_name(c: Components, place: int) -> str:
    """The printed name of a place."""
    return str(c.figures.get(f"map.places.{c.place_names[place]}.name"))


def action_name(c: Components, space: int) -> str:
    """The action of a space."""
    name = c.action_names[c.action_of[space]]
    return ACTION_WORDS.get(name, name)


def route_name(c: Components, route: int) -> str:
    """A route by its ends."""
    one, other = c.ends[route]
    kind = "river" if c.way[route] else "land route"
    return f"the {kind} between {place_name(c, one)} and {place_name(c, other)}"


def player_name(seat: int) -> str:
    """A player by the number of the seat: the state knows no names."""
    return f"player {seat + 1}"


def sort_words(mask: int) -> str:
    """What a space shows: `a knight or a farmer`."""
    if mask == (1 << len(FOLLOWERS)) - 1:
        return "anybody"
    return listed([f"a {name}" for kind, name in enumerate(FOLLOWERS) if mask >> kind & 1], "or")


def homes(t: Table, seat: int) -> str:
    """Where the follower in hand may go, by the legal moves."""
    c = t.components
    found: list[str] = []
    for code in t.players[seat].options:
        if PLACE <= code < PLACE + SPACES:
            name = action_name(c, code - PLACE)
            if name not in found:
                found.append(name)
    if not found:
        return ""
    return f"Your {FOLLOWERS[t.drawn]} may go to {listed(found, 'or')}."


def asked(t: Table, seat: int) -> str:
    """What a seat with a decision is asked for, in a sentence."""
    c = t.components
    player = t.players[seat]
    decision = player.pending[-1] & 31
    number = player.pending[-1] >> NUMBER
    if decision == TO_DRAW:
        return f"Draw from {listed([f'the {name} bag' for bag, name in enumerate(BAGS) if t.bags[bag]], 'or')}."
    if decision == TO_PLACE:
        return f"Place your {FOLLOWERS[t.drawn]}. {homes(t, seat)}"
    if decision == TO_MOVE:
        ways = [route_name(c, route) for route in c.routes_from[number][player.place]]
        return f"Move your builder along {listed(ways, 'or')}, or refrain." if ways else "Refrain from moving."
    if decision == TO_TAKE:
        return f"Take the {ITEMS[number & 3]} or leave it."
    if decision == TO_DELIVER:
        return f"Deliver up to {number} {'piece' if number == 1 else 'pieces'}, or be done."
    if decision == TO_PAINT:
        return "Give up a rosette for a blueprint, or refrain."
    if decision == TO_SEND:
        return "Send the monk into the red or the blue bag."
    if decision == TO_GIVE:
        return "Say into whose knapsack the rosette goes."
    assert decision == TO_FINISH
    return "Rest, or be done with your turn."


def situation(t: Table, seat: int) -> str:
    """What the seat is asked for, or else whom it waits for."""
    if t.over:
        return ""
    if t.players[seat].pending:
        return asked(t, seat)
    return f"It is the turn of {player_name(t.active)}." if t.active != NOTHING else ""
