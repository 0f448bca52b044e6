"""The shape of the bonus or malus of a round. `kernel/effect.py` says what an effect is.

A new one is a file like its neighbours and one line in `listing.py`; its text is the message `bonus-<its name>`.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from cenabum.kernel.effect import Effect
from cenabum.kernel.words import SILENCE, Sentence
from cenabum.stories.table import Player, Table

if TYPE_CHECKING:  # they hold bonuses, so they come first
    from cenabum.stories.components import Components

MOST: Final = 99


class RoundBonus(Effect[Table]):
    """What an era brings to everybody who is in it when all have passed. `name` is that in the data."""

    hurts: bool = False  # until it is lifted

    def __init__(self, printed: "Components", era: str) -> None:
        self.path = f"{printed.path}.eras.{era}"
        self.own: dict[str, Any] = printed.figures.tree[printed.path]  # type: ignore[assignment]  # a table of figures
        figure = self.own["eras"][era]
        self.name = figure["bonus"]
        self.amount = printed.number(f"{self.path}.bonus_amount", figure["bonus_amount"], 0, MOST)

    def brings(self, table: Table, seat: int, shown: Sequence[Player]) -> dict[str, int]:
        """What it would come to, if the players had what is shown: see `round_brings` in `view_eras.py`."""
        return {}

    def lifted(self, table: Table) -> bool:
        """Has something ended what it was at first?"""
        return False

    def lifted_text(self) -> Sentence:
        """What it does from then on."""
        return SILENCE
