"""The map: starting villages, expansion and conquest, building, control (expansion.*, building.*)."""

from cenabum.bagbuilding.followers import KNIGHT
from cenabum.kernel.pool import ONE
from cenabum.stories.fame import gain_citizen, gain_fame
from cenabum.stories.moves import AREAS, BUILD, DONE, SETTLE, WITHDRAW
from cenabum.stories.names import CHURCH, FIRST_KINGDOM, FORTRESS, VILLAGE, WOOD
from cenabum.stories.table import NUMBER, TO_WITHDRAW, Player, Table
from cenabum.stories.wealth import give_good


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


def villages_of(table: Table, player: Player) -> int:
    """How many villages the player controls, the secret one included."""
    return (player.settlers & table.villages).bit_count() + (player.tiles >> table.components.secret_village & 1)


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


def settlings(table: Table, seat: int, knights: int) -> list[int]:
    """Where the Territory action may lead."""
    return areas_of(SETTLE, reach(table, seat, knights))


def settle(table: Table, seat: int, area: int) -> None:
    """Enter an area; when no settler is left, one of the placed ones has to move (expansion.moved-settler)."""
    player = table.players[seat]
    if player.settlers_left:
        enter(table, seat, area)
    else:
        player.pending.append(TO_WITHDRAW | area << NUMBER)


def withdrawals(table: Table, seat: int) -> list[int]:
    """Which placed settler may move."""
    return areas_of(WITHDRAW, table.players[seat].settlers)


def withdraw(table: Table, seat: int, area: int, target: int) -> None:
    """Take a settler off the map to place it again."""
    player = table.players[seat]
    player.settlers &= ~(1 << area)
    player.settlers_left += 1
    if table.log is not None:
        table.tell("withdraws", seat, area)
    enter(table, seat, target)


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


def buildings(table: Table, seat: int, what: int) -> list[int]:
    """Where to build."""
    return areas_of(BUILD, sites(table, table.players[seat], what))


def build(table: Table, seat: int, what: int, area: int) -> None:
    """A building stands; its Fame points come at once."""
    printed = table.components
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
    points = printed.building_fame[player.era][what]
    if player.tiles >> printed.carpenter & 1:
        points += printed.amount[printed.carpenter]
    gain_fame(table, seat, points)


def free_buildings(table: Table, seat: int) -> list[int]:
    """The village Fame tile: for 1 wood of the supply, or not at all."""
    player = table.players[seat]
    if not player.goods >> (5 * WOOD) & 31:
        return [DONE]
    return [*buildings(table, seat, VILLAGE), DONE]


def build_free(table: Table, seat: int, area: int) -> None:
    """Build the village of the Fame tile."""
    give_good(table, seat, WOOD)
    build(table, seat, VILLAGE, area)


def terrain_goods(table: Table, player: Player) -> int:
    """What the terrains of a player yield, as a pool; nothing where a village stands."""
    printed = table.components
    pool = 0
    fields = player.settlers & ~table.villages
    for area in range(AREAS):
        if fields >> area & 1:
            pool += ONE[printed.terrain_good[table.terrain[area]]]
    return pool


def update_control(table: Table) -> None:
    """control.*: every mark reached for the first time brings a citizen, to everybody who controls."""
    printed = table.components
    if printed.story != FIRST_KINGDOM:
        return
    marks = printed.kingdom.control
    for seat, player in enumerate(table.players):
        areas = player.settlers.bit_count()
        while player.control_areas < len(marks[0]) and areas >= marks[0][player.control_areas]:
            player.control_areas += 1
            gain_citizen(table, seat)
        villages = villages_of(table, player)
        while player.control_villages < len(marks[1]) and villages >= marks[1][player.control_villages]:
            player.control_villages += 1
            gain_citizen(table, seat)
        churches = (player.settlers & table.churches).bit_count()
        while player.control_churches < len(marks[2]) and churches >= marks[2][player.control_churches]:
            player.control_churches += 1
            gain_citizen(table, seat)
