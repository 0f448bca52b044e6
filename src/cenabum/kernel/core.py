"""The state protocol: what every game's state can do, and the little that all of them share."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cenabum.kernel.chance import following
from cenabum.kernel.pool import nth, total
from cenabum.kernel.sources import Source

Fact = tuple[str, int, int, int, int]
"""What happened: the kind of fact, the seat (-1 for nobody), and up to three numbers that the kind's declaration explains."""

MOST_SEATS: Final = 6
"""Room for seats at a table of any game."""

SEATS_OF: Final[list[list[int]]] = [
    [seat for seat in range(MOST_SEATS) if mask >> seat & 1] for mask in range(1 << MOST_SEATS)
]
"""The seats of a mask of seats."""

FIRST_OF: Final[list[int]] = [-1, *(seats[0] for seats in SEATS_OF[1:])]
"""The first seat of a mask of seats; -1 when there is none."""

NO_MOVES: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Core:
    """The fast core of a game: everything is an integer, and nothing is checked twice.

    `apply` trusts its caller; `Game.play` is the door that checks. A subclass adds its tables and calls `pick` for every draw.
    """

    __slots__ = ("deciding", "log", "over", "source", "streams", "tape")

    streams: list[int]
    source: Source | None
    tape: list[tuple[int, int]] | None
    log: list[Fact] | None
    deciding: int
    over: bool

    def pick(self, stream: int, pool: int) -> int:
        """Draw one thing from a pool that is not empty: its kind. The pool itself is left as it is."""
        source = self.source
        if source is None:
            number: i64 = following(self.streams[stream])
            self.streams[stream] = number
            kind = nth(pool, (number & 0xFFFFFFFF) * total(pool) >> 32)
        else:
            kind = source.draw(stream, pool)
        if self.tape is not None:
            self.tape.append((stream, kind))
        return kind

    def pick_card(self, stream: int, cards: int) -> int:
        """Draw one of the cards of a mask that is not empty, where a pool has too few kinds: its number."""
        source = self.source
        if source is None:
            number: i64 = following(self.streams[stream])
            self.streams[stream] = number
            left = (number & 0xFFFFFFFF) * cards.bit_count() >> 32
            card = 0
            while True:
                if cards >> card & 1:
                    if not left:
                        break
                    left -= 1
                card += 1
        else:
            pool = 0
            for each in range(cards.bit_length()):
                pool += (cards >> each & 1) << 5 * each
            card = source.draw(stream, pool)
        if self.tape is not None:
            self.tape.append((stream, card))
        return card

    def tell(self, kind: str, seat: int, first: int = 0, second: int = 0, third: int = 0) -> None:
        """Tell the listener, if there is one, what happened."""
        if self.log is not None:
            self.log.append((kind, seat, first, second, third))

    def deciding_seats(self) -> list[int]:
        """The seats that have a decision to make now."""
        return SEATS_OF[self.deciding]

    def legal(self, seat: int) -> list[int]:
        """The codes of the moves that `seat` may make now; empty when it has nothing to decide. Not to be changed."""
        raise NotImplementedError

    def apply(self, seat: int, code: int) -> None:
        """Make a legal move and go on to the next decision."""
        raise NotImplementedError

    def moves(self) -> list[int]:
        """The legal moves of the seat that decides first; none when the game is over. Not to be changed."""
        seat = FIRST_OF[self.deciding]
        return self.legal(seat) if seat >= 0 else NO_MOVES

    def step(self, code: int) -> list[int]:
        """Make a legal move of the seat that decides first; then the moves of the one that does so next, as `moves` gives them."""
        self.apply(FIRST_OF[self.deciding], code)
        seat = FIRST_OF[self.deciding]
        return self.legal(seat) if seat >= 0 else NO_MOVES

    def copy(self) -> "Core":
        """An independent copy. It has no listener, tape or source: it is for looking ahead."""
        raise NotImplementedError

    def playout(self, seed: int) -> int:
        """Play to the end with uniformly random legal moves; the number of decisions made."""
        number: i64 = following(following(seed * 2654435761 % 0xFFFFFFFFFFFF + 1))
        decisions = 0
        while not self.over:
            seat = FIRST_OF[self.deciding]
            options = self.legal(seat)
            number = following(number)
            self.apply(seat, options[(number & 0xFFFFFFFF) * len(options) >> 32])
            decisions += 1
        return decisions
