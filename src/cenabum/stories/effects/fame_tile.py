"""The shape of what a marked space of the Fame track brings. `kernel/effect.py` says what an effect is.

Its text is the message `fame-<what it is called>`.
"""

from typing import TYPE_CHECKING

from cenabum.kernel.effect import Effect
from cenabum.stories.table import Table

if TYPE_CHECKING:  # they hold effects, so they come first
    from cenabum.stories.components import Components


class FameTile(Effect[Table]):
    """fame.bonuses: what is to be chosen becomes pending. `name` is that in the data."""

    def __init__(self, printed: "Components", name: str) -> None:
        self.name = name
