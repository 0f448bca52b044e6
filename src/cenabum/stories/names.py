"""The parts of the two stories by name and number, for rules, figures and views alike. It knows no rule."""

from typing import Final

FIRST_KINGDOM: Final = 0
KINGS_FAVOR: Final = 1
STORIES: Final = ("first-kingdom", "kings-favor")

CATEGORY: Final = {"board": 0, "base": -1, "I": 1, "II": 2, "III": 3}
TERRAINS: Final = ("hills", "meadow", "forest", "lake", "field")
LAKE: Final = 3
UNUSED: Final = -1  # an area that is not in this game
STARTING: Final = 5  # a starting village: no terrain on either side

# Goods that rules speak of.
GRAIN: Final = 1
WOOD: Final = 2
BREAD: Final = 3

# What is built.
VILLAGE: Final = 0
FORTRESS: Final = 1
CHURCH: Final = 2
BUILDINGS: Final = ("village", "fortress", "church")
BOARDS: Final = ("alchemy", "press", "barter", "rotation", "feeding", "depot")
ROTATION_BOARD: Final = 3
DEPOT_BOARD: Final = 5

FREE_BITS: Final = 3  # of each parcel in the free spaces of a deed or task
