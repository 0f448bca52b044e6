"""Moves are declared once: a kind of move names its arguments, an argument names its domain.

From the declaration come the integer code (the learning agents' action space), the structured form, and the notation. A domain's
*size* is fixed by the game, so codes are the same whatever a data overlay changes; its *names* come from the component data.

A domain that has to grow gets more *room*: the codes for its further numbers come behind all others, in blocks of their own, so every
move keeps its code. A game without such names ends where it always did.
"""

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod


@dataclass(frozen=True)
class MoveKind:
    """A kind of move: its name, the domain of each argument, and the thing of the table that it is about.

    `about` names that thing with arguments in brackets, such as "place:{place}"; it is empty for a move that is about none.
    """

    name: str
    arguments: tuple[str, ...] = ()
    about: str = ""

    @property
    def words(self) -> str:
        """The kind as it stands in the notation."""
        return self.name.replace("_", " ")


class Numbered:
    """Has a number in the engine. It is no field of a move, so that it stays inside: messages have kind and arguments."""

    code: int


@dataclass(frozen=True)
class Move(Numbered):
    """One move: its kind and named arguments, and the thing of the table that it is about. It prints as its notation."""

    kind: str
    arguments: dict[str, str] = field(hash=False)
    notation: str
    about: str = ""

    def __str__(self) -> str:
        return self.notation


UNUSED = "unused."
"""How the name of a number begins that is kept free, so that the others keep theirs."""


class UnknownMove(ValueError):  # noqa: N818  (reads as what it is: a text that is no move of this game)
    """A text that is no move of the game at all."""


@dataclass(frozen=True)
class Block:
    """Codes of one kind of move that follow one another: where they begin, and of each argument the first number and how many."""

    kind: MoveKind
    first: int
    starts: tuple[int, ...]
    sizes: tuple[int, ...]

    @property
    def size(self) -> int:
        """How many codes it has."""
        return prod(self.sizes)

    def code(self, indices: Sequence[int]) -> int | None:
        """The code for these numbers of the arguments; None when they are not of this block."""
        code = 0
        for index, start, size in zip(indices, self.starts, self.sizes, strict=True):
            if not start <= index < start + size:
                return None
            code = code * size + index - start
        return self.first + code

    def indices(self, code: int) -> list[int]:
        """The numbers of the arguments of a code of this block."""
        rest = code - self.first
        found: list[int] = []
        for start, size in zip(reversed(self.starts), reversed(self.sizes), strict=True):
            rest, index = divmod(rest, size)
            found.append(start + index)
        return found[::-1]


