"""The draws at a table: from the keyed generator, sealed before the game, and checked by anybody after it."""

import asyncio
import contextlib
import random
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

import cenabum
from cenabum.kernel.keyed import FAST, KEYED, seed_hash
from cenabum.kernel.register import rules_of
from cenabum.kernel.seating import check_settings
from cenabum.kernel.snapshot import dump
from cenabum.server.calls import NewSeat, NewTable
from cenabum.server.house import House
from cenabum.server.loading import begun
from cenabum.server.store import SqliteStore
from cenabum.server.store.care import examine
from tests.server.servers import Message, Running, Zygote, seated
from tests.server.test_playing import first_plan, play_out


def check(file: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """What somebody types at home to check a game."""
    command = [sys.executable, "-m", "cenabum.cli.main", "replay", "--check", str(file), *more]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def finished(server: Running, made: Message, folder: Path) -> tuple[Path, Message]:
    """A game played to its end: its record as the page downloads it, and what the table told at the end."""
    with seated(server, made) as players:
        play_out(players, random.Random(1))
        ended: Message = players[0].until("ended")["table"]
    file = folder / "evening.cenabum"
    file.write_text(server.http.get(f"/api/tables/{made['table']}/record").text, encoding="utf-8")
    return file, ended


def test_a_finished_game_is_checked_at_home(server: Running, tmp_path: Path) -> None:
    made = server.table("Ana", "Bruno")
    before = server.get(f"/tables/{made['table']}")
    assert (before["seed"], before["nonce"]) == (None, None)
    assert "seed" not in server.http.get(f"/api/tables/{made['table']}/record").text
    file, ended = finished(server, made, tmp_path)
    assert before["seed_hash"] == seed_hash(ended["nonce"], ended["seed"])
    told = check(file)
    assert told.returncode == 0, told.stderr
    assert f"draws are those of the seed “{ended['seed']}” (generator keyed-1)." in " ".join(told.stdout.split())
    assert before["seed_hash"] in told.stdout  # the record knows the nonce: there is nothing to type
    sealed = check(file, "--hash", before["seed_hash"])
    assert (sealed.returncode, "sealed before the game" in sealed.stdout) == (0, True)
    other = check(file, "--hash", "0" * 64)
    assert (other.returncode, other.stderr.startswith("The seed is not the one that was sealed")) == (2, True)
    assert check(file, "--nonce", "another", "--hash", before["seed_hash"]).returncode == 2


def test_one_changed_draw_is_refused_in_a_sentence(server: Running, tmp_path: Path) -> None:
    file, _ = finished(server, server.table("Ana", "Bruno"), tmp_path)
    lines = file.read_text(encoding="utf-8").split("\n")
    at = next(at for at, line in enumerate(lines) if line.startswith("~ hourglass"))
    stream, kind = lines[at].split(": ")
    lines[at] = f"{stream}: {'harvest' if kind != 'harvest' else 'income'}"
    file.write_text("\n".join(lines), encoding="utf-8")
    told = check(file)
    assert told.returncode == 2
    assert "What was drawn here is not what the seed gives." in told.stderr
    assert len(told.stderr.strip().split("\n")) == 1


def test_what_has_no_seed_or_no_draws_cannot_be_checked(server: Running, tmp_path: Path) -> None:
    made = server.table("Ana", "Bruno")
    running, bare = tmp_path / "running.cenabum", tmp_path / "bare.cenabum"
    running.write_text(server.http.get(f"/api/tables/{made['table']}/record").text, encoding="utf-8")
    assert "has no seed" in check(running).stderr
    text = cenabum.new("orleans", ["Ana", "Bruno"], 7).record().text()
    bare.write_text("\n".join(line for line in text.split("\n") if not line.startswith("~")), encoding="utf-8")
    assert "does not say what was drawn" in check(bare).stderr
    bare.write_text(text, encoding="utf-8")
    assert "give the nonce with --nonce" in check(bare, "--hash", "0" * 64).stderr


def test_a_game_that_went_on_is_checked_from_there(server: Running, tmp_path: Path) -> None:
    first = cenabum.new("orleans", ["Ana", "Bruno"], 7)
    chance = random.Random(3)
    for _ in range(60):
        first.play(first.deciding[0], chance.choice(first.legal(first.deciding[0])))
    made = server.post("/records", {"record": first.record().text(), "pace": 0})
    assert server.get(f"/tables/{made['table']}")["seeded_from"] == 60
    file, ended = finished(server, made, tmp_path)
    text = file.read_text(encoding="utf-8")
    assert "\nchance keyed-1 from 60\n" in text
    told = check(file, "--hash", ended["seed_hash"])
    assert told.returncode == 0, told.stderr
    assert "draws were taken over from the record" in told.stdout
    assert "sealed before the game" in told.stdout
    changed = text.replace(f'seed "{ended["seed"]}"', 'seed "other"')
    file.write_text(changed, encoding="utf-8")
    assert "not what the seed gives" in check(file).stderr
    again = server.post("/records", {"record": text, "at": 80, "pace": 0})  # and such a record can be gone on with too
    assert server.get(f"/tables/{again['table']}")["seeded_from"] == 80


def test_a_rematch_has_keyed_draws_too(tmp_path: Path) -> None:
    async def run() -> None:
        with contextlib.closing(SqliteStore(tmp_path / "tables.db")) as store:
            house = House(store, lambda _: None)
            wish = NewTable([NewSeat("me", "Ana"), NewSeat("me", "Bruno")], game="kings-favor")
            room = await house.room((await house.create(wish)).table)
            journal = room.journal
            while not journal.over:
                seat = journal.deciding()[0]
                journal.accept(journal.tried(seat, journal.own(seat).legal(seat)[-1:], 0.0))
            again = await house.room((await house.rematch(room, 0)).table)
            assert again.journal.setup.chance == KEYED
            assert again.seed_hash != room.seed_hash

    asyncio.run(run())
    assert examine(tmp_path / "tables.db").complaints == []


def test_tables_that_began_with_the_fast_generator_go_on_with_it(zygote: Zygote, tmp_path: Path) -> None:
    """An older file: no word about the generator, draws of the fast one."""
    server = Running(zygote, tmp_path)
    made = server.table("Ana", "Bruno", seed="7")
    server.close()
    game = cenabum.new("orleans", ["Ana", "Bruno"], 7)
    settings = check_settings(rules_of("orleans"), {})
    fast = begun("orleans", settings, {}, 2, "7")
    with contextlib.closing(sqlite3.connect(server.file)) as older:
        assert older.execute("SELECT chance FROM tables").fetchone() == (KEYED,)
        older.execute("UPDATE tables SET chance = ?, opening = ?", (FAST, str([list(each) for each in fast.opening])))
        older.commit()
    server = Running(zygote, tmp_path)
    file, _ = finished(server, made, tmp_path)
    text = file.read_text(encoding="utf-8")
    assert "chance keyed" not in text
    played = cenabum.load(file)
    assert played.opening == game.opening
    assert "(generator fast)" in check(file).stdout
    server.close()
    assert examine(server.file).complaints == []


def test_a_generator_that_nobody_knows_is_a_damaged_table(zygote: Zygote, tmp_path: Path) -> None:
    server = Running(zygote, tmp_path)
    with seated(server, server.table("Ana", "Bruno")) as [ana, _]:
        ana.ask("plan", placements=first_plan(ana))
    server.close()
    with contextlib.closing(sqlite3.connect(server.file)) as spoiler:
        spoiler.execute("UPDATE tables SET chance = 'dice'")
        spoiler.commit()
    [complaint] = examine(server.file).complaints
    assert "there is no generator dice" in complaint


@pytest.mark.parametrize("game", ["orleans", "first-kingdom", "kings-favor", "cathedral"])
def test_a_table_in_memory_holds_no_secret_but_its_seed(game: str) -> None:
    """Its states have no source, and two tables with other seeds that have drawn equally often have the same numbers."""
    settings = check_settings(rules_of(game), {})
    one, other = (begun(game, settings, {}, 2, seed, chance=KEYED) for seed in ("one", "other"))
    assert one.state.streams == other.state.streams
    assert one.opening != other.opening
    chance = random.Random(1)
    while not one.over and one.moment < 600:
        seat = one.deciding()[0]
        legal = one.own(seat).legal(seat)
        one.accept(one.tried(seat, [chance.choice(legal)], 0.0))
        assert one.state.source is None
    assert sum(len(step.chance) for step in one.steps) > 3
    again = begun(game, settings, {}, 2, "one", chance=KEYED)
    again.rebuild(one.steps, one.plans, one.taken_back)
    assert dump(again.state) == dump(one.state)
    half = one.moment // 2
    assert dump(again.at(half)) == dump(one.at(half))
