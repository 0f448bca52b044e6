"""What a learning agent sees: a fixed row of whole numbers, each with a name and a highest value.

A game declares its features once, as it declares its moves: what of the table and of a player becomes numbers, and how. The row is
told from the seat that looks: its own things come first, the others follow clockwise, and seats are counted from it.
`sight.py` writes it.
"""

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from threading import local
from typing import Any

from cenabum.kernel.pool import BITS, MOST
from cenabum.kernel.sight import MOST_ABOUT, NUMBER, Part, Sight

Read = Callable[[Any, int], Any] | str
"""Gets something of the table, or of a player, for the seat that looks; or the name of the attribute that it is, which is quicker."""


@dataclass(frozen=True)
class Feature:
    """Something of the table or of a player: an integer, or with `each` a list of them, one for each name there.

    It is the attribute of this name, or what `read` gets.
    """

    name: str
    kind: str  # "number", "pool", "mask" or "choice"
    names: tuple[str, ...] = ()
    most: int = 0
    each: tuple[str, ...] = ()
    read: Read | None = None

    @property
    def width(self) -> int:
        """How many numbers one value becomes."""
        return len(self.names) if self.kind in ("pool", "mask") else 1

    @property
    def size(self) -> int:
        """How many numbers it becomes, with all its values."""
        return self.width * (len(self.each) or 1)

    def numbers(self, value: int) -> list[int]:
        """The numbers that one value becomes."""
        if self.kind == "number":
            return [min(max(value, 0), self.most)]
        if self.kind == "choice":
            return [value + 1]
        if self.kind == "pool":
            return [value >> BITS * kind & MOST for kind in range(len(self.names))]
        return [value >> bit & 1 for bit in range(len(self.names))]


def number(name: str, most: int, read: Read | None = None, each: Sequence[str] = ()) -> Feature:
    """A count; more than `most` is told as `most`."""
    return Feature(name, "number", (), most, tuple(each), read)


def pool(name: str, names: Sequence[str], read: Read | None = None, each: Sequence[str] = ()) -> Feature:
    """A pool: how many there are of each kind."""
    return Feature(name, "pool", tuple(names), MOST, tuple(each), read)


def mask(name: str, names: Sequence[str], read: Read | None = None, each: Sequence[str] = ()) -> Feature:
    """A set: 1 for each of the names that is in it."""
    return Feature(name, "mask", tuple(names), 1, tuple(each), read)


def choice(name: str, names: Sequence[str], read: Read | None = None, each: Sequence[str] = ()) -> Feature:
    """One of the names, told as its number from 1 on; 0 is none of them."""
    return Feature(name, "choice", tuple(names), len(names), tuple(each), read)


@dataclass(frozen=True)
class Features:
    """The features of a set-up. `shown(state, number, seat)` is a player as the seat that looks may see it."""

    players: int
    table: tuple[Feature, ...]
    player: tuple[Feature, ...]
    decisions: tuple[str, ...]
    shown: Callable[[Any, int, int], Any]
    seats: tuple[str, ...] = ("active",)  # attributes of the table that are a seat
    sets: tuple[str, ...] = ()  # attributes of the table that are a set of seats
    names: list[str] = field(default_factory=list)  # of every number of the row
    most: list[int] = field(default_factory=list)  # the highest value of each
    columns: list[Feature] = field(default_factory=list)  # what each of them is: its kind, and the names of a choice

    def __post_init__(self) -> None:
        object.__setattr__(self, "_parts", (Part(self.table), Part(self.player)))
        object.__setattr__(self, "_mine", local())  # each thread's own
        whose = [f"player {other}" if other else "me" for other in range(self.players)]
        for name in self.seats:
            self._declare(name, choice(name, whose))
        self._declare("decision", choice("decision", self.decisions))
        self._declare("decision about", number("decision about", MOST_ABOUT))
        for feature in self.table:
            self._declare_feature("", feature)
        for one in whose:
            for name in self.sets:
                self._declare(f"{one}: {name}", mask(name, (name,)))
            for feature in self.player:
                self._declare_feature(f"{one}: ", feature)

    def _declare(self, name: str, column: Feature) -> None:
        self.names.append(name)
        self.most.append(column.most)
        self.columns.append(column)

    def _declare_feature(self, whose: str, feature: Feature) -> None:
        for one in feature.each or ("",):
            name = f"{whose}{feature.name}{f'.{one}' if one else ''}"
            if feature.kind in ("pool", "mask"):
                for kind in feature.names:
                    self._declare(f"{name}.{kind}", feature)
            else:
                self._declare(name, feature)

    def row(self, state: Any, seat: int) -> list[int]:
        """What the seat sees of a state."""
        return array(NUMBER, self.row_bytes(state, seat)).tolist()

    def row_bytes(self, state: Any, seat: int) -> bytes:
        """The same as bytes, 16 bits for each number in the order of the machine: `numpy.frombuffer(…, numpy.int16)` reads it."""
        mine: Any = self._mine  # type: ignore[attr-defined]  # made above; a frozen class has no other way
        if not hasattr(mine, "sight"):
            mine.sight = self.sight()
            mine.row = memoryview(array(NUMBER, [0] * len(self.names)))
        mine.sight.write(state, seat, mine.row)
        written: bytes = mine.row.tobytes()
        return written

    def sight(self) -> Sight:
        """What writes the rows of one table, as it goes on, to a buffer: it remembers the last one."""
        table, player = self._parts  # type: ignore[attr-defined]  # likewise
        return Sight(self.players, table, player, self.shown, self.seats, self.sets)
