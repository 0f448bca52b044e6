"""Why an ally moves as it does, or would in your place, in a few short sentences (`locale/<language>/bots/ally.ftl`)."""

from collections.abc import Sequence
from typing import Final

from cenabum.cathedral.moves import BAGS, FOLLOWERS, ITEMS
from cenabum.cathedral.names import NOTHING
from cenabum.cathedral.refusals_words import action_name, place_name
from cenabum.cathedral.state import State
from cenabum.kernel.words import SILENCE, Words, say

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


TELLS = (
    ("sections", ("sections", "blueprint")),
    ("rosettes", ("rosette", "paint")),
    ("knapsacks", ("knapsacks", "pieces")),
    ("workshops", ("workshops", "there", "within", "anywhere", "all_", "one_hand", "worth_of_pieces")),
    ("glass", ("glass",)),
    ("order", ("order", "worth_of_order")),
    ("town", ("one", "monks", "free", "traders", "gifts")),
)
"""What may make the difference between two tables, by how the numbers of it begin; the first that fits counts."""

LEAST: Final = 0.01
"""What moves the sum behind the chance by less is no reason."""


def difference(names: Sequence[str], best: Sequence[float], second: Sequence[float]) -> Words:
    """What speaks most for the best table, compared with another one; nothing where nothing does."""
    sums = dict.fromkeys((topic for topic, _ in TELLS), 0.0)
    for name, one, other in zip(names, best, second, strict=True):
        topic = next(topic for topic, beginnings in TELLS if name.startswith(beginnings))
        sums[topic] += one - other
    most = max(sums, key=lambda topic: sums[topic])
    return say(f"tells-{most}") if sums[most] >= LEAST else SILENCE


def chances(best: float, second: float) -> Words:
    """How the team's chances are, compared with the next best choice."""
    percent, other = round(100 * best), round(100 * second)
    return (
        say("chance-alike", percent=percent) if other == percent else say("chance-then", percent=percent, other=other)
    )
