"""Copies of the file, and going back to one: with an old `-wal` beside it, from a damaged file, on a disk that cannot be written to."""

import contextlib
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cenabum.server.store.care import examine
from tests.server.servers import Running, as_version_1, seated
from tests.server.test_file import cenabum
from tests.server.test_owner import mode
from tests.server.test_playing import first_plan


def damage(file: Path) -> None:
    """What a failing disk does: every page but the first is noise."""
    with file.open("r+b") as spoilt:
        spoilt.seek(4096)
        spoilt.write(os.urandom(file.stat().st_size - 4096))


def test_backup_while_playing_and_doctor(own_server: Running, tmp_path: Path) -> None:
    table = own_server.table("Ana", "bot:random")
    with seated(own_server, table) as [ana]:
        ana.ask("plan", placements=first_plan(ana))
        copied = cenabum("backup", tmp_path / "copy.db", "--file", own_server.file)
        assert copied.returncode == 0, copied.stderr
        ana.catch_up()
    found = cenabum("doctor", "--file", tmp_path / "copy.db")
    assert found.returncode == 0, found.stdout
    assert "1 table, " in found.stdout
    assert "all well" in found.stdout
    assert not list(tmp_path.glob(".copy*"))
    assert mode(tmp_path / "copy.db") == "0o600"
    with contextlib.closing(sqlite3.connect(tmp_path / "copy.db")) as copy:  # one file, to be carried away
        assert copy.execute("PRAGMA journal_mode").fetchone() == ("delete",)


def test_going_back_to_a_copy(own_server: Running, tmp_path: Path) -> None:
    """The server was killed, so its `-wal` still lies beside the file: it must not get into the copy."""
    file, copy = own_server.file, tmp_path / "copy.db"
    table = own_server.table("Ana", "Bruno", seed="1")
    assert cenabum("backup", copy, "--file", file).returncode == 0
    with seated(own_server, table) as [ana, _]:
        ana.ask("plan", placements=first_plan(ana))
    own_server.table("Carla", "Denis")
    own_server.kill()
    assert (tmp_path / "tables.db-wal").stat().st_size

    done = cenabum("restore", copy, "--file", file)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"{file} has all tables of {copy} again. What it had before is in {file}.replaced-")
    assert (examine(file).tables, examine(file).moments, examine(file).complaints) == (1, 0, [])
    [replaced] = [path for path in tmp_path.glob("tables.db.replaced-*") if not path.name.endswith(("-wal", "-shm"))]
    assert (examine(replaced).tables, examine(replaced).moments, examine(replaced).complaints) == (2, 3, [])
    assert (mode(file), mode(replaced)) == ("0o600", "0o600")

    own_server.start()
    with seated(own_server, table) as [ana, _]:  # the links are those of the copy
        assert ana.welcome["moment"] == 0
        assert ana.ask("plan", placements=first_plan(ana))["type"] == "moved"


def test_going_back_twice_keeps_both_files(own_server: Running, tmp_path: Path) -> None:
    file, copy = own_server.file, tmp_path / "copy.db"
    own_server.table("Ana", "Bruno")
    assert cenabum("backup", copy, "--file", file).returncode == 0
    own_server.kill()
    for _ in range(2):
        assert cenabum("restore", copy, "--file", file).returncode == 0
    assert len(list(tmp_path.glob("tables.db.replaced-*"))) == 2
    assert cenabum("restore", copy, "--file", tmp_path / "elsewhere.db").stdout.endswith("again.\n")
    assert examine(tmp_path / "elsewhere.db").tables == 1
    own_server.start()


def test_a_damaged_file_is_not_copied_and_can_be_replaced(own_server: Running, tmp_path: Path) -> None:
    file, copy = own_server.file, tmp_path / "copy.db"
    own_server.table("Ana", "Bruno")
    assert cenabum("backup", copy, "--file", file).returncode == 0
    good = copy.read_bytes()
    own_server.kill()
    own_server.start()
    own_server.kill()
    damage(file)

    refused = cenabum("backup", copy, "--file", file)
    assert refused.returncode == 2
    assert "is damaged" in refused.stderr
    assert f"cenabum restore COPY --file {file}" in refused.stderr
    assert copy.read_bytes() == good
    assert not list(tmp_path.glob(".copy*"))
    found = cenabum("doctor", "--file", file)
    assert (found.returncode, "damaged" in found.stdout) == (1, True)
    refused = cenabum("doctor", "--repair", "--file", file)
    assert (refused.returncode, "cenabum restore COPY" in refused.stderr) == (2, True)

    assert cenabum("restore", copy, "--file", file).returncode == 0
    assert (examine(file).tables, examine(file).complaints) == (1, [])
    own_server.start()
    assert own_server.get("/health")["writing"]


