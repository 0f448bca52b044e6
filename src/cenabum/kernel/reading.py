"""Reading figures: a game's components are made of them, and what makes no sense is refused with its file and line."""

from collections.abc import Sequence
from typing import Any, NoReturn

from mypy_extensions import mypyc_attr

from cenabum.kernel.figures import Figures


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader:
    """Reads the figures of a game. A path is that of a figure: `counts.goods.wood`."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures

    def fail(self, path: str, reason: str) -> NoReturn:
        """Refuse a figure; the reason continues the sentence that its path begins."""
        raise self.figures.error(path, reason)

    def index(self, path: str, name: Any, names: Sequence[str]) -> int:
        """The number of a name that a figure uses."""
        if name not in names:
            self.fail(path, f"“{name}” is none of {', '.join(filter(None, names))}")
        return list(names).index(name)

    def number(self, path: str, value: Any, low: int, high: int) -> int:
        """A figure that must be a whole number within limits."""
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.fail(path, f"must be a whole number from {low} to {high}, not {value}")
        return int(value)

    def as_many(self, path: str, values: Sequence[Any], number: int) -> None:
        """A figure that must be a list of so many."""
        if len(values) != number:
            self.fail(path, f"must have {number} entries, not {len(values)}")

    def at_most(self, path: str, number: int, room: int, what: str) -> None:
        """There must be room for so many of something."""
        if number > room:
            self.fail(path, f"at most {room} {what} fit the table")


class Part(Reader):
    """Reads the figures of one thing: a path is what follows the thing's own `path`."""

    def __init__(self, figures: Figures, path: str) -> None:
        super().__init__(figures)
        self.path = path

    def fail(self, path: str, reason: str) -> NoReturn:
        """Refuse a figure of this thing."""
        raise self.figures.error(f"{self.path}.{path}", reason)
