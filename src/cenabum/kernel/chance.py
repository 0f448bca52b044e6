"""Chance: named streams, each with a generator of its own, all from one seed."""

import hashlib
from typing import Final

# Multiply-with-carry: the state stays below 2**62, so it is a plain small integer in compiled code and the same on every interpreter.
MULTIPLIER: Final = 1073740155


def following(number: int) -> int:
    """The generator's next number; its low 32 bits are the random ones."""
    return MULTIPLIER * (number & 0xFFFFFFFF) + (number >> 32)


def seeded(seed: str, stream: str) -> int:
    """The first number of a named stream of a seed."""
    digest = hashlib.blake2b(f"{seed}\n{stream}".encode(), digest_size=8).digest()
    number = int.from_bytes(digest, "big") % (MULTIPLIER * 0xFFFFFFFF - 2) + 1
    return following(following(number))
