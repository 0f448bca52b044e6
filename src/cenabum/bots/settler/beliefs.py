"""What the settler believes things to be worth, as named numbers in a measure of its own: about a coin well spent.

What it believes in one story alone is in `kingdom_beliefs.py` and `favor_beliefs.py`.
"""

from typing import Final

from cenabum.bots.settler.favor_beliefs import FavorBeliefs

Steps = tuple[float, ...]

# The crew: one more follower, by how many there are already. A round draws four to seven of them.
CREW: Final[Steps] = (2.0, 2.0, 2.0, 2.0, 2.0, 2.2, 2.2, 2.0, 1.6, 1.2, 0.9, 0.6, 0.4, 0.2, 0.1, 0.0)
# And one more of a kind; the last craftsman is hardly ever given away, since nothing is built without one.
# Farmer, fisherman, craftsman, trader, knight, scholar, monk.
KINDS: Final[tuple[Steps, ...]] = (
    (5.0, 3.0, 1.2, 0.4, 0.0),
    (5.0, 2.5, 1.0, 0.3, 0.0),
    (8.0, 4.5, 1.5, 0.4, 0.0),
    (7.0, 3.0, 1.0, 0.2, 0.0),
    (2.5, 0.8, 0.3, 0.1, 0.0),
    (3.5, 1.5, 0.6, 0.2, 0.0),
    (3.0, 1.8, 1.0, 0.6, 0.3),
)
# Place tiles: what having one for the rest of the game is worth at its beginning (`Tiles`).
TILE_COINS: Final[Steps] = (0.0, 2.5, 4.0, 4.0, 4.5, 5.0)  # by the number of coins
TILE_FAME: Final = 1.0  # a point
TILE_GOODS: Final[Steps] = (
    3.0,
    3.0,
    3.5,
    3.0,
    3.0,
    3.5,
    3.5,
    4.0,
)  # fish, grain, wood, bread, cheese, wine, wool, brocade
TILE_LESS: Final = 0.09  # each tile owned takes this share from the next one
TECHNOLOGY: Final[Steps] = (4.0, 3.4, 2.8, 2.2, 1.6, 1.2, 0.8, 0.5)  # placed ones, one after the other
TECHNOLOGY_FREE: Final = 2.2
# How often a place is used over a game: that is where technology saves most.
USUAL: Final = {
    "territory": 3.0, "terrain": 3.5, "village": 3.0, "market": 2.5, "building_yard": 2.0, "church": 2.0, "mill": 1.5,
    "cottage": 1.5, "university": 1.5, "general_store": 2.5, "notarys_office": 2.0, "fortress": 1.5,
}  # fmt: skip
# Terrains: hills, meadow, forest, lake, field; the second and third of a kind bring less.
TERRAIN: Final[Steps] = (1.3, 1.0, 1.7, 0.8, 0.8)
TERRAIN_MORE: Final[Steps] = (1.0, 0.6, 0.35, 0.2, 0.1, 0.1)
FREE_NEIGHBOUR: Final = 0.06


class Tiles:
    """The prices by which the effects of place tiles say what they are worth (`stories/prices.py`)."""

    def __init__(self) -> None:
        self.outlet = 3.0
        self.bought_fame = 2.5
        self.bath = 2.0
        self.oven = 1.5
        self.taxes = 4.0
        self.deliveries = 4.5
        self.shows = 3.5
        self.walls = 3.0
        self.refitting = 0.5
        self.guard = 2.0
        self.citizens = 9.0
        self.room = 4.0
        self.carpentry = 3.0
        self.hidden_village = 3.0
        self.one_fame = TILE_FAME

    def believe(self, favor: FavorBeliefs) -> None:
        """The King's Favor: what brings Fame is worth something else there."""
        self.one_fame, self.bought_fame, self.outlet = favor.tile_fame, favor.tile_bought_fame, favor.tile_outlet
        self.shows, self.walls, self.carpentry = favor.tile_shows, favor.tile_walls, favor.tile_carpentry
        self.hidden_village, self.taxes = favor.tile_village, favor.tile_taxes

    def coins(self, number: int) -> float:
        """More than five are worth no more."""
        return TILE_COINS[min(number, len(TILE_COINS) - 1)]

    def fame(self, number: int) -> float:
        """Each the same."""
        return self.one_fame * number

    def good(self, good: int) -> float:
        """By what it is good for."""
        return TILE_GOODS[good]

    def substitution(self, kinds: int) -> float:
        """A little more for each kind."""
        return 2.75 + 0.25 * kinds
