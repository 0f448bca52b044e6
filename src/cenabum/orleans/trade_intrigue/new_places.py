"""The Sheep Farm and the Merchant House. (The Brasserie has a file of its own.)"""

from cenabum.kernel.pool import ONE
from cenabum.orleans.development import advance_development
from cenabum.orleans.facts import PLACE_ACTION
from cenabum.orleans.money import receive
from cenabum.orleans.moves import EXCHANGE
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.brasserie import lay_down
from cenabum.orleans.trade_intrigue.names import GAIN_COINS, GAIN_DEVELOPMENT, GAIN_GOOD


def exchanges(t: Table, seat: int) -> list[int]:
    """newplaces.sheep-farm: what a cheese may be turned into now; coins always."""
    c = t.components
    codes = [EXCHANGE + GAIN_COINS]
    if t.goods_market >> (5 * c.modules.farm_gain[GAIN_GOOD]) & 31:
        codes.insert(0, EXCHANGE + GAIN_GOOD)
    if t.players[seat].development < c.development_end:
        codes.append(EXCHANGE + GAIN_DEVELOPMENT)
    return codes


def exchange(t: Table, seat: int, gain: int) -> None:
    """A cheese goes back to the goods market for something better."""
    m = t.components.modules
    player = t.players[seat]
    player.pending.pop()
    if t.log is not None:
        t.tell("exchanges", seat, gain)
    lay_down(t, seat, m.farm_good)
    t.goods_market += ONE[m.farm_good]
    if gain == GAIN_GOOD:
        good = m.farm_gain[GAIN_GOOD]
        t.goods_market -= ONE[good]
        player.goods += ONE[good]
        if t.log is not None:
            t.tell("gains_good", seat, good)
    elif gain == GAIN_COINS:
        receive(t, seat, m.farm_gain[GAIN_COINS], PLACE_ACTION)
    else:
        advance_development(t, seat, m.farm_gain[GAIN_DEVELOPMENT])


def majority_points(t: Table, seat: int) -> int:
    """newplaces.merchant-house: points for every kind of good of which the owner alone has the most."""
    c = t.components
    if c.merchant_house < 0 or not t.players[seat].tiles >> c.merchant_house & 1:
        return 0
    points = 0
    for good in range(5):
        numbers = [player.goods >> (5 * good) & 31 for player in t.players]
        own = numbers[seat]
        if own == max(numbers) and numbers.count(own) == 1:
            points += c.modules.majority
    return points
