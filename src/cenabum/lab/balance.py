"""Balance: how much more do those win who used a thing, such as a place tile or a deed, than the others at the same table?

Every game in which some seats used a thing and some did not gives one number: the mean share of victory of the ones less that of the
others. That the strong get to use a thing more often is part of it: a difference is a trace to follow, and no proof.
"""

import math
from dataclasses import dataclass
from statistics import fmean, stdev

from cenabum.kernel.refusal import SetupError
from cenabum.lab.results import Results
from cenabum.lab.summary import Z


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
    told = [_use(name, values) for name, values in found.items() if len(values) >= max(least, 2)]
    return sorted(told, key=lambda use: (-use.more, use.name))


def _use(name: str, values: list[float]) -> Use:
    more = fmean(values)
    half = Z * stdev(values) / math.sqrt(len(values))
    return Use(name, len(values), more, max(-1.0, more - half), min(1.0, more + half))