class MoveTable:
    """All moves of a game: codes, names and notation.

    `room` gives domains more numbers than `sizes`; `later` are kinds that come behind all this, such as those of modules.
    """

    def __init__(
        self,
        kinds: Sequence[MoveKind],
        sizes: dict[str, int],
        names: dict[str, Sequence[str]],
        shorten: Callable[["MoveTable", str, list[int]], str | None] | None = None,
        room: Mapping[str, int] | None = None,
        later: Sequence[MoveKind] = (),
    ) -> None:
        self.kinds = [*kinds, *later]
        self.names = names
        declared = blocks(kinds, sizes, room or {})
        following = blocks(later, {**sizes, **(room or {})}, {}, declared[-1].first + declared[-1].size)
        # A block that begins behind the last name of a domain has no moves in this game.
        self._blocks = [
            block
            for block in (*declared, *following)
            if not any(
                start and start >= len(names[domain])
                for domain, start in zip(block.kind.arguments, block.starts, strict=True)
            )
        ]
        self._firsts = [block.first for block in self._blocks]
        self._of_kind: dict[str, list[Block]] = {}
        for block in self._blocks:
            self._of_kind.setdefault(block.kind.name, []).append(block)
        self.offsets = {name: found[0].first for name, found in self._of_kind.items()}
        self.size = self._blocks[-1].first + self._blocks[-1].size
        self._shorten = shorten
        self._moves: dict[int, Move] = {}
        self._by_text: dict[str, list[int]] = {}

    def encode(self, kind: str, *indices: int) -> int:
        """The code of a move from its kind and the indices of its arguments."""
        for block in self._of_kind[kind]:
            code = block.code(indices)
            if code is not None:
                return code
        raise UnknownMove(f"there is no “{kind}” with the numbers {indices}")

    def indices(self, code: int) -> tuple[MoveKind, list[int]]:
        """The kind of a move and the indices of its arguments."""
        block = self._block(code)
        if block is None:
            raise UnknownMove(f"there is no move number {code}")
        return block.kind, block.indices(code)

    def _block(self, code: int) -> Block | None:
        number = bisect_right(self._firsts, code) - 1
        if number < 0 or code - self._firsts[number] >= self._blocks[number].size:
            return None
        return self._blocks[number]

    def exists(self, code: int) -> bool:
        """Is there a move with this code? Some numbers of the domains have no name, or are kept free."""
        if self._block(code) is None:
            return False
        kind, at = self.indices(code)
        for domain, index in zip(kind.arguments, at, strict=True):
            names = self.names[domain]
            if index >= len(names) or names[index].startswith(UNUSED):
                return False
        return True

    def factors(self) -> tuple[list[str], list[list[int]]]:
        """What moves are made of, for learning: names of all kinds and arguments, and of every code the numbers of its own.

        All codes have equally many; 0 is nothing. So "place boatman farm_house" has something in common with whatever else a boatman
        does, or is done at the Farm House.
        """
        names = ["", *(kind.name for kind in self.kinds)]
        first: dict[str, int] = {}
        for domain in dict.fromkeys(domain for kind in self.kinds for domain in kind.arguments):
            first[domain] = len(names)
            names += [f"{domain}.{name}" for name in self.names[domain]]
        kinds = {kind.name: number for number, kind in enumerate(self.kinds, 1)}
        longest = 1 + max(len(kind.arguments) for kind in self.kinds)
        found = [[0] * longest for _ in range(self.size)]
        for code in filter(self.exists, range(self.size)):
            kind, at = self.indices(code)
            parts = [first[domain] + index for domain, index in zip(kind.arguments, at, strict=True)]
            found[code][: 1 + len(parts)] = [kinds[kind.name], *parts]
        return names, found

    def move(self, code: int) -> Move:
        """The move with a code."""
        known = self._moves.get(code)
        if known is None:
            kind, indices = self.indices(code)
            arguments: dict[str, str] = {}
            for domain, index in zip(kind.arguments, indices, strict=True):
                if index >= len(self.names[domain]):
                    raise UnknownMove(f"there is no {domain} number {index}")
                arguments[domain] = self.names[domain][index]
            short = self._shorten(self, kind.name, indices) if self._shorten else None
            notation = short or " ".join([kind.words, *arguments.values()])
            known = Move(kind.name, arguments, notation, kind.about.format_map(arguments))
            object.__setattr__(known, "code", code)  # a move does not change, but this is no field
            self._moves[code] = known
        return known

    def codes(self, text: str) -> list[int]:
        """The codes that a notation can mean (which one is meant, the legal moves tell). Raises `UnknownMove`."""
        if not self._by_text:
            for code in range(self.size):
                try:
                    move = self.move(code)
                except UnknownMove:
                    continue
                self._by_text.setdefault(move.notation, []).append(code)
                full = " ".join([move.kind.replace("_", " "), *move.arguments.values()])
                if full != move.notation:
                    self._by_text.setdefault(full, []).append(code)
        words = " ".join(text.split())
        found = self._by_text.get(words)
        if found is None:
            raise UnknownMove(f"“{words[:80]}” is no move of this game")
        return found

    def structured(self, kind: str, arguments: dict[str, str]) -> int:
        """The code of a move given by its kind and named arguments. Raises `UnknownMove`."""
        declared = next((k for k in self.kinds if k.name == kind), None)
        if declared is None or set(declared.arguments) != set(arguments):
            raise UnknownMove(f"there is no kind of move “{kind}” with these arguments")
        indices: list[int] = []
        for domain in declared.arguments:
            if arguments[domain] not in self.names[domain]:
                raise UnknownMove(f"there is no {domain} “{arguments[domain]}”")
            indices.append(list(self.names[domain]).index(arguments[domain]))
        return self.encode(kind, *indices)


def blocks(kinds: Sequence[MoveKind], sizes: Mapping[str, int], room: Mapping[str, int], first: int = 0) -> list[Block]:
    """All codes from `first` on: those of every kind with the `sizes` of its domains, then those that more `room` adds to each."""
    found: list[Block] = []

    def add(kind: MoveKind, starts: Sequence[int], many: Sequence[int]) -> None:
        found.append(Block(kind, found[-1].first + found[-1].size if found else first, tuple(starts), tuple(many)))

    for kind in kinds:
        add(kind, [0] * len(kind.arguments), [sizes[domain] for domain in kind.arguments])
    for kind in kinds:
        for at, domain in enumerate(kind.arguments):
            more = room.get(domain, 0) - sizes[domain]
            if more > 0:
                # The arguments before it have the numbers they always had, those behind it all of them: so no move has two codes.
                before = [sizes[each] for each in kind.arguments[:at]]
                behind = [max(sizes[each], room.get(each, 0)) for each in kind.arguments[at + 1 :]]
                add(kind, [0] * at + [sizes[domain]] + [0] * len(behind), [*before, more, *behind])
    return found


def offsets(kinds: Sequence[MoveKind], sizes: Mapping[str, int]) -> dict[str, int]:
    """The first code of each kind."""
    return {block.kind.name: block.first for block in blocks(kinds, sizes, {})}


def numbers(declared: Sequence[Block]) -> dict[str, list[int]]:
    """What each code says, for the fast core: of every domain, its number in each code (0 in a code that has none of it)."""
    size = declared[-1].first + declared[-1].size
    found: dict[str, list[int]] = {}
    for block in declared:
        for at, domain in enumerate(block.kind.arguments):
            each = range(block.starts[at], block.starts[at] + block.sizes[at])
            same = prod(block.sizes[at + 1 :])  # so many codes in a row have the same number
            said = [index for index in each for _ in range(same)] * prod(block.sizes[:at])
            found.setdefault(domain, [0] * size)[block.first : block.first + block.size] = said
    return found


def row(declared: Sequence[Block], kind: str, *before: int) -> list[int]:
    """The codes of a kind by the number of its last argument, for the fast core; those `before` it are given."""
    found: list[int] = []
    for block in declared:
        if block.kind.name == kind and len(found) == block.starts[-1]:
            codes = [block.code((*before, block.starts[-1] + number)) for number in range(block.sizes[-1])]
            found += [code for code in codes if code is not None]
    return found
