"""How often, or how many coins: Pub, Barn, Cheese cellar."""

from typing import Final

from cenabum.stories import components as effects
from cenabum.stories import moves
from cenabum.stories.decision import StoryDecision
from cenabum.stories.facts import BY_PLACE
from cenabum.stories.fame import gain_fame
from cenabum.stories.table import Table
from cenabum.stories.wealth import give_good, receive, spend


class Choose(StoryDecision):
    """Coins for fame, or goods for coins and fame. The number is the place."""

    name = "choose"
    answers = ("choose",)
    rules = ("goods.used-up",)

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """As often as the player can pay."""
        printed = table.components
        player = table.players[seat]
        if printed.effect[number] == effects.PUB:
            most = min(printed.amount[number], player.coins)
        else:
            most = (player.goods >> (5 * printed.good[number]) & 31) // printed.amount[number]
        return [moves.CHOOSE + often for often in range(1, min(most, 12) + 1)]

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Pay coins or give goods as often as chosen."""
        table.players[seat].pending.pop()
        printed = table.components
        often = code - moves.CHOOSE
        if printed.effect[number] == effects.PUB:
            spend(table, seat, often, BY_PLACE)
            gain_fame(table, seat, often)
            return
        good = printed.good[number]
        for _ in range(often * printed.amount[number]):
            give_good(table, seat, good)
            if table.log is not None:
                table.tell("gives_good", seat, good)
        receive(table, seat, often * printed.coins[number], BY_PLACE)
        gain_fame(table, seat, often * printed.fame_gain[number])

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """The place."""
        return 0, {"place": table.components.place_names[number]}


CHOOSE: Final = Choose()
