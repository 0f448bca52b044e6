"""Drawing followers, planning, and what is put back or placed when the round closes."""

from typing import Final

from cenabum.bagbuilding.board import NOTHING, lift, occupied, put, without_alike
from cenabum.bagbuilding.layout import FROM_MARKET
from cenabum.bagbuilding.planning import available, placements
from cenabum.bagbuilding.technology import lose_technology, place_technology, technology_spaces
from cenabum.kernel.pool import ONE, total
from cenabum.stories.moves import (
    DONE,
    DRAW,
    FAIR,
    GOOD_PARCEL,
    MOST_DRAWS,
    PLACE,
    RECALL,
    RECALL_FAIR,
    RECRUIT,
    SUPPLY,
    TAKE_BACK,
    TAKE_BACK_GOOD,
    TECHNOLOGY_TO,
    UNSCREW,
)
from cenabum.stories.names import GRAIN, WOOD
from cenabum.stories.portal import loadings
from cenabum.stories.table import (
    BAG_STREAM,
    INSTALLATIONS,
    NUMBER,
    RECALLS,
    TO_DRAW,
    TO_LODGE,
    Player,
    Table,
)

_DRAWS: Final = [[DRAW + number for number in range(most + 1)] for most in range(MOST_DRAWS + 1)]


def green_room(table: Table, player: Player) -> int:
    """How many more followers the village green takes, the free spaces of a Gunpowder tower included."""
    printed = table.components
    room = printed.green - total(player.market)
    if player.tiles >> printed.tower & 1:
        room += printed.tower_spaces - max(0, len(player.parcels) - printed.portal)
    return max(0, room)


def draws(table: Table, seat: int, allowed: int) -> list[int]:
    """How many to draw, or whom to recall instead of a draw."""
    player = table.players[seat]
    room = green_room(table, player)
    if not allowed or not room:
        return _DRAWS[0]
    codes = _DRAWS[min(allowed, room, total(player.bag), MOST_DRAWS)]
    placed = occupied(player)
    layout = table.components.layout
    if placed:
        if layout.twins & placed & placed >> 1:
            placed = without_alike(layout, player, placed)
        codes = codes + layout.spread(RECALLS, RECALL, placed)
    if player.fair:
        codes = codes + [RECALL_FAIR + kind for kind in range(7) if player.fair >> (5 * kind) & 31]
    if player.parcels:
        codes = codes + [TAKE_BACK + parcel for parcel in sorted(set(player.parcels)) if parcel < GOOD_PARCEL]
    return codes


def draw(table: Table, seat: int, number: int) -> None:
    """Draw followers from the bag onto the village green."""
    player = table.players[seat]
    player.pending.pop()
    if table.log is not None:
        table.tell("draws_number", seat, number)
    for _ in range(number):
        kind = table.pick(BAG_STREAM + seat, player.bag)
        player.bag -= ONE[kind]
        player.market += ONE[kind]
        if table.log is not None:
            table.tell("draws", seat, kind)


def one_draw_less(player: Player) -> None:
    """Whoever is recalled takes the place of a draw (followers.recall)."""
    allowed = player.pending.pop() >> NUMBER
    player.pending.append(TO_DRAW | (allowed - 1) << NUMBER)


def recall(table: Table, seat: int, space: int) -> None:
    """A placed follower goes back to the village green instead of a draw."""
    player = table.players[seat]
    one_draw_less(player)
    kind = lift(table.components.layout, player, space)
    player.market += ONE[kind]
    if table.log is not None:
        table.tell("recalls", seat, kind, space)


def recall_fair(table: Table, seat: int, kind: int) -> None:
    """The same from the County fair."""
    player = table.players[seat]
    one_draw_less(player)
    player.fair -= ONE[kind]
    player.market += ONE[kind]
    if table.log is not None:
        table.tell("recalls_fair", seat, kind)


# ---- planning


def plans(table: Table, seat: int) -> list[int]:
    """Followers to action spaces, to the County fair or to the portal; goods, coins and technology to the portal; wood and grain."""
    printed = table.components
    layout = printed.layout
    player = table.players[seat]
    codes = placements(layout, player, player.market, PLACE, FROM_MARKET, available(layout, player))
    if player.technology_free and unplanned(player):
        codes = codes + layout.spread(INSTALLATIONS, TECHNOLOGY_TO, technology_spaces(layout, player, False))
    if player.parcels or player.market or player.goods or player.coins or player.technology_free:
        codes = codes + loadings(table, player)
    if player.goods >> (5 * WOOD) & 31:
        empty = printed.wood_spaces & player.tiles & ~player.wood
        for place in range(len(printed.category)):
            if empty >> place & 1:
                codes.append(SUPPLY + place)
    if player.tiles >> printed.bakery & 1:
        # tiles.bakery-either: not to and fro in one plan
        if player.goods >> (5 * GRAIN) & 31 and player.grain < printed.bakery_spaces and not player.grain_back:
            codes.append(SUPPLY + printed.bakery)
        if player.grain:
            codes.append(TAKE_BACK_GOOD + printed.bakery)
    if player.tiles >> printed.fair & 1:
        codes += fairs(player, player.market)
    codes.append(DONE)
    return codes


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


