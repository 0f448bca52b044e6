"""Workshop: which placed technology tile moves."""

from typing import Final

from cenabum.bagbuilding.technology import lose_technology
from cenabum.stories import moves
from cenabum.stories.decision import StoryDecision
from cenabum.stories.decisions.rescrew import RESCREW
from cenabum.stories.table import Table


class Unscrew(StoryDecision):
    """tiles.workshop: one of those that lie on action spaces."""

    name = "unscrew"
    answers = ("unscrew",)
    rules = ("tiles.workshop",)

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Each of them."""
        on = table.players[seat].technology_on
        return [moves.UNSCREW + space for space in range(len(table.components.layout.bit)) if on >> space & 1]

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """It comes back into the hand, and goes somewhere else."""
        player = table.players[seat]
        player.pending.pop()
        space = code - moves.UNSCREW
        player.pending.append(RESCREW.pending(space))
        lose_technology(table.components.layout, player, space)
        player.technology_free += 1
        if table.log is not None:
            table.tell("unscrews", seat, space)


UNSCREW: Final = Unscrew()
