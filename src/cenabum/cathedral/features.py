"""What a learning agent sees of The Cathedral of Orléans."""

from cenabum.cathedral.components import BLUEPRINT_REWARD, EVENTS, REWARDS, Components
from cenabum.cathedral.moves import BAGS, FOLLOWERS, GOODS, ITEMS
from cenabum.cathedral.state import State
from cenabum.cathedral.table import DECISIONS, Player
from cenabum.kernel.features import Features, choice, mask, number, pool
from cenabum.kernel.pool import total


def features(c: Components) -> Features:
    """The row for a set-up. general.no-peeking: of a bag only how much it holds, with the memory aid also what."""
    shops = [f"workshop {shop + 1}" for shop in range(len(c.workshop_places))]
    aid = [pool("bag", FOLLOWERS, lambda t, _: t.bags, each=BAGS), pool("black bag", GOODS, lambda t, _: t.goods)]
    table = [
        number("round", c.rounds),
        choice("drawn", FOLLOWERS),
        choice("on", FOLLOWERS, each=c.space_names),
        number("left in bag", 63, lambda t, _: [total(bag) for bag in t.bags], each=BAGS),
        number("left in the black bag", 63, lambda t, _: total(t.goods)),
        *(aid if c.memory_aid else []),
        number("monks", 31),
        number("rosettes", 31),
        pool("gone", FOLLOWERS),
        choice("item on", ITEMS, lambda t, _: t.routes, each=c.route_names),
        choice("tile of", c.workshop_names, lambda t, _: t.workshops, each=shops),
        pool("delivered to", ITEMS, lambda t, _: t.delivered, each=shops),
        mask("done", shops, lambda t, _: t.done_workshops),
        choice("hour glass", c.hour_glass_names, lambda t, _: t.hour_glass),
        pool("delivered to the hour glass", ITEMS, lambda t, _: t.hour_glass_delivered),
        choice("order", EVENTS),
        pool("events to come", EVENTS, lambda t, _: t.events),
        pool("blueprints to come", REWARDS[:BLUEPRINT_REWARD], lambda t, _: t.blueprints),
        number("sections", 31),
    ]
    player = [choice("place", c.place_names), pool("knapsack", ITEMS)]
    return Features(c.players, tuple(table), tuple(player), DECISIONS, _player)


def _player(state: State, number: int, seat: int) -> Player:
    return state.players[number]
