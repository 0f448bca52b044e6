"""What the settler believes in The First Kingdom, as an object, so that others can believe something else.

The measure is the settler's own: about a coin well spent. `trained_kingdom.json` has those that were learned for each number of
players, and says where they are from.
"""

import dataclasses
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

FILE = Path(__file__).with_name("trained_kingdom.json")


@dataclass(frozen=True)
class KingdomBeliefs:
    """Named beliefs, each with its reason. These were set by hand."""

    citizen: float = 4.2
    # A struck space of the task sheet, by era, and the share of it for having what a space asks for.
    task_i: float = 0.4
    task_ii: float = 1.5
    task_iii: float = 3.5
    task_iv: float = 6.0
    task_v: float = 6.0
    task_vi: float = 6.5
    task_vii: float = 6.5
    task_viii: float = 7.5
    task_ready: float = 0.42
    # The church of the sheet, and the last wood, which is kept for it: the marketplace may have none by then.
    church_task: float = 9.0
    church_wood: float = 6.0
    # More for the harbor in era IV: only it leads out of it.
    harbor_space: float = 4.0
    # The last steps to the crown are worth more and more.
    crown: float = 120.0

    # From this round on, things are kept for later less and less: each round takes a share, down to the least.
    long_game: float = 40.0
    late: float = 0.04
    least_patience: float = 0.25
    # The round from which on an era is left even if it could still be used, or the next one is hard.
    leave_era_i: float = 8.0
    leave_era_ii: float = 16.0
    leave_era_vi: float = 40.0

    # Areas, the first five and the others; villages, churches, fortresses; Fame; a settler who is not placed yet.
    area: float = 4.2
    area_more: float = 1.6
    village: float = 1.0
    church: float = 0.8
    fortress: float = 0.7
    fame: float = 0.8
    settler_left: float = 0.5
    # The share of a citizen that half-way to the next mark of the control board is worth.
    mark_progress: float = 0.6
    # A space of Food Depot and Medicine, and having them done, while they matter.
    depot_space: float = 2.6
    depot_done: float = 6.0

    # Having anything at all that a deed asks for: without it nobody enters the next era.
    opener: float = 6.0
    # A space of a deed that asks for a good when the marketplace has none left, and having such a good.
    dry: float = 2.5
    kept: float = 3.0
    # In a long game: each thing at hand that a deed asks for, while citizens are missing.
    last_things: float = 0.0
    # Something that a task asks for when the marketplace has none left; with so many of it for each player it is not scarce.
    running_out: float = 6.0
    enough: float = 3.0
    # A follower that a task asks for and the marketplace hardly has.
    scarce: float = 4.0

    # Coins and food that are due, coins beyond that, and food for the way out of era V, where every settler eats.
    coin_due: float = 1.0
    coin_more: float = 0.45
    food_due: float = 1.5
    food_leaving: float = 3.0
    # With so much food on the marketplace for each player there is time to think of era V later; else so much more is wanted.
    food_enough: float = 3.0
    food_ahead: float = 0.0
    # Goods by their value. Everything is built of wood: the first four.
    good_value: float = 0.42
    wood_1: float = 2.4
    wood_2: float = 1.8
    wood_3: float = 1.2
    wood_4: float = 0.5
    # Riches when nothing else is missing.
    last_riches: float = 2.0

    # The shares in what the settler believes of a crew, of each kind in it, of technology, place tiles and land in both stories.
    crew: float = 1.0
    kinds: float = 1.0
    technology: float = 1.0
    tiles: float = 1.0
    land: float = 1.0


BY_HAND: Final = KingdomBeliefs()


def changed(beliefs: KingdomBeliefs, changes: dict[str, float]) -> KingdomBeliefs:
    """Other beliefs: these with some changes, by name."""
    return dataclasses.replace(beliefs, **changes)


@cache
def trained(players: int) -> KingdomBeliefs:
    """What the package brings for a number of players."""
    learned: dict[str, dict[str, float]] = json.loads(FILE.read_text(encoding="utf-8"))["beliefs"]
    return changed(BY_HAND, learned.get(str(players), {}))
