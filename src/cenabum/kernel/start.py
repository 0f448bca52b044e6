"""The fast core alone, for experiments that need no record and no names."""

import copyreg
import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from cenabum.kernel.figures import load_figures
from cenabum.kernel.register import rules_of
from cenabum.kernel.seating import check_settings, seats_from
from cenabum.kernel.snapshot import Snapshot, dump, restore

SetUp = tuple[str, int, tuple[tuple[str, object], ...], str]
"""A game, its number of players, settings, and corrections as JSON: what components are made of."""

_set_ups: dict[int, SetUp] = {}  # of the components that `start` has made and keeps, by their identity


def start(
    game: str, players: int, seed: int | str, *, corrections: Mapping[str, object] | None = None, **settings: object
) -> Any:
    """The state of a new game: `legal(seat)`, `apply(seat, code)`, `copy()`, `playout(seed)`. Settings and corrections as for `new`."""
    components = components_of(set_up_of(game, players, settings, corrections))
    return rules_of(game).start(components, str(seed), None, None, None)


def set_up_of(
    game: str, players: int, settings: Mapping[str, object], corrections: Mapping[str, object] | None = None
) -> SetUp:
    """What components are made of."""
    return game, players, _hashable(settings), json.dumps(dict(corrections)) if corrections else "{}"


def components_of(set_up: SetUp) -> Any:
    """The components of a set-up, with which its states are started; the same each time."""
    return _components(*set_up)


def _hashable(settings: Mapping[str, object]) -> tuple[tuple[str, object], ...]:
    return tuple((name, tuple(value) if isinstance(value, list) else value) for name, value in settings.items())


@cache
def _components(game: str, players: int, settings: tuple[tuple[str, object], ...], corrections: str) -> Any:
    rules = rules_of(game)
    seats_from(rules, [f"Seat {number}" for number in range(1, players + 1)])
    figures = load_figures(f"{rules.package}.data", corrections=json.loads(corrections))
    components = rules.components(figures, players, check_settings(rules, dict(settings)))
    _set_ups[id(components)] = (game, players, settings, corrections)
    # A state is pickled, and copied by `copy.deepcopy`, as its numbers: compiled classes cannot say so themselves.
    copyreg.pickle(rules.state_type, _reduced)
    return components


def _reduced(state: Any) -> tuple[Any, tuple[SetUp, Snapshot]]:
    """How a state is pickled: what its components are made of, and its numbers. As in a copy, nobody listens to the new one."""
    set_up = _set_ups.get(id(state.components))
    if set_up is None:
        raise TypeError(
            "Only a state of `cenabum.start` can be pickled; a game is kept by its record (`game.record().text()`)."
        )
    return _unpickled, (set_up, dump(state))


def _unpickled(set_up: SetUp, numbers: Snapshot) -> Any:
    return restore(rules_of(set_up[0]), components_of(set_up), numbers)
