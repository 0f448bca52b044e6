"""The fast core alone, for experiments that need no record and no names."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from cenabum.kernel.figures import load_figures
from cenabum.kernel.register import rules_of
from cenabum.kernel.seating import check_settings, seats_from


def start(
    game: str, players: int, seed: int | str, *, corrections: Mapping[str, object] | None = None, **settings: object
) -> Any:
    """The state of a new game: `legal(seat)`, `apply(seat, code)`, `copy()`, `playout(seed)`. Settings and corrections as for `new`."""
    components = _components(game, players, _hashable(settings), json.dumps(dict(corrections or {})))
    return rules_of(game).start(components, str(seed), None, None, None)


def _hashable(settings: dict[str, object]) -> tuple[tuple[str, object], ...]:
    return tuple((name, tuple(value) if isinstance(value, list) else value) for name, value in settings.items())


@cache
def _components(game: str, players: int, settings: tuple[tuple[str, object], ...], corrections: str) -> Any:
    rules = rules_of(game)
    seats_from(rules, [f"Seat {number}" for number in range(1, players + 1)])
    figures = load_figures(f"{rules.package}.data", corrections=json.loads(corrections))
    return rules.components(figures, players, check_settings(rules, dict(settings)))
