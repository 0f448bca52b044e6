"""The fast core alone, for experiments that need no record and no names."""

from typing import Any

from cenabum.kernel.figures import Figures, load_figures
from cenabum.kernel.register import rules_of
from cenabum.kernel.seating import check_settings, seats_from

_figures: dict[str, Figures] = {}


def start(game: str, players: int, seed: int | str, **settings: object) -> Any:
    """The state of a new game: `legal(seat)`, `apply(seat, code)`, `copy()`, `playout(seed)`. Settings as for `new`."""
    rules = rules_of(game)
    seats_from(rules, [f"Seat {number}" for number in range(1, players + 1)])
    if game not in _figures:
        _figures[game] = load_figures(f"{rules.package}.data")
    components = rules.components(_figures[game], players, check_settings(rules, settings))
    return rules.start(components, str(seed), None, None, None)
