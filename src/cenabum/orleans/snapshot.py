"""A state as plain numbers, to be sent to another process: nothing but tuples of integers, whatever build made it."""

from cenabum.orleans.components import Components
from cenabum.orleans.state import State
from cenabum.orleans.table import Player

Numbers = tuple[int, ...]
Snapshot = tuple[
    Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, tuple[tuple[Numbers, Numbers, Numbers, Numbers], ...]
]
"""Shared numbers, streams, hour-glass stacks, deeds, routes, extra; for each player numbers, spaces, pending decisions, options."""


def dump(state: State) -> Snapshot:
    """The state as numbers. The caller decides what it may say: `imagined` first, for anybody who may not know all."""
    shared = (
        state.deciding, int(state.over), state.round, state.phase, state.start, state.active, state.passed, state.event, state.stack,
        state.supply, state.goods_market, state.technology, state.coins, state.tiles, state.citizens, state.towns_taken,
        state.gone_followers, state.gone_goods, state.gone_technology, state.gone_tiles,
    )  # fmt: skip
    return (
        shared,
        tuple(state.streams),
        tuple(state.hourglass),
        tuple(state.deeds),
        tuple(state.routes),
        tuple(state.extra),
        tuple([_dump_player(player) for player in state.players]),
    )


def _dump_player(player: Player) -> tuple[Numbers, Numbers, Numbers, Numbers]:
    numbers = (
        player.bag, player.market, player.stored, player.spaces, player.open, player.ready, player.privileges, player.planned,
        player.planned_stored, player.technology_free, player.technology_first, player.technology_on, player.technology_closed,
        player.technology_started, player.coins, player.goods, player.tracks, player.development, player.town, player.stations,
        player.stations_left, player.citizens, player.tiles, player.drawn,
    )  # fmt: skip
    return numbers, tuple(player.on), tuple(player.pending), tuple(player.options)


def restore(components: Components, data: Snapshot) -> State:
    """The state that `dump` made the numbers of, without listener, tape and source."""
    shared, streams, hourglass, deeds, routes, extra, players = data
    state = State()
    state.components = components
    state.source = None
    state.tape = None
    state.log = None
    state.streams = list(streams)
    state.hourglass = list(hourglass)
    state.deeds = list(deeds)
    state.routes = list(routes)
    state.extra = list(extra)
    state.deciding = shared[0]
    state.over = shared[1] != 0
    state.round = shared[2]
    state.phase = shared[3]
    state.start = shared[4]
    state.active = shared[5]
    state.passed = shared[6]
    state.event = shared[7]
    state.stack = shared[8]
    state.supply = shared[9]
    state.goods_market = shared[10]
    state.technology = shared[11]
    state.coins = shared[12]
    state.tiles = shared[13]
    state.citizens = shared[14]
    state.towns_taken = shared[15]
    state.gone_followers = shared[16]
    state.gone_goods = shared[17]
    state.gone_technology = shared[18]
    state.gone_tiles = shared[19]
    state.players = [_restore_player(player) for player in players]
    return state


def _restore_player(data: tuple[Numbers, Numbers, Numbers, Numbers]) -> Player:
    numbers, on, pending, options = data
    player = Player()
    player.bag = numbers[0]
    player.market = numbers[1]
    player.stored = numbers[2]
    player.spaces = numbers[3]
    player.open = numbers[4]
    player.ready = numbers[5]
    player.privileges = numbers[6]
    player.planned = numbers[7]
    player.planned_stored = numbers[8]
    player.technology_free = numbers[9]
    player.technology_first = numbers[10]
    player.technology_on = numbers[11]
    player.technology_closed = numbers[12]
    player.technology_started = numbers[13]
    player.coins = numbers[14]
    player.goods = numbers[15]
    player.tracks = numbers[16]
    player.development = numbers[17]
    player.town = numbers[18]
    player.stations = numbers[19]
    player.stations_left = numbers[20]
    player.citizens = numbers[21]
    player.tiles = numbers[22]
    player.drawn = numbers[23]
    player.on = list(on)
    player.pending = list(pending)
    player.options = list(options)
    return player
