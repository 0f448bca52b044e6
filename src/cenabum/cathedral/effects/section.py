"""A section of the cathedral."""

from cenabum.cathedral.effect import NO_DECISION, Reward
from cenabum.cathedral.table import Table


class Section(Reward):
    """rewards.section: the next section is built; with the last one the game is won at once (end.victory)."""

    name = "section"

    def gain(self, table: Table, seat: int) -> int:
        """When the game is won, nobody has anything left to decide."""
        table.sections += 1
        if table.log is not None:
            table.tell("builds", table.active, table.sections)
        if table.sections >= table.components.sections:
            table.over = True
            table.won = True
            for player in table.players:
                player.pending.clear()
            if table.log is not None:
                table.tell("won", -1, table.round)
        return NO_DECISION


SECTION = Section()
