"""What trading, delivering and swapping have in common."""

from cenabum.stories.decision import GrainComesBack
from cenabum.stories.drawing import take_back_good
from cenabum.stories.moves import BUY, DONE, TAKE_BACK_GOOD
from cenabum.stories.table import Table


class Dealing(GrainComesBack):
    """Goods change hands, or the player is done. Grain that comes back from the Bakery meanwhile changes nothing else."""

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Take grain back, be done, or deal."""
        if DONE < code < BUY:
            take_back_good(table, seat, code - TAKE_BACK_GOOD)
            return
        table.players[seat].pending.pop()
        if code != DONE:
            self.deal(table, seat, number, code)

    def deal(self, table: Table, seat: int, number: int, code: int) -> None:
        """What was chosen happens; the decision has left the stack."""
