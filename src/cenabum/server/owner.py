"""Who may write to a file: one process at a time. And who may read it: its owner alone, for it holds the secret behind all links.

There are two locks. One is on the file itself, whatever name it is called by, and whatever becomes of other files. The other is on
its neighbour, `cenabum.tables.lock`: it says which process has the file, it holds while `restore` puts another file in the place,
and it does the work alone where the first kind would be in the way of SQLite (`_lock_itself`). The system takes both away when the
process ends, however it ends, so there is never an old one to be removed by hand. Reading needs no lock: `backup`, `doctor` and
`links` work beside a running server.
"""

import contextlib
import os
import sys
from pathlib import Path

PRIVATE = 0o600
PARTS = ("", "-wal", "-shm")
"""A file of tables and what SQLite keeps beside it; they belong together."""


class OwnerError(Exception):
    """The file cannot be had; a sentence says why."""


class InUseError(OwnerError):
    """Another process has the file."""


class TwoNamesError(OwnerError):
    """The file has another name besides: SQLite keeps what is newest beside one name, and under the other it would be missing."""


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


NO_LINK = getattr(os, "O_NOFOLLOW", 0)
"""An administrator's work must not go where somebody else has put a link; Windows has no such links."""


def belong(held: int, like: os.stat_result) -> None:
    """Give an open file to the owner and group of another: an administrator works for the server's user. Raises `OSError`."""
    made = os.fstat(held)
    if (made.st_uid, made.st_gid) != (like.st_uid, like.st_gid):
        os.fchown(held, like.st_uid, like.st_gid)


def _opened(held: contextlib.ExitStack, file: Path, how: int) -> int:
    number = os.open(file, how | NO_LINK, PRIVATE)
    held.callback(os.close, number)
    return number


def _in_use(file: Path, who: str) -> str:
    return f"{file} is in use by {who}: a server that runs, or a repair."


class Owner:
    """Holds the locks of a file until it is closed or the process ends. Raises `OwnerError`, `OSError`.

    Whoever opens the file with SQLite does it inside: when this lets go of the file, the system forgets SQLite's own locks on it.
    """

    def __init__(self, file: Path) -> None:
        whole = file.resolve()  # whatever links lead to it
        path = whole.with_name(f"{whole.name}.lock")
        with contextlib.ExitStack() as held:
            made = not path.exists()
            neighbour = _opened(held, path, os.O_CREAT | os.O_RDWR)
            try:
                _lock(neighbour)
            except OSError:
                number = os.read(neighbour, 20).decode(errors="replace").strip()
                who = f"process {number}" if number.isdigit() else "another process"
                raise InUseError(_in_use(file, who)) from None
            if whole.exists():
                if made and os.fstat(neighbour).st_nlink == 1:
                    with contextlib.suppress(OSError):
                        belong(neighbour, whole.stat())
                if not _lock_itself(_opened(held, whole, os.O_RDWR)):
                    raise InUseError(_in_use(file, "another process"))
                if whole.stat().st_nlink > 1:
                    raise TwoNamesError(
                        f"{file} has another name besides (a hard link), and the newest moves would be under one of them only. "
                        "Delete the other name, or put a copy of the file in its place, and try again."
                    )
            os.truncate(neighbour, 0)
            os.write(neighbour, f"{os.getpid()}\n".encode())
            self._held = held.pop_all()

    def close(self) -> None:
        """Let others have the file."""
        self._held.close()

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

    def _lock_itself(held: int) -> bool:
        """Windows keeps everybody from what is locked, SQLite too; and nobody can delete the lock file as long as it is open."""
        return True

else:
    import fcntl

    BESIDE_SQLITE = 0x3FFF_FFFF
    """A byte that SQLite never locks: its own follow."""

    def _lock(held: int) -> None:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _lock_itself(held: int) -> bool:
        """Lock the file of tables; false when another process has done so.

        On Linux this kind of lock and SQLite's kind know nothing of each other. Where they do (macOS, disks of other machines), it
        is given back at once, and the neighbour has to do.
        """
        try:
            _lock(held)
        except OSError:
            return False
        try:
            fcntl.lockf(held, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, BESIDE_SQLITE)
        except OSError:
            fcntl.flock(held, fcntl.LOCK_UN)
        else:
            fcntl.lockf(held, fcntl.LOCK_UN, 1, BESIDE_SQLITE)
        return True
