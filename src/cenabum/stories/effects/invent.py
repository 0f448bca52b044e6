"""A technology tile: Laboratory."""

from typing import TYPE_CHECKING

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, say
from cenabum.stories.effects.effect import PlaceEffect
from cenabum.stories.table import Player, Table
from cenabum.stories.wealth import gain_technology

if TYPE_CHECKING:
    from cenabum.stories.components import Components


class Invent(PlaceEffect):
    """places.laboratory: from the marketplace."""

    def may(self, table: Table, seat: int) -> bool:
        """Is there one?"""
        return table.market_technology > 0

    def use(self, table: Table, seat: int, owner: Player) -> None:
        """Take it."""
        gain_technology(table, seat)

    def why_not(self, table: Table, seat: int) -> Refusal | None:
        """None is left."""
        return Refusal("goods.marketplace-only", say("no-supply"))

    def text(self) -> Words:
        """In a few words."""
        return say("does-invent")

    def about(self, printed: "Components") -> Words:
        """What it is good for."""
        return say("about-effect-invent")
