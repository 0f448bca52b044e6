"""Bon Voyage: a journey for coins."""

from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.orleans.events.event import Event
from cenabum.orleans.outlook_words import affords
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.decisions.journey import JOURNEY
from cenabum.orleans.trade_intrigue.names import BY_BON_VOYAGE


class BonVoyage(Event):
    """newevents.bon-voyage: in turn, everybody may pay and travel."""

    name = "bon_voyage"
    in_turn = True

    def do(self, table: Table, seat: int) -> None:
        """Whoever can pay is asked."""
        player = table.players[seat]
        if player.coins >= self.values[table.stack]:
            player.pending.append(JOURNEY.pending(BY_BON_VOYAGE))

    def outlook(self, table: Table, seat: int) -> Outlook:
        """Whether there are coins enough."""
        return hopeful(affords(table, seat, self.values[table.stack]))
