"""Exact odds of a draw: who comes out of a bag, and which actions would then be possible."""

from dataclasses import dataclass

from cenabum.cathedral.moves import BAGS, FOLLOWERS
from cenabum.cathedral.table import Table
from cenabum.kernel.pool import counts, total


@dataclass
class DrawOdds:
    """The odds of the next draw from a bag: of each follower, and of being able to use each action that has a free space."""

    number: int  # how many followers the bag holds
    followers: dict[str, float]
    actions: dict[str, float]


def draw_odds(table: Table) -> dict[str, DrawOdds]:
    """The odds for the red and the blue bag. They tell what is in the bags: for tables with the memory aid, and for bots."""
    return {name: bag_odds(table, bag) for bag, name in enumerate(BAGS)}


def bag_odds(table: Table, bag: int) -> DrawOdds:
    """The odds for one bag."""
    printed = table.components
    size = total(table.bags[bag])
    inside = counts(table.bags[bag], len(FOLLOWERS))
    actions: dict[str, float] = {}
    for action, name in enumerate(printed.action_names):
        free = sum([1 << space for space in printed.spaces_of_action[action]]) & table.open
        if free and size and not printed.effects[action].ends_round:
            fitting = sum([inside[kind] for kind in range(len(FOLLOWERS)) if printed.fits[kind] & free])
            actions[name] = fitting / size
    return DrawOdds(size, {name: inside[kind] / size for kind, name in enumerate(FOLLOWERS) if inside[kind]}, actions)
