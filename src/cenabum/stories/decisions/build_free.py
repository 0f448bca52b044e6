"""The village of the Fame track."""

from typing import Final

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.stories.decision import StoryDecision
from cenabum.stories.land import areas_of, build, sites
from cenabum.stories.moves import BUILD, DONE
from cenabum.stories.names import VILLAGE, WOOD
from cenabum.stories.table import Table
from cenabum.stories.wealth import give_good


class BuildFree(StoryDecision):
    """favor.tile-village: for wood of the supply, or not at all."""

    name = "build_free"
    answers = ("done", "build")
    rules = ("favor.tile-village",)

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Where it may stand, or none."""
        player = table.players[seat]
        if player.goods >> (5 * WOOD) & 31 < table.components.village_wood:
            return [DONE]
        return [*areas_of(BUILD, sites(table, player, VILLAGE)), DONE]

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """The wood is paid, and it stands."""
        table.players[seat].pending.pop()
        if code != DONE:
            for _ in range(table.components.village_wood):
                give_good(table, seat, WOOD)
            build(table, seat, VILLAGE, code - BUILD)

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """It cannot stand there."""
        return Refusal("places.village", say("no-building", building="village")) if kind == "build" else None


BUILD_FREE: Final = BuildFree()
