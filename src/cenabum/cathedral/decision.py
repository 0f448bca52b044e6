"""What every decision of The Cathedral of Orléans has beside the rules of any game: how it is asked, and what a view says of it."""

from typing import Final

from cenabum.cathedral.table import Table
from cenabum.kernel.decision import Decision, kind_of
from cenabum.kernel.words import Sentence


class CathedralDecision(Decision[Table]):
    """A kind of decision of this game."""

    def ask(self, table: Table, seat: int, number: int) -> Sentence:
        """What the seat is asked for, in a sentence."""
        raise NotImplementedError

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """What a view says of it: how many of something, and what it is about."""
        return 0, {}


DECISIONS: Final[list[CathedralDecision]] = []
"""All kinds of decision in their order. Filled when the game is put together (`decisions/in_order.py`)."""


def top(table: Table, seat: int) -> CathedralDecision:
    """What a seat that is asked something has to decide first."""
    return DECISIONS[kind_of(table.players[seat].pending[-1])]
