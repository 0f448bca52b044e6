"""How often, or how many coins: Pub, Barn, Cheese cellar."""

from typing import Final

from cenabum.stories import moves
from cenabum.stories.decision import StoryDecision
from cenabum.stories.moves import MOST_DRAWS
from cenabum.stories.table import Table


class Choose(StoryDecision):
    """Coins for fame, or goods for coins and fame. The number is the place."""

    name = "choose"
    answers = ("choose",)
    rules = ("goods.used-up",)

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """As often as the player can pay."""
        most = table.components.effects[number].times(table, seat)
        return [moves.CHOOSE + often for often in range(1, min(most, MOST_DRAWS) + 1)]

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """As often as chosen."""
        table.players[seat].pending.pop()
        table.components.effects[number].choose(table, seat, code - moves.CHOOSE)

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """The place."""
        return 0, {"place": table.components.place_names[number]}


CHOOSE: Final = Choose()
