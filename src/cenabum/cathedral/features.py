"""What a learning agent sees of The Cathedral of Orléans."""

from cenabum.cathedral.components import Components
from cenabum.cathedral.decisions.in_order import NAMES
from cenabum.cathedral.moves import BAGS, FOLLOWERS, GOODS, ITEMS
from cenabum.cathedral.names import BLUEPRINT, REWARDS
from cenabum.cathedral.state import State
from cenabum.cathedral.table import Player
from cenabum.kernel.features import Features, choice, mask, number, pool
from cenabum.kernel.pool import total


def features(printed: Components) -> Features:
    """The row for a set-up. general.no-peeking: of a bag only how much it holds, with the memory aid also what."""
    shops = [f"workshop {shop + 1}" for shop in range(len(printed.workshop_places))]
    aid = [
        pool("bag", FOLLOWERS, "bags", each=BAGS),
        pool("black bag", GOODS, "goods"),
    ]
    table = [
        number("round", printed.rounds),
        choice("drawn", FOLLOWERS),
        choice("on", FOLLOWERS, each=printed.space_names),
        number("left in bag", 63, lambda table, _: [total(bag) for bag in table.bags], each=BAGS),
        number("left in the black bag", 63, lambda table, _: total(table.goods)),
        *(aid if printed.memory_aid else []),
        number("monks", 31),
        number("rosettes", 31),
        pool("gone", FOLLOWERS),
        choice("item on", ITEMS, "routes", each=printed.route_names),
        choice("tile of", printed.workshop_names, "workshops", each=shops),
        pool("delivered to", ITEMS, "delivered", each=shops),
        mask("done", shops, "done_workshops"),
        choice("hour glass", printed.hour_glass_names, "hour_glass"),
        pool("delivered to the hour glass", ITEMS, "hour_glass_delivered"),
        choice("order", printed.event_names),
        pool("events to come", printed.event_names, "events"),
        pool("blueprints to come", REWARDS[:BLUEPRINT], "blueprints"),
        number("sections", 31),
    ]
    player = [choice("place", printed.place_names), pool("knapsack", ITEMS)]
    return Features(printed.players, tuple(table), tuple(player), NAMES, _player)


def _player(state: State, number: int, seat: int) -> Player:
    return state.players[number]
