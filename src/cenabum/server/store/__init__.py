"""The store: one SQLite file. SQL stands nowhere else, and nothing else knows of SQLite; `seams.Store` says what a store can do."""

from cenabum.server.store.errors import (
    NotOursError,
    OutOfStepError,
    StorageError,
    UnplayableError,
    in_english,
    reason_of,
)
from cenabum.server.store.sqlite import SETTLE_SECONDS
from cenabum.server.store.tables import SqliteStore

__all__ = [
    "SETTLE_SECONDS",
    "NotOursError",
    "OutOfStepError",
    "SqliteStore",
    "StorageError",
    "UnplayableError",
    "in_english",
    "reason_of",
]
