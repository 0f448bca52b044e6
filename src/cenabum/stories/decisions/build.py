"""Where to build a village, fortress or church."""

from typing import Final

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.stories import moves
from cenabum.stories.decision import StoryDecision
from cenabum.stories.land import areas_of, build, sites
from cenabum.stories.names import BUILDINGS
from cenabum.stories.table import Table

SITE_RULES: Final = ("places.village", "places.fortress", "places.church")


class Build(StoryDecision):
    """building.*: the wood is paid already. The number is what is built."""

    name = "build"
    answers = ("build",)
    rules = ("building.fame", "places.village", "places.fortress", "places.church")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Where it may stand."""
        return areas_of(moves.BUILD, sites(table, table.players[seat], number))

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """It stands."""
        table.players[seat].pending.pop()
        build(table, seat, number, code - moves.BUILD)

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """It cannot stand there."""
        return Refusal(SITE_RULES[number], say("no-building", building=BUILDINGS[number]))

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """What is built."""
        return 0, {"building": BUILDINGS[number]}


BUILD: Final = Build()
