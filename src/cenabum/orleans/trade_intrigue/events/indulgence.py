"""Indulgence: a follower for coins."""

from cenabum.bagbuilding.followers import MONK
from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.pool import ONE
from cenabum.orleans.events.event import Event
from cenabum.orleans.outlook_words import affords
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.decisions.indulge import INDULGE


class Indulgence(Event):
    """newevents.indulgence: everybody may buy a follower, but no monk."""

    name = "indulgence"
    in_turn = True

    def do(self, table: Table, seat: int) -> None:
        """Whoever can pay is asked, as long as there is somebody."""
        player = table.players[seat]
        if player.coins >= self.values[table.stack] and table.supply & (ONE[MONK] - 1):
            player.pending.append(INDULGE.bare)

    def outlook(self, table: Table, seat: int) -> Outlook:
        """Whether there are coins enough."""
        return hopeful(affords(table, seat, self.values[table.stack]))
