"""What a journal is made of."""

from dataclasses import dataclass, field
from typing import Any

from cenabum.kernel.core import Fact

Results = list[tuple[int, int]]
"""What was drawn, in order: the stream, and the kind."""


class JournalError(ValueError):
    """A journal that cannot have been played."""


@dataclass(slots=True)
class Step:
    """One journal entry: a move (`code`), or the taking back of the move at moment `taken_back`."""

    at: float
    seat: int
    code: int = -1
    chance: Results = field(default_factory=list)
    final: bool = False
    taken_back: int = 0
    bot: str | None = None
    facts: list[Fact] = field(default_factory=list)
    undone: bool = False


@dataclass(slots=True)
class Outcome:
    """What a message would lead to, once it is accepted."""

    seat: int
    state: Any
    steps: list[Step]
    plan: list[int]
    taking_back: bool = False
