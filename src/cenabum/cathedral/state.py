"""The state of a game of The Cathedral of Orléans: the table with `legal` and `apply`."""

from cenabum.cathedral.components import Components
from cenabum.cathedral.deciding import do, lapse, options
from cenabum.cathedral.rounds import next_step
from cenabum.cathedral.setup import set_up
from cenabum.cathedral.table import NO_OPTIONS, STREAMS, Table
from cenabum.kernel.chance import seeded
from cenabum.kernel.sources import Source


class State(Table):
    """A `Table` that knows what may be done, and does it."""

    __slots__ = ()

    def legal(self, seat: int) -> list[int]:
        """The legal moves of a seat; empty when it has nothing to decide."""
        return self.players[seat].options

    def apply(self, seat: int, code: int) -> None:
        """Make a legal move, then everything that follows without a choice."""
        do(self, seat, code)
        self.settle(seat)
        if not self.deciding:
            self.advance()

    def settle(self, seat: int) -> None:
        """Make the choices that have one answer, until the seat has a real one or nothing left to decide."""
        player = self.players[seat]
        if self.over:
            player.pending.clear()
        while player.pending:
            found = options(self, seat)
            if len(found) > 1:
                player.options = found
                self.deciding = 1 << seat
                return
            if found:
                do(self, seat, found[0])
            else:
                lapse(self, seat)
            if self.over:
                player.pending.clear()
        player.options = NO_OPTIONS
        self.deciding = 0

    def advance(self) -> None:
        """Go on until somebody has a real decision to make, or the game is over."""
        while not self.deciding and not self.over:
            next_step(self)
            if not self.over:
                self.settle(self.active)

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


def start_state(
    components: Components,
    seed: str,
    source: Source | None = None,
    tape: list[tuple[int, int]] | None = None,
    log: list[tuple[str, int, int, int, int]] | None = None,
) -> State:
    """A new game, up to its first decision."""
    state = State()
    state.streams = [seeded(seed, name) for name in STREAMS]
    state.source = source
    state.tape = tape
    state.log = log
    set_up(state, components)
    state.advance()
    return state
