"""Tables that cannot be played again: `cenabum doctor --repair` takes them back to their last good moment and loses nothing."""

import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from cenabum.orleans.game import RULES
from cenabum.server.store.care import examine
from cenabum.server.store.repair import KEPT, repair
from tests.server.servers import Message, Running, kept, seated
from tests.server.test_file import cenabum
from tests.server.test_playing import first_plan


def spoil(file: Path, *changes: str) -> None:
    """Write into the file what Cenabum never would."""
    with contextlib.closing(sqlite3.connect(file)) as spoiler:
        spoiler.execute("DROP TRIGGER IF EXISTS journal_is_fixed")
        for change in changes:
            spoiler.execute(change)
        spoiler.commit()


def removed(file: Path) -> list[tuple[str, dict[str, Any]]]:
    """What repairs have taken out."""
    with contextlib.closing(sqlite3.connect(file)) as read:
        rows = read.execute("SELECT origin, row FROM removed ORDER BY number").fetchall()
        return [(origin, json.loads(row)) for origin, row in rows]


def planned(server: Running) -> Message:
    """A table at which Ana and Bruno have finished their first plans: 6 moments, 3 of each."""
    table = server.table("Ana", "Bruno", seed="1")
    with seated(server, table) as [ana, bruno]:
        ana.ask("plan", placements=first_plan(ana))
        bruno.ask("plan", placements=first_plan(bruno))
    assert server.get(f"/tables/{table['table']}")["moment"] == 6
    return table


def test_a_broken_table_goes_back_to_its_last_good_moment(own_server: Running) -> None:
    table, whole = planned(own_server), planned(own_server)
    own_server.kill()
    # In the middle of Bruno's plan: a plan is whole or not there, so all of it goes.
    spoil(own_server.file, f"UPDATE journal SET code = 5000 WHERE table_id = '{table['table']}' AND moment = 5")

    done = cenabum("doctor", "--repair", "--file", own_server.file)
    assert done.returncode == 0, done.stdout
    assert done.stdout.splitlines() == [
        f"Table {table['table']}: moments 4 to 6 were taken out ({KEPT}); the game goes on from moment 3.",
        "2 tables, 9 moments: all well.",
    ]
    taken_out = removed(own_server.file)
    assert [row["moment"] for origin, row in taken_out if origin == "journal"] == [4, 5, 6]
    assert [row["moment"] for origin, row in taken_out if origin == "tables"] == [6]
    with (
        contextlib.closing(sqlite3.connect(own_server.file)) as file,
        pytest.raises(sqlite3.IntegrityError, match="only ever appended"),
    ):
        file.execute("DELETE FROM journal")

    own_server.start()
    assert own_server.get(f"/tables/{whole['table']}")["moment"] == 6
    with seated(own_server, table) as [ana, bruno]:
        assert bruno.welcome["moment"] == 3
        assert bruno.ask("plan", placements=first_plan(bruno))["moment"] == 6
        assert ana.until("moved")["moment"] == 6
    own_server.kill()
    assert examine(own_server.file).complaints == []
    assert repair(own_server.file) == []


def test_a_stale_placement_goes_and_the_moves_stay(own_server: Running) -> None:
    """A placement that was written after its plan was done."""
    table = own_server.table("Ana", "Bruno", seed="1")
    with seated(own_server, table) as [ana, bruno]:
        placements = first_plan(ana)
        ana.ask("plan", placements=placements)
        bruno.ask("play", move=first_plan(bruno)[0])
    own_server.kill()
    spoil(own_server.file, f"UPDATE seats SET plan = '{kept(placements[0])}' WHERE seat = 0")
    [complaint] = examine(own_server.file).complaints
    assert "the unfinished plan of Ana no longer fits" in complaint
    assert repair(own_server.file) == [f"Table {table['table']}: the unfinished plan of Ana was taken out ({KEPT})."]
    assert [(origin, row.get("plan")) for origin, row in removed(own_server.file)] == [
        ("tables", None),
        ("seats", kept(placements[0])),
    ]
    own_server.start()
    with seated(own_server, table) as [ana, bruno]:
        assert (ana.welcome["moment"], ana.welcome["plan"], len(bruno.welcome["plan"])) == (3, [], 1)


@pytest.mark.parametrize(
    ("change", "good"),
    [
        ("UPDATE journal SET chance = 'nonsense' WHERE moment = 6", 3),
        ("UPDATE journal SET seat = 7 WHERE moment = 2", 0),
        ("UPDATE journal SET taken_back = 9 WHERE moment = 4", 3),
        ("UPDATE tables SET moment = 5", 6),
        ("UPDATE tables SET over = 1, round = 9", 6),
        ("UPDATE seats SET plan = 'nonsense' WHERE seat = 1", 6),
        ("UPDATE seats SET plan = '[5000]' WHERE seat = 1", 6),
    ],
)
def test_whatever_is_broken(own_server: Running, change: str, good: int) -> None:
    table = planned(own_server)
    own_server.kill()
    spoil(own_server.file, change)
    assert len(examine(own_server.file).complaints) == 1
    [said] = repair(own_server.file)
    assert said.startswith(f"Table {table['table']}: ")
    assert (examine(own_server.file).complaints, examine(own_server.file).moments) == ([], good)
    own_server.start()
    with seated(own_server, table) as [ana, _]:
        assert ana.welcome["moment"] == good


