"""The state of a game of Orléans: the table with `legal` and `apply`."""

from cenabum.kernel.chance import imagined_streams
from cenabum.orleans.module import resumed
from cenabum.orleans.rounds import next_step
from cenabum.orleans.secrecy import shown
from cenabum.orleans.table import Table


class State(Table):
    """A `Table` that goes its course."""

    __slots__ = ()

    def next_step(self) -> None:
        """Nobody has anything to decide: a module goes on with something, or the next turn or phase comes."""
        if not self.components.in_play or not resumed(self):
            next_step(self)

    def copy(self) -> "State":
        """An independent copy without listener, tape and source, for looking ahead."""
        new = State()
        self.copy_into(new)
        return new

    def imagined(self, seat: int, seed: int) -> "State":
        """A copy in which all that `seat` cannot know is made up anew: the future of chance, unfinished plans of others.

        With seat -1, all that a spectator cannot know.
        """
        new = self.copy()
        new.streams = imagined_streams(seed, len(new.streams))
        for other in range(len(new.players)):
            player = shown(new, other, seat)
            if player is not new.players[other]:
                new.players[other] = player
                player.options = new.choices(other)
        return new
