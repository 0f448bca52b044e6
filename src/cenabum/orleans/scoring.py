"""The end: the last citizen, points by source, winners."""

from typing import Final

from cenabum.kernel.pool import counts
from cenabum.orleans.module import MODULES
from cenabum.orleans.table import Table

OWN_SOURCES: Final = ("coins", "goods", "stations", "citizens")
"""Where points come from in the base game; those of the modules follow."""


def last_citizen(table: Table) -> None:
    """end.most-stations: the last citizen goes to the player with the most stations, to nobody in a tie."""
    numbers = [player.stations.bit_count() for player in table.players]
    most = max(numbers)
    if numbers.count(most) == 1:
        seat = numbers.index(most)
        table.players[seat].citizens += 1
        if table.log is not None:
            table.tell("most_stations", seat, most)
    elif table.log is not None:
        table.tell("stations_tied", -1)


def points(table: Table, seat: int) -> list[int]:
    """The points of a player by source, if the game ended now (without the last citizen).

    Without modules only those of the base game are there.
    """
    printed = table.components
    player = table.players[seat]
    status = printed.status[player.development]
    goods = counts(player.goods, 5)
    found = [
        player.coins,
        sum(number * value for number, value in zip(goods, printed.goods_values, strict=True)),
        player.stations.bit_count() * status,
        player.citizens * status,
    ]
    for module in table.components.in_play:
        found += [0] * (module.first_source - len(found))  # of modules that are not in play
        found += module.points(table, seat)
    return found


def sources() -> tuple[str, ...]:
    """Where points come from: the base game, then every module."""
    return (*OWN_SOURCES, *[source for module in MODULES for source in module.sources()])


def scores(table: Table) -> list[int]:
    """The points of every seat."""
    return [sum(points(table, seat)) for seat in range(len(table.players))]


def winners(table: Table) -> list[int]:
    """The seats that win: most points, then furthest on the development track, then together."""
    ranks = [(score, player.development) for score, player in zip(scores(table), table.players, strict=True)]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
