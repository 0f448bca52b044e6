"""The Glass Painting: a rosette for a blueprint."""

from typing import TYPE_CHECKING

from cenabum.cathedral.decisions.paint import PAINT
from cenabum.cathedral.effect import Effect
from cenabum.cathedral.moves import ROSETTE
from cenabum.cathedral.table import Table
from cenabum.kernel.pool import count
from cenabum.kernel.words import Sentence, say

if TYPE_CHECKING:
    from cenabum.cathedral.components import Components


class Painting(Effect):
    """painting.rosette."""

    name = "painting"
    monk_rule = "painting.monk"

    def do(self, table: Table, seat: int) -> None:
        """The player gives one or not."""
        table.players[seat].pending.append(PAINT.bare)

    def idle(self, table: Table, seat: int) -> list[Sentence]:
        """There is no rosette to give, or no blueprint for it."""
        lacks: list[Sentence] = []
        if not count(table.players[seat].knapsack, ROSETTE):
            lacks.append(say("idle-painting"))
        if not table.blueprints:
            lacks.append(say("idle-blueprints"))
        return lacks

    def now(self, table: Table, seat: int) -> list[Sentence]:
        """A blueprint for it."""
        return [say("help-painting-now")]

    def text(self, printed: "Components") -> Sentence:
        """In one sentence."""
        return say("does-painting")


PAINTING = Painting()
