"""The shape of a season of The King's Favor. `kernel/effect.py` says what an effect is.

Its text is the message `about-season-<its name>`.
"""

from typing import TYPE_CHECKING, Any

from cenabum.kernel.effect import Effect
from cenabum.kernel.words import Words, say
from cenabum.stories.table import Table

if TYPE_CHECKING:  # they hold seasons, so they come first
    from cenabum.stories.components import Components


class Season(Effect[Table]):
    """What a round brings before anything else, by the time of the year."""

    def __init__(self, printed: "Components", figures: dict[str, Any]) -> None:
        self.path = f"{printed.path}.seasons"

    def begin(self, table: Table) -> None:
        """What it brings to the table, before `do` for each player who is still in the game."""

    def close(self, table: Table) -> None:
        """What it brings when the round is over."""

    def about(self) -> Words:
        """What it brings, in a sentence or two."""
        return say(f"about-season-{self.name}")
