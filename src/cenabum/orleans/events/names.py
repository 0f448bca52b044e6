"""The events of the base game: their names in the data, and the number of each, which is its place in the list."""

from typing import Final

from cenabum.kernel.gathering import further

PILGRIMAGE: Final = 0
INCOME: Final = 1
HARVEST: Final = 2
TAXES: Final = 3
TRADING_DAY: Final = 4
PLAGUE: Final = 5
_NUMBERED: Final = ("pilgrimage", "income", "harvest", "taxes", "trading_day", "plague")

EVENTS: Final[tuple[str, ...]] = (
    *_NUMBERED,
    *further("cenabum.orleans.events", (*_NUMBERED, "event", "listing", "names")),
)
"""Those that rules know by their numbers, then those of all other files of this folder."""

ALL_EVENTS: Final[list[str]] = [*EVENTS]
"""With those of the modules after them. Filled when the game is put together."""
