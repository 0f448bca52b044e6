"""Training: a step on a track for coins."""

from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.orleans.development import at_end
from cenabum.orleans.events.event import Event
from cenabum.orleans.moves import TRACKS
from cenabum.orleans.outlook_words import affords
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.decisions.train import TRAIN


class Training(Event):
    """newevents.training: everybody may buy a step, without a follower."""

    name = "training"
    in_turn = True

    def do(self, table: Table, seat: int) -> None:
        """Whoever can pay is asked, as long as a track goes on."""
        player = table.players[seat]
        if player.coins < self.values[table.stack]:
            return
        for track in range(TRACKS):
            if not at_end(table, seat, track):
                player.pending.append(TRAIN.bare)
                return

    def outlook(self, table: Table, seat: int) -> Outlook:
        """Whether there are coins enough."""
        return hopeful(affords(table, seat, self.values[table.stack]))
