"""A player's board: bag, market, and what stands on the action spaces."""

from typing import Final

from cenabum.bagbuilding.layout import Layout
from cenabum.kernel.decision import NO_OPTIONS, Asked
from cenabum.kernel.pool import ONE

NOTHING: Final = -1
TECHNOLOGY: Final = 11  # stands on a space instead of a follower; comes after the eleven kinds of followers


class Board(Asked):
    """The part of a player that bag-building games share."""

    __slots__ = (
        "bag",
        "market",
        "on",
        "open",
        "planned",
        "planned_stored",
        "privileges",
        "ready",
        "spaces",
        "stored",
        "technology_closed",
        "technology_first",
        "technology_free",
        "technology_on",
        "technology_started",
    )  # fmt: skip

    bag: int
    market: int
    stored: int  # followers in a storage place
    on: list[int]  # what stands on each space: NOTHING, a kind of follower, or TECHNOLOGY
    spaces: int  # the spaces of all places owned
    open: int  # those of them that are empty
    ready: int  # the places that may act
    privileges: int
    planned: int  # spaces filled in this planning phase, not yet shown to the others
    planned_stored: int  # those of them that were filled from storage
    technology_free: int  # technology in hand that may lie anywhere
    technology_first: int  # technology in hand that must replace a farmer
    technology_on: int  # the spaces on which technology lies
    technology_closed: int  # the spaces of places that have technology already
    technology_started: int  # how many technology tiles were ever placed

    def clear(self, layout: Layout) -> None:
        """A board on which nothing lies yet, of a seat that is asked nothing."""
        self.pending = []
        self.options = NO_OPTIONS
        self.bag = 0
        self.market = 0
        self.stored = 0
        self.on = [NOTHING] * len(layout.bit)
        self.spaces = 0
        self.open = 0
        self.ready = 0
        self.privileges = 0
        self.planned = 0
        self.planned_stored = 0
        self.technology_free = 0
        self.technology_first = 0
        self.technology_on = 0
        self.technology_closed = 0
        self.technology_started = 0

    def copy_board(self, new: "Board") -> None:
        """Make the board of `new` an independent copy."""
        new.pending = self.pending.copy()
        new.options = self.options
        new.bag = self.bag
        new.market = self.market
        new.stored = self.stored
        new.on = self.on.copy()
        new.spaces = self.spaces
        new.open = self.open
        new.ready = self.ready
        new.privileges = self.privileges
        new.planned = self.planned
        new.planned_stored = self.planned_stored
        new.technology_free = self.technology_free
        new.technology_first = self.technology_first
        new.technology_on = self.technology_on
        new.technology_closed = self.technology_closed
        new.technology_started = self.technology_started


def add_place(layout: Layout, board: Board, place: int) -> None:
    """The player now owns a place: its spaces are open, its privilege holds."""
    board.spaces |= layout.mask[place]
    board.open |= layout.mask[place]
    board.privileges |= layout.privilege[place]


def put(layout: Layout, board: Board, kind: int, space: int) -> None:
    """Put a follower (or technology) on an empty space."""
    board.on[space] = kind
    board.open &= ~layout.bit[space]
    place = layout.place_of[space]
    if not board.open & layout.mask[place] or layout.partial >> place & 1:
        board.ready |= 1 << place


def lift(layout: Layout, board: Board, space: int) -> int:
    """Take a follower off a space; its kind. A place is then no longer ready, unless it works with what is left."""
    kind = board.on[space]
    board.on[space] = NOTHING
    board.open |= layout.bit[space]
    place = layout.place_of[space]
    if not (layout.partial >> place & 1 and board.open & layout.mask[place] != layout.mask[place]):
        board.ready &= ~(1 << place)
    return kind


def release(layout: Layout, board: Board, place: int) -> None:
    """After its action the followers of a place go back to the bag; technology stays."""
    on = board.on
    bag = board.bag
    opened = board.open
    for space in layout.spaces[place]:
        kind = on[space]
        if kind != NOTHING and kind != TECHNOLOGY:
            bag += ONE[kind]
            on[space] = NOTHING
            opened |= layout.bit[space]
    board.bag = bag
    board.open = opened
    board.ready &= ~(1 << place)


def remove_place(layout: Layout, board: Board, place: int) -> int:
    """The player loses a place: its followers go back to the bag. Returns how many technology tiles lay on it."""
    release(layout, board, place)
    technology = 0
    for space in layout.spaces[place]:
        if board.on[space] == TECHNOLOGY:
            technology += 1
            board.on[space] = NOTHING
    kept = ~layout.mask[place]
    board.spaces &= kept
    board.open &= kept
    board.technology_on &= kept
    board.technology_closed &= kept
    board.privileges &= ~layout.privilege[place]
    return technology


def occupied(board: Board) -> int:
    """The spaces on which a follower stands."""
    return board.spaces & ~board.open & ~board.technology_on


def without_alike(layout: Layout, board: Board, spaces: int) -> int:
    """A set of occupied spaces without the second of two identical ones that hold the same kind."""
    for space in range(len(board.on) - 1):
        bit = layout.bit[space]
        if layout.twins & spaces & bit and spaces & bit << 1 and board.on[space] == board.on[space + 1]:
            spaces &= ~(bit << 1)
    return spaces
