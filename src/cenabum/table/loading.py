"""A table from the file: its journal is played again."""

import json
import logging
from collections.abc import Callable
from typing import Any

from cenabum.kernel.keyed import seed_hash
from cenabum.kernel.register import rules_of
from cenabum.kernel.words import say
from cenabum.table.journal import journal_steps
from cenabum.table.match import JournalError, Match
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


def match_of(row: Any, players: int) -> Match:
    """The game of a table at its set-up. Raises what `SPOILT` has."""
    match = Match(
        row["game"], json.loads(row["settings"]), json.loads(row["corrections"]), players, row["seed"], row["seeded_from"],
        [(stream, kind) for stream, kind in json.loads(row["opening"])], row["chance"],
    )  # fmt: skip
    if [list(result) for result in match.opening] != json.loads(row["opening"]):
        raise JournalError("the draws at set-up are not those of the seed")
    return match


def load_room(store: Store, row: Any, changed: Callable[[Room], None]) -> Room:
    """A table from the file: its journal is played again. Raises `StorageError` when it cannot be."""
    table = row["id"]
    seats = store.rows("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", (table,))
    journal = store.rows("SELECT * FROM journal WHERE table_id = ? ORDER BY moment", (table,))
    lines = store.rows("SELECT * FROM chat WHERE table_id = ? ORDER BY number", (table,))
    match: Match | None = None
    try:
        rows = [
            SeatRow(
                each["name"], each["colour"], bool(each["owned"]), each["bot"], each["generation"], bool(each["host"]),
                json.loads(each["sketch"]), each["plan"],
            )
            for each in seats
        ]  # fmt: skip
        match = match_of(row, len(rows))
        for number, entry in enumerate(journal, 1):
            if entry["moment"] != number:
                raise JournalError(f"moment {number} is missing")
        plans, taken_back = [json.loads(each["plan"]) for each in seats], [each["taken_back"] for each in seats]
        match.rebuild(journal_steps(journal), plans, taken_back)
        if match.plans != plans:
            log.warning("table %s: placements of an unfinished plan that no longer fit were left out", table)
    except SPOILT as error:
        log.error("table %s cannot be played again: %s", table, error)
        if begun_earlier(row):
            now, moment = rules_of(row["game"]).version, match.moment + 1 if match is not None else 0
            raise UnplayableError(say("table-older", then=row["rules"], now=now, moment=moment)) from error
        raise UnplayableError(say("table-damaged")) from error
    chat = [Said(line["number"], line["seat"], line["name"], line["text"], line["at"]) for line in lines]
    return Room(store, dict(row) | {"seed_hash": seed_hash(row["nonce"], row["seed"])}, rows, match, chat, changed)
