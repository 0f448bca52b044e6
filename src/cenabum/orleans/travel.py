"""The merchant travels along one connection and may load one good that lies there."""

from cenabum.kernel.pool import ONE, kinds
from cenabum.orleans.moves import NO_CARGO, TRAVEL
from cenabum.orleans.table import Table

CARGO = 6


def journeys(t: Table, seat: int, road: int) -> list[int]:
    """Every connection from the merchant's town, with each good on it, or with nothing (travel.good-optional)."""
    c = t.components
    town = t.players[seat].town
    codes: list[int] = []
    for connection in c.by_road[town] if road else c.by_water[town]:
        base = TRAVEL + connection * CARGO
        goods = t.routes[connection]
        if goods:
            for good in kinds(goods):
                codes.append(base + good)
        codes.append(base + NO_CARGO)
    return codes


def journey(t: Table, seat: int, connection: int, cargo: int) -> None:
    """Travel to the other end of the connection."""
    player = t.players[seat]
    one, other = t.components.ends[connection]
    player.town = other if player.town == one else one
    if t.log is not None:
        t.tell("travels", seat, connection, player.town)
    if cargo != NO_CARGO:
        t.routes[connection] -= ONE[cargo]
        player.goods += ONE[cargo]
        if t.log is not None:
            t.tell("loads", seat, cargo)
