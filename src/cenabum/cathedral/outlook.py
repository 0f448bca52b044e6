"""What the things of the table would do as it stands: the actions of the town, the open order. Everything is open to everybody."""

from collections.abc import Sequence

from cenabum.cathedral.distances import distances
from cenabum.cathedral.names import NOTHING
from cenabum.cathedral.state import State
from cenabum.kernel.outlook import Outlook, OutlookView, outlook_view


def outlook(state: State, seat: int, seats: Sequence[str]) -> list[dict[str, OutlookView]]:
    """For each seat: what each action would do, and how near everybody is to what the order asks for."""
    return [own_outlook(state, number, seats) for number in range(len(seats))]


def own_outlook(state: State, seat: int, seats: Sequence[str]) -> dict[str, OutlookView]:
    """What a seat's things would do, whoever looks."""
    printed = state.components
    things: dict[str, Outlook] = {}
    if state.order != NOTHING:
        order = printed.events[state.order]
        things["order"] = Outlook(order.now(state, distances(printed)), [])
        things["order:matters"] = Outlook([order.matters(printed)], [])
    for action, name in enumerate(printed.action_names):
        effect = printed.effects[action]
        idle = effect.idle(state, seat)
        things[f"action:{name}"] = Outlook([] if idle else effect.now(state, seat), idle)
    return {name: outlook_view(each, seats) for name, each in things.items()}
