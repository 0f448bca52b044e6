"""What to strike off the task sheet without sending anything."""

from typing import Final

from cenabum.stories import moves
from cenabum.stories.decision import StoryDecision
from cenabum.stories.decisions.choosing import or_none
from cenabum.stories.moves import DONE, SIDES, STRIKE_CITIZEN, TARGETS, TASKS
from cenabum.stories.names import FREE_BITS
from cenabum.stories.table import Table
from cenabum.stories.wealth import gain_citizen


class Strike(StoryDecision):
    """control.strike: a citizen, or any one space of a sending task."""

    name = "strike"
    answers = ("done", "strike", "strike_citizen")
    rules = ("control.strike", "fame.may")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """What is still open."""
        player = table.players[seat]
        codes: list[int] = []
        if player.citizens < table.components.kingdom.citizens:
            codes.append(STRIKE_CITIZEN)
        for task in range(TASKS):
            free = player.tasks[task]
            parcel = 0
            while free:
                if free & 7:
                    codes.append(moves.STRIKE + parcel * TARGETS + SIDES + task)
                free >>= FREE_BITS
                parcel += 1
        return or_none(codes)

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """It counts as done."""
        player = table.players[seat]
        player.pending.pop()
        if code == STRIKE_CITIZEN:
            gain_citizen(table, seat)
        elif code != DONE:
            parcel, target = (code - moves.STRIKE) // TARGETS, (code - moves.STRIKE) % TARGETS
            player.tasks[target - SIDES] -= 1 << (FREE_BITS * parcel)
            if table.log is not None:
                table.tell("strikes", seat, parcel, target)


STRIKE: Final = Strike()
