"""The Bell Tower: the round is over."""

from typing import TYPE_CHECKING

from cenabum.cathedral.effect import Effect
from cenabum.cathedral.moves import FOLLOWERS
from cenabum.cathedral.names import NOTHING
from cenabum.cathedral.table import Table
from cenabum.kernel.pool import count, kinds
from cenabum.kernel.words import Sentence, Words, all_of, say

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

    def now(self, table: Table, seat: int) -> list[Sentence]:
        """How many spaces would stay unused, or that it is the last round; and who has left the game."""
        printed = table.components
        free = sum(
            table.on[space] == NOTHING
            for action, effect in enumerate(printed.effects)
            if not effect.ends_round
            for space in printed.spaces_of_action[action]
        )
        found: list[Sentence] = [
            say("help-bell-last") if table.round >= printed.rounds else say("help-bell-now", number=free)
        ]
        gone = [
            say("help-bell-kind", number=count(table.gone, kind), follower=FOLLOWERS[kind])
            for kind in kinds(table.gone)
        ]
        return [*found, say("help-bell-gone", list=all_of(gone))] if gone else found

    def taken(self, action: str, follower: int) -> Words:
        """The bell has rung already."""
        return say("no-bell")


BELL = Bell()
