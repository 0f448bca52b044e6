"""A table from the file: its journal is played again."""

import json
import logging
from collections.abc import Callable, Mapping

from cenabum.kernel.journal import Journal
from cenabum.kernel.keyed import FAST
from cenabum.kernel.plugins import to_blame
from cenabum.kernel.register import rules_of
from cenabum.kernel.rules import Seat, Setup
from cenabum.kernel.seating import as_begun
from cenabum.kernel.steps import JournalError, Results, Step
from cenabum.kernel.words import say
from cenabum.server.room import Room
from cenabum.server.rows import TableRow
from cenabum.server.seams import Store
from cenabum.server.store.errors import PackageError, UnplayableError

log = logging.getLogger("cenabum.server")

SPOILT = (ValueError, LookupError, TypeError)
"""What comes of rows that cannot have been written like this."""


def begun_earlier(row: TableRow) -> bool:
    """Was a table begun with older rules of its game than today's? It may still play like today's, or not."""
    try:
        return row.rules < rules_of(row.game).version
    except SPOILT:
        return False


def begun(
    game: str,
    settings: Mapping[str, str],
    corrections: Mapping[str, object],
    players: int,
    seed: str,
    chance: str = FAST,
    seeded_from: int = 0,
    opening: Results | None = None,
) -> Journal:
    """The journal of a table at its set-up. People come and go, so its seats are numbers there."""
    seats = tuple(Seat(str(seat)) for seat in range(players))
    journal = Journal(Setup(game, dict(settings), seats, seed, dict(corrections), chance, seeded_from), seed)
    journal.begin(opening if seeded_from else None)
    return journal


def journal_of(row: TableRow, players: int) -> Journal:
    """The journal of a table in the file at its set-up, by the rules that it was begun with. Raises what `SPOILT` has."""
    settings = as_begun(rules_of(row.game), row.rules, json.loads(row.settings))
    journal = begun(
        row.game, settings, json.loads(row.corrections), players, row.seed, row.chance, row.seeded_from,
        [(stream, kind) for stream, kind in json.loads(row.opening)],
    )  # fmt: skip
    if [list(result) for result in journal.opening] != json.loads(row.opening):
        raise JournalError("the draws at set-up are not those of the seed")
    return journal


def load_room(store: Store, row: TableRow, changed: Callable[[Room], None]) -> Room:
    """A table from the store: its journal is played again. Raises `StorageError` when it cannot be."""
    journal: Journal | None = None
    try:
        rows = store.seats(row.id)
        journal = journal_of(row, len(rows))
        steps: list[Step] = []
        for number, (moment, step) in enumerate(store.steps(row.id), 1):
            if moment != number:
                raise JournalError(f"moment {number} is missing")
            steps.append(step)
        if not all(isinstance(seat.sketched, list) for seat in rows):
            raise JournalError("a sketch cannot be read")
        plans = [json.loads(seat.plan) for seat in rows]
        journal.rebuild(steps, plans, [seat.taken_back for seat in rows])
        if journal.plans != plans:
            log.warning("table %s: placements of an unfinished plan that no longer fit were left out", row.id)
        chat = store.chat(row.id)
        return Room(store, row, rows, journal, chat, changed)
    except Exception as error:
        plugin = to_blame(error)
        if plugin is None and not isinstance(error, SPOILT):
            raise
        log.error("table %s cannot be played again: %s", row.id, error)
        if plugin is not None:
            raise PackageError(say("table-plugin", why=plugin.words)) from plugin
        if begun_earlier(row):
            now, moment = rules_of(row.game).version, journal.moment + 1 if journal is not None else 0
            raise UnplayableError(say("table-older", then=row.rules, now=now, moment=moment)) from error
        raise UnplayableError(say("table-damaged")) from error
