"""What can go wrong with a store, in words for people."""

import sqlite3

from cenabum.kernel.language import Language
from cenabum.kernel.refusal import SETUP_WORDS
from cenabum.kernel.words import Words, say


class StorageError(Exception):
    """The file does not take anything now; nothing has been written. The words are for people."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.words = words

    def __str__(self) -> str:
        return in_english(self.words)


class UnplayableError(StorageError):
    """What is in the file of a table cannot be played again; trying again will not help."""


class PackageError(UnplayableError):
    """The package that brings the game of a table does not work; nothing is wrong with the table."""


class OutOfStepError(StorageError):
    """The file knows more of the table than we do: another server has written to it."""


class NotOursError(ValueError):
    """A file that is no table file, or one of a newer Cenabum."""


def reason_of(error: sqlite3.Error) -> Words:
    """What went wrong with the file."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
        return say("file-in-use")
    if code == sqlite3.SQLITE_FULL:
        return say("disk-full")
    if code in {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM}:
        return say("file-read-only")
    return say("file-trouble")


def in_english(words: Words) -> str:
    """For logs and the terminal."""
    return Language("en").tell(words, ("server/refusals", *SETUP_WORDS))
