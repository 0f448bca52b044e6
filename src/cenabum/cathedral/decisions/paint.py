"""The Glass Painting: a rosette for a blueprint."""

from typing import Final

from cenabum.cathedral import moves
from cenabum.cathedral.moves import REFRAIN, ROSETTE
from cenabum.cathedral.names import BLUEPRINT
from cenabum.cathedral.refusals_words import situation
from cenabum.cathedral.resting import InTurn
from cenabum.cathedral.rewards import reward
from cenabum.cathedral.table import Table
from cenabum.kernel.pool import ONE, count, total
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Sentence, say


class Paint(InTurn):
    """Whether to give a rosette."""

    name = "paint"
    answers = ("paint", "refrain", "rest")
    rules = ("painting.rosette",)

    def found(self, table: Table, seat: int, number: int) -> list[int]:
        """painting.rosette: with a rosette. actions.refrain: or not."""
        if count(table.players[seat].knapsack, ROSETTE):
            return [moves.PAINT, REFRAIN]
        return [REFRAIN]

    def answer(self, table: Table, seat: int, number: int, code: int) -> None:
        """A rosette for a blueprint."""
        player = table.players[seat]
        player.pending.pop()
        if code == REFRAIN:
            if table.log is not None:
                table.tell("refrains", seat)
            return
        player.knapsack -= ONE[ROSETTE]
        table.rosettes += 1
        if table.log is not None:
            table.tell("paints", seat)
        reward(table, seat, [BLUEPRINT])

    def ask(self, table: Table, seat: int, number: int) -> Sentence:
        """In one sentence."""
        return say("ask-paint")

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """How many blueprints there are to be had."""
        return total(table.blueprints), {}

    def why_not(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """There is no rosette in the knapsack."""
        if kind != "paint":
            return None
        return Refusal("painting.rosette", say("no-item", item="rosette"), situation(table, seat))


PAINT: Final = Paint()
