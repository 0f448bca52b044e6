"""The merchant travels along one connection and may load one good that lies there."""

from cenabum.kernel.pool import ONE, kinds
from cenabum.orleans.moves import NO_CARGO, TRAVEL
from cenabum.orleans.table import Table

CARGO = 6


def journeys(table: Table, seat: int, road: int) -> list[int]:
    """Every connection from the merchant's town, with each good on it, or with nothing (travel.good-optional)."""
    printed = table.components
    town = table.players[seat].town
    codes: list[int] = []
    for connection in printed.by_road[town] if road else printed.by_water[town]:
        base = TRAVEL + connection * CARGO
        goods = table.routes[connection]
        if goods:
            for good in kinds(goods):
                codes.append(base + good)
        codes.append(base + NO_CARGO)
    return codes


def journey(table: Table, seat: int, connection: int, cargo: int) -> None:
    """Travel to the other end of the connection."""
    player = table.players[seat]
    one, other = table.components.ends[connection]
    player.town = other if player.town == one else one
    if table.log is not None:
        table.tell("travels", seat, connection, player.town)
    if cargo != NO_CARGO:
        table.routes[connection] -= ONE[cargo]
        player.goods += ONE[cargo]
        if table.log is not None:
            table.tell("loads", seat, cargo)
