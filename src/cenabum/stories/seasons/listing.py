"""The seasons in the order of the year; the engine knows them by SEASONS in `stories/table.py`."""

from typing import TYPE_CHECKING, Any, Final

from cenabum.stories.seasons.autumn import Autumn
from cenabum.stories.seasons.season import Season
from cenabum.stories.seasons.spring import Spring
from cenabum.stories.seasons.summer import Summer
from cenabum.stories.seasons.winter import Winter

if TYPE_CHECKING:
    from cenabum.stories.components import Components

_YEAR: Final[tuple[type[Season], ...]] = (Spring, Summer, Autumn, Winter)


def seasons_of(printed: "Components", own: dict[str, Any]) -> list[Season]:
    """The year of a story; there is none in The First Kingdom."""
    return [season(printed, own["seasons"]) for season in _YEAR] if "seasons" in own else []
