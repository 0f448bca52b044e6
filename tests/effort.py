"""How much a test does: `./check` takes a sample of what `./check long` does whole. Neither leaves a kind of thing out."""

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
LONG = os.environ.get("CENABUM_EFFORT") == "long"


def many(usual: int, long: int) -> int:
    """How many examples, kills or steps."""
    return long if LONG else usual


def few(things: Sequence[T], usual: int) -> Sequence[T]:
    """The first of these in `./check`, all in `./check long`."""
    return things[: many(usual, len(things))]
