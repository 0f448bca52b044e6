"""A pool: a small multiset in one integer.

Five bits count each kind, so a pool holds up to 31 of each of up to twelve kinds and stays below 2**60: one machine word when
compiled, and copied by copying an integer. A bag, a market, a supply, the free spaces of a deed are all pools. Two pools add and
subtract as integers do.
"""

from typing import Final

from mypy_extensions import i64  # a machine word in compiled code, a plain int else

BITS: Final = 5
MOST: Final = 31
KINDS: Final = 12
EMPTY: Final = 0

ONE: Final[list[int]] = [1 << (5 * kind) for kind in range(12)]
"""`ONE[kind]` is the pool that holds one of `kind`."""

# Every second five-bit field: adding the pool to itself shifted by one field leaves ten-bit sums, and the remainder modulo
# 1023 adds those up. (Compiled, a number made of numbers alone is one in the code; a sum in a loop would be looked up.)
_EVERY_SECOND: Final = 31 * (1 | 1 << 10 | 1 << 20 | 1 << 30 | 1 << 40 | 1 << 50)

# Adding fifteen to the lower four bits of a field carries into the fifth one, unless they are all empty.
_EACH: Final = 0x84210842108421  # one of every kind
_LOW_BITS: Final = 15 * _EACH


def count(pool: int, kind: int) -> int:
    """How many of `kind` the pool holds."""
    return pool >> (5 * kind) & 31


def total(pool: i64) -> int:
    """How many things the pool holds in all."""
    return ((pool & _EVERY_SECOND) + (pool >> 5 & _EVERY_SECOND)) % 1023


def few(pool: int) -> int:
    """How many things the pool holds in all, when they are thirty at most: the remainder modulo 31 adds up digits to the base of 32."""
    return pool % 31


def held(pool: i64) -> int:
    """Which kinds the pool holds, as a number below 4096: pools with the same kinds give the same, others another one.

    Every kind is a bit, though not in the order of kinds: 2**5k leaves 2**(5k mod 12) when it is divided by 2**12 - 1. (Of all twelve
    kinds at once nothing is left, as of none.)
    """
    return (((pool & _LOW_BITS) + _LOW_BITS | pool) >> 4 & _EACH) % 4095


def nth(pool: i64, index: i64) -> int:
    """The kind of the thing at `index` when the pool is laid out in order of kinds."""
    kind: i64 = 0
    while True:
        here: i64 = pool & 31
        if index < here:
            return kind
        index -= here
        pool >>= 5
        kind += 1


def kinds(pool: int) -> list[int]:
    """The kinds of which the pool holds at least one, in order."""
    found: list[int] = []
    kind = 0
    while pool:
        if pool & 31:
            found.append(kind)
        pool >>= 5
        kind += 1
    return found


def counts(pool: int, size: int) -> list[int]:
    """The number of each of the first `size` kinds."""
    return [pool >> (5 * kind) & 31 for kind in range(size)]


def pool_of(numbers: list[int]) -> int:
    """The pool with `numbers[kind]` of each kind."""
    made = 0
    for kind, number in enumerate(numbers):
        if not 0 <= number <= MOST:
            raise ValueError(f"a pool holds 0 to {MOST} of a kind, not {number}")
        made += number << (5 * kind)
    return made
