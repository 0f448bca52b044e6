"""A new area for a settler: Territory."""

from typing import TYPE_CHECKING, Final

from cenabum.kernel.outlook import Outlook, hopeful, hopeless
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, say
from cenabum.stories.decisions.settle import SETTLE
from cenabum.stories.effects.effect import PlaceEffect
from cenabum.stories.land import knights_at, reach
from cenabum.stories.table import Player, Table

if TYPE_CHECKING:
    from cenabum.stories.components import Components

MOST_KNIGHTS: Final = 2  # that make a difference


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

    def now(self, table: Table, seat: int, player: Player) -> list[Words]:
        """How many areas it reaches with the knights who stand there, and whether a settler is left for it."""
        if not player.settlers:
            return []
        areas = reach(table, seat, knights_at(table, player)).bit_count()
        found = [say("place-reach", number=areas)]
        return found if player.settlers_left else [*found, say("place-moves")]

    def there(self, table: Table, seat: int, area: int) -> Outlook:
        """How many knights it takes to go there, or why none will do."""
        if table.players[seat].settlers >> area & 1:
            return hopeful()
        for knights in range(MOST_KNIGHTS + 1):
            if reach(table, seat, knights) >> area & 1:
                return hopeful(say("area-reach", number=knights))
        return hopeless(SETTLE.refuse(table, seat, MOST_KNIGHTS, "settle", [area]))
