"""Wedding: followers come onto the market."""

from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.pool import ONE, total
from cenabum.kernel.words import say
from cenabum.orleans.events.event import Event
from cenabum.orleans.table import BAG_STREAM, Player, Table


class Wedding(Event):
    """newevents.wedding: so many are drawn as in the follower phase."""

    name = "wedding"

    def hurts(self, table: Table, seat: int) -> bool:
        """Those who come could be missed in the bag."""
        return self._guests(table, table.players[seat]) > 0

    def do(self, table: Table, seat: int) -> None:
        """Draw them."""
        player = table.players[seat]
        for _ in range(self._guests(table, player)):
            kind = table.pick(BAG_STREAM + seat, player.bag)
            player.bag -= ONE[kind]
            player.market += ONE[kind]
            if table.log is not None:
                table.tell("draws", seat, kind)

    def _guests(self, table: Table, player: Player) -> int:
        """newevents.wedding-room: how many come, as far as bag and market allow."""
        return min(self.values[table.stack], total(player.bag), table.components.market - total(player.market))

    def outlook(self, table: Table, seat: int) -> Outlook:
        """How many come."""
        return hopeful(say("help-event-wedding", number=self._guests(table, table.players[seat])))
