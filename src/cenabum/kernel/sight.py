"""What seats see of a table, move after move: of the row that `features.py` declares only what has changed is written anew.

From one move to the next little changes, and what a value becomes is remembered. So a row costs hardly more than reading the table.
"""

from array import array
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, Final

from cenabum.kernel.decision import kind_of, number_of

MOST_ABOUT: Final = 255
MOST_REMEMBERED: Final = 1 << 13
NUMBER: Final = "h"  # of a row, as `array` names it: 16 bits, and so in numpy


class Part:
    """How a thing, the table or a player, becomes numbers: where each feature stands, and what its values become.

    Features are sorted by how they are read: attributes that are one number, attributes that are a list, and what a function gets.
    """

    def __init__(self, features: Sequence[Any]) -> None:
        asked = [feature for feature in features if callable(feature.read)]
        one = [feature for feature in features if not callable(feature.read) and not feature.each]
        many = [feature for feature in features if not callable(feature.read) and feature.each]
        self.one = _getter(one)
        self.lists = [_attribute(feature) for feature in many]
        self.asked: list[tuple[Any, bool]] = [(feature.read, bool(feature.each)) for feature in asked]
        self.ones = len(one)
        self.features: list[Any] = [*one, *many, *asked]
        first: dict[str, int] = {}
        self.size = 0
        for feature in features:
            first[feature.name] = self.size
            self.size += feature.size
        self.first = [first[feature.name] for feature in self.features]
        self.width = [feature.width for feature in self.features]
        self.known: list[dict[Any, Any]] = [{} for _ in self.features]

    def written(self, number: int, value: Any) -> Any:
        """The numbers that a value of a feature becomes, as an array."""
        known = self.known[number]
        found = known.get(value)
        if found is None:
            if len(known) > MOST_REMEMBERED:
                known.clear()
            found = array(NUMBER, self.features[number].numbers(value))
            known[value] = found
        return found


def _attribute(feature: Any) -> str:
    return feature.name if feature.read is None else str(feature.read)


def _getter(features: list[Any]) -> Callable[[Any], tuple[Any, ...]]:
    """Gets the attributes that features are, as a tuple."""
    names = [_attribute(feature) for feature in features]
    if len(names) > 1:
        return attrgetter(*names)
    return (lambda thing: (getattr(thing, names[0]),)) if names else (lambda _: ())


class Looked:
    """A thing as it was when it was last looked at, and its numbers."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.one: tuple[Any, ...] = (None,) * part.ones
        self.lists: list[Any] = [None] * len(part.lists)
        self.asked: list[Any] = [None] * len(part.asked)
        self.numbers: Any = array(NUMBER, [0] * part.size)

    def look(self, thing: Any, seat: int) -> Any:
        """The numbers of the thing as it is now, for the seat that looks."""
        part = self.part
        one = part.one(thing)
        if one != self.one:
            for number, (now, before) in enumerate(zip(one, self.one, strict=True)):
                if now != before:
                    self._write(number, now)
            self.one = one
        for at, name in enumerate(part.lists):
            values: list[Any] = getattr(thing, name)
            if values != self.lists[at]:
                self._write_list(part.ones + at, values, self.lists[at])
                self.lists[at] = list(values)
        if part.asked:
            self._ask(thing, seat)
        return self.numbers

    def _ask(self, thing: Any, seat: int) -> None:
        """What is no attribute, and may depend on who looks."""
        first = self.part.ones + len(self.lists)
        for at, (read, each) in enumerate(self.part.asked):
            value = list(read(thing, seat)) if each else read(thing, seat)
            if value == self.asked[at]:
                continue
            if each:
                self._write_list(first + at, value, self.asked[at])
            else:
                self._write(first + at, value)
            self.asked[at] = value

    def _write_list(self, number: int, values: list[Any], before: list[Any] | None) -> None:
        """Of a list, such as what stands on every space, the few that have changed."""
        if before is None:
            before = [None] * len(values)
        for place, (now, then) in enumerate(zip(values, before, strict=True)):
            if now != then:
                self._write(number, now, place)

    def _write(self, number: int, value: Any, place: int = 0) -> None:
        part = self.part
        written = part.written(number, value)
        first = part.first[number] + place * part.width[number]
        self.numbers[first : first + len(written)] = written


class Sight:
    """What the seats of a table see. `shown` is a player as the seat that looks may see it; see `Features`."""

    def __init__(
        self,
        players: int,
        table: Part,
        player: Part,
        shown: Callable[[Any, int, int], Any],
        seats: Sequence[str],
        sets: Sequence[str],
    ) -> None:
        self.number = players
        self.shown = shown
        self.seats = list(seats)
        self.sets = list(sets)
        self.table = Looked(table)
        self.players = [Looked(player) for _ in range(players)]
        self.last = -1  # the seat that looked last
        self.size = len(seats) + 2 + table.size + players * (len(sets) + player.size)

    def write(self, state: Any, seat: int, row: Any, same: bool = False) -> None:
        """Write what a seat sees to a row, a view of 16-bit numbers.

        `same`: since the last time the same seat alone has moved, so that the others are as they were.
        """
        players = self.number
        same = same and seat == self.last
        self.last = seat
        at = 0
        for name in self.seats:
            value: int = getattr(state, name)
            row[at] = 1 + (value - seat) % players if value >= 0 else 0
            at += 1
        pending: list[int] = state.players[seat].pending
        if pending:
            top = pending[-1]
            row[at] = 1 + kind_of(top)
            row[at + 1] = min(number_of(top), MOST_ABOUT)
        else:
            row[at] = row[at + 1] = 0
        at += 2
        numbers = self.table.look(state, seat)
        end = at + len(numbers)
        row[at:end] = numbers
        sets: list[int] = [getattr(state, name) for name in self.sets]
        for place in range(players):
            other = (seat + place) % players
            for mask in sets:
                row[end] = mask >> other & 1
                end += 1
            at = end
            looked = self.players[other]
            if same and other != seat:
                numbers = looked.numbers
            else:
                numbers = looked.look(self.shown(state, other, seat), seat)
            end = at + len(numbers)
            row[at:end] = numbers
