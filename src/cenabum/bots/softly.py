"""A choice by chance, the better things more often, and the same whenever the same is known: what makes a bot easier to beat."""

import hashlib
import math
from collections.abc import Sequence
from typing import Final

from cenabum.bots.adding import added

SHARES: Final = 2**56


def softly(worths: Sequence[float], temperature: float, known: object) -> int:
    """The number of one of these. What is worth `temperature` less is taken 2.7 times less often."""
    best = max(worths)
    chances = [math.exp((worth - best) / temperature) for worth in worths]
    left = added(chances) * chance_of(known)
    for number, chance in enumerate(chances):
        left -= chance
        if left < 0:
            return number
    return 0


def chance_of(known: object) -> float:
    """A number from 0 to 1, by chance, but the same whenever the same is known, in every build."""
    return int.from_bytes(hashlib.blake2b(repr(known).encode(), digest_size=7).digest(), "big") / SHARES
