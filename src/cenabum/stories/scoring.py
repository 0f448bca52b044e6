"""How far everybody has come, by source; who has won."""

from typing import Final

from cenabum.stories.components import FIRST_KINGDOM
from cenabum.stories.first_kingdom import open_spaces
from cenabum.stories.kings_favor import points as favor_points
from cenabum.stories.table import Table
from cenabum.stories.wealth import riches

KINGDOM_SOURCES: Final = ("citizens", "task_spaces", "church", "riches")
FAVOR_SOURCES: Final = ("goods", "coins", "areas", "villages", "fortresses", "churches", "favorites")


def points(t: Table, seat: int) -> list[int]:
    """The King's Favor: victory points. The First Kingdom: what the task sheet shows, riches up to those asked for."""
    c = t.components
    player = t.players[seat]
    if c.story != FIRST_KINGDOM:
        return favor_points(t, player)
    k = c.kingdom
    struck = open_spaces(c.tasks) - open_spaces(player.tasks)
    return [player.citizens, struck, int(player.church_built), min(riches(t, player), k.riches)]


def winners(t: Table) -> list[int]:
    """The winning seats of a finished game."""
    return [seat for seat in range(len(t.players)) if t.won >> seat & 1]
