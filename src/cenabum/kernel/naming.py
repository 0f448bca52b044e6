"""From numbers to names: what a view says of a pool or a mask."""

from collections.abc import Sequence

from cenabum.kernel.pool import BITS, MOST, kinds


def named(pool: int, names: Sequence[str]) -> dict[str, int]:
    """A pool in names; a kind of which there is none is left out."""
    return {names[kind]: pool >> BITS * kind & MOST for kind in kinds(pool)} if pool else {}


def counted(pool: int, names: Sequence[str]) -> dict[str, int]:
    """A pool in names, with every kind."""
    return {name: pool >> BITS * kind & MOST for kind, name in enumerate(names)}


def listed(pool: int, names: Sequence[str]) -> list[str]:
    """A pool as a list, one name for each piece."""
    return [name for name, number in named(pool, names).items() for _ in range(number)]


def chosen(mask: int, names: Sequence[str]) -> list[str]:
    """The names of the bits of a mask."""
    found: list[str] = []
    while mask:
        found.append(names[(mask & -mask).bit_length() - 1])
        mask &= mask - 1
    return found
