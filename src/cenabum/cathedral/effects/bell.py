"""The Bell Tower: the round is over."""

from typing import TYPE_CHECKING

from cenabum.cathedral.effect import Effect
from cenabum.cathedral.table import Table
from cenabum.kernel.words import Sentence, Words, say

if TYPE_CHECKING:
    from cenabum.cathedral.components import Components


class Bell(Effect):
    """bell.at-once: the turn is over, and with it the round."""

    name = "bell"
    ends_round = True

    def do(self, table: Table, seat: int) -> None:
        """Nothing is left to decide."""
        table.players[seat].pending.clear()

    def text(self, printed: "Components") -> Sentence:
        """In one sentence."""
        return say("does-bell")

    def taken(self, action: str, follower: int) -> Words:
        """The bell has rung already."""
        return say("no-bell")


BELL = Bell()
