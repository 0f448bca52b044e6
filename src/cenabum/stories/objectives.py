"""The King's Favor: what the king asks for in an era, and what winter would do to a player as things stand (favor.objectives-*)."""

from typing import TYPE_CHECKING, Final, NamedTuple

from cenabum.stories.control import villages_of
from cenabum.stories.portal import open_spaces
from cenabum.stories.printed_eras import FAME_CASTLE, FAME_TILES, FAME_TOURNAMENT
from cenabum.stories.table import Player, Table

if TYPE_CHECKING:
    from cenabum.stories.components import Components

SAFE: Final = "safe"  # everything is fulfilled
SAVED: Final = "saved"  # Favorite tiles pay for what is missing
DANGER: Final = "danger"  # they do not suffice
CASTLE: Final = "castle"  # they never pay for the Castle
OUT: Final = "out"  # dismissed already
STANDINGS: Final = (SAFE, SAVED, DANGER, CASTLE, OUT)


class Objective(NamedTuple):
    """Something the king asks for, and how many Favorite tiles it would cost to miss it as things stand."""

    name: str
    have: int
    wanted: int
    missed: int
    forgivable: bool


def reached(table: Table, player: Player, tile: int) -> bool:
    """Has the player reached the Tournament Grounds or the Castle?"""
    return player.fame >= _space(table, tile)


def _space(table: Table, tile: int) -> int:
    printed = table.components
    return printed.fame_spaces[printed.favor.grounds] if tile == FAME_TOURNAMENT else printed.fame_end


def objectives(table: Table, player: Player) -> list[Objective]:
    """What the king asks of the player by the end of the era."""
    printed = table.components
    favor, era = printed.favor, table.era
    counted = (
        ("areas", player.settlers.bit_count(), favor.areas[era]),
        ("villages", villages_of(table, player), favor.villages[era]),
        ("fortresses", (player.fortresses & player.settlers).bit_count(), favor.fortresses[era]),
        ("churches", (player.settlers & table.churches).bit_count(), favor.churches[era]),
    )
    found = [Objective(name, have, wanted, int(have < wanted), True) for name, have, wanted in counted if wanted]
    tile = favor.tile[era]
    if tile >= 0:
        late = int(not reached(table, player, tile))
        found.append(Objective(FAME_TILES[tile], player.fame, _space(table, tile), late, tile != FAME_CASTLE))
    task = favor.task[era]
    if task >= 0:
        spaces, left = open_spaces([printed.tasks[task]]), open_spaces([player.tasks[task]])
        found.append(Objective(printed.task_names[task], spaces - left, spaces, _misses(printed, task, left), True))
    return found


def _misses(printed: "Components", task: int, left: int) -> int:
    """favor.two-payments: each space left open counts, or all of them together."""
    return left if printed.favor.each_space >> task & 1 else int(left > 0)


def most_missed(printed: "Components", task: int) -> int:
    """How many Favorite tiles it costs to send nothing to a task."""
    return _misses(printed, task, open_spaces([printed.tasks[task]]))


def missed(asked: list[Objective]) -> int:
    """How many Favorite tiles it takes to make up for what is missing."""
    return sum([each.missed for each in asked])


def standing(player: Player, asked: list[Objective]) -> str:
    """What winter does to the player if it ends as things stand."""
    if player.out:
        return OUT
    if any(each.missed and not each.forgivable for each in asked):
        return CASTLE
    misses = missed(asked)
    if misses > player.favorites:
        return DANGER
    return SAVED if misses else SAFE
