"""Words that refusals share: names as printed, and what a seat is asked."""

from typing import Final

from cenabum.stories.components import Components
from cenabum.stories.moves import FOLLOWERS, parcel_names
from cenabum.stories.table import DECISIONS, NUMBER, Table

_ASKED: Final = {
    "start": "Choose a starting village.",
    "plan": "Place followers, load the portal, or be done.",
    "act": "Use an activated place, send a parcel, or pass.",
    "recruit": "Choose whom to recruit.",
    "settle": "Choose the area to enter.",
    "withdraw": "Choose the settler that moves.",
    "build": "Choose where to build.",
    "tile": "Choose a place tile.",
    "trade": "Buy, sell, or be done.",
    "choose": "Choose how often.",
    "deliver": "Deliver a good, or be done.",
    "feed": "Give food.",
    "take": "Take wood or bread.",
    "swap": "Swap a good, or be done.",
    "expel": "Send a follower home, or be done.",
    "reward": "Choose fame or coins.",
    "strike": "Strike off a citizen or a space of a task.",
    "technology": "Place technology, or be done to keep it.",
    "unscrew": "Choose the technology tile that moves.",
    "rescrew": "Place the technology tile, or be done to keep it.",
    "copy": "Choose an action of another player.",
    "lose": "Choose the settler you lose.",
    "collect": "Take things back, or be done.",
    "bathe": "Place one of the followers from the bath.",
    "lodge": "Place the drawn follower, or be done to put it on the green.",
    "extra": "Draw a follower, or take one of the marketplace.",
    "accept": "Take a follower, or be done.",
    "build_free": "Build a village for 1 wood, or be done.",
}


def place_name(c: Components, place: int) -> str:
    """The printed name of a place."""
    return str(c.figures.get(f"places.{c.place_names[place]}.name"))


def parcel_name(c: Components, parcel: int) -> str:
    """A parcel in words."""
    return parcel_names(c.amounts)[parcel].replace("_", " ")


def target_name(c: Components, target: int) -> str:
    """A deed or task in words."""
    return c.target_names[target].replace("_", " ").capitalize()


def space_name(c: Components, space: int) -> str:
    """An action space: `the farmer space of the Village`."""
    wanted = c.layout.wants[space]
    kind = f"{FOLLOWERS[wanted]} " if wanted < len(FOLLOWERS) else ""
    return f"the {kind}space of the {place_name(c, c.layout.place_of[space])}"


def missing(t: Table, seat: int, place: int) -> str:
    """Who is still missing at a place: `needs a farmer and a craftsman`."""
    c = t.components
    player = t.players[seat]
    words = [
        f"a {FOLLOWERS[c.layout.wants[space]]}" if c.layout.wants[space] < len(FOLLOWERS) else "a follower"
        for space in c.layout.spaces[place]
        if player.open & c.layout.bit[space]
    ]
    if c.wood_spaces >> place & 1 and not player.wood >> place & 1:
        words.append("wood")
    if place == c.bakery and not player.grain:
        words.append("grain")
    if not words:
        return ""
    text = " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else words[0]
    return f"It still needs {text}."


def situation(t: Table, seat: int) -> str:
    """What the seat is asked for, or else whom it waits for."""
    pending = t.players[seat].pending
    if pending:
        decision = DECISIONS[pending[-1] & 31]
        if decision == "draw":
            return f"Draw up to {pending[-1] >> NUMBER} followers."
        return _ASKED[decision]
    busy = [f"player {other + 1}" for other, player in enumerate(t.players) if player.pending]
    return f"The table waits for {', '.join(busy)}." if busy else ""
