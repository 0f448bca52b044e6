"""The file: locked, full, examined, spoilt."""

import contextlib
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cenabum.server.store import NotOursError, SqliteStore
from cenabum.server.store.care import examine
from tests.server.servers import Running, Zygote, seated
from tests.server.test_playing import first_plan


def cenabum(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "cenabum.cli.main", *arguments], capture_output=True, text=True, check=False
    )


def test_a_move_is_on_the_disk_before_it_is_answered(tmp_path: Path) -> None:
    """In WAL mode with `synchronous = FULL` a commit returns after `fsync`: a power cut loses nothing that was answered."""
    store = SqliteStore(tmp_path / "tables.db")
    try:
        assert store.rows("PRAGMA journal_mode")[0][0] == "wal"
        assert store._writing.execute("PRAGMA synchronous").fetchone()[0] == 2
    finally:
        store.close()


def test_a_locked_file_refuses_moves_and_loses_none(zygote: Zygote, tmp_path: Path) -> None:
    server = Running(zygote, tmp_path, busy=0.2)
    table = server.table("Ana", "Bruno", seed="1")
    with seated(server, table) as [ana, bruno]:
        codes = first_plan(ana)
        ana.ask("play", move=codes[0])
        with contextlib.closing(sqlite3.connect(server.file, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            refused = ana.ask("plan", placements=codes, id="plan")
            assert (refused["type"], refused["code"]) == ("refused", "storage")
            assert "in use" in refused["why"]["en"]
            assert "benutzt" in refused["why"]["de"]
            assert (
                server.post("/tables", {"seats": [{"who": "open"}, {"who": "open"}]}, status=503)["code"] == "storage"
            )
            assert not server.get("/health")["writing"]
            assert server.get(f"/tables/{table['table']}")["moment"] == 0
            assert bruno.catch_up() == []
            other.execute("ROLLBACK")
        assert ana.ask("plan", placements=codes, id="plan")["moment"] == 3
        assert bruno.until("moved")["moment"] == 3
        assert server.get("/health")["writing"]
    server.close()
    assert examine(server.file).complaints == []


def test_one_damaged_table_does_not_hide_the_others(own_server: Running) -> None:
    tables = [own_server.table("Ana", "open", public=True)["table"] for _ in range(5)]
    corrections = {"places.hayrick.name": "x" * 20_000}
    noise = own_server.table("Ana", "open", public=True, corrections=corrections)["table"]

    def listed() -> set[str]:
        return {table["table"] for table in own_server.get("/tables")["tables"]}

    own_server.kill()
    with contextlib.closing(sqlite3.connect(own_server.file)) as file:
        file.execute("UPDATE tables SET settings = 'nonsense' WHERE id = ?", (tables[0],))
        file.commit()
    own_server.start()
    assert listed() == {*tables[1:], noise}
    own_server.kill()
    SqliteStore(own_server.file).close()
    whole = bytearray(own_server.file.read_bytes())
    at = whole.index(b"x" * 4000) // 4096 * 4096
    whole[at : at + 4096] = b"\xff" * 4096  # as a failing disk does it, in the middle of one table
    own_server.file.write_bytes(whole)
    own_server.start()
    # SQLite does not find every other table past one that it cannot read; what it finds is listed.
    assert noise not in listed() <= set(tables[1:])
    found = {table for table in tables if own_server.http.get(f"/api/tables/{table}").status_code == 200}
    assert listed() == found


def test_a_full_disk_refuses_moves_and_loses_none(zygote: Zygote, tmp_path: Path) -> None:
    server = Running(zygote, tmp_path, most_pages=24)
    table = server.table("Ana", "Bruno", seed="1")
    said = 0
    with seated(server, table) as [ana, _]:
        ana.ask("play", move=first_plan(ana)[0])
        for _ in range(500):
            answer = ana.ask("chat", text="x" * 400)
            if answer["type"] == "refused":
                break
            said += 1
        assert (answer["code"], "full" in answer["why"]["en"]) == ("storage", True)
        assert ana.ask("chat", text="y" * 400)["code"] == "storage"
    server.close()
    server = Running(zygote, tmp_path)
    with seated(server, table) as [ana, _]:
        assert (len(ana.welcome["chat"]), len(ana.welcome["plan"])) == (said, 1)
        assert ana.ask("play", move=ana.moves[0])["type"] == "moved"
    server.close()


def test_doctor_finds_what_is_wrong(own_server: Running) -> None:
    table = own_server.table("Ana", "Bruno", seed="1")
    with seated(own_server, table) as [ana, bruno]:
        ana.ask("plan", placements=first_plan(ana))
        bruno.ask("plan", placements=first_plan(bruno))
    own_server.kill()
    with contextlib.closing(sqlite3.connect(own_server.file)) as spoiler:
        with pytest.raises(sqlite3.IntegrityError, match="only ever appended"):
            spoiler.execute("DELETE FROM journal")
        spoiler.execute("DROP TRIGGER journal_is_fixed")
        spoiler.execute("UPDATE journal SET code = 5000 WHERE moment = 2")
        spoiler.commit()
    found = cenabum("doctor", "--file", own_server.file)
    assert found.returncode == 1
    assert f"Table {table['table']}: cannot be played again: the move of moment 2 is not legal" in found.stdout
    own_server.start()
    assert own_server.get(f"/tables/{table['table']}", status=503)["code"] == "unplayable"


@pytest.mark.parametrize(("rules", "recalls"), [(2, []), (3, [{"space": "ship.farmer"}])])
def test_a_running_table_goes_on_by_the_rules_that_it_was_begun_with(
    own_server: Running, rules: int, recalls: list[dict[str, str]]
) -> None:
    """By those of today, whoever has drawn less than allowed may call a follower back."""
    table = own_server.table("Ana", "Bruno", seed="1")
    own_server.kill()
    with contextlib.closing(sqlite3.connect(own_server.file)) as older:
        older.execute(f"UPDATE tables SET rules = {rules}")
        older.commit()
    own_server.start()
    with seated(own_server, table) as [ana, bruno]:
        farmer = {"kind": "place", "arguments": {"follower": "own_farmer", "space": "ship.farmer"}}
        for player in (ana, bruno):
            player.ask("plan", placements=[farmer])
        for player in (ana, bruno):
            player.ask("play", move={"kind": "draw", "arguments": {"number": "0"}})
        assert bruno.view["decision"]["kind"] == "plan"
        assert [move["arguments"] for move in bruno.view["decision"]["moves"] if move["kind"] == "recall"] == recalls


def test_a_table_of_older_rules_that_no_longer_plays_says_so(own_server: Running) -> None:
    table = own_server.table("Ana", "Bruno", seed="1")
    with seated(own_server, table) as [ana, bruno]:
        ana.ask("plan", placements=first_plan(ana))
        bruno.ask("plan", placements=first_plan(bruno))
    own_server.kill()
    with contextlib.closing(sqlite3.connect(own_server.file)) as spoiler:
        spoiler.execute("DROP TRIGGER journal_is_fixed")
        spoiler.execute("UPDATE journal SET code = 5000 WHERE moment = 2")
        spoiler.execute("UPDATE tables SET rules = 1")
        spoiler.commit()
    own_server.start()
    why = own_server.get(f"/tables/{table['table']}", status=503)["why"]
    assert "begun with version 1 of the rules of its game, and version 3 corrected them; its move 2 is no" in why["en"]
    assert "begann mit Version 1 der Regeln seines Spiels, und Version 3 hat sie berichtigt; sein Zug 2" in why["de"]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ("moment = 2", "the journal has 3 moments, not 2"),
        ("round = 9", "the journal leads elsewhere"),
        ("over = 1", "the journal leads elsewhere"),
        ("deciding = 1", "the journal leads elsewhere"),
        ("data = 'other'", "the component data has changed"),
        ("seed = 'other'", "the draws at set-up are not those of the seed"),
    ],
)
def test_doctor_compares_all_that_is_written(zygote: Zygote, tmp_path: Path, change: str, complaint: str) -> None:
    server = Running(zygote, tmp_path)
    with seated(server, server.table("Ana", "Bruno", seed="1")) as [ana, _]:
        ana.ask("plan", placements=first_plan(ana))
    server.close()
    assert examine(server.file).complaints == []
    with contextlib.closing(sqlite3.connect(server.file)) as spoiler:
        spoiler.execute(f"UPDATE tables SET {change}")
        spoiler.commit()
    [found] = examine(server.file).complaints
    assert complaint in found


