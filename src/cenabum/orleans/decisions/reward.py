"""deeds.canalization: a coin or a development point."""

from typing import Final

from cenabum.kernel.words import Words, say
from cenabum.orleans import moves
from cenabum.orleans.decision import OrleansDecision
from cenabum.orleans.development import advance_development
from cenabum.orleans.facts import DEED
from cenabum.orleans.money import receive
from cenabum.orleans.moves import COINS
from cenabum.orleans.refusals_words import deed_name
from cenabum.orleans.table import Table

_REWARDS: Final = [moves.REWARD, moves.REWARD + 1]


class Reward(OrleansDecision):
    """Which reward; the number is the deed."""

    name = "reward"
    answers = ("reward",)
    rules = ("deeds.canalization",)

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Coins or development."""
        return _REWARDS

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Receive it."""
        printed = table.components
        table.players[seat].pending.pop()
        if code - moves.REWARD == COINS:
            receive(table, seat, printed.deed_coins[number], DEED)
        else:
            advance_development(table, seat, printed.deed_development[number])

    def ask(self, table: Table, seat: int, number: int) -> Words:
        """With the deed."""
        return say("ask-reward", deed=deed_name(table.components, number))

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """The deed."""
        return 0, {"deed": deed_name(table.components, number)}


REWARD: Final = Reward()
