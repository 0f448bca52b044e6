"""The Market Place: items are delivered."""

from typing import TYPE_CHECKING

from cenabum.cathedral.decisions.deliver import DELIVER
from cenabum.cathedral.effect import Effect
from cenabum.cathedral.names import NOTHING
from cenabum.cathedral.table import Table
from cenabum.kernel.pool import count, kinds
from cenabum.kernel.words import Sentence, all_of, say

if TYPE_CHECKING:
    from cenabum.cathedral.components import Components


class Market(Effect):
    """market.two: so many items, one after the other."""

    name = "market"

    def do(self, table: Table, seat: int) -> None:
        """The player says what goes where."""
        table.players[seat].pending.append(DELIVER.pending(table.components.deliveries))

    def idle(self, table: Table, seat: int) -> list[Sentence]:
        """There is nothing to deliver."""
        return [] if table.players[seat].knapsack else [say("idle-market")]

    def now(self, table: Table, seat: int) -> list[Sentence]:
        """What of the knapsack is for the workshop here or for the hour glass, and who else could have it."""
        printed, player = table.components, table.players[seat]
        found: list[Sentence] = []
        shop = printed.shop_at[player.place]
        if shop >= 0 and not table.done_workshops >> shop & 1:
            order = printed.workshop_orders[table.workshops[shop]] - table.delivered[shop]
            if number := _shared(player.knapsack, order):
                found.append(say("help-market-workshop", number=number))
        if table.hour_glass != NOTHING:
            order = printed.hour_glass_orders[table.hour_glass] - table.hour_glass_delivered
            if number := _shared(player.knapsack, order):
                found.append(say("help-market-glass", number=number))
        others = [say("help-player", player=f"player_{n + 1}") for n in range(len(table.players)) if n != seat]
        return [*found, say("help-market-players", list=all_of(others))]

    def text(self, printed: "Components") -> Sentence:
        """In one sentence."""
        return say("does-market", number=printed.deliveries)


def _shared(one: int, other: int) -> int:
    """How many pieces two pools have in common."""
    return sum(min(count(one, kind), count(other, kind)) for kind in kinds(one))


MARKET = Market()
