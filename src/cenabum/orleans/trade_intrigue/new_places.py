"""The Sheep Farm and the Merchant House. (The Brasserie has a file of its own.)"""

from cenabum.kernel.pool import ONE
from cenabum.orleans.development import advance_development
from cenabum.orleans.facts import PLACE_ACTION
from cenabum.orleans.money import receive
from cenabum.orleans.moves import EXCHANGE
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.brasserie import lay_down
from cenabum.orleans.trade_intrigue.names import GAIN_COINS, GAIN_DEVELOPMENT, GAIN_GOOD


def exchanges(table: Table, seat: int) -> list[int]:
    """newplaces.sheep-farm: what a cheese may be turned into now; coins always."""
    printed = table.components
    codes = [EXCHANGE + GAIN_COINS]
    if table.goods_market >> (5 * printed.modules.farm_gain[GAIN_GOOD]) & 31:
        codes.insert(0, EXCHANGE + GAIN_GOOD)
    if table.players[seat].development < printed.development_end:
        codes.append(EXCHANGE + GAIN_DEVELOPMENT)
    return codes


def exchange(table: Table, seat: int, gain: int) -> None:
    """A cheese goes back to the goods market for something better."""
    modules = table.components.modules
    player = table.players[seat]
    player.pending.pop()
    if table.log is not None:
        table.tell("exchanges", seat, gain)
    lay_down(table, seat, modules.farm_good)
    table.goods_market += ONE[modules.farm_good]
    if gain == GAIN_GOOD:
        good = modules.farm_gain[GAIN_GOOD]
        table.goods_market -= ONE[good]
        player.goods += ONE[good]
        if table.log is not None:
            table.tell("gains_good", seat, good)
    elif gain == GAIN_COINS:
        receive(table, seat, modules.farm_gain[GAIN_COINS], PLACE_ACTION)
    else:
        advance_development(table, seat, modules.farm_gain[GAIN_DEVELOPMENT])


def majority_points(table: Table, seat: int) -> int:
    """newplaces.merchant-house: points for every kind of good of which the owner alone has the most."""
    printed = table.components
    if printed.merchant_house < 0 or not table.players[seat].tiles >> printed.merchant_house & 1:
        return 0
    points = 0
    for good in range(5):
        numbers = [player.goods >> (5 * good) & 31 for player in table.players]
        own = numbers[seat]
        if own == max(numbers) and numbers.count(own) == 1:
            points += printed.modules.majority
    return points
