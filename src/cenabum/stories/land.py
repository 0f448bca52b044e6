"""The map: starting villages, expansion and conquest, building, control (expansion.*, building.*)."""

from cenabum.bagbuilding.followers import KNIGHT
from cenabum.kernel.pool import ONE
from cenabum.stories.components import CHURCH, FIRST_KINGDOM, FORTRESS, VILLAGE
from cenabum.stories.fame import WOOD, gain_citizen, gain_fame
from cenabum.stories.moves import AREAS, BUILD, DONE, SETTLE, WITHDRAW
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


def villages_of(t: Table, player: Player) -> int:
    """How many villages the player controls, the secret one included."""
    return (player.settlers & t.villages).bit_count() + (player.tiles >> t.components.secret_village & 1)


def knights_at(t: Table, player: Player) -> int:
    """Real knights on the Territory: monks, scholars and technology do not count (expansion.knights-only)."""
    number = 0
    for space in t.components.layout.spaces[t.components.territory]:
        if player.on[space] == KNIGHT:
            number += 1
    return number


def at_peace(t: Table, one: Player, other: Player) -> bool:
    """kingdom.peace: whoever has reached the last era has peace with everybody."""
    c = t.components
    if c.story != FIRST_KINGDOM:
        return False
    return one.era >= c.kingdom.peace or other.era >= c.kingdom.peace


def protected(t: Table, player: Player) -> bool:
    """kingdom.protection: nobody enters the areas of a player in era V."""
    c = t.components
    return c.story == FIRST_KINGDOM and player.era == c.kingdom.protected


def reach(t: Table, seat: int, knights: int) -> int:
    """The areas a seat may enter now with so many knights, as a mask."""
    c = t.components
    player = t.players[seat]
    own = player.settlers
    near = 0
    if own:
        rest = own
        area = 0
        while rest:
            if rest & 1:
                near |= c.neighbours[area]
            rest >>= 1
            area += 1
        near &= c.used & ~own
    else:
        # expansion.no-area-left: anywhere that is free
        near = c.used
    for other in t.players:
        if other is player:
            continue
        near &= ~other.fortresses
        there = other.settlers & near
        if there:
            if not own or protected(t, other):
                near &= ~there
            elif knights >= 2 or at_peace(t, player, other):
                continue
            elif knights == 1:
                near &= ~(there & t.villages)
            else:
                near &= ~there
    return near


def settlings(t: Table, seat: int, knights: int) -> list[int]:
    """Where the Territory action may lead."""
    return areas_of(SETTLE, reach(t, seat, knights))


def settle(t: Table, seat: int, area: int) -> None:
    """Enter an area; when no settler is left, one of the placed ones has to move (expansion.moved-settler)."""
    player = t.players[seat]
    if player.settlers_left:
        enter(t, seat, area)
    else:
        player.pending.append(TO_WITHDRAW | area << NUMBER)


def withdrawals(t: Table, seat: int) -> list[int]:
    """Which placed settler may move."""
    return areas_of(WITHDRAW, t.players[seat].settlers)


def withdraw(t: Table, seat: int, area: int, target: int) -> None:
    """Take a settler off the map to place it again."""
    player = t.players[seat]
    player.settlers &= ~(1 << area)
    player.settlers_left += 1
    if t.log is not None:
        t.tell("withdraws", seat, area)
    enter(t, seat, target)


def enter(t: Table, seat: int, area: int) -> None:
    """Place a settler; those of players without peace have to go (expansion.conquest)."""
    player = t.players[seat]
    bit = 1 << area
    for number, other in enumerate(t.players):
        if other is not player and other.settlers & bit and not at_peace(t, player, other):
            other.settlers &= ~bit
            other.settlers_left += 1
            if t.log is not None:
                t.tell("ousts", seat, number, area)
    player.settlers_left -= 1
    player.settlers |= bit
    if t.log is not None:
        t.tell("settles", seat, area)
    update_control(t)


def sites(t: Table, player: Player, what: int) -> int:
    """Where a village, fortress or church may be built, as a mask."""
    if what == VILLAGE:
        return player.settlers & ~t.villages
    if what == CHURCH:
        return player.settlers & t.villages & ~t.churches if t.churches_left else 0
    if not player.fortresses_left:
        return 0
    alone = player.settlers & ~player.fortresses
    for other in t.players:
        if other is not player:
            alone &= ~other.settlers
    return alone


def buildings(t: Table, seat: int, what: int) -> list[int]:
    """Where to build."""
    return areas_of(BUILD, sites(t, t.players[seat], what))


def build(t: Table, seat: int, what: int, area: int) -> None:
    """A building stands; its Fame points come at once."""
    c = t.components
    player = t.players[seat]
    bit = 1 << area
    if what == VILLAGE:
        t.villages |= bit
    elif what == FORTRESS:
        player.fortresses |= bit
        player.fortresses_left -= 1
    else:
        t.churches |= bit
        t.churches_left -= 1
        player.church_built = True
    if t.log is not None:
        t.tell("builds", seat, what, area)
    update_control(t)
    points = c.building_fame[player.era][what]
    if player.tiles >> c.carpenter & 1:
        points += c.amount[c.carpenter]
    gain_fame(t, seat, points)


def free_buildings(t: Table, seat: int) -> list[int]:
    """The village Fame tile: for 1 wood of the supply, or not at all."""
    player = t.players[seat]
    if not player.goods >> (5 * WOOD) & 31:
        return [DONE]
    return [*buildings(t, seat, VILLAGE), DONE]


def build_free(t: Table, seat: int, area: int) -> None:
    """Build the village of the Fame tile."""
    give_good(t, seat, WOOD)
    build(t, seat, VILLAGE, area)


def terrain_goods(t: Table, player: Player) -> int:
    """What the terrains of a player yield, as a pool; nothing where a village stands."""
    c = t.components
    pool = 0
    fields = player.settlers & ~t.villages
    for area in range(AREAS):
        if fields >> area & 1:
            pool += ONE[c.terrain_good[t.terrain[area]]]
    return pool


def update_control(t: Table) -> None:
    """control.*: every mark reached for the first time brings a citizen, to everybody who controls."""
    c = t.components
    if c.story != FIRST_KINGDOM:
        return
    marks = c.kingdom.control
    for seat, player in enumerate(t.players):
        areas = player.settlers.bit_count()
        while player.control_areas < len(marks[0]) and areas >= marks[0][player.control_areas]:
            player.control_areas += 1
            gain_citizen(t, seat)
        villages = villages_of(t, player)
        while player.control_villages < len(marks[1]) and villages >= marks[1][player.control_villages]:
            player.control_villages += 1
            gain_citizen(t, seat)
        churches = (player.settlers & t.churches).bit_count()
        while player.control_churches < len(marks[2]) and churches >= marks[2][player.control_churches]:
            player.control_churches += 1
            gain_citizen(t, seat)
