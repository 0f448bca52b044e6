"""How a bot that looks ahead finds the best of some plans: all are tried at the same imagined tables.

After every stage the worse half is left aside, so that most of the tables are for those which are close.
"""

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from cenabum.kernel.snapshot import dump


class Effort(NamedTuple):
    """How much is thought about: fixed numbers, never a clock. It can be sent to another process in every build."""

    plans: int  # that are proposed, by every set of beliefs that there is
    rounds: int  # of look-ahead, this one among them
    tables: tuple[int, ...]  # imagined in each stage; after each the worse half of the plans is left aside


class Tried:
    """What came of a plan so far."""

    def __init__(self) -> None:
        self.sum = 0.0
        self.tried = 0  # at so many tables: the first ones, the same for all


Plan = TypeVar("Plan", bound=Tried)


def halved(
    plans: list[Plan], tables: Sequence[int], try_out: Callable[[Plan, int], None]
) -> tuple[list[Plan], list[Plan]]:
    """The plans that were tried longest, the best one first; and those left aside, the last of them first."""
    left = plans
    aside: list[Plan] = []
    first = 0
    for stage, number in enumerate(tables):
        if len(left) == 1:
            break
        if stage:
            better = (len(left) + 1) // 2
            aside = left[better:] + aside
            left = left[:better]
        for table in range(first, first + number):
            for each in left:
                try_out(each, table)
                each.tried += 1
        first += number
        left.sort(key=lambda each: -each.sum)  # stable: of equals the one proposed first
    return left, aside


def seed_of(known: Any) -> int:
    """A seed from all that is known, the same in every build and however often it is asked."""
    digest = hashlib.blake2b(repr(dump(known)).encode(), digest_size=7).digest()
    return int.from_bytes(digest, "big")
