"""What is printed on the components, for a page to draw: the map, the town, the tiles.

It does not change during a game, so a client asks for it once.
"""

from typing import Any

import msgspec

from cenabum.cathedral.components import Components
from cenabum.cathedral.moves import ITEMS
from cenabum.cathedral.names import AREAS, ITEM_KINDS, REWARDS, WAYS
from cenabum.cathedral.view import EventView, event_view, shown
from cenabum.kernel.naming import listed
from cenabum.kernel.pool import counts
from cenabum.kernel.wording import Wording, wording

SHEET = (1000, 800)


class PrintedPlace(msgspec.Struct, frozen=True):
    """A place of the map, on a sheet of 1000 by 800 with y downwards."""

    x: int
    y: int
    workshop: bool


class PrintedRoute(msgspec.Struct, frozen=True):
    """A route: its ends, its kind, what lies on it at set-up ("good", "rosette", "nothing"), and where on the sheet."""

    between: tuple[str, str]
    kind: str
    item: str
    x: int
    y: int


class PrintedAction(msgspec.Struct, frozen=True):
    """An action of the town: what it does, its area, and what each of its spaces shows."""

    does: str
    area: str
    spaces: dict[str, list[str]]
    words: Wording  # what it does


class PrintedOrder(msgspec.Struct, frozen=True):
    """A workshop or hour-glass tile."""

    order: list[str]
    reward: list[str]


class PrintedEvent(msgspec.Struct, frozen=True):
    """A kind of event tile; `asks` is empty for a gift."""

    count: int
    asks: EventView | None
    words: Wording  # what it gives or asks for


class Printed(msgspec.Struct, frozen=True, tag_field="game", tag="cathedral"):
    """Everything printed that a page draws."""

    width: int
    height: int
    start: str
    places: dict[str, PrintedPlace]
    routes: dict[str, PrintedRoute]
    actions: dict[str, PrintedAction]
    workshops: dict[str, PrintedOrder]
    hour_glasses: dict[str, PrintedOrder]
    blueprints: dict[str, int]
    events: dict[str, PrintedEvent]
    sections: int
    rounds: int
    knapsack: int
    uncertain: int  # how many figures are not certain
    reconstructed: list[str]  # the data files that have figures of our own making


def printed(printed: Components) -> Printed:
    """What is printed on these components."""
    unsure = [figure for figure in printed.figures.listing() if figure.confidence not in ("certain", "corrected")]
    tree: dict[str, Any] = printed.figures.tree
    figures: dict[str, dict[str, Any]] = tree["map"]["places"]
    numbers = counts(printed.event_pool, len(printed.events))
    return Printed(
        width=SHEET[0],
        height=SHEET[1],
        start=printed.place_names[printed.start],
        places={
            name: PrintedPlace(figures[name]["x"], figures[name]["y"], printed.shop_at[place] >= 0)
            for place, name in enumerate(printed.place_names)
        },
        routes={name: _route(printed, number, figures) for number, name in enumerate(printed.route_names)},
        actions={
            name: PrintedAction(
                printed.effects[action].name,
                AREAS[printed.area[action]],
                {printed.space_names[space]: shown(printed.takes[space]) for space in printed.spaces_of_action[action]},
                wording(printed.effects[action].text(printed)),
            )
            for action, name in enumerate(printed.action_names)
        },
        workshops=_orders(printed.workshop_names, printed.workshop_orders, printed.workshop_rewards),
        hour_glasses=_orders(printed.hour_glass_names, printed.hour_glass_orders, printed.hour_glass_rewards),
        blueprints=dict(zip(REWARDS, counts(printed.blueprints, 3), strict=False)),
        events={
            event.name: PrintedEvent(
                numbers[kind], event_view(printed, kind) if event.is_order else None, wording(event.text(printed))
            )
            for kind, event in enumerate(printed.events)
        },
        sections=printed.sections,
        rounds=printed.rounds,
        knapsack=printed.knapsack,
        uncertain=len(unsure),
        reconstructed=printed.figures.reconstructed(),
    )


def _route(printed: Components, number: int, figures: dict[str, dict[str, Any]]) -> PrintedRoute:
    one, other = (printed.place_names[end] for end in printed.ends[number])
    return PrintedRoute(
        (one, other),
        WAYS[printed.way[number]],
        ITEM_KINDS[printed.item_space[number]],
        (figures[one]["x"] + figures[other]["x"]) // 2,
        (figures[one]["y"] + figures[other]["y"]) // 2,
    )


def _orders(names: list[str], orders: list[int], rewards: list[list[int]]) -> dict[str, PrintedOrder]:
    return {
        name: PrintedOrder(listed(order, ITEMS), [REWARDS[reward] for reward in gives])
        for name, order, gives in zip(names, orders, rewards, strict=True)
    }
