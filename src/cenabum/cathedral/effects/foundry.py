"""The Glass Foundry: a rosette of the supply."""

from typing import TYPE_CHECKING

from cenabum.cathedral.decisions.take import FROM_SUPPLY, TAKE
from cenabum.cathedral.effect import Effect
from cenabum.cathedral.knapsacks import is_full
from cenabum.cathedral.table import Table
from cenabum.kernel.words import Sentence, say

if TYPE_CHECKING:
    from cenabum.cathedral.components import Components


class Foundry(Effect):
    """foundry.rosette: it goes into the knapsack like an item on the way."""

    name = "foundry"
    monk_rule = "foundry.monk"

    def do(self, table: Table, seat: int) -> None:
        """The player takes it or not."""
        table.players[seat].pending.append(TAKE.pending(FROM_SUPPLY))

    def idle(self, table: Table, seat: int) -> list[Sentence]:
        """No rosette is left."""
        return [] if table.rosettes else [say("idle-foundry")]

    def now(self, table: Table, seat: int) -> list[Sentence]:
        """A rosette, or a swap for it."""
        if is_full(table, table.players[seat]):
            return [say("help-foundry-full")]
        return [say("help-foundry-now", number=table.rosettes)]

    def text(self, printed: "Components") -> Sentence:
        """In one sentence."""
        return say("does-foundry")


FOUNDRY = Foundry()
