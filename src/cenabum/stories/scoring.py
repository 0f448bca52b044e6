"""How far everybody has come, by source; who has won."""

from typing import Final

from cenabum.stories.components import FIRST_KINGDOM
from cenabum.stories.first_kingdom import tasks_done
from cenabum.stories.kings_favor import points as favor_points
from cenabum.stories.portal import open_spaces
from cenabum.stories.printed_eras import ERAS
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


def ending(t: Table) -> str:
    """How a finished game came to its end."""
    c = t.components
    if c.story == FIRST_KINGDOM:
        winner = t.players[winners(t)[0]]
        crowned = tasks_done(t, winner) and riches(t, winner) >= c.kingdom.riches
        return "crown" if crowned else "round limit"
    staying = sum([not player.out for player in t.players])
    if staying > 1:
        return "by points"
    return f"{'one left' if staying else 'all dismissed'} in era {ERAS[t.era]}"


def eras(t: Table) -> list[int]:
    """How far each seat has come: The First Kingdom: the era it is in; The King's Favor: how many eras it has mastered."""
    if t.components.story == FIRST_KINGDOM:
        return [player.era + 1 for player in t.players]
    return [player.out - 1 if player.out else t.era + 1 for player in t.players]
