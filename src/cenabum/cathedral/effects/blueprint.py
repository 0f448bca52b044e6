"""A blueprint, which shows one of the other rewards."""

from cenabum.cathedral.effect import NO_DECISION, Reward
from cenabum.cathedral.names import BLUEPRINT_STREAM
from cenabum.cathedral.table import Table
from cenabum.kernel.pool import ONE


class Blueprint(Reward):
    """rewards.blueprint: it is turned over, and what it shows is gained."""

    name = "blueprint"

    def gain(self, table: Table, seat: int) -> int:
        """rewards.no-blueprint: nothing when none is left."""
        if not table.blueprints:
            if table.log is not None:
                table.tell("no_blueprint", seat)
            return NO_DECISION
        shown = table.pick(BLUEPRINT_STREAM, table.blueprints)
        table.blueprints -= ONE[shown]
        if table.log is not None:
            table.tell("blueprint", seat, shown)
        return table.components.rewards[shown].gain(table, seat)


BLUEPRINT = Blueprint()
