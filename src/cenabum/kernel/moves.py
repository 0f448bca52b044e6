"""Moves are declared once: a kind of move names its arguments, an argument names its domain.

From the declaration come the integer code (the learning agents' action space), the structured form, and the notation. A domain's
*size* is fixed by the game, so codes are the same whatever a data overlay changes; its *names* come from the component data.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field


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


class MoveTable:
    """All moves of a game: codes, names and notation."""

    def __init__(
        self,
        kinds: Sequence[MoveKind],
        sizes: dict[str, int],
        names: dict[str, Sequence[str]],
        shorten: Callable[["MoveTable", str, list[int]], str | None] | None = None,
    ) -> None:
        self.kinds = list(kinds)
        self.sizes = sizes
        self.names = names
        self.offsets = offsets(kinds, sizes)
        self.size = sum(span(kind, sizes) for kind in kinds)
        self._shorten = shorten
        self._moves: dict[int, Move] = {}
        self._by_text: dict[str, list[int]] = {}

    def encode(self, kind: str, *indices: int) -> int:
        """The code of a move from its kind and the indices of its arguments."""
        declared = next(k for k in self.kinds if k.name == kind)
        code = 0
        for domain, index in zip(declared.arguments, indices, strict=True):
            code = code * self.sizes[domain] + index
        return self.offsets[kind] + code

    def indices(self, code: int) -> tuple[MoveKind, list[int]]:
        """The kind of a move and the indices of its arguments."""
        if not 0 <= code < self.size:
            raise UnknownMove(f"there is no move number {code}")
        for kind in reversed(self.kinds):
            rest = code - self.offsets[kind.name]
            if rest >= 0:
                found: list[int] = []
                for domain in reversed(kind.arguments):
                    rest, index = divmod(rest, self.sizes[domain])
                    found.append(index)
                return kind, found[::-1]
        raise UnknownMove(f"there is no move number {code}")

    def exists(self, code: int) -> bool:
        """Is there a move with this code? Some numbers of the domains have no name, or are kept free."""
        if not 0 <= code < self.size:
            return False
        kind, at = self.indices(code)
        for domain, index in zip(kind.arguments, at, strict=True):
            names = self.names[domain]
            if index >= len(names) or names[index].startswith(UNUSED):
                return False
        return True

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


def span(kind: MoveKind, sizes: dict[str, int]) -> int:
    """How many codes a kind of move takes."""
    size = 1
    for domain in kind.arguments:
        size *= sizes[domain]
    return size


def offsets(kinds: Sequence[MoveKind], sizes: dict[str, int]) -> dict[str, int]:
    """The first code of each kind."""
    first: dict[str, int] = {}
    total = 0
    for kind in kinds:
        first[kind.name] = total
        total += span(kind, sizes)
    return first
