"""What modules keep in the state of a game. A module may be written in plain Python where the game is compiled."""

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """The things of one module. Each has a name of its own in `__slots__` and is a number, or a list of numbers."""

    __slots__ = ()

    def copy(self) -> "Memory":
        """An independent copy."""
        return self


NO_MEMORY: Final = Memory()
"""That of a module which is not in play, or keeps nothing."""
NO_MEMORIES: Final[list[Memory]] = []
