"""Why the ally moves as it does, or would in your place, in one short sentence (`locale/<language>/bots/ally.ftl`)."""

from cenabum.cathedral.moves import BAGS, FOLLOWERS, ITEMS
from cenabum.cathedral.names import NOTHING
from cenabum.cathedral.refusals_words import action_name, place_name
from cenabum.cathedral.state import State
from cenabum.kernel.words import Words, say

PLAIN = {
    "take": say("take-it"),
    "swap": say("swap-it"),
    "leave": say("leave-it"),
    "paint": say("paint-it"),
    "refrain": say("refrain-it"),
    "done": say("done-it"),
    "rest": say("rest-it"),
    "send": say("send-it"),
    "give": say("give-it"),
}


def reason(state: State, seat: int, code: int) -> Words:
    """Why a move is a good one."""
    printed = state.components
    kind, at = printed.moves.indices(code)
    if kind.name == "draw":
        return say("draw-more", bag=BAGS[at[0]])
    if kind.name == "place":
        return say("place-most", action=action_name(printed, at[0]), follower=FOLLOWERS[state.drawn])
    if kind.name == "move":
        one, other = printed.ends[at[0]]
        goal = place_name(printed, other if state.players[seat].place == one else one)
        item = state.routes[at[0]]
        return (
            say("move-there", place=goal) if item == NOTHING else say("move-there-item", place=goal, item=ITEMS[item])
        )
    if kind.name == "deliver":
        return say("deliver-further", item=ITEMS[at[0]], target=printed.moves.names["target"][at[1]])
    return PLAIN[kind.name]
