"""One process has the file; only its owner can read it; what was played is in the file itself and not in the `-wal` alone."""

import contextlib
import fcntl
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cenabum.server.owner import BESIDE_SQLITE, InUseError
from cenabum.server.store import SqliteStore
from cenabum.server.store.care import examine
from tests.processes import end, start
from tests.server.servers import Running, Zygote, seated
from tests.server.test_file import cenabum
from tests.server.test_playing import first_plan

SERVE = [sys.executable, "-u", "-m", "cenabum.cli.main", "serve", "--port", "0", "--file"]

HOLDS = """
import fcntl, sys
held = open(sys.argv[1], "r+b")
fcntl.lockf(held, fcntl.LOCK_EX, 1, int(sys.argv[2]))
print("locked", flush=True)
sys.stdin.read()
"""
"""Holds what a whole lock of the other kind would hold, too."""


def mode(path: Path) -> str:
    return oct(path.stat().st_mode & 0o777)


def alone(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """A command that should be refused; one that serves instead is ended."""
    command = [sys.executable, "-m", "cenabum.cli.main", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


def tables_in(file: Path) -> int:
    """How many tables are in the file itself, whatever lies beside it."""
    with contextlib.closing(sqlite3.connect(f"{file.as_uri()}?immutable=1", uri=True)) as alone:
        found: int = alone.execute("SELECT count(*) FROM tables").fetchone()[0]
        return found


# ---- one process has the file


def test_a_second_server_on_a_file_is_refused(own_server: Running, tmp_path: Path) -> None:
    own_server.table("Ana", "Bruno")
    other_name = tmp_path / "same.db"
    other_name.symlink_to(own_server.file)
    for name in (own_server.file, other_name):
        second = subprocess.run([*SERVE, name], capture_output=True, text=True, check=False, timeout=120)
        assert second.returncode == 2
        assert second.stderr.startswith(f"{name} is in use by process {own_server.pid}")
        assert "End it first, or name another file with --file." in second.stderr
    assert own_server.get("/health")["writing"]


LINKED = (
    "{} has another name besides (a hard link), and the newest moves would be under one of them only. "
    "Delete the other name, or put a copy of the file in its place, and try again.\n"
)


def test_a_hard_link_lets_no_second_server_in(own_server: Running, tmp_path: Path) -> None:
    """SQLite would keep a `-wal` beside each name, and of the tables of two servers only one server's would stay."""
    table = own_server.table("Ana", "Bruno")["table"]
    link = tmp_path / "link.db"
    link.hardlink_to(own_server.file)
    second = alone("serve", "--port", "0", "--file", link)
    assert (second.returncode, second.stdout) == (2, "")
    assert second.stderr == (
        f"{link} is in use by another process: a server that runs, or a repair. "
        "End it first, or name another file with --file.\n"
    )
    assert own_server.get(f"/tables/{table}")["table"] == table
    own_server.kill()
    for command in (["serve", "--port", "0"], ["doctor", "--repair"]):
        for name in (link, own_server.file):
            refused = alone(*command, "--file", name)
            assert (refused.returncode, refused.stderr) == (2, LINKED.format(name))
    link.unlink()
    own_server.start()
    assert own_server.get(f"/tables/{table}")["table"] == table


def test_a_lock_file_that_was_deleted_lets_no_second_server_in(own_server: Running, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert cenabum("backup", copy, "--file", own_server.file).returncode == 0
    for command in (["serve", "--port", "0"], ["restore", copy], ["doctor", "--repair"]):
        (tmp_path / "tables.db.lock").unlink()
        refused = alone(*command, "--file", own_server.file)
        assert (refused.returncode, refused.stdout) == (2, ""), command
        assert refused.stderr.startswith(
            f"{own_server.file} is in use by another process: a server that runs, or a repair. End it first"
        )
    own_server.table("Ana", "Bruno")
    assert own_server.get("/health")["writing"]


def test_where_two_kinds_of_lock_are_one_the_neighbour_has_to_do(tmp_path: Path) -> None:
    """As on macOS: SQLite could not use a file that is locked as a whole, so that lock is given back."""
    file = tmp_path / "tables.db"
    SqliteStore(file).close()
    reader = start(
        [sys.executable, "-c", HOLDS, file, str(BESIDE_SQLITE)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert reader.stdout is not None
    assert reader.stdout.readline() == "locked\n"
    store = SqliteStore(file)
    with pytest.raises(InUseError, match=f"process {os.getpid()}"):
        SqliteStore(file)
    with file.open("rb") as other:
        fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)  # nobody has it
    store.close()
    end(reader)


def test_a_killed_server_leaves_no_lock_behind(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    for how in (signal.SIGKILL, signal.SIGTERM, signal.SIGKILL):
        server = subprocess.Popen([*SERVE, file], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        assert server.stdout.readline().startswith("Cenabum is at")
        server.send_signal(how)
        server.wait(120)
        server.stdout.close()
    SqliteStore(file).close()


def test_the_lock_goes_with_the_server_and_not_with_its_bots(zygote: Zygote, tmp_path: Path) -> None:
    """A bot that thinks for long in its own process does not keep the file from the next server."""
    server = Running(zygote, tmp_path)
    table = server.table("Ana", "bot:random")
    with server.sit(table["table"], table["tokens"]["0"]) as ana:
        ana.ask("plan", placements=first_plan(ana))
        ana.until("moved")  # by the bot: its process is there
        server.kill()
    SqliteStore(server.file).close()
    server.start()
    assert server.get("/health")["writing"]
    server.close()


def test_two_stores_of_one_process_do_not_share_a_file(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    with pytest.raises(InUseError, match=f"process {os.getpid()}"):
        SqliteStore(tmp_path / "tables.db")
    store.close()
    SqliteStore(tmp_path / "tables.db").close()


def test_reading_goes_on_beside_a_server_and_writing_does_not(own_server: Running, tmp_path: Path) -> None:
    table = own_server.table("Ana", "Bruno")["table"]
    file, copy = own_server.file, tmp_path / "copy.db"
    for command in (["backup", copy], ["doctor"], ["links", table]):
        assert cenabum(*command, "--file", file).returncode == 0, command
    for command in (["doctor", "--repair"], ["restore", copy]):
        refused = cenabum(*command, "--file", file)
        assert (refused.returncode, "is in use by process" in refused.stderr) == (2, True), command
        assert refused.stderr.rstrip().endswith("End it first.")


# ---- only its owner can read it


def test_only_its_owner_reads_what_the_server_writes(own_server: Running, tmp_path: Path) -> None:
    """The file holds the secret that signs all links, and the seeds of games that are going on."""
    own_server.table("Ana", "Bruno")
    names = ["tables.db", "tables.db-shm", "tables.db-wal", "tables.db.lock"]
    assert {name: mode(tmp_path / name) for name in names} == dict.fromkeys(names, "0o600")
    own_server.kill()
    for name in names:
        (tmp_path / name).chmod(0o644)
    own_server.start()  # an older Cenabum had left it open to all
    assert {name: mode(tmp_path / name) for name in names[:3]} == dict.fromkeys(names[:3], "0o600")


# ---- the file itself


def test_a_server_that_starts_takes_over_what_a_killed_one_left_in_the_wal(own_server: Running) -> None:
    own_server.table("Ana", "Bruno")
    own_server.kill()
    assert tables_in(own_server.file) == 0
    own_server.start()
    assert tables_in(own_server.file) == 1


def test_what_was_played_gets_into_the_file_while_the_server_runs(zygote: Zygote, tmp_path: Path) -> None:
    server = Running(zygote, tmp_path, settle=0)
    table = server.table("Ana", "Bruno", seed="1")
    with seated(server, table) as [ana, _]:
        ana.ask("plan", placements=first_plan(ana))
    until = time.monotonic() + 60
    copy = tmp_path / "alone.db"
    while True:  # the answer comes before the taking over
        shutil.copyfile(server.file, copy)
        with contextlib.suppress(sqlite3.Error):
            if examine(copy).moments == 3:
                break
        assert time.monotonic() < until, "the file itself does not get what was played"
    server.kill()
    assert tables_in(server.file) == 1
    server.close()


def test_a_server_that_ends_leaves_one_file(zygote: Zygote, tmp_path: Path) -> None:
    server = Running(zygote, tmp_path)
    server.table("Ana", "Bruno")
    server.close()
    assert sorted(path.name for path in tmp_path.glob("tables.db*")) == ["tables.db", "tables.db.lock"]
    assert tables_in(server.file) == 1
