"""The events of the base game: their names in the data, and the number of each, which is its place in the list."""

from typing import Final

EVENTS: Final = ("pilgrimage", "income", "harvest", "taxes", "trading_day", "plague")
PILGRIMAGE: Final = 0
INCOME: Final = 1
HARVEST: Final = 2
TAXES: Final = 3
TRADING_DAY: Final = 4
PLAGUE: Final = 5

ALL_EVENTS: Final[list[str]] = [*EVENTS]
"""With those of the modules after them. Filled when the game is put together."""
