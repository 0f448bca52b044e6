"""The shape of what a marked space of the Fame track brings. `kernel/effect.py` says what an effect is.

Its texts are the messages `fame-<what it is called>`, in a few words, and `about-fame-<what it is called>`, in a sentence.
"""

from typing import TYPE_CHECKING

from cenabum.kernel.effect import Effect
from cenabum.kernel.words import Words, say
from cenabum.stories.table import Table

if TYPE_CHECKING:  # they hold effects, so they come first
    from cenabum.stories.components import Components


class FameTile(Effect[Table]):
    """fame.bonuses: what is to be chosen becomes pending. `name` is that in the data."""

    def __init__(self, printed: "Components", name: str) -> None:
        self.name = name

    def about(self, printed: "Components") -> Words:
        """What it brings, in a sentence."""
        return say(f"about-fame-{self.name}")
