"""Copies of the file, and going back to one."""

import contextlib
import os
import sqlite3
import stat
import sys
import time
from pathlib import Path

from cenabum.server.owner import NO_LINK, Owner, belong, keep_private, make_private, parts
from cenabum.server.store.care import SPOILT, CareError, damage, kind_of, open_file
from cenabum.server.store.errors import in_english, reason_of

MAGIC = b"SQLite format 3\0"


def back_up(file: Path, to: Path) -> int:
    """Copy the file as it is at one moment; the server may go on writing. The number of pages. Raises `CareError`."""
    with contextlib.closing(open_file(file, oldest=1)) as source:
        if to.exists() and to.resolve() == file.resolve():
            raise CareError("The copy cannot replace the file itself.")
        _, wal, _ = parts(to)
        if wal.exists():
            raise CareError(f"{to} is a table file that is in use ({wal.name} is beside it); name another one.")
        advice = (
            f"No copy was made, and {to} is as it was. "
            f"To go back to the last good copy: cenabum restore COPY --file {file}"
        )
        part, pages = _copied(source, file, to, advice)
        part.replace(to)
    return pages


def restore(copy: Path, file: Path) -> Path | None:
    """Put a copy in the file's place; what was there stays beside it, under the returned name. Raises `CareError`, `OwnerError`."""
    file = file.resolve()
    if copy.resolve() == file:
        raise CareError("The file cannot be its own copy.")
    with contextlib.closing(open_file(copy, oldest=1)) as source, Owner(file):
        part, _ = _copied(source, copy, file, f"{file} is as it was. Take an older copy.")
        _hand_over(part, file)
        replaced = _set_aside(file)
        part.replace(file)
    return replaced


def _copied(source: sqlite3.Connection, origin: Path, to: Path, advice: str) -> tuple[Path, int]:
    """A whole and good copy beside the place it is for, and its number of pages; `advice` is for when there is none to be had."""
    part = to.with_name(f".{to.name}.part")
    try:
        part.unlink(missing_ok=True)
        make_private(part)
        with contextlib.closing(sqlite3.connect(part)) as target:
            source.backup(target)
            pages: int = target.execute("PRAGMA page_count").fetchone()[0]
            target.execute("PRAGMA journal_mode = DELETE")  # one file, complete in itself
            wrong = damage(target)
    except OSError as error:
        raise CareError(f"{to} cannot be written: {error.strerror}.") from None
    except sqlite3.Error as error:
        part.unlink(missing_ok=True)
        if kind_of(error) not in SPOILT:
            raise CareError(f"{to} cannot be written: {in_english(reason_of(error))}") from None
        wrong = [str(error)]
    if wrong:
        part.unlink(missing_ok=True)
        raise CareError(f"{origin} is damaged ({wrong[0]}). {advice}")
    return part, pages


def _hand_over(part: Path, file: Path) -> None:
    """A copy that an administrator has made is for the server's user: whose the file is, or the folder where there is no file yet."""
    if sys.platform == "win32":  # there, a file is whose folder it is in
        return
    there = file.exists()
    like = (file if there else file.parent).stat()
    held = os.open(part, os.O_RDWR | NO_LINK)
    try:
        belong(held, like)
        if there:  # a group that could read it still can; nobody else ever may
            os.fchmod(held, stat.S_IMODE(like.st_mode) & ~stat.S_IRWXO)
    except OSError:
        if there and os.fstat(held).st_uid != like.st_uid:
            part.unlink()
            raise CareError(
                f"{file} belongs to another user. Go back to the copy as that user, or as administrator."
            ) from None
    finally:
        os.close(held)


def _set_aside(file: Path) -> Path | None:
    """Give the file another name, with all that belongs to it: an old `-wal` beside a new file would spoil it."""
    if not any(part.exists() for part in parts(file)):
        return None
    if _begins_well(file):
        with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(file)) as old:
            old.execute(
                "PRAGMA wal_checkpoint(TRUNCATE)"
            ).fetchall()  # if it can still be read, all of it is in one file then
    name = f"{file.name}.replaced-{time.strftime('%Y%m%d-%H%M%S')}"
    aside, number = file.with_name(name), 1
    while aside.exists():
        number += 1
        aside = file.with_name(f"{name}-{number}")
    for old_part, new_part in zip(parts(file), parts(aside), strict=True):
        if old_part.exists():
            old_part.replace(new_part)
    keep_private(aside)
    return aside


def _begins_well(file: Path) -> bool:
    """Is it a database at all? Of one that is not, SQLite would throw the `-wal` away, and that may be all that is left of it."""
    try:
        with file.open("rb") as beginning:
            return beginning.read(len(MAGIC)) == MAGIC
    except OSError:
        return False
