"""The state of a story: the table with `legal` and `apply`."""

from cenabum.kernel.chance import imagined_streams
from cenabum.stories.rounds import next_step
from cenabum.stories.secrecy import shown
from cenabum.stories.table import Table


class State(Table):
    """A `Table` that goes its course."""

    __slots__ = ()

    def next_step(self) -> None:
        """Nobody has anything to decide: the next seat, or the next phase of the round."""
        next_step(self)

    def copy(self) -> "State":
        """An independent copy without listener, tape and source, for looking ahead."""
        new = State()
        self.copy_into(new)
        return new

    def own_copy(self, seat: int) -> "State":
        """A copy for trying out what touches nobody else: the things of other seats are shared with it."""
        new = State()
        self.copy_into(new, seat)
        return new

    def imagined(self, seat: int, seed: int) -> "State":
        """A copy in which all that `seat` cannot know is made up anew: the future of chance, unfinished plans of others.

        With seat -1, all that a spectator cannot know.
        """
        new = self.copy()
        new.streams = imagined_streams(seed, len(new.streams))
        for other in range(len(new.players)):
            before = shown(new, other, seat)
            if before is not new.players[other]:
                player = before.copy()
                player.before = before
                new.players[other] = player
                player.options = new.choices(other)
        return new
