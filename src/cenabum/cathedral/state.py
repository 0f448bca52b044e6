"""The state of a game of The Cathedral of Orléans: the table with `legal` and `apply`."""

from cenabum.cathedral.rounds import next_step
from cenabum.cathedral.table import Table
from cenabum.kernel.chance import seeded


class State(Table):
    """A `Table` that goes its course."""

    __slots__ = ()

    def next_step(self) -> None:
        """Nobody has anything to decide: the next turn, or the end of the round."""
        next_step(self)

    def copy(self) -> "State":
        """An independent copy without listener, tape and source, for looking ahead."""
        new = State()
        self.copy_into(new)
        return new

    def imagined(self, seat: int, seed: int) -> "State":
        """A copy in which all that `seat` cannot know is made up anew: the future of chance.

        What is in the bags is no secret to somebody with a perfect memory: all that went in and came out was seen by everybody.
        """
        new = self.copy()
        for stream in range(len(new.streams)):
            new.streams[stream] = seeded(str(seed), str(stream))
        return new
