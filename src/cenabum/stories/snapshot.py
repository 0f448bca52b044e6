"""A state as plain numbers, to be sent to another process: nothing but tuples of integers, whatever build made it."""

from typing import Any

from cenabum.stories.components import Components
from cenabum.stories.state import State
from cenabum.stories.table import Player

Numbers = tuple[int, ...]
Snapshot = tuple[Any, ...]
"""Shared numbers, nine shared lists, and for each player its numbers, five lists, and the player before planning or None."""


def dump(state: State) -> Snapshot:
    """The state as numbers. The caller decides what it may say: `imagined` first, for anybody who may not know all."""
    shared = (
        state.deciding, int(state.over), state.round, state.phase, state.era, state.season, state.start,
        state.active, state.passed, state.won, state.market_followers, state.market_goods, state.market_technology,
        state.tiles, state.villages, state.churches, state.churches_left,
    )  # fmt: skip
    lists = (
        tuple(state.streams), tuple(state.box), tuple(state.deed_side), tuple(state.deed_free),
        tuple(state.deed_followers), tuple(state.deed_goods), tuple(state.deed_technology), tuple(state.terrain),
        tuple(state.fame_tiles),
    )  # fmt: skip
    return shared, lists, tuple([_dump_player(player) for player in state.players])


def _dump_player(player: Player) -> Snapshot:
    numbers = (
        player.bag, player.market, player.stored, player.spaces, player.open, player.ready, player.privileges,
        player.planned, player.planned_stored, player.technology_free, player.technology_first, player.technology_on,
        player.technology_closed, player.technology_started, player.coins, player.goods, player.fame, player.era,
        int(player.advanced), player.settlers, player.settlers_left, player.settlers_aside, player.settlers_gone,
        player.fortresses, player.fortresses_left, player.tiles, player.wood, player.grain, player.fair,
        player.drawn, player.citizens, int(player.church_built), player.control_areas, player.control_villages,
        player.control_churches, player.favorites, player.out,
    )  # fmt: skip
    before = None if player.before is None else _dump_player(player.before)
    lists = (tuple(player.on), tuple(player.parcels), tuple(player.tasks), tuple(player.pending), tuple(player.options))
    return numbers, lists, before


def restore(components: Components, data: Snapshot) -> State:
    """The state that `dump` made the numbers of, without listener, tape and source."""
    shared, lists, players = data
    state = State()
    state.components = components
    state.source = None
    state.tape = None
    state.log = None
    state.deciding = shared[0]
    state.over = shared[1] != 0
    state.round = shared[2]
    state.phase = shared[3]
    state.era = shared[4]
    state.season = shared[5]
    state.start = shared[6]
    state.active = shared[7]
    state.passed = shared[8]
    state.won = shared[9]
    state.market_followers = shared[10]
    state.market_goods = shared[11]
    state.market_technology = shared[12]
    state.tiles = shared[13]
    state.villages = shared[14]
    state.churches = shared[15]
    state.churches_left = shared[16]
    state.streams = list(lists[0])
    state.box = list(lists[1])
    state.deed_side = list(lists[2])
    state.deed_free = list(lists[3])
    state.deed_followers = list(lists[4])
    state.deed_goods = list(lists[5])
    state.deed_technology = list(lists[6])
    state.terrain = list(lists[7])
    state.fame_tiles = list(lists[8])
    state.players = [_restore_player(player) for player in players]
    return state


def _restore_player(data: Snapshot) -> Player:
    numbers, lists, before = data
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
    player.fame = numbers[16]
    player.era = numbers[17]
    player.advanced = numbers[18] != 0
    player.settlers = numbers[19]
    player.settlers_left = numbers[20]
    player.settlers_aside = numbers[21]
    player.settlers_gone = numbers[22]
    player.fortresses = numbers[23]
    player.fortresses_left = numbers[24]
    player.tiles = numbers[25]
    player.wood = numbers[26]
    player.grain = numbers[27]
    player.fair = numbers[28]
    player.drawn = numbers[29]
    player.citizens = numbers[30]
    player.church_built = numbers[31] != 0
    player.control_areas = numbers[32]
    player.control_villages = numbers[33]
    player.control_churches = numbers[34]
    player.favorites = numbers[35]
    player.out = numbers[36]
    player.on = list(lists[0])
    player.parcels = list(lists[1])
    player.tasks = list(lists[2])
    player.pending = list(lists[3])
    player.options = list(lists[4])
    player.before = None if before is None else _restore_player(before)
    return player
