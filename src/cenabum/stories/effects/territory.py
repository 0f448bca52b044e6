"""A new area for a settler: Territory."""

from typing import TYPE_CHECKING

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, say
from cenabum.stories.decisions.settle import SETTLE
from cenabum.stories.effects.effect import PlaceEffect
from cenabum.stories.land import knights_at, reach
from cenabum.stories.table import Player, Table

if TYPE_CHECKING:
    from cenabum.stories.components import Components


class Territory(PlaceEffect):
    """places.territory: how far it reaches is a matter of the knights who stand there."""

    reaches_others = True

    def known_as(self, printed: "Components") -> None:
        """Rules count the knights who stand there."""
        printed.territory = self.place

    def may(self, table: Table, seat: int) -> bool:
        """Is there a settler, and an area to enter?"""
        return self.can(table, seat, table.players[seat])

    def can(self, table: Table, seat: int, owner: Player) -> bool:
        """The same with the knights of somebody else."""
        player = table.players[seat]
        return (player.settlers_left > 0 or player.settlers != 0) and reach(table, seat, knights_at(table, owner)) != 0

    def use(self, table: Table, seat: int, owner: Player) -> None:
        """With so many knights."""
        self.enter(table, seat, knights_at(table, owner))

    def enter(self, table: Table, seat: int, knights: int) -> None:
        """Which area is to be entered."""
        table.players[seat].pending.append(SETTLE.pending(knights))

    def why_not(self, table: Table, seat: int) -> Refusal | None:
        """Nowhere to go."""
        return Refusal("expansion.adjacent", say("no-area"))

    def text(self) -> Words:
        """In a few words."""
        return say("does-territory")

    def about(self, printed: "Components") -> Words:
        """With an example."""
        return say("about-effect-territory")

    def now(self, table: Table, player: Player) -> list[Words]:
        """How many settlers are left for it."""
        return [say("place-settlers", number=player.settlers_left)]
