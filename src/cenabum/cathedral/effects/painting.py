"""The Glass Painting: a rosette for a blueprint."""

from cenabum.cathedral.decisions.paint import PAINT
from cenabum.cathedral.effect import Effect
from cenabum.cathedral.table import Table


class Painting(Effect):
    """painting.rosette."""

    name = "painting"
    monk_rule = "painting.monk"

    def do(self, table: Table, seat: int) -> None:
        """The player gives one or not."""
        table.players[seat].pending.append(PAINT.pending())


PAINTING = Painting()
