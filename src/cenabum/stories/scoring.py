"""How far everybody has come, by source; who has won."""

from typing import Final

from cenabum.stories.first_kingdom import tasks_done
from cenabum.stories.kings_favor import points as favor_points
from cenabum.stories.names import FIRST_KINGDOM
from cenabum.stories.portal import open_spaces
from cenabum.stories.printed_eras import ERAS
from cenabum.stories.table import Table
from cenabum.stories.wealth import riches

KINGDOM_SOURCES: Final = ("citizens", "task_spaces", "church", "riches")
FAVOR_SOURCES: Final = ("goods", "coins", "areas", "villages", "fortresses", "churches", "favorites")


def points(table: Table, seat: int) -> list[int]:
    """The King's Favor: victory points. The First Kingdom: what the task sheet shows, riches up to those asked for."""
    printed = table.components
    player = table.players[seat]
    if printed.story != FIRST_KINGDOM:
        return favor_points(table, player)
    kingdom = printed.kingdom
    struck = open_spaces(printed.tasks) - open_spaces(player.tasks)
    return [player.citizens, struck, int(player.church_built), min(riches(table, player), kingdom.riches)]


def winners(table: Table) -> list[int]:
    """The winning seats of a finished game."""
    return [seat for seat in range(len(table.players)) if table.won >> seat & 1]


def ending(table: Table) -> str:
    """How a finished game came to its end."""
    printed = table.components
    if printed.story == FIRST_KINGDOM:
        winner = table.players[winners(table)[0]]
        crowned = tasks_done(table, winner) and riches(table, winner) >= printed.kingdom.riches
        return "crown" if crowned else "round limit"
    staying = sum([not player.out for player in table.players])
    if staying > 1:
        return "by points"
    return f"{'one left' if staying else 'all dismissed'} in era {ERAS[table.era]}"


def eras(table: Table) -> list[int]:
    """How far each seat has come: The First Kingdom: the era it is in; The King's Favor: how many eras it has mastered."""
    if table.components.story == FIRST_KINGDOM:
        return [player.era + 1 for player in table.players]
    return [player.out - 1 if player.out else table.era + 1 for player in table.players]
