"""The recorded games of Trade & Intrigue, stopped where something is worth seeing on the page."""

import functools
from collections.abc import Callable
from typing import Any

import cenabum
from cenabum.kernel.record import Record
from tests.web.servers import ROOT

FOLDER = ROOT / "tests" / "games" / "trade_intrigue"
Seen = Callable[[Any], bool]
"""Asked with the view of every seat that has to decide something."""


@functools.cache
def _records() -> list[Record]:
    return [cenabum.load(path).record() for path in sorted(FOLDER.glob("*.cenabum"))]


def module_game(wanted: Seen, **settings: str) -> tuple[cenabum.Game, int]:
    """The first moment of a recorded game at which a seat decides something that is wanted, and the number of that seat.

    `settings` are those the game must have, such as board="intrigue".
    """
    for record in _records():
        if not settings.items() <= record.setup.settings.items():
            continue
        game = cenabum.replay(record, at=0)
        for entry in record.entries:
            if entry.refused:
                continue
            seat = game.seats.index(entry.seat)
            if wanted(game.view(entry.seat)):
                return game, seat
            game.play(entry.seat, entry.notation)
    raise AssertionError("no recorded game comes to such a moment")


def seated(game: cenabum.Game, *people: int) -> tuple[str, ...]:
    """Who sits where when a game goes on: persons on these seats, bots on all others."""
    return tuple(name if number in people else "bot:random" for number, name in enumerate(game.seats))
