"""Set-up: what lies where before the first round (setup.*)."""

from cenabum.bagbuilding.board import add_place
from cenabum.kernel.pool import ONE, count, pool_of
from cenabum.stories.components import Components
from cenabum.stories.moves import AREAS, GOODS
from cenabum.stories.names import BOARDS, FIRST_KINGDOM, STARTING, UNUSED
from cenabum.stories.printed_eras import FAME_CASTLE, FAME_TILES, FAME_TOURNAMENT, SHUFFLED
from cenabum.stories.table import (
    FAME_STREAM,
    REMOVED,
    SETTLING,
    TERRAIN_STREAM,
    Player,
    Table,
)
from cenabum.stories.wealth import supply_market


def set_up(table: Table, printed: Components) -> None:
    """Lay out the table. The streams of chance are there already."""
    table.components = printed
    table.round = 0
    table.phase = SETTLING
    table.era = 0
    table.season = 0
    table.start = 0
    table.active = printed.players  # counts down the choices of the starting villages
    table.passed = 0
    table.won = 0
    table.market_followers = 0
    table.market_goods = 0
    table.market_technology = 0
    table.box = [*([printed.follower_count] * 7), *printed.goods, printed.technology_count]
    table.tiles = printed.tiles[3]
    table.deed_side = [REMOVED if printed.deed_removed >> board & 1 else 0 for board in range(len(BOARDS))]
    table.deed_free = [
        0 if printed.deed_removed >> board & 1 else printed.deeds[2 * board].spaces for board in range(len(BOARDS))
    ]
    table.deed_followers = [0] * len(BOARDS)
    table.deed_goods = [0] * len(BOARDS)
    table.deed_technology = [0] * len(BOARDS)
    table.villages = printed.starts
    table.churches = 0
    table.churches_left = printed.churches
    _lay_out_land(table, printed)
    _lay_out_fame(table, printed)
    supply_market(table, printed.setup_market)
    table.players = [_new_player(table, printed) for _ in range(printed.players)]


def _lay_out_land(table: Table, printed: Components) -> None:
    """setup.areas: starting villages where they are marked, shuffled terrains elsewhere."""
    table.terrain = []
    terrains = printed.terrains
    for area in range(AREAS):
        if printed.starts >> area & 1:
            table.terrain.append(STARTING)
        elif printed.used >> area & 1:
            kind = table.pick(TERRAIN_STREAM, terrains)
            terrains -= ONE[kind]
            table.terrain.append(kind)
        else:
            table.terrain.append(UNUSED)


def _lay_out_fame(table: Table, printed: Components) -> None:
    """The bonuses of the Fame track: printed, or in The King's Favor shuffled tiles (favor.fame-tiles)."""
    if printed.story == FIRST_KINGDOM:
        table.fame_tiles = printed.kingdom.fame[:]
        return
    tiles = pool_of(printed.favor.tiles)
    table.fame_tiles = []
    for number in range(len(printed.fame_spaces)):
        if number == printed.favor.grounds:
            table.fame_tiles.append(FAME_TOURNAMENT)
        elif number == len(printed.fame_spaces) - 1:
            table.fame_tiles.append(FAME_CASTLE)
        else:
            kind = table.pick(FAME_STREAM, tiles)
            tiles -= ONE[kind]
            table.fame_tiles.append(FAME_TILES.index(SHUFFLED[kind]))


def _new_player(table: Table, printed: Components) -> Player:
    """setup.player-material: start goods and followers come from the marketplace."""
    player = Player()
    player.clear(printed.layout)
    player.coins = printed.start_coins
    player.goods = 0
    player.fame = printed.fame_start
    player.era = 0
    player.advanced = False
    player.settlers = 0
    player.settlers_gone = 0
    player.fortresses = 0
    player.fortresses_left = printed.fortresses
    player.tiles = printed.board
    player.wood = 0
    player.grain = 0
    player.grain_back = False
    player.parcels = []
    player.fair = 0
    player.drawn = 0
    player.tasks = printed.tasks[:]
    player.citizens = 0
    player.church_built = False
    player.control_areas = 0
    player.control_villages = 0
    player.control_churches = 0
    player.favorites = printed.favorites
    player.out = 0
    player.before = None
    for place in range(len(printed.category)):
        if printed.board >> place & 1:
            add_place(printed.layout, player, place)
    # One settler marks the Fame track, in The First Kingdom another one the era; the starting village's is in the supply.
    if printed.story == FIRST_KINGDOM:
        player.settlers_left = 1 + printed.kingdom.settlers_supply
        player.settlers_aside = printed.settlers - 3 - printed.kingdom.settlers_supply
        player.market = printed.start_followers
    else:
        player.settlers_left = printed.settlers - 1
        player.settlers_aside = 0
        player.bag = printed.start_followers
    table.market_followers -= printed.start_followers
    for good in range(len(GOODS)):
        number = min(count(printed.start_goods, good), count(table.market_goods, good))
        table.market_goods -= number * ONE[good]
        player.goods += number * ONE[good]
    return player
