"""Chance: named streams, each with a generator of its own, all from one seed."""

import hashlib
from typing import Final

from mypy_extensions import i64  # a machine word in compiled code, a plain int else

# Multiply-with-carry: the state stays below 2**62, so it is a plain small integer in compiled code and the same on every interpreter.
MULTIPLIER: Final = 1073740155


def following(number: i64) -> i64:
    """The generator's next number; its low 32 bits are the random ones."""
    return MULTIPLIER * (number & 0xFFFFFFFF) + (number >> 32)


def seeded(seed: str, stream: str) -> int:
    """The first number of a named stream of a seed."""
    digest = hashlib.blake2b(f"{seed}\n{stream}".encode(), digest_size=8).digest()
    number = int.from_bytes(digest, "big") % (MULTIPLIER * 0xFFFFFFFF - 2) + 1
    return following(following(number))


def imagined_streams(seed: int, number: int) -> list[int]:
    """The first numbers of so many streams for a future that is made up: one hash, and a generator that it starts.

    The hash keeps them apart from the real streams, whatever the seed, and from those of any other seed.
    """
    state = seeded(str(seed), "imagined")
    streams: list[int] = []
    for _ in range(number):
        low = following(state)
        state = following(low)
        streams.append(((state & 0xFFFFFFFF) % (MULTIPLIER - 1) << 32) + (low & 0xFFFFFFFF) + 1)
    return streams
