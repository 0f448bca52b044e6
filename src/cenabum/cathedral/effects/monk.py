"""A monk of the supply."""

from cenabum.cathedral.decisions.send import SEND
from cenabum.cathedral.effect import Reward
from cenabum.cathedral.table import Table


class Monk(Reward):
    """rewards.monk."""

    name = "monk"

    def gain(self, table: Table, seat: int) -> int:
        """The player says into which bag the monk goes."""
        return SEND.bare


MONK = Monk()