def test_the_wal_of_a_file_that_is_noise_goes_with_it(own_server: Running, tmp_path: Path) -> None:
    """SQLite cannot take over this `-wal` any more. Left beside the copy, it would be read as a part of that."""
    file, copy = own_server.file, tmp_path / "copy.db"
    table = own_server.table("Ana", "Bruno", seed="1")
    assert cenabum("backup", copy, "--file", file).returncode == 0
    own_server.kill()
    own_server.start()  # all but what comes now is in the file itself
    with seated(own_server, table) as [ana, _]:
        ana.ask("play", move=first_plan(ana)[0])
    own_server.kill()
    assert (tmp_path / "tables.db-wal").stat().st_size
    file.write_bytes(os.urandom(file.stat().st_size))

    assert cenabum("restore", copy, "--file", file).returncode == 0
    assert (examine(file).tables, examine(file).complaints) == (1, [])
    [old] = tmp_path.glob("tables.db.replaced-*-wal")
    assert old.stat().st_size
    own_server.start()
    assert own_server.get("/health")["writing"]


def test_copies_that_cannot_be_gone_back_to_change_nothing(own_server: Running, tmp_path: Path) -> None:
    file, copy, text = own_server.file, tmp_path / "copy.db", tmp_path / "text"
    own_server.table("Ana", "Bruno")
    assert cenabum("backup", copy, "--file", file).returncode == 0
    own_server.kill()
    text.write_text("this is no database, but it is long enough to be looked at as one " * 20)
    damage(copy)
    for wrong, why in (
        (copy, f"{copy} is damaged"),
        (text, "is not a Cenabum table file"),
        (file, "cannot be its own copy"),
        (tmp_path / "nothing", "There is no file"),
    ):
        refused = cenabum("restore", wrong, "--file", file)
        assert (refused.returncode, why in refused.stderr) == (2, True), refused.stderr
        assert "Traceback" not in refused.stderr
    assert not list(tmp_path.glob("*.replaced-*"))
    assert not list(tmp_path.glob(".*.part"))
    assert examine(file).tables == 1
    own_server.start()


def test_a_copy_does_not_go_over_a_file_that_is_in_use(own_server: Running, tmp_path: Path) -> None:
    own_server.table("Ana", "Bruno")
    shutil.copyfile(own_server.file, tmp_path / "other.db")
    assert cenabum("backup", tmp_path / "more.db", "--file", own_server.file).returncode == 0
    refused = cenabum("backup", own_server.file, "--file", tmp_path / "more.db")
    assert (refused.returncode, "is a table file that is in use" in refused.stderr) == (2, True)
    assert own_server.get("/health")["writing"]


def test_an_older_file_can_be_copied_before_it_is_brought_up_to_date(own_server: Running, tmp_path: Path) -> None:
    own_server.table("Ana", "Bruno")
    own_server.kill()
    as_version_1(own_server.file)
    copy = tmp_path / "copy.db"
    assert cenabum("backup", copy, "--file", own_server.file).returncode == 0
    assert "is of version 1" in cenabum("doctor", "--file", copy).stderr
    assert cenabum("restore", copy, "--file", own_server.file).returncode == 0
    own_server.start()
    assert examine(own_server.file).tables == 1


# ---- an administrator goes back to a copy, and the server's user has the file

SERVICE = 65534 if os.geteuid() == 0 else os.getuid()
"""Another user than ours where we may choose, as with `sudo`; ourselves otherwise."""
GROUP = 65534 if os.geteuid() == 0 else os.getgroups()[-1]


def owned(path: Path) -> tuple[int, int, str]:
    return path.stat().st_uid, path.stat().st_gid, mode(path)


