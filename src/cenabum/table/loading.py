"""A table from the file: its journal is played again."""

import json
import logging
from collections.abc import Callable, Mapping
from typing import Any

from cenabum.kernel.journal import Journal
from cenabum.kernel.keyed import FAST, seed_hash
from cenabum.kernel.register import rules_of
from cenabum.kernel.rules import Seat, Setup
from cenabum.kernel.steps import JournalError, Results
from cenabum.kernel.words import say
from cenabum.table.journal import journal_steps
from cenabum.table.messages import Said
from cenabum.table.room import Room
from cenabum.table.seating import SeatRow
from cenabum.table.store import Store, UnplayableError

log = logging.getLogger("cenabum.table")

SPOILT = (ValueError, LookupError, TypeError)
"""What comes of rows that cannot have been written like this."""


def begun_earlier(row: Any) -> bool:
    """Was a table begun with older rules of its game than today's? It may still play like today's, or not."""
    try:
        return bool(row["rules"] < rules_of(row["game"]).version)
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


def journal_of(row: Any, players: int) -> Journal:
    """The journal of a table in the file at its set-up. Raises what `SPOILT` has."""
    journal = begun(
        row["game"], json.loads(row["settings"]), json.loads(row["corrections"]), players, row["seed"], row["chance"],
        row["seeded_from"], [(stream, kind) for stream, kind in json.loads(row["opening"])],
    )  # fmt: skip
    if [list(result) for result in journal.opening] != json.loads(row["opening"]):
        raise JournalError("the draws at set-up are not those of the seed")
    return journal


def load_room(store: Store, row: Any, changed: Callable[[Room], None]) -> Room:
    """A table from the file: its journal is played again. Raises `StorageError` when it cannot be."""
    table = row["id"]
    seats = store.rows("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", (table,))
    entries = store.rows("SELECT * FROM journal WHERE table_id = ? ORDER BY moment", (table,))
    lines = store.rows("SELECT * FROM chat WHERE table_id = ? ORDER BY number", (table,))
    journal: Journal | None = None
    try:
        rows = [
            SeatRow(
                each["name"], each["colour"], bool(each["owned"]), each["bot"], each["generation"], bool(each["host"]),
                json.loads(each["sketch"]), each["plan"],
            )
            for each in seats
        ]  # fmt: skip
        journal = journal_of(row, len(rows))
        for number, entry in enumerate(entries, 1):
            if entry["moment"] != number:
                raise JournalError(f"moment {number} is missing")
        plans, taken_back = [json.loads(each["plan"]) for each in seats], [each["taken_back"] for each in seats]
        journal.rebuild(journal_steps(entries), plans, taken_back)
        if journal.plans != plans:
            log.warning("table %s: placements of an unfinished plan that no longer fit were left out", table)
    except SPOILT as error:
        log.error("table %s cannot be played again: %s", table, error)
        if begun_earlier(row):
            now, moment = rules_of(row["game"]).version, journal.moment + 1 if journal is not None else 0
            raise UnplayableError(say("table-older", then=row["rules"], now=now, moment=moment)) from error
        raise UnplayableError(say("table-damaged")) from error
    chat = [Said(line["number"], line["seat"], line["name"], line["text"], line["at"]) for line in lines]
    return Room(store, dict(row) | {"seed_hash": seed_hash(row["nonce"], row["seed"])}, rows, journal, chat, changed)
