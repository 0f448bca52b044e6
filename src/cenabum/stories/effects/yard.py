"""A place tile: Building yard."""

from typing import TYPE_CHECKING

from cenabum.kernel.words import Words, say
from cenabum.stories.decisions.tile import TILE
from cenabum.stories.effects.effect import PlaceEffect
from cenabum.stories.table import Player, Table

if TYPE_CHECKING:
    from cenabum.stories.components import Components


class Yard(PlaceEffect):
    """places.building-yard."""

    def use(self, table: Table, seat: int, owner: Player) -> None:
        """Which one is to be chosen."""
        table.players[seat].pending.append(TILE.bare)

    def text(self) -> Words:
        """In a few words."""
        return say("does-yard")

    def about(self, printed: "Components") -> Words:
        """From which categories."""
        return say("about-effect-yard")

    def now(self, table: Table, seat: int, player: Player) -> list[Words]:
        """How many tiles of each category are left."""
        printed = table.components
        found: list[Words] = []
        for up_to in range(1, printed.categories[player.era] + 1):
            left = (table.tiles & printed.tiles[up_to] & ~printed.tiles[up_to - 1]).bit_count()
            found.append(say("place-tiles", rank="I" * up_to, number=left))
        return found
