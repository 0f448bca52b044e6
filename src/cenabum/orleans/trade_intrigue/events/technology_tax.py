"""Technology Tax: coins for technology."""

from cenabum.orleans.table import Player, Table
from cenabum.orleans.trade_intrigue.levy import Levy


class TechnologyTax(Levy):
    """newevents.technology-tax: so many coins for each tile on an action space."""

    name = "technology_tax"

    def due(self, table: Table, player: Player) -> int:
        """By the tiles placed."""
        return self.values[table.stack] * player.technology_on.bit_count()