def test_a_moment_that_is_missing_is_found(own_server: Running) -> None:
    table = planned(own_server)
    own_server.kill()
    spoil(own_server.file, "DROP TRIGGER journal_stays", "DELETE FROM journal WHERE moment = 4")
    assert "moment 4 is missing" in examine(own_server.file).complaints[0]
    [said] = repair(own_server.file)
    assert "goes on from moment 3" in said
    own_server.start()
    with seated(own_server, table) as [_, bruno]:
        assert bruno.ask("plan", placements=first_plan(bruno))["moment"] == 6


def test_a_table_without_any_good_moment_is_left_as_it_is(own_server: Running) -> None:
    planned(own_server)
    own_server.kill()
    spoil(own_server.file, "UPDATE tables SET seed = 'other'")
    before = own_server.file.read_bytes()
    done = cenabum("doctor", "--repair", "--file", own_server.file)
    assert done.returncode == 1
    assert "cannot be repaired: not even its set-up can be played again" in done.stdout
    assert "taken out" not in done.stdout
    assert own_server.file.read_bytes() == before


def test_a_record_that_a_table_was_begun_with_is_not_cut(own_server: Running) -> None:
    table = planned(own_server)
    record = own_server.http.get(f"/api/tables/{table['table']}/record").text
    again = own_server.post("/records", {"record": record})["table"]
    own_server.kill()
    spoil(own_server.file, f"UPDATE journal SET code = 5000 WHERE table_id = '{again}' AND moment = 2")
    [said] = repair(own_server.file)
    assert said.startswith(f"Table {again}: cannot be repaired: the damage is in the record it was begun with.")


@pytest.mark.parametrize("taken_out", [1, 10_000])
def test_a_table_that_was_over_goes_on_with_a_seed_that_nobody_knows(
    own_server: Running, tmp_path: Path, taken_out: int
) -> None:
    made = own_server.table("bot:random", "bot:random", game="kings-favor")
    path = f"/tables/{made['table']}"
    with own_server.sit(made["table"]) as watcher:
        if not watcher.view["over"]:
            watcher.until("ended")
    before = own_server.get(path)
    own_server.kill()
    broken = max(1, before["moment"] + 1 - taken_out)
    spoil(own_server.file, f"UPDATE journal SET code = 50000 WHERE moment = {broken}")
    [said] = repair(own_server.file)
    assert said.endswith(" Its seed had been told, for it was over: from there on another one makes the draws.")
    assert examine(own_server.file).complaints == []
    own_server.start()
    with own_server.sit(made["table"]) as watcher:
        assert (watcher.welcome["table"]["seed"], watcher.welcome["table"]["nonce"]) == (None, None)
        assert watcher.welcome["table"]["seeded_from"] == watcher.welcome["log"][-1]["moment"] < broken
        if not watcher.view["over"]:
            watcher.until("ended")
    after = own_server.get(path)
    assert {before[name] for name in ("seed", "nonce", "seed_hash")}.isdisjoint(
        after[name] for name in ("seed", "nonce", "seed_hash")
    )
    record = tmp_path / "again.cenabum"
    record.write_text(own_server.http.get(f"/api{path}/record").text, encoding="utf-8")
    checked = cenabum("replay", record, "--check", "--hash", after["seed_hash"])
    assert checked.returncode == 0, checked.stderr


def test_a_table_of_older_rules_is_told_so_and_stays_whole(own_server: Running) -> None:
    """Its moves are not legal any more because the rules were corrected: nothing is broken, so nothing is taken out."""
    table = planned(own_server)["table"]
    own_server.kill()
    older = f"UPDATE tables SET rules = {RULES.version - 1}"
    spoil(own_server.file, older)
    assert examine(own_server.file).complaints == []  # as long as it plays, nobody need know
    spoil(own_server.file, "UPDATE journal SET code = 5000 WHERE moment = 6")
    done = cenabum("doctor", "--repair", "--file", own_server.file)
    assert done.returncode == 1
    assert "It was begun with older rules; the Cenabum it was begun with can still play it." in done.stdout
    assert "taken out" not in done.stdout
    own_server.start()
    problem = own_server.get(f"/tables/{table}", status=503)
    assert problem["code"] == "unplayable"
    assert f"begun with version {RULES.version - 1} of the rules" in problem["why"]["en"]
    assert f"begann mit Version {RULES.version - 1} der Regeln" in problem["why"]["de"]
    assert "kept" in problem["hint"]["en"]
