"""The fast core alone, for experiments that need no record and no names."""

from functools import cache
from typing import Any

from cenabum.kernel.figures import load_figures
from cenabum.kernel.register import rules_of
from cenabum.kernel.seating import check_settings, seats_from


def start(game: str, players: int, seed: int | str, **settings: object) -> Any:
    """The state of a new game: `legal(seat)`, `apply(seat, code)`, `copy()`, `playout(seed)`. Settings as for `new`."""
    return rules_of(game).start(_components(game, players, _hashable(settings)), str(seed), None, None, None)


def _hashable(settings: dict[str, object]) -> tuple[tuple[str, object], ...]:
    return tuple((name, tuple(value) if isinstance(value, list) else value) for name, value in settings.items())


@cache
def _components(game: str, players: int, settings: tuple[tuple[str, object], ...]) -> Any:
    rules = rules_of(game)
    seats_from(rules, [f"Seat {number}" for number in range(1, players + 1)])
    return rules.components(load_figures(f"{rules.package}.data"), players, check_settings(rules, dict(settings)))
