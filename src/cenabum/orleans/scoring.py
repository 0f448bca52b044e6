"""The end: the last citizen, points by source, winners."""

from typing import Final

from cenabum.kernel.pool import counts
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.new_places import majority_points
from cenabum.orleans.trade_intrigue.orders import order_points

SOURCES: Final = ("coins", "goods", "stations", "citizens", "orders", "merchant_house")
"""Where points come from; the last two only with modules."""


def last_citizen(t: Table) -> None:
    """end.most-stations: the last citizen goes to the player with the most stations, to nobody in a tie."""
    numbers = [player.stations.bit_count() for player in t.players]
    most = max(numbers)
    if numbers.count(most) == 1:
        seat = numbers.index(most)
        t.players[seat].citizens += 1
        if t.log is not None:
            t.tell("most_stations", seat, most)
    elif t.log is not None:
        t.tell("stations_tied", -1)


def points(t: Table, seat: int) -> list[int]:
    """The points of a player by source, in the order of SOURCES, if the game ended now (without the last citizen).

    Without modules only the first four sources are there.
    """
    c = t.components
    player = t.players[seat]
    status = c.status[player.development]
    goods = counts(player.goods, 5)
    found = [
        player.coins,
        sum(number * value for number, value in zip(goods, c.goods_values, strict=True)),
        player.stations.bit_count() * status,
        player.citizens * status,
    ]
    if t.extra:
        found += [order_points(t, seat), majority_points(t, seat)]
    return found


def scores(t: Table) -> list[int]:
    """The points of every seat."""
    return [sum(points(t, seat)) for seat in range(len(t.players))]


def winners(t: Table) -> list[int]:
    """The seats that win: most points, then furthest on the development track, then together."""
    ranks = [(score, player.development) for score, player in zip(scores(t), t.players, strict=True)]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
