"""A state as plain numbers, to be sent to another process: nothing but tuples of integers, whatever build made it."""

from cenabum.cathedral.components import Components
from cenabum.cathedral.state import State
from cenabum.cathedral.table import Player

Numbers = tuple[int, ...]
Snapshot = tuple[
    Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, tuple[tuple[Numbers, Numbers, Numbers], ...]
]
"""Shared numbers, streams, spaces, bags, routes, workshops, what they hold; each player's numbers, pending and options."""


def dump(state: State) -> Snapshot:
    """The state as numbers. The caller decides what it may say: `imagined` first, for anybody who may not know all."""
    shared = (
        state.deciding, int(state.over), int(state.won), state.round, state.active, state.drawn, state.open, state.monks,
        state.gone, state.goods, state.rosettes, state.done_workshops, state.hour_glass, state.hour_glass_delivered,
        state.hour_glasses, state.blueprints, state.events, state.order, state.sections,
    )  # fmt: skip
    return (
        shared,
        tuple(state.streams),
        tuple(state.on),
        tuple(state.bags),
        tuple(state.routes),
        tuple(state.workshops),
        tuple(state.delivered),
        tuple([((p.place, p.knapsack), tuple(p.pending), tuple(p.options)) for p in state.players]),
    )


def restore(components: Components, data: Snapshot) -> State:
    """The state that `dump` made the numbers of, without listener, tape and source."""
    shared, streams, on, bags, routes, workshops, delivered, players = data
    state = State()
    state.components = components
    state.source = None
    state.tape = None
    state.log = None
    state.streams = list(streams)
    state.on = list(on)
    state.bags = list(bags)
    state.routes = list(routes)
    state.workshops = list(workshops)
    state.delivered = list(delivered)
    state.deciding = shared[0]
    state.over = shared[1] != 0
    state.won = shared[2] != 0
    state.round = shared[3]
    state.active = shared[4]
    state.drawn = shared[5]
    state.open = shared[6]
    state.monks = shared[7]
    state.gone = shared[8]
    state.goods = shared[9]
    state.rosettes = shared[10]
    state.done_workshops = shared[11]
    state.hour_glass = shared[12]
    state.hour_glass_delivered = shared[13]
    state.hour_glasses = shared[14]
    state.blueprints = shared[15]
    state.events = shared[16]
    state.order = shared[17]
    state.sections = shared[18]
    state.players = [_restore_player(player) for player in players]
    return state


def _restore_player(data: tuple[Numbers, Numbers, Numbers]) -> Player:
    numbers, pending, options = data
    player = Player()
    player.place = numbers[0]
    player.knapsack = numbers[1]
    player.pending = list(pending)
    player.options = list(options)
    return player
