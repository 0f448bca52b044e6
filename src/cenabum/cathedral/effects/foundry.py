"""The Glass Foundry: a rosette of the supply."""

from cenabum.cathedral.decisions.take import FROM_SUPPLY, TAKE
from cenabum.cathedral.effect import Effect
from cenabum.cathedral.table import Table


class Foundry(Effect):
    """foundry.rosette: it goes into the knapsack like an item on the way."""

    name = "foundry"
    monk_rule = "foundry.monk"

    def do(self, table: Table, seat: int) -> None:
        """The player takes it or not."""
        table.players[seat].pending.append(TAKE.pending(FROM_SUPPLY))


FOUNDRY = Foundry()