def supply(table: Table, seat: int, place: int) -> None:
    """Wood onto a building space, or grain onto the Bakery."""
    player = table.players[seat]
    good = GRAIN if place == table.components.bakery else WOOD
    player.goods -= ONE[good]
    if good == GRAIN:
        player.grain += 1
    else:
        player.wood |= 1 << place
    if table.log is not None:
        table.tell("supplies", seat, good, place)


def to_fair(table: Table, seat: int, kind: int) -> None:
    """A follower of the village green to the County fair."""
    player = table.players[seat]
    player.market -= ONE[kind]
    player.fair += ONE[kind]
    if table.log is not None:
        table.tell("plans_fair", seat, kind)


# ---- a follower drawn in between


def draw_one(table: Table, seat: int) -> None:
    """Draw a follower and decide where it goes (Alchemy, Fame track)."""
    player = table.players[seat]
    kind = table.pick(BAG_STREAM + seat, player.bag)
    player.bag -= ONE[kind]
    player.drawn += ONE[kind]
    if table.log is not None:
        table.tell("draws", seat, kind)
    player.pending.append(TO_LODGE)


def lodgings(table: Table, seat: int, green: bool) -> list[int]:
    """Where drawn followers may go: an action space, the County fair, the village green."""
    layout = table.components.layout
    player = table.players[seat]
    codes = placements(layout, player, player.drawn, PLACE, FROM_MARKET, available(layout, player))
    if player.tiles >> table.components.fair & 1:
        codes = codes + fairs(player, player.drawn)
    if green and green_room(table, player):
        codes.append(DONE)
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


def extras(table: Table, seat: int, recruits: int) -> list[int]:
    """The follower of Alchemy or the Fame track: drawn, or on the track of The First Kingdom one the player can recruit, or none."""
    printed = table.components
    player = table.players[seat]
    codes = [DRAW + 1] if player.bag else []
    if recruits:
        able = 0
        for place, kinds in enumerate(printed.recruits):
            if kinds and player.tiles >> place & 1:
                for kind in kinds:
                    able |= 1 << kind
        for kind in range(7):
            if able >> kind & 1 and table.market_followers >> (5 * kind) & 31:
                codes.append(RECRUIT + kind)
    if codes:
        codes.append(DONE)
    return codes


# ---- closing the round


def collections(table: Table, seat: int) -> list[int]:
    """What comes back to the supply: goods, money and technology of the portal, wood and grain."""
    printed = table.components
    player = table.players[seat]
    codes = [DONE]
    for parcel in sorted(set(player.parcels)):
        if parcel >= GOOD_PARCEL:
            codes.append(TAKE_BACK + parcel)
    for place in range(len(printed.category)):
        if player.wood >> place & 1:
            codes.append(TAKE_BACK_GOOD + place)
    if player.grain:
        codes.append(TAKE_BACK_GOOD + printed.bakery)
    return codes


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


def installations(table: Table, seat: int) -> list[int]:
    """technology.*: where a technology tile may go; done keeps it."""
    layout = table.components.layout
    spaces = technology_spaces(layout, table.players[seat], False)
    return [*layout.spread(INSTALLATIONS, TECHNOLOGY_TO, spaces), DONE]


def install(table: Table, seat: int, space: int) -> None:
    """Place a technology tile."""
    place_technology(table.components.layout, table.players[seat], space)
    if table.log is not None:
        table.tell("installs", seat, space)


def unscrewings(table: Table, seat: int) -> list[int]:
    """Workshop: which of the placed technology tiles moves."""
    on = table.players[seat].technology_on
    return [UNSCREW + space for space in range(len(table.components.layout.bit)) if on >> space & 1]


def unscrew(table: Table, seat: int, space: int) -> None:
    """A placed technology tile comes back into the hand."""
    player = table.players[seat]
    lose_technology(table.components.layout, player, space)
    player.technology_free += 1
    if table.log is not None:
        table.tell("unscrews", seat, space)


def rescrewings(table: Table, seat: int, left: int) -> list[int]:
    """Workshop: where it goes now, any space but the one it lay on; done keeps it in the supply."""
    layout = table.components.layout
    spaces = technology_spaces(layout, table.players[seat], False) & ~layout.bit[left]
    return [*layout.spread(INSTALLATIONS, TECHNOLOGY_TO, spaces), DONE]
