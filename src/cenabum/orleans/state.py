"""The state of a game of Orléans: the table with `legal` and `apply`."""

from cenabum.kernel.chance import imagined_streams, seeded
from cenabum.kernel.sources import Source
from cenabum.orleans.components import Components
from cenabum.orleans.deciding import do, options
from cenabum.orleans.rounds import next_step
from cenabum.orleans.secrecy import shown
from cenabum.orleans.setup import set_up
from cenabum.orleans.table import NO_OPTIONS, NUMBER, TO_STRIKE, Table
from cenabum.orleans.trade_intrigue.turns import resume


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
        while player.pending:
            found = options(self, seat)
            if len(found) > 1:
                player.options = found
                self.deciding |= 1 << seat
                return
            if found:
                do(self, seat, found[0])
            elif player.pending[-1] & 31 == TO_STRIKE:
                break  # the seat waits for others
            else:
                # torture.nothing-left: the only decision of a seat that can have no answer
                missing = player.pending.pop() >> NUMBER
                if self.log is not None:
                    self.tell("debt_lapses", seat, missing)
        player.options = NO_OPTIONS
        self.deciding &= ~(1 << seat)

    def advance(self) -> None:
        """Go on until somebody has a real decision to make, or the game is over."""
        while not self.deciding and not self.over:
            if not self.extra or not resume(self):
                next_step(self)
            for seat, player in enumerate(self.players):
                if player.pending:
                    self.settle(seat)

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
                player.options = options(new, other)
        return new


def stream_names(components: Components) -> list[str]:
    """The names of the streams of chance, in their order."""
    names = ["goods", "hourglass", *(f"bag.{seat}" for seat in range(components.players))]
    return [*names, "orders", "tiles"] if components.modules.used else names


def start_state(
    components: Components,
    seed: str,
    source: Source | None = None,
    tape: list[tuple[int, int]] | None = None,
    log: list[tuple[str, int, int, int, int]] | None = None,
) -> State:
    """A new game, up to its first decision."""
    state = State()
    state.streams = [seeded(seed, name) for name in stream_names(components)]
    state.source = source
    state.tape = tape
    state.log = log
    set_up(state, components)
    state.advance()
    return state
