"""What a learning agent sees: a fixed row of whole numbers, each with a name and a highest value.

A game declares its features once, as it declares its moves: what of the table and of a player becomes numbers, and how. The row is
told from the seat that looks: its own things come first, the others follow clockwise, and seats are counted from it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from cenabum.kernel.decision import kind_of, number_of
from cenabum.kernel.pool import BITS, MOST

Read = Callable[[Any, int], Any]
"""Gets something of the table, or of a player, for the seat that looks."""

MOST_ABOUT = 255


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

    def __post_init__(self) -> None:
        for name in self.seats:
            self._declare(name, self.players)
        self._declare("decision", len(self.decisions))
        self._declare("decision about", MOST_ABOUT)
        for feature in self.table:
            self._declare_feature("", feature)
        for other in range(self.players):
            whose = f"player {other}: " if other else "me: "
            for name in self.sets:
                self._declare(whose + name, 1)
            for feature in self.player:
                self._declare_feature(whose, feature)

    def _declare(self, name: str, most: int) -> None:
        self.names.append(name)
        self.most.append(most)

    def _declare_feature(self, whose: str, feature: Feature) -> None:
        for one in feature.each or ("",):
            name = f"{whose}{feature.name}{f'.{one}' if one else ''}"
            if feature.kind in ("pool", "mask"):
                for kind in feature.names:
                    self._declare(f"{name}.{kind}", feature.most)
            else:
                self._declare(name, feature.most)

    def row(self, state: Any, seat: int) -> list[int]:
        """What the seat sees of a state."""
        players = self.players
        row: list[int] = []
        for name in self.seats:
            value = getattr(state, name)
            row.append(1 + (value - seat) % players if value >= 0 else 0)
        pending = state.players[seat].pending
        row.append(1 + kind_of(pending[-1]) if pending else 0)
        row.append(min(number_of(pending[-1]), MOST_ABOUT) if pending else 0)
        for feature in self.table:
            _write(feature, state, seat, row)
        sets = [getattr(state, name) for name in self.sets]
        for step in range(players):
            other = (seat + step) % players
            player = self.shown(state, other, seat)
            row += [seats >> other & 1 for seats in sets]
            for feature in self.player:
                _write(feature, player, seat, row)
        return row


def _write(feature: Feature, thing: Any, seat: int, row: list[int]) -> None:
    value = feature.read(thing, seat) if feature.read is not None else getattr(thing, feature.name)
    values = value if feature.each else (value,)
    if feature.kind == "number":
        row += [min(max(one, 0), feature.most) for one in values]
    elif feature.kind == "choice":
        row += [one + 1 for one in values]
    elif feature.kind == "pool":
        row += [one >> BITS * kind & MOST for one in values for kind in range(len(feature.names))]
    else:
        row += [one >> bit & 1 for one in values for bit in range(len(feature.names))]
