"""Using another player's place: Guardhouse."""

from typing import TYPE_CHECKING

from cenabum.kernel.words import Words, say
from cenabum.stories.decisions.copy import COPY, copies
from cenabum.stories.effects.effect import PlaceEffect
from cenabum.stories.table import Table

if TYPE_CHECKING:
    from cenabum.stories.components import Components
    from cenabum.stories.prices import Prices


class Guardhouse(PlaceEffect):
    """tiles.guardhouse: an activated place of somebody else; not another Guardhouse."""

    lent = False

    def may(self, table: Table, seat: int) -> bool:
        """Is there one?"""
        return len(copies(table, seat)) > 0

    def do(self, table: Table, seat: int) -> None:
        """Whose place is to be chosen."""
        table.players[seat].pending.append(COPY.bare)

    def text(self) -> Words:
        """In a few words."""
        return say("does-guardhouse")

    def about(self, printed: "Components") -> Words:
        """Which places it may be."""
        return say("about-effect-guardhouse")

    def worth(self, prices: "Prices") -> float:
        """Whatever others have."""
        return prices.guard
