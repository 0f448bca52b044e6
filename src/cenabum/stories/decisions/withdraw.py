"""Which placed settler moves when none is left."""

from typing import Final

from cenabum.stories import moves
from cenabum.stories.decision import StoryDecision
from cenabum.stories.land import areas_of, enter
from cenabum.stories.table import Table


class Withdraw(StoryDecision):
    """expansion.moved-settler. The number is the area to be entered."""

    name = "withdraw"
    answers = ("withdraw",)
    rules = ("expansion.moved-settler", "expansion.moved-from")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Each of the placed ones."""
        return areas_of(moves.WITHDRAW, table.players[seat].settlers)

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Take a settler off the map to place it again."""
        player = table.players[seat]
        player.pending.pop()
        area = code - moves.WITHDRAW
        player.settlers &= ~(1 << area)
        player.settlers_left += 1
        if table.log is not None:
            table.tell("withdraws", seat, area)
        enter(table, seat, number)

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """Where it goes."""
        return 0, {"area": table.components.area_names[number]}


WITHDRAW: Final = Withdraw()
