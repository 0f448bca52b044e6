"""A rosette of the supply."""

from cenabum.cathedral.decisions.give import GIVE
from cenabum.cathedral.effect import Reward
from cenabum.cathedral.table import Table


class Rosette(Reward):
    """rewards.rosette."""

    name = "rosette"

    def gain(self, table: Table, seat: int) -> int:
        """The player says into whose knapsack it goes."""
        return GIVE.bare


ROSETTE = Rosette()
