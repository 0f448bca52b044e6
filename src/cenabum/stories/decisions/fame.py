"""Bonuses of the Fame track that are still due."""

from typing import Final

from cenabum.stories import fame
from cenabum.stories.decision import Errand
from cenabum.stories.table import Table


class Fame(Errand):
    """fame.bonuses. The number is the marked space of the next one."""

    name = "fame"

    def lapse(self, table: Table, seat: int, number: int) -> bool:
        """What had to be decided first is decided."""
        fame.pay_bonuses(table, seat)
        return True


FAME: Final = Fame()
