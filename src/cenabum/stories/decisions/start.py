"""The starting village."""

from typing import Final

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.stories.decision import StoryDecision
from cenabum.stories.land import areas_of
from cenabum.stories.moves import SETTLE
from cenabum.stories.table import Table


class Start(StoryDecision):
    """setup.starting-villages: one of those that nobody has chosen."""

    name = "start"
    answers = ("settle",)
    rules = ("setup.starting-villages",)

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """The starting villages that are left."""
        taken = 0
        for player in table.players:
            taken |= player.settlers
        return areas_of(SETTLE, table.components.starts & ~taken)

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """The first settler stands there."""
        player = table.players[seat]
        player.pending.pop()
        area = code - SETTLE
        player.settlers |= 1 << area
        player.settlers_left -= 1
        if table.log is not None:
            table.tell("starts_in", seat, area)

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """It is no starting village, or taken."""
        return Refusal("setup.starting-villages", say("no-starting-village"))

    def untimely(self, table: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
        """Before the first round the others choose."""
        return Refusal("setup.starting-villages", say("no-start-turn")) if table.round == 0 else None


START: Final = Start()
