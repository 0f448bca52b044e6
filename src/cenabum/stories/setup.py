"""Set-up: what lies where before the first round (setup.*)."""

from cenabum.bagbuilding.board import NOTHING, add_place
from cenabum.kernel.pool import ONE, pool_of
from cenabum.stories.components import BOARDS, FIRST_KINGDOM, STARTING, UNUSED, Components
from cenabum.stories.moves import AREAS, GOODS
from cenabum.stories.printed_eras import FAME_CASTLE, FAME_TILES, FAME_TOURNAMENT, SHUFFLED
from cenabum.stories.table import (
    FAME_STREAM,
    NO_OPTIONS,
    REMOVED,
    SETTLING,
    TERRAIN_STREAM,
    Player,
    Table,
)
from cenabum.stories.wealth import supply_market


def set_up(t: Table, c: Components) -> None:
    """Lay out the table. The streams of chance are there already."""
    t.components = c
    t.deciding = 0
    t.over = False
    t.round = 0
    t.phase = SETTLING
    t.era = 0
    t.season = 0
    t.start = 0
    t.active = c.players  # counts down the choices of the starting villages
    t.passed = 0
    t.won = 0
    t.market_followers = 0
    t.market_goods = 0
    t.market_technology = 0
    t.box = [*([c.follower_count] * 7), *c.goods, c.technology_count]
    t.tiles = c.tiles[3]
    t.deed_side = [REMOVED if c.deed_removed >> board & 1 else 0 for board in range(len(BOARDS))]
    t.deed_free = [0 if c.deed_removed >> board & 1 else c.deed_spaces[2 * board] for board in range(len(BOARDS))]
    t.deed_followers = [0] * len(BOARDS)
    t.deed_goods = [0] * len(BOARDS)
    t.deed_technology = [0] * len(BOARDS)
    t.villages = c.starts
    t.churches = 0
    t.churches_left = c.churches
    _lay_out_land(t, c)
    _lay_out_fame(t, c)
    supply_market(t, c.setup_market)
    t.players = [_new_player(t, c) for _ in range(c.players)]


def _lay_out_land(t: Table, c: Components) -> None:
    """setup.areas: starting villages where they are marked, shuffled terrains elsewhere."""
    t.terrain = []
    terrains = c.terrains
    for area in range(AREAS):
        if c.starts >> area & 1:
            t.terrain.append(STARTING)
        elif c.used >> area & 1:
            kind = t.pick(TERRAIN_STREAM, terrains)
            terrains -= ONE[kind]
            t.terrain.append(kind)
        else:
            t.terrain.append(UNUSED)


def _lay_out_fame(t: Table, c: Components) -> None:
    """The bonuses of the Fame track: printed, or in The King's Favor shuffled tiles (favor.fame-tiles)."""
    if c.story == FIRST_KINGDOM:
        t.fame_tiles = c.kingdom.fame[:]
        return
    tiles = pool_of(c.favor.tiles)
    t.fame_tiles = []
    for number in range(len(c.fame_spaces)):
        if number == c.favor.grounds:
            t.fame_tiles.append(FAME_TOURNAMENT)
        elif number == len(c.fame_spaces) - 1:
            t.fame_tiles.append(FAME_CASTLE)
        else:
            kind = t.pick(FAME_STREAM, tiles)
            tiles -= ONE[kind]
            t.fame_tiles.append(FAME_TILES.index(SHUFFLED[kind]))


def _new_player(t: Table, c: Components) -> Player:
    """setup.player-material: start goods and followers come from the marketplace."""
    player = Player()
    player.bag = 0
    player.market = 0
    player.stored = 0
    player.on = [NOTHING] * len(c.layout.bit)
    player.spaces = 0
    player.open = 0
    player.ready = 0
    player.privileges = 0
    player.planned = 0
    player.planned_stored = 0
    player.technology_free = 0
    player.technology_first = 0
    player.technology_on = 0
    player.technology_closed = 0
    player.technology_started = 0
    player.coins = c.start_coins
    player.goods = 0
    player.fame = c.fame_start
    player.era = 0
    player.advanced = False
    player.settlers = 0
    player.settlers_gone = 0
    player.fortresses = 0
    player.fortresses_left = c.fortresses
    player.tiles = c.board
    player.wood = 0
    player.grain = 0
    player.grain_back = False
    player.parcels = []
    player.fair = 0
    player.drawn = 0
    player.tasks = c.tasks[:]
    player.citizens = 0
    player.church_built = False
    player.control_areas = 0
    player.control_villages = 0
    player.control_churches = 0
    player.favorites = c.favorites
    player.out = 0
    player.pending = []
    player.options = NO_OPTIONS
    player.before = None
    for place in range(len(c.category)):
        if c.board >> place & 1:
            add_place(c.layout, player, place)
    # One settler marks the Fame track, in The First Kingdom another one the era; the starting village's is in the supply.
    if c.story == FIRST_KINGDOM:
        player.settlers_left = 1 + c.kingdom.settlers_supply
        player.settlers_aside = c.settlers - 3 - c.kingdom.settlers_supply
        player.market = c.start_followers
    else:
        player.settlers_left = c.settlers - 1
        player.settlers_aside = 0
        player.bag = c.start_followers
    t.market_followers -= c.start_followers
    for good in range(len(GOODS)):
        number = min(c.start_goods >> (5 * good) & 31, t.market_goods >> (5 * good) & 31)
        t.market_goods -= number * ONE[good]
        player.goods += number * ONE[good]
    return player
