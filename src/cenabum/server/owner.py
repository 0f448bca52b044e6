"""Who may write to a file: one process at a time. And who may read it: its owner alone, for it holds the secret behind all links.

The lock is on a neighbour of the file, `cenabum.tables.lock`. The system takes it away when the process ends, however it ends, so there
is never an old one to be removed by hand. Reading needs no lock: `backup`, `doctor` and `links` work beside a running server.
"""

import contextlib
import os
import sys
from pathlib import Path

PRIVATE = 0o600
PARTS = ("", "-wal", "-shm")
"""A file of tables and what SQLite keeps beside it; they belong together."""


class InUseError(Exception):
    """Another process has the file."""


def parts(file: Path) -> list[Path]:
    """The file and what SQLite keeps beside it, whether it is there or not."""
    return [file.with_name(file.name + part) for part in PARTS]


def make_private(file: Path) -> None:
    """Make an empty file that only its owner can read, if there is none yet. Raises `OSError`."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))


def keep_private(file: Path) -> None:
    """Let nobody but the owner read a file of tables, as far as we may say so."""
    for part in parts(file):
        with contextlib.suppress(OSError):
            part.chmod(PRIVATE)


class Owner:
    """Holds the lock of a file until it is closed or the process ends. Raises `InUseError`, `OSError`."""

    def __init__(self, file: Path) -> None:
        whole = file.resolve()  # whatever other names it has
        path = whole.with_name(f"{whole.name}.lock")
        self._held = os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE)
        try:
            _lock(self._held)
        except OSError:
            number = os.read(self._held, 20).decode(errors="replace").strip()
            os.close(self._held)
            who = f"process {number}" if number.isdigit() else "another process"
            raise InUseError(f"{file} is in use by {who}: a server that runs, or a repair.") from None
        os.truncate(self._held, 0)
        os.write(self._held, f"{os.getpid()}\n".encode())

    def close(self) -> None:
        """Let others have the file."""
        os.close(self._held)

    def __enter__(self) -> "Owner":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(held: int) -> None:
        os.lseek(held, 1 << 30, os.SEEK_SET)  # beyond what is written, which others are to read
        try:
            msvcrt.locking(held, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(held, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(held: int) -> None:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
