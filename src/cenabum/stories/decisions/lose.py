"""Which settler is lost."""

from typing import Final

from cenabum.stories import moves
from cenabum.stories.decision import StoryDecision
from cenabum.stories.moves import SUPPLY_POST
from cenabum.stories.table import Table


class Lose(StoryDecision):
    """kingdom.famine, kingdom.plague: one after the other. The number says how many."""

    name = "lose"
    answers = ("lose",)
    rules = ("kingdom.famine", "kingdom.plague")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """One of the map or one of the supply."""
        player = table.players[seat]
        codes = [moves.LOSE + area for area in range(SUPPLY_POST) if player.settlers >> area & 1]
        if player.settlers_left:
            codes.append(moves.LOSE + SUPPLY_POST)
        return codes

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """The settler leaves the game."""
        player = table.players[seat]
        player.pending.pop()
        if number > 1:
            player.pending.append(self.pending(number - 1))
        post = code - moves.LOSE
        if post == SUPPLY_POST:
            player.settlers_left -= 1
        else:
            player.settlers &= ~(1 << post)
        player.settlers_gone += 1
        if table.log is not None:
            table.tell("loses_settler", seat, post)


LOSE: Final = Lose()
