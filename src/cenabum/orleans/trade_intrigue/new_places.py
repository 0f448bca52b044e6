"""The Merchant House. (The Brasserie has a file of its own, and the Sheep Farm is `decisions.exchange`.)"""

from cenabum.kernel.pool import count
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.modules import tables


def majority_points(table: Table, seat: int) -> int:
    """newplaces.merchant-house: points for every kind of good of which the owner alone has the most, and for ties."""
    printed = tables(table.components)
    if printed.merchant_house < 0 or not table.players[seat].tiles >> printed.merchant_house & 1:
        return 0
    return printed.majority * len(led(table, seat)) + printed.majority_ties * len(tied(table, seat))


def led(table: Table, seat: int) -> list[int]:
    """The kinds of goods of which a seat alone has the most."""
    found: list[int] = []
    for good in range(5):
        numbers = [count(player.goods, good) for player in table.players]
        own = numbers[seat]
        if own == max(numbers) and numbers.count(own) == 1:
            found.append(good)
    return found


def tied(table: Table, seat: int) -> list[int]:
    """newplaces.merchant-house-tie: the kinds of goods of which nobody has more, and somebody else as many."""
    found: list[int] = []
    for good in range(5):
        numbers = [count(player.goods, good) for player in table.players]
        own = numbers[seat]
        if own and own == max(numbers) and numbers.count(own) > 1:
            found.append(good)
    return found
