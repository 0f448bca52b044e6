"""Things are given up as under torture, though no coins are owed."""

from typing import Final

from cenabum.kernel.words import Words, say
from cenabum.orleans.decisions.forfeit import Forfeit
from cenabum.orleans.table import Table


class GiveUp(Forfeit):
    """What to give up; the number says how many things."""

    name = "give_up"
    rules = ("newevents.torture", "intrigue.torturer", "torture.any-mix", "torture.leaves-game")
    busy = "give_up"
    comes_first = True

    def ask(self, table: Table, seat: int, number: int) -> Words:
        """With how many things."""
        return say("ask-give-up", number=number)


GIVE_UP: Final = GiveUp()
