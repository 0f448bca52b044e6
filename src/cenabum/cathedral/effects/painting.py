"""The Glass Painting: a rosette for a blueprint."""

from typing import TYPE_CHECKING

from cenabum.cathedral.decisions.paint import PAINT
from cenabum.cathedral.effect import Effect
from cenabum.cathedral.table import Table
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

    def text(self, printed: "Components") -> Sentence:
        """In one sentence."""
        return say("does-painting")


PAINTING = Painting()
