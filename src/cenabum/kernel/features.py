"""What a learning agent sees: a fixed row of whole numbers, each with a name and a highest value.

A game declares its features once, as it declares its moves: what of the table and of a player becomes numbers, and how. The row is
told from the seat that looks: its own things come first, the others follow clockwise, and seats are counted from it.

Most of a table stays as it is from one move to the next, so what a player, or the table, becomes is remembered by its values.
"""

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, Final

from cenabum.kernel.decision import kind_of, number_of
from cenabum.kernel.pool import BITS, MOST

Read = Callable[[Any, int], Any] | str
"""Gets something of the table, or of a player, for the seat that looks; or the name of the attribute that it is, which is quicker."""

MOST_ABOUT: Final = 255
MOST_REMEMBERED: Final = 1 << 13
NUMBER: Final = "h"  # of a row, as `array` names it: 16 bits, and so in numpy
BIT: Final = (array(NUMBER, [0]).tobytes(), array(NUMBER, [1]).tobytes())


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

    def numbers(self, value: Any) -> list[int]:
        """The numbers that a value becomes."""
        values = value if self.each else (value,)
        if self.kind == "number":
            return [min(max(one, 0), self.most) for one in values]
        if self.kind == "choice":
            return [one + 1 for one in values]
        if self.kind == "pool":
            return [one >> BITS * kind & MOST for one in values for kind in range(len(self.names))]
        return [one >> bit & 1 for one in values for bit in range(len(self.names))]


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


class _Part:
    """The numbers of a thing, the table or a player, as bytes; remembered by its values."""

    def __init__(self, features: tuple[Feature, ...]) -> None:
        one = [feature for feature in features if not callable(feature.read) and not feature.each]
        many = [feature for feature in features if not callable(feature.read) and feature.each]
        asked = [feature for feature in features if callable(feature.read)]
        self.one, self.many = _getter(one), _getter(many)
        self.asked: list[tuple[Any, bool]] = [(feature.read, bool(feature.each)) for feature in asked]
        order = {feature.name: place for place, feature in enumerate([*one, *many, *asked])}
        self.features = [(order[feature.name], feature) for feature in features]
        self.known: dict[tuple[Any, ...], bytes] = {}
        self.each: list[dict[Any, bytes]] = [{} for _ in features]

    def written(self, thing: Any, seat: int) -> bytes:
        """The numbers of the thing for the seat that looks."""
        key: tuple[Any, ...] = (self.one(thing), *map(tuple, self.many(thing)))
        if self.asked:
            key += tuple([tuple(read(thing, seat)) if each else read(thing, seat) for read, each in self.asked])
        found = self.known.get(key)
        if found is None:
            if len(self.known) > MOST_REMEMBERED:
                self.known.clear()
            values = (*key[0], *key[1:])
            found = self.known[key] = b"".join(
                [self._one(number, feature, values[place]) for number, (place, feature) in enumerate(self.features)]
            )
        return found

    def _one(self, number: int, feature: Feature, value: Any) -> bytes:
        known = self.each[number]
        found = known.get(value)
        if found is None:
            if len(known) > MOST_REMEMBERED:
                known.clear()
            found = known[value] = array(NUMBER, feature.numbers(value)).tobytes()
        return found


def _getter(features: list[Feature]) -> Callable[[Any], tuple[Any, ...]]:
    """Gets the attributes that features are, as a tuple."""
    names = [feature.name if feature.read is None else str(feature.read) for feature in features]
    if len(names) > 1:
        return attrgetter(*names)
    return (lambda thing: (getattr(thing, names[0]),)) if names else (lambda _: ())


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
        object.__setattr__(self, "_parts", (_Part(self.table), _Part(self.player)))
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
        return array(NUMBER, self.row_bytes(state, seat)).tolist()

    def row_bytes(self, state: Any, seat: int) -> bytes:
        """The same as bytes, 16 bits for each number in the order of the machine: `numpy.frombuffer(…, numpy.int16)` reads it."""
        players = self.players
        head: list[int] = []
        for name in self.seats:
            value = getattr(state, name)
            head.append(1 + (value - seat) % players if value >= 0 else 0)
        pending = state.players[seat].pending
        if pending:
            head.append(1 + kind_of(pending[-1]))
            head.append(min(number_of(pending[-1]), MOST_ABOUT))
        else:
            head += (0, 0)
        table, player = self._parts  # type: ignore[attr-defined]  # made above; a frozen class has no other way
        parts = [array(NUMBER, head).tobytes(), table.written(state, seat)]
        sets = [getattr(state, name) for name in self.sets]
        for other in (*range(seat, players), *range(seat)):
            for seats in sets:
                parts.append(BIT[seats >> other & 1])
            parts.append(player.written(self.shown(state, other, seat), seat))
        return b"".join(parts)
