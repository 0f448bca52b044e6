"""The Market Place: items are delivered."""

from cenabum.cathedral.decisions.deliver import DELIVER
from cenabum.cathedral.effect import Effect
from cenabum.cathedral.table import Table


class Market(Effect):
    """market.two: so many items, one after the other."""

    name = "market"

    def do(self, table: Table, seat: int) -> None:
        """The player says what goes where."""
        table.players[seat].pending.append(DELIVER.pending(table.components.deliveries))


MARKET = Market()