def test_what_stands_after_a_restart_is_as_final_as_before(own_server: Running) -> None:
    table = own_server.table("Ana", "Bruno", seed="1")
    with seated(own_server, table) as [ana, _]:
        plan = first_plan(ana)
        ana.ask("plan", placements=plan, id="once")
        assert ana.ask("undo")["rule"] == "general.undo"
    own_server.kill()
    own_server.start()
    with seated(own_server, table) as [ana, _]:
        assert not ana.welcome["undo"]
        assert ana.ask("plan", placements=plan, id="once")["entries"] == []  # it is known to have been made
        assert ana.ask("undo")["rule"] == "general.undo"


def test_bots_go_on_after_a_restart_without_anybody_there(own_server: Running) -> None:
    table = own_server.table("bot:random", "bot:random", pace=10)["table"]  # no bot is done before the server is killed
    own_server.kill()
    with contextlib.closing(sqlite3.connect(own_server.file)) as file:
        assert file.execute("SELECT over FROM tables").fetchone() == (0,)
        file.execute("UPDATE tables SET pace = 0")
        file.commit()
    own_server.start()
    until = time.monotonic() + 120
    while not own_server.get(f"/tables/{table}")["over"]:
        assert time.monotonic() < until, "the bots have not been woken"
        time.sleep(0.1)


