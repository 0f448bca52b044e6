"""What the settler believes in The King's Favor, as an object, so that others can believe something else.

The measure is the settler's own: about a coin well spent. `trained_favor.json` has those that were learned for each number of
players, and says where they are from.
"""

import dataclasses
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

FILE = Path(__file__).with_name("trained_favor.json")


@dataclass(frozen=True)
class FavorBeliefs:
    """Named beliefs, each with its reason. These were set by hand."""

    # What is due in winter becomes more urgent from season to season; spring is 1.
    summer: float = 1.15
    autumn: float = 1.4
    winter: float = 1.8
    # One area, village, fortress or church that an objective of this era asks for, and one that the next era asks for.
    objective_now: float = 11.0
    objective_next: float = 6.0
    # One more than any era asks for: areas before era V and in it, villages before era IV and from then on, the others.
    area_more: float = 3.0
    area_more_v: float = 1.8
    village_more: float = 2.6
    village_more_iv: float = 4.5
    fortress_more: float = 3.0
    church_more: float = 4.0

    # A free space of the task of the era costs this, more from season to season.
    task: float = 23.0
    # Having what that task asks for, by season: what comes in winter comes too late.
    ready_spring: float = 11.5
    ready_summer: float = 12.5
    ready_autumn: float = 13.5
    ready_winter: float = 0.5
    # Having what the task of the next era asks for, of one farther away, and a good for the gifts of the last era.
    ready_next: float = 4.6
    ready_far: float = 2.0
    ready_last: float = 1.0
    # Land that yields what the task of this or the next era asks for.
    larder: float = 3.0
    # A Favorite tile makes up for one objective, once.
    favorite: float = 14.0

    # A step of Fame, by era: until era III they lead to the Tournament Grounds, then to the Castle.
    fame_i: float = 1.3
    fame_ii: float = 1.7
    fame_iii: float = 2.5
    fame_iv: float = 1.7
    fame_v: float = 2.6
    # More for a step below what should be reached in this era (`_pace`), and more from season to season.
    fame_due: float = 0.0
    # Being there.
    grounds: float = 10.0
    castle: float = 30.0
    # The bonus of the era, for each season of the year that is left: a lake, a village, a fortress, a church.
    lake_year: float = 0.8
    village_year: float = 1.5
    fortress_year: float = 0.0
    church_year: float = 0.0
    # A village, fortress or church the year before its bonus.
    village_coming: float = 4.5
    fortress_coming: float = 0.0
    church_coming: float = 0.0
    # A good that villages can take in era V, as a share of its value, by era.
    delivery_ii: float = 0.1
    delivery_iii: float = 0.5
    delivery_iv: float = 1.3
    delivery_v: float = 1.6

    # Coins for the hunting rights, by season; more for each player after the second, for what pays coins is soon used up.
    hunting_coin: float = 2.8
    hunting_coin_autumn: float = 4.2
    hunting_coin_winter: float = 0.75
    hunting_rival: float = 0.3
    # Coins that buy goods which a task asks for, and any others.
    buying_coin: float = 1.7
    coin: float = 0.75
    # Goods by their value. Everything is built of wood, and used wood does not come back: the first four, then each one more.
    good_value: float = 0.42
    wood_1: float = 4.5
    wood_2: float = 3.2
    wood_3: float = 2.0
    wood_4: float = 1.0
    wood_more: float = 0.0
    # A meal for autumn; without one it costs coins, or the Favorite tile.
    autumn_food: float = 8.0

    # In eras II and III: a fortress wants a knight, a church a scholar, and so does the court.
    knight_wanted: float = 3.0
    scholar_wanted: float = 1.5
    # From era IV on everything that is built brings most Fame.
    knight_builds: float = 0.0
    scholar_builds: float = 0.0
    # The shares in what the settler believes of a crew, of each kind in it, of technology, place tiles and land in both stories.
    crew: float = 1.0
    kinds: float = 1.0
    technology: float = 1.0
    tiles: float = 1.0
    land: float = 1.0
    # What of it is lost by the end of the game, beginning with era III: who is recruited late does little.
    fading: float = 0.0
    # Place tiles that bring Fame: a point at a time, for coins, for goods, for idle followers, for fortresses, for building.
    tile_fame: float = 1.0
    tile_bought_fame: float = 2.5
    tile_outlet: float = 3.0
    tile_shows: float = 3.5
    tile_walls: float = 3.0
    tile_carpentry: float = 3.0
    tile_village: float = 3.0
    tile_taxes: float = 4.0


BY_HAND: Final = FavorBeliefs()


def changed(beliefs: FavorBeliefs, changes: dict[str, float]) -> FavorBeliefs:
    """Other beliefs: these with some changes, by name."""
    return dataclasses.replace(beliefs, **changes)


@cache
def trained(players: int) -> FavorBeliefs:
    """What the package brings for a number of players."""
    learned: dict[str, dict[str, float]] = json.loads(FILE.read_text(encoding="utf-8"))["beliefs"]
    return changed(BY_HAND, learned.get(str(players), {}))
