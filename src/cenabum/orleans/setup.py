"""Set-up: what lies where before the first round (setup.*)."""

from cenabum.bagbuilding.board import NOTHING
from cenabum.bagbuilding.followers import OWN
from cenabum.kernel.pool import ONE
from cenabum.orleans.components import Components
from cenabum.orleans.table import EXCLUSION, GOODS_STREAM, NO_OPTIONS, Player, Table
from cenabum.orleans.trade_intrigue.setup import lay_out_modules


def set_up(t: Table, c: Components) -> None:
    """Lay out the table. The streams of chance are there already."""
    t.components = c
    t.deciding = 0
    t.over = False
    t.round = 0
    t.phase = EXCLUSION
    t.start = 0
    t.active = -1  # counts the exclusions of tiles, then the turns
    t.passed = 0
    t.event = c.start_event
    t.stack = 0
    t.hourglass = c.stacks[:]
    t.supply = c.supply
    t.technology = c.technology
    t.coins = c.coins
    t.tiles = c.all_tiles
    t.deeds = c.deeds[:]
    t.citizens = c.track_citizens
    t.towns_taken = 0
    t.gone_followers = 0
    t.gone_goods = 0
    t.gone_technology = 0
    t.gone_tiles = 0
    t.routes = []
    _lay_out_goods(t, c)
    t.players = [_new_player(c) for _ in range(c.players)]
    t.extra = []
    if c.modules.used:
        lay_out_modules(t)


def _lay_out_goods(t: Table, c: Components) -> None:
    """setup.goods: some leave the game unseen by number of players, one goes on every space, the rest is the goods market."""
    goods = c.goods
    for _ in range(c.goods_removed):
        good = t.pick(GOODS_STREAM, goods)
        goods -= ONE[good]
        t.gone_goods += ONE[good]
    for number in c.goods_spaces:
        here = 0
        for _ in range(number):
            good = t.pick(GOODS_STREAM, goods)
            goods -= ONE[good]
            here += ONE[good]
        t.routes.append(here)
    t.goods_market = goods


def _new_player(c: Components) -> Player:
    """setup.player-material: five coins, the own followers on the market, the merchant in Orléans."""
    player = Player()
    player.bag = 0
    player.market = sum([ONE[OWN + kind] for kind in c.own])
    player.stored = 0
    player.on = [NOTHING] * len(c.layout.bit)
    player.spaces = c.board_spaces
    player.open = c.board_spaces
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
    player.tracks = 0
    player.development = 0
    player.town = 0
    player.stations = 0
    player.stations_left = c.stations
    player.citizens = 0
    player.tiles = 0
    player.drawn = 0
    player.pending = []
    player.options = NO_OPTIONS
    return player
