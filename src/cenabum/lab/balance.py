"""Balance: how much more do those win who used a thing, such as a place tile or a deed, than the others at the same table?

Every game in which some seats used a thing and some did not gives one number: the mean share of victory of the ones less that of the
others. That the strong get to use a thing more often is part of it: a difference is a trace to follow, and no proof. A seat is compared
with an equal share. Two simulations, of two editions for instance, are laid side by side.
"""

import math
from dataclasses import dataclass
from statistics import fmean, stdev

from cenabum.kernel.refusal import SetupError
from cenabum.lab.results import Results
from cenabum.lab.summary import NORMAL_95


@dataclass(frozen=True)
class Use:
    """A thing: in how many games some used it and some did not, and how much more the users won there, with its 95 % interval."""

    name: str
    games: int
    more: float
    low: float
    high: float


def balance(results: Results, least: int = 20) -> list[Use]:
    """All things that tell something in `least` games, the best first. Raises `SetupError` for games whose uses were not counted."""
    if results.cooperative:
        raise SetupError("In a cooperative game all win together: nobody's tiles won more than another's.")
    if not all(row.uses for row in results.rows):
        raise SetupError("These games do not tell what was used; play them with cenabum simulate --uses.")
    found: dict[str, list[float]] = {}
    for row in results.rows:
        shares = [results.share(row, seat) for seat in range(len(row.seats))]
        for name in {name for uses in row.uses for name in uses}:
            users = [share for share, uses in zip(shares, row.uses, strict=True) if name in uses]
            others = [share for share, uses in zip(shares, row.uses, strict=True) if name not in uses]
            if others:
                found.setdefault(name, []).append(fmean(users) - fmean(others))
        for seat, share in enumerate(shares):
            found.setdefault(f"seat.{seat + 1}", []).append(share - 1 / len(shares))
    told = [_use(name, values) for name, values in found.items() if len(values) >= max(least, 2)]
    return sorted(told, key=lambda use: (-use.more, use.name))


@dataclass(frozen=True)
class Beside:
    """A thing in two simulations, and how much more its users won in the first, with the 95 % interval of that difference."""

    name: str
    one: Use
    other: Use
    more: float
    low: float
    high: float


def beside(results: Results, others: Results, least: int = 20) -> list[Beside]:
    """All things that tell something in both simulations, those first that differ most. Raises `SetupError` for two different games."""
    if (results.game, len(results.seats)) != (others.game, len(others.seats)):
        raise SetupError(
            f"Only simulations of one game with equally many seats can be compared, not {results.game} with "
            f"{len(results.seats)} and {others.game} with {len(others.seats)}."
        )
    known = {use.name: use for use in balance(others, least)}
    found = []
    for one in balance(results, least):
        if (other := known.get(one.name)) is not None:
            more = one.more - other.more
            half = math.hypot(one.high - one.low, other.high - other.low) / 2  # they are independent
            found.append(Beside(one.name, one, other, more, more - half, more + half))
    return sorted(found, key=lambda each: (-abs(each.more), each.name))


def _use(name: str, values: list[float]) -> Use:
    more = fmean(values)
    half = NORMAL_95 * stdev(values) / math.sqrt(len(values))
    return Use(name, len(values), more, max(-1.0, more - half), min(1.0, more + half))
