"""The map: starting villages, expansion and conquest, building, control (expansion.*, building.*)."""

from cenabum.bagbuilding.followers import KNIGHT
from cenabum.kernel.pool import ONE
from cenabum.stories.control import update_control
from cenabum.stories.fame import gain_fame
from cenabum.stories.moves import AREAS
from cenabum.stories.names import CHURCH, FIRST_KINGDOM, FORTRESS, VILLAGE
from cenabum.stories.table import Player, Table


def areas_of(base: int, mask: int) -> list[int]:
    """A code for every area of a mask."""
    codes: list[int] = []
    area = 0
    while mask:
        if mask & 1:
            codes.append(base + area)
        mask >>= 1
        area += 1
    return codes


def knights_at(table: Table, player: Player) -> int:
    """Real knights on the Territory: monks, scholars and technology do not count (expansion.knights-only)."""
    number = 0
    for space in table.components.layout.spaces[table.components.territory]:
        if player.on[space] == KNIGHT:
            number += 1
    return number


def at_peace(table: Table, one: Player, other: Player) -> bool:
    """kingdom.peace: whoever has reached the last era has peace with everybody."""
    printed = table.components
    if printed.story != FIRST_KINGDOM:
        return False
    return one.era >= printed.kingdom.peace or other.era >= printed.kingdom.peace


def protected(table: Table, player: Player) -> bool:
    """kingdom.protection: nobody enters the areas of a player in era V."""
    printed = table.components
    return printed.story == FIRST_KINGDOM and player.era == printed.kingdom.protected


def reach(table: Table, seat: int, knights: int) -> int:
    """The areas a seat may enter now with so many knights, as a mask."""
    printed = table.components
    player = table.players[seat]
    own = player.settlers
    near = 0
    if own:
        rest = own
        area = 0
        while rest:
            if rest & 1:
                near |= printed.neighbours[area]
            rest >>= 1
            area += 1
        near &= printed.used & ~own
    else:
        # expansion.no-area-left: anywhere that is free
        near = printed.used
    for other in table.players:
        if other is player:
            continue
        near &= ~other.fortresses
        there = other.settlers & near
        if there:
            if not own or protected(table, other):
                near &= ~there
            elif knights >= 2 or at_peace(table, player, other):
                continue
            elif knights == 1:
                near &= ~(there & table.villages)
            else:
                near &= ~there
    return near


def enter(table: Table, seat: int, area: int) -> None:
    """Place a settler; those of players without peace have to go (expansion.conquest)."""
    player = table.players[seat]
    bit = 1 << area
    for number, other in enumerate(table.players):
        if other is not player and other.settlers & bit and not at_peace(table, player, other):
            other.settlers &= ~bit
            other.settlers_left += 1
            if table.log is not None:
                table.tell("ousts", seat, number, area)
    player.settlers_left -= 1
    player.settlers |= bit
    if table.log is not None:
        table.tell("settles", seat, area)
    update_control(table)


def sites(table: Table, player: Player, what: int) -> int:
    """Where a village, fortress or church may be built, as a mask."""
    if what == VILLAGE:
        return player.settlers & ~table.villages
    if what == CHURCH:
        return player.settlers & table.villages & ~table.churches if table.churches_left else 0
    if not player.fortresses_left:
        return 0
    alone = player.settlers & ~player.fortresses
    for other in table.players:
        if other is not player:
            alone &= ~other.settlers
    return alone


def build(table: Table, seat: int, what: int, area: int) -> None:
    """A building stands; its Fame points come at once."""
    player = table.players[seat]
    bit = 1 << area
    if what == VILLAGE:
        table.villages |= bit
    elif what == FORTRESS:
        player.fortresses |= bit
        player.fortresses_left -= 1
    else:
        table.churches |= bit
        table.churches_left -= 1
        player.church_built = True
    if table.log is not None:
        table.tell("builds", seat, what, area)
    update_control(table)
    gain_fame(table, seat, building_points(table, player, what))


def building_points(table: Table, player: Player, what: int) -> int:
    """building.fame: by the era, and more for whoever has the Carpenter's workshop."""
    printed = table.components
    points = printed.building_fame[player.era][what]
    return points + printed.carpenter_fame if player.tiles >> printed.carpenter & 1 else points


def terrain_goods(table: Table, player: Player) -> int:
    """What the terrains of a player yield, as a pool; nothing where a village stands."""
    printed = table.components
    pool = 0
    fields = player.settlers & ~table.villages
    for area in range(AREAS):
        if fields >> area & 1:
            pool += ONE[printed.terrain_good[table.terrain[area]]]
    return pool