def test_files_that_are_not_ours(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("this is no database, but it is long enough to be looked at as one " * 20)
    other = tmp_path / "other.db"
    with contextlib.closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE t (a)")
        connection.commit()
    newer = tmp_path / "newer.db"
    with contextlib.closing(sqlite3.connect(newer)) as connection:
        connection.execute("PRAGMA user_version = 99")
    for file, why in [(text, "not a Cenabum"), (other, "another program"), (newer, "newer Cenabum")]:
        with pytest.raises(NotOursError, match=why):
            SqliteStore(file)
    assert cenabum("doctor", "--file", tmp_path / "missing").returncode == 2
    assert cenabum("backup", tmp_path / "copy", "--file", text).returncode == 2


def test_what_another_program_writes_into_the_file_is_not_overwritten(own_server: Running) -> None:
    """A second server is refused (test_owner.py); whoever writes past the lock spoils nothing either."""
    table, twin = (own_server.table("Ana", "Bruno", seed="1") for _ in range(2))
    with seated(own_server, twin) as [ana, _]:
        ana.ask("plan", placements=first_plan(ana))
    with own_server.sit(table["table"], table["tokens"]["1"]) as bruno:
        with contextlib.closing(sqlite3.connect(own_server.file)) as other:
            columns = "moment, at, seat, code, chance, final, taken_back, bot"
            same = f"INSERT INTO journal (table_id, {columns}) SELECT ?, {columns} FROM journal WHERE table_id = ?"
            other.execute(same, (table["table"], twin["table"]))
            known = "moment, round, deciding"
            same = f"UPDATE tables SET ({known}) = (SELECT {known} FROM tables WHERE id = ?) WHERE id = ?"
            other.execute(same, (twin["table"], table["table"]))
            other.commit()
        assert bruno.ask("plan", placements=first_plan(bruno), id="b")["code"] == "storage"
        with pytest.raises(Exception, match="1012"):
            bruno.until("never")
    with own_server.sit(table["table"], table["tokens"]["1"]) as bruno:
        assert bruno.welcome["moment"] == 3
        assert bruno.ask("plan", placements=first_plan(bruno), id="b")["type"] == "moved"
    own_server.kill()
    assert examine(own_server.file).complaints == []