def read_as_service(path: Path) -> bytes:
    """What is in a file, for the user whose the tables are."""
    whose: dict[str, Any] = {"user": SERVICE, "group": GROUP, "extra_groups": []} if os.geteuid() == 0 else {}
    read: bytes = subprocess.run(["cat", path], capture_output=True, check=True, **whose).stdout
    return read


def test_who_serves_the_file_can_read_it_after_an_administrator_went_back(own_server: Running, disk: Path) -> None:
    own_server.table("Ana", "Bruno")
    file, copy = disk / "tables.db", disk / "copy.db"
    assert cenabum("backup", copy, "--file", own_server.file).returncode == 0
    shutil.copyfile(copy, file)
    for path in (disk, file):
        os.chown(path, SERVICE, GROUP)
    file.chmod(0o644)  # as an older Cenabum may have left it
    done = cenabum("restore", copy, "--file", file)
    assert done.returncode == 0, done.stderr
    assert owned(file) == (SERVICE, GROUP, "0o640")
    assert owned(disk / "tables.db.lock")[:2] == (SERVICE, GROUP)
    new = disk / "new.db"
    assert cenabum("restore", copy, "--file", new).returncode == 0
    assert owned(new) == (SERVICE, disk.stat().st_gid if os.geteuid() == 0 else new.stat().st_gid, "0o600")
    for path in (file, disk / "tables.db.lock", new):
        assert read_as_service(path) == path.read_bytes()


def test_an_administrator_gives_nothing_away_by_a_link(own_server: Running, disk: Path) -> None:
    """The server's user owns the folder, and could put a link where the administrator writes."""
    file, other = disk / "tables.db", disk / "other"
    assert cenabum("backup", file, "--file", own_server.file).returncode == 0
    other.write_text("not the server's")
    (disk / "tables.db.lock").symlink_to(other)
    before = owned(other)
    refused = cenabum("doctor", "--repair", "--file", file)
    assert (refused.returncode, "Traceback" in refused.stderr) == (2, False)
    assert (owned(other), other.read_text()) == (before, "not the server's")


# ---- a disk that cannot be written to

OBEYS = ["setpriv", "--bounding-set", "-dac_override,-dac_read_search"] if os.geteuid() == 0 else []
"""Root may write anywhere; like this it may not."""


@pytest.fixture
def disk() -> Iterator[Path]:
    """A folder that anybody can read and, once it is closed, nobody can write to."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


def unprivileged(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [*OBEYS, sys.executable, "-m", "cenabum.cli.main", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_file_on_a_disk_that_cannot_be_written_to(own_server: Running, disk: Path) -> None:
    """A copy on a disc, or a file of somebody else's: it is examined all the same, or one is told why it is not."""
    own_server.table("Ana", "Bruno")
    own_server.kill()
    whole, in_parts, closed = disk / "whole.db", disk / "parts.db", disk / "closed.db"
    for name in ("", "-wal"):
        shutil.copyfile(f"{own_server.file}{name}", f"{in_parts}{name}")
    own_server.start()
    own_server.close()
    shutil.copyfile(own_server.file, whole)  # in WAL mode, with nothing beside it
    shutil.copyfile(own_server.file, closed)
    closed.chmod(0o000)
    disk.chmod(0o555)

    examined = unprivileged("doctor", "--file", whole)
    assert (examined.returncode, "1 table, 0 moments: all well." in examined.stdout) == (0, True), examined.stderr
    wrong: list[tuple[list[str | Path], str]] = [
        (["doctor", "--file", in_parts], "lies where nothing can be written, and part of it is in parts.db-wal"),
        (["doctor", "--file", closed], "is not readable"),
        (["doctor", "--repair", "--file", whole], "Permission denied"),
        (["restore", whole, "--file", disk / "new.db"], "Permission denied"),
        (["backup", disk / "copy.db", "--file", whole], "Permission denied"),
        (["serve", "--file", disk / "new.db"], "Permission denied"),
        (["serve", "--file", whole], "Permission denied"),
    ]
    for command, why in wrong:
        refused = unprivileged(*command)
        assert (refused.returncode, why in refused.stderr) == (2, True), (command, refused.stderr)
        assert "Traceback" not in refused.stderr
