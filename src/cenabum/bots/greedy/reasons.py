"""Why the greedy bot does what it does, in one short English sentence."""

from collections.abc import Callable

from cenabum.bagbuilding.followers import FOLLOWERS
from cenabum.bots.greedy import choices
from cenabum.bots.greedy.journeys import Journeys
from cenabum.bots.greedy.planning import Plan
from cenabum.bots.greedy.values import Outlook
from cenabum.orleans.components import BUILDS, RECRUITS, SENDS, STORES, TRAVELS
from cenabum.orleans.moves import ACT, BUY, DONE, DRAW, EXPAND, PASS, RECALL, RECRUIT, STORE, TECHNOLOGY_TO
from cenabum.orleans.state import State
from cenabum.orleans.table import (
    TO_ACT,
    TO_ANSWER,
    TO_BATHE,
    TO_BRIBE,
    TO_BUY,
    TO_DRAW,
    TO_EXPAND,
    TO_FEED,
    TO_FORFEIT,
    TO_GIVE_UP,
    TO_MALFUNCTION,
    TO_ORDER,
    TO_PLAN,
    TO_PROTECT,
    TO_RECRUIT,
    TO_REWARD,
    TO_SEND,
    TO_STARVE,
    TO_STORE,
    TO_TARGET,
    TO_TECHNOLOGY,
    TO_TRAVEL,
)

MODULES = {
    TO_ORDER: "Compares the points of the order with what passing now would cost.",
    TO_GIVE_UP: "Gives up what will be missed least.",
    TO_MALFUNCTION: "Returns the technology that saves least.",
    TO_STARVE: "Loses whoever is wanted least.",
    TO_TARGET: "Hits where it brings most, and rather whoever leads.",
    TO_BRIBE: "Offers a part of what the blow would cost.",
    TO_ANSWER: "Weighs what yes would bring against what it costs.",
}


def readable(name: str) -> str:
    """The name of a place or follower in running text."""
    return name.replace("_", " ")


def listed(words: list[str]) -> str:
    """Words as a list: one, two and three."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def points(worth: float) -> str:
    """A worth as people say it."""
    number = max(round(worth), 0)
    return "less than a point" if not number else "about 1 point" if number == 1 else f"about {number} points"


def rounds_left(outlook: Outlook) -> str:
    """How long something gained now will count."""
    rounds = outlook.rounds
    return "the final score" if not rounds else "the round to come" if rounds == 1 else f"the {rounds} rounds to come"


def the_place(name: str) -> str:
    """A place with its article."""
    return "the " + " ".join(word.capitalize() for word in readable(name).split())


def reason(state: State, seat: int, code: int, plan: Callable[[], Plan]) -> str:
    """Why `code` is the choice of a seat. `plan` gives the plan of the round when it is needed."""
    kind = state.players[seat].pending[-1] & 31
    if kind == TO_PLAN:
        return planning(state, plan())
    outlook = Outlook(state, seat)
    if kind == TO_ACT:
        return acting(outlook, code)
    return smaller(outlook, kind, code)


def planning(state: State, plan: Plan) -> str:
    """About a whole plan."""
    layout = state.components.layout
    parts = [the_place(layout.places[place]) for place in plan.places]
    if plan.sent:
        who = listed([f"a {readable(FOLLOWERS[kind])}" for kind in plan.sent])
        parts.append(f"the Town Hall with {who}")
    waiting = ""
    if plan.waiting:
        where = sorted({layout.places[layout.place_of[space]] for _, space in plan.waiting})
        waiting = f" Followers wait at {listed([the_place(name) for name in where])} to make room for the next draw."
    if not parts:
        return "No place worth using can be filled this round; the followers stay for the next." + waiting
    return f"Fills {listed(parts)}: no other use of these followers is worth more." + waiting


def acting(outlook: Outlook, code: int) -> str:
    """About an action."""
    c = outlook.c
    if code == PASS:
        return "Passes: no place that can act would bring anything now."
    place = code - ACT
    name = the_place(c.place_names[place])
    effect = c.effect[place]
    if effect in (SENDS, STORES):
        return f"Sends followers from {name} to deeds, worth {points(choices.sending(outlook, place))}."
    if effect == BUILDS:
        town = c.town_names[outlook.player.town]
        return f"Builds a trading station in {readable(town).title()}, worth {points(outlook.station)} by the end."
    if effect == TRAVELS:
        worth, _ = Journeys(outlook).best(not c.roads[place], int(c.roads[place]), 0)
        return f"Travels with {name}: the goods and towns on the way are worth {points(worth)}."
    if effect == RECRUITS:
        return f"Uses {name}: the follower and what the track brings count for {rounds_left(outlook)}."
    return f"Uses {name}, worth {points(outlook.action(place))} by the end."


def smaller(outlook: Outlook, kind: int, code: int) -> str:
    """About the other decisions."""
    c = outlook.c
    if kind >= TO_ORDER:
        return MODULES.get(kind, "Takes what is worth most.")
    if kind == TO_DRAW:
        if code >= RECALL:
            return "Calls back a follower who waits in vain, since the bag cannot serve all draws."
        return f"Draws {code - DRAW}: as many as possible."
    if kind == TO_STORE:
        if code == DONE:
            return "Keeps the followers on the market, where the plan needs them."
        return f"Stores the {readable(FOLLOWERS[code - STORE])}, who is not needed this round."
    if kind == TO_RECRUIT:
        return (
            f"Recruits a {readable(FOLLOWERS[code - RECRUIT])}: of those on offer the best for {rounds_left(outlook)}."
        )
    if kind == TO_TRAVEL:
        return "The way with the best good and the best town to build in next."
    if kind == TO_EXPAND:
        name = the_place(c.place_names[code - EXPAND])
        return f"Takes {name}: of those on offer the best for {rounds_left(outlook)}."
    if kind == TO_SEND:
        if code == DONE:
            return "Nobody else is worth sending."
        return f"Worth {points(choices.sent(outlook, code))}: coins and citizen, less what the follower would still do."
    if kind == TO_BUY:
        return f"Buys {code - BUY}: worth more than the coins."
    if kind == TO_TECHNOLOGY:
        if code == DONE:
            return "Keeps the technology for a better space."
        return (
            f"Technology at {the_place(c.place_names[c.layout.place_of[code - TECHNOLOGY_TO]])} saves most followers."
        )
    if kind == TO_BATHE:
        return "No place for the others." if code == DONE else "Where the follower helps most."
    if kind == TO_REWARD:
        return f"A step of development is now worth {points(outlook.steps(1))}, the coin 1."
    if kind == TO_PROTECT:
        return f"The event would cost {points(outlook.danger())}."
    if kind == TO_FEED:
        return "Hands in what is worth least."
    if kind == TO_FORFEIT:
        return "Gives up what will be missed least."
    return "Leaves all place tiles in the game."
