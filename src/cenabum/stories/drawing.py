"""What several decisions share: room on the village green, drawn followers, goods that come back, technology."""

from cenabum.bagbuilding.board import NOTHING, put
from cenabum.bagbuilding.layout import FROM_MARKET
from cenabum.bagbuilding.planning import available, placements
from cenabum.bagbuilding.technology import place_technology
from cenabum.kernel.pool import ONE, total
from cenabum.stories.moves import FAIR, PLACE
from cenabum.stories.names import GRAIN, WOOD
from cenabum.stories.table import Player, Table


def green_room(table: Table, player: Player) -> int:
    """How many more followers the village green takes, the free spaces of a Gunpowder tower included."""
    printed = table.components
    room = printed.green - total(player.market)
    if player.tiles >> printed.tower & 1:
        room += printed.tower_spaces - max(0, len(player.parcels) - printed.portal)
    return max(0, room)


def unplanned(player: Player) -> bool:
    """technology.before-plan: has nothing of this round's plan been laid out yet?"""
    before = player.before
    return before is None or (
        player.market == before.market
        and player.wood == before.wood
        and player.grain <= before.grain
        and len(player.parcels) == len(before.parcels)
    )


def fairs(player: Player, pool: int) -> list[int]:
    """Who of a pool may go to the County fair: no two of a kind."""
    return [FAIR + kind for kind in range(7) if pool >> (5 * kind) & 31 and not player.fair >> (5 * kind) & 31]


def lodgings(table: Table, seat: int) -> list[int]:
    """Where drawn followers may go: an action space, or the County fair."""
    layout = table.components.layout
    player = table.players[seat]
    codes = placements(layout, player, player.drawn, PLACE, FROM_MARKET, available(layout, player))
    if player.tiles >> table.components.fair & 1:
        codes = codes + fairs(player, player.drawn)
    return codes


def lodge(table: Table, seat: int, kind: int, space: int) -> None:
    """Place a drawn follower at once; NOTHING means the County fair."""
    player = table.players[seat]
    player.drawn -= ONE[kind]
    if space == NOTHING:
        player.fair += ONE[kind]
        if table.log is not None:
            table.tell("plans_fair", seat, kind)
        return
    put(table.components.layout, player, kind, space)
    if table.log is not None:
        table.tell("lodges", seat, kind, space)


def put_back(table: Table, seat: int) -> None:
    """Drawn followers without a place go back into the bag."""
    player = table.players[seat]
    player.bag += player.drawn
    if table.log is not None:
        for kind in range(7):
            for _ in range(player.drawn >> (5 * kind) & 31):
                table.tell("puts_back", seat, kind)
    player.drawn = 0


def take_back_good(table: Table, seat: int, place: int) -> None:
    """Wood or grain back into the supply."""
    player = table.players[seat]
    good = GRAIN if place == table.components.bakery else WOOD
    if good == GRAIN:
        player.grain -= 1
        player.grain_back = True
    else:
        player.wood &= ~(1 << place)
    player.goods += ONE[good]
    if table.log is not None:
        table.tell("takes_back_good", seat, good, place)


def install(table: Table, seat: int, space: int) -> None:
    """Place a technology tile."""
    place_technology(table.components.layout, table.players[seat], space)
    if table.log is not None:
        table.tell("installs", seat, space)
