"""What the settler believes things to be worth, as named numbers in a measure of its own: about a coin well spent."""

from typing import Final

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
# Goods in stock, by their value; the first few wood are worth more, since everything is built of it.
GOOD_VALUE: Final = 0.42
WOOD_STOCK: Final[Steps] = (2.4, 1.8, 1.2, 0.5)

# ---- The First Kingdom
CITIZEN: Final = 4.2
TASK_SPACE: Final[Steps] = (0.4, 1.5, 3.5, 6.0, 6.0, 6.5, 6.5, 7.5)  # a struck space of the sheet, by era
TASK_READY: Final = 0.42  # the share of it for having what a task asks for
CHURCH_TASK: Final = 9.0
CHURCH_WOOD: Final = 6.0  # the last wood is kept for the church: the marketplace may have none by then
HARBOR_SPACE: Final = 4.0  # more, in era IV: only the harbor leads out of it
ERA: Final = 45.0  # more than it can cost: whether to go is decided by `ready_to_advance`
LONG_GAME: Final = 40  # from this round on nobody is kept for later: each round takes LATE off the last of a kind
LATE: Final = 0.04
LEAVE_ERA_I: Final = 8  # the round from which on an era is left even if it could still be used, or the next one is hard
LEAVE_ERA_II: Final = 16
LEAVE_ERA_VI: Final = 40
MARK_PROGRESS: Final = 0.6  # the share of a citizen that half-way to the next mark is worth
KINGDOM_FAME: Final = 0.8
KINGDOM_AREA: Final[Steps] = (4.2, 4.2, 4.2, 4.2, 4.2, 1.6, 1.6, 1.6, 1.4, 1.4, 1.2)  # one after the other
KINGDOM_VILLAGE: Final = 1.0
KINGDOM_CHURCH: Final = 0.8
KINGDOM_FORTRESS: Final = 0.7
DEPOT_SPACE: Final = 2.6  # of Food Depot and Medicine, while they matter to the player
DEPOT_DONE: Final = 6.0
CROWN: Final = 120.0  # the last steps to it are worth more and more
OPENER: Final = 6.0  # having anything at all that a deed asks for
DRY: Final = 2.5  # a deed that asks for a good of which the marketplace has few
KEPT: Final = 3.0  # having what a deed asks for and the marketplace hardly has
ENOUGH: Final = 3.0  # of a thing on the marketplace for each player: with fewer it may run out
RUNNING_OUT: Final = 6.0  # something that a task asks for, when the marketplace has none left
SCARCE: Final = 4.0  # a follower that a task asks for and the marketplace hardly has
COIN_DUE: Final = 1.0
COIN_MORE: Final = 0.45
FOOD_DUE: Final = 1.5
FOOD_LEAVING: Final = 3.0  # in era V: every settler eats before it can be left
SETTLER_LEFT: Final = 0.5
LAST_RICHES: Final = 2.0  # when nothing but riches is missing

# ---- The King's Favor
SEASON: Final[Steps] = (1.0, 1.15, 1.4, 1.8)  # what is due in winter becomes more urgent
OBJECTIVE_NOW: Final = 11.0
OBJECTIVE_NEXT: Final = 6.0
FAVOR_TASK: Final = 23.0
FAVOR_READY_NOW: Final[Steps] = (11.5, 12.5, 13.5, 0.5)  # by season: what comes in winter comes too late
FAVOR_READY_NEXT: Final[Steps] = (4.6, 2.0)  # the era after this one, or a later one
FAVOR_FAME: Final[Steps] = (1.3, 1.7, 2.5, 1.7, 2.6)  # a step, by era
FAVOR_STOP: Final = 10.0  # reaching the Tournament Grounds or the Castle
FAVORITE: Final = 14.0
LARDER: Final = 3.0  # land that yields what the task of this or the next era asks for
HUNTING_COIN: Final[Steps] = (2.8, 2.8, 4.2, 0.75)  # by season: what comes in winter comes too late
HUNTING_RIVAL: Final = 0.3  # more for each player after the second: what pays coins is soon used up
READY_LATER: Final = 1.0  # a good that a task of a later era asks for
BUYING_COIN: Final = 1.7  # what missing goods of a task would cost
FAVOR_COIN: Final = 0.75
DELIVERY: Final[Steps] = (0.0, 0.1, 0.5, 1.3, 1.6)  # of a good's value, by era
FAVOR_WOOD: Final[Steps] = (4.5, 3.2, 2.0, 1.0)
LAKE_YEAR: Final = 0.8  # a season of the first year with one more lake
VILLAGE_YEAR: Final = 1.5  # a season of the second year with one more village
AUTUMN_FOOD: Final = 8.0


class Tiles:
    """The prices by which the effects of place tiles say what they are worth (`stories/prices.py`)."""

    outlet = 3.0
    bought_fame = 2.5
    bath = 2.0
    oven = 1.5
    taxes = 4.0
    deliveries = 4.5
    shows = 3.5
    walls = 3.0
    refitting = 0.5
    guard = 2.0
    citizens = 9.0
    room = 4.0
    carpentry = 3.0
    hidden_village = 3.0

    def coins(self, number: int) -> float:
        """More than five are worth no more."""
        return TILE_COINS[min(number, len(TILE_COINS) - 1)]

    def fame(self, number: int) -> float:
        """Each the same."""
        return TILE_FAME * number

    def good(self, good: int) -> float:
        """By what it is good for."""
        return TILE_GOODS[good]

    def substitution(self, kinds: int) -> float:
        """A little more for each kind."""
        return 2.75 + 0.25 * kinds
