"""Trip: who has stayed at home pays."""

from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.words import say
from cenabum.orleans.effects.build import ORLEANS
from cenabum.orleans.table import Player, Table
from cenabum.orleans.trade_intrigue.levy import Levy


class Trip(Levy):
    """newevents.trip: so many coins for a merchant in Orléans."""

    name = "trip"

    def due(self, table: Table, player: Player) -> int:
        """Nothing for a merchant who is away."""
        return self.values[table.stack] if player.town == ORLEANS else 0

    def outlook(self, table: Table, seat: int) -> Outlook:
        """The coins, for who is at home."""
        return super().outlook(table, seat) if self.hurts(table, seat) else hopeful(say("help-event-away"))
