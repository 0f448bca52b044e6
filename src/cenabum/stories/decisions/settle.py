"""Which area to enter."""

from typing import Final

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.stories import moves
from cenabum.stories.decision import StoryDecision
from cenabum.stories.decisions.withdraw import WITHDRAW
from cenabum.stories.land import areas_of, at_peace, enter, protected, reach
from cenabum.stories.table import Table


class Settle(StoryDecision):
    """expansion.*: a neighbouring area. The number is how many knights come along."""

    name = "settle"
    answers = ("settle",)
    rules = ("expansion.adjacent", "expansion.unoccupied", "expansion.conquest", "expansion.fortress")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Where the Territory action may lead."""
        return areas_of(moves.SETTLE, reach(table, seat, number))

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Enter an area; when no settler is left, one of the placed ones has to move (expansion.moved-settler)."""
        player = table.players[seat]
        player.pending.pop()
        area = code - moves.SETTLE
        if player.settlers_left:
            enter(table, seat, area)
        else:
            player.pending.append(WITHDRAW.pending(area))

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """The area cannot be entered."""
        printed = table.components
        player = table.players[seat]
        bit = 1 << at[0]
        near = 0
        for area in range(len(printed.neighbours)):
            if player.settlers >> area & 1:
                near |= printed.neighbours[area]
        if player.settlers & bit:
            return Refusal("expansion.adjacent", say("no-own-area"))
        if not printed.used & bit or not near & bit:
            return Refusal("expansion.adjacent", say("no-neighbour"))
        for other in table.players:
            if other is player:
                continue
            if other.fortresses & bit:
                return Refusal("expansion.fortress", say("no-fortress"))
            if other.settlers & bit:
                if protected(table, other):
                    return Refusal("kingdom.protection", say("no-protected"))
                if not at_peace(table, player, other):
                    if not number:
                        return Refusal("expansion.unoccupied", say("no-occupied"), say("try-knight"))
                    return Refusal("expansion.conquest", say("no-conquest"), say("try-knights"))
        return Refusal("general.not-offered", say("no-chance"))


SETTLE: Final = Settle()
