"""Set-up: what lies where before the first round (setup.*)."""

from cenabum.bagbuilding.followers import OWN
from cenabum.kernel.pool import ONE
from cenabum.orleans.components import Components
from cenabum.orleans.table import EXCLUSION, GOODS_STREAM, Player, Table


def set_up(table: Table, printed: Components) -> None:
    """Lay out the table. The streams of chance are there already."""
    table.components = printed
    table.round = 0
    table.phase = EXCLUSION
    table.start = 0
    table.active = -1  # counts the exclusions of tiles, then the turns
    table.passed = 0
    table.last_round = printed.rounds
    table.event = printed.start_event
    table.stack = 0
    table.hourglass = printed.stacks[:]
    table.supply = printed.supply
    table.technology = printed.technology
    table.coins = printed.coins
    table.tiles = printed.all_tiles
    table.deeds = printed.deeds[:]
    table.citizens = printed.track_citizens
    table.towns_taken = 0
    table.gone_followers = 0
    table.gone_goods = 0
    table.gone_technology = 0
    table.gone_tiles = 0
    table.routes = []
    _lay_out_goods(table, printed)
    table.players = [_new_player(printed) for _ in range(printed.players)]
    table.memory = printed.memories()
    for module in printed.in_play:
        module.lay_out(table)


def _lay_out_goods(table: Table, printed: Components) -> None:
    """setup.goods: some leave the game unseen by number of players, one goes on every space, the rest is the goods market."""
    goods = printed.goods
    for _ in range(printed.goods_removed):
        good = table.pick(GOODS_STREAM, goods)
        goods -= ONE[good]
        table.gone_goods += ONE[good]
    for number in printed.goods_spaces:
        here = 0
        for _ in range(number):
            good = table.pick(GOODS_STREAM, goods)
            goods -= ONE[good]
            here += ONE[good]
        table.routes.append(here)
    table.goods_market = goods


def _new_player(printed: Components) -> Player:
    """setup.player-material: five coins, the own followers on the market, the merchant in Orléans."""
    player = Player()
    player.clear(printed.layout)
    player.market = sum([ONE[OWN + kind] for kind in printed.own])
    player.spaces = printed.board_spaces
    player.open = printed.board_spaces
    player.coins = printed.start_coins
    player.goods = 0
    player.tracks = 0
    player.development = 0
    player.town = 0
    player.stations = 0
    player.stations_left = printed.stations
    player.citizens = 0
    player.tiles = 0
    player.drawn = 0
    player.declined = 0
    player.recalled = 0
    return player
