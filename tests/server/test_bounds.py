"""Everything has an end: taking back, chat, corrections, records, names; and no table waits for another one."""

import asyncio
import contextlib
import itertools
import json
import threading
from pathlib import Path
from typing import Any

import pytest

import cenabum
from cenabum.kernel import journal as journals
from cenabum.kernel.journal import Journal
from cenabum.kernel.record import Record
from cenabum.kernel.refusal import Refused
from cenabum.lab.luck import luck_of
from cenabum.server import api
from cenabum.server import house as houses
from cenabum.server import room as rooms
from cenabum.server.api import Api
from cenabum.server.bots import Bots
from cenabum.server.calls import NewSeat, NewTable, Uploaded
from cenabum.server.errors import Denied
from cenabum.server.house import House
from cenabum.server.limits import LimitsInMemory
from cenabum.server.live import Live
from cenabum.server.loading import begun as begun_at
from cenabum.server.loading import load_room
from cenabum.server.messages import Chat
from cenabum.server.seams import Caller
from cenabum.server.store import SqliteStore
from cenabum.server.thinkers import ThinkingProcesses
from tests.server.servers import Running, seated
from tests.server.test_again import WISH, place_and_take_back
from tests.server.test_plans import begun, fresh
from tests.server.test_secrets import Listener


def test_taking_back_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Placements and moves count alike; others may still take back."""
    monkeypatch.setattr(journals, "MOST_TAKEN_BACK", 3)
    match = begun("orleans", "1")
    for _ in range(3):
        match.accept(match.tried(0, match.state.legal(0)[:1], 0.0))
        assert match.may_take_back(0)
        match.accept(match.back(0, 0.0))
    for seat in (0, 1):
        match.accept(match.tried(seat, match.state.legal(seat)[:1], 0.0))
    assert [match.may_take_back(seat) for seat in (0, 1)] == [False, True]
    with pytest.raises(Refused) as refused:
        match.back(0, 0.0)
    assert refused.value.rule == "general.undo"
    assert refused.value.refusal.why.startswith("You have taken back 3 times")
    assert refused.value.refusal.told("de")[0].startswith("Du hast in dieser Partie 3 Mal")


def test_how_often_a_seat_has_taken_back_is_known_after_a_restart(own_server: Running) -> None:
    table = own_server.table("Ana", "Bruno", seed="1")
    with seated(own_server, table) as [ana, _]:
        place_and_take_back(ana, 5)
    own_server.kill()

    async def run() -> None:
        with contextlib.closing(SqliteStore(own_server.file)) as store:
            assert (await House(store, lambda _: None).room(table["table"])).journal.taken_back == [5, 0]

    asyncio.run(run())


class Counted:
    """A game whose moves are counted: work, on any machine."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made = 0
        again = Journal._again

        def counting(match: Journal, *arguments: Any) -> None:
            self.made += 1
            again(match, *arguments)

        monkeypatch.setattr(Journal, "_again", counting)


def swinging(times: int) -> Journal:
    """Somebody acts, takes it back, acts, takes it back."""
    match = begun("orleans", "3")
    for turn in itertools.count():
        seat = match.deciding()[0]
        legal = match.own(seat).legal(seat)
        match.accept(match.tried(seat, [legal[turn % len(legal)]], 0.0))
        if not match.plans[seat] and match.may_take_back(seat):
            break
    code = match.steps[-1].code
    for _ in range(times):
        match.accept(match.back(seat, 0.0))
        match.accept(match.tried(seat, [code], 0.0))
    return match


def test_moving_and_taking_back_in_turn_is_loaded_in_one_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as the journal, not as its square: ten times the moves are ten times the work."""
    monkeypatch.setattr(journals, "MOST_TAKEN_BACK", 10_000)
    counted = Counted(monkeypatch)
    work = []
    for times in (100, 1000):
        match = swinging(times)
        counted.made = 0
        again = begun("orleans", "3")
        again.rebuild(fresh(match), match.plans, match.taken_back)
        work.append(counted.made / match.moment)
        counted.made = 0
        again.at(match.moment - 1)
        assert counted.made < 100
    assert work[1] < 1.5 * work[0]
    assert work[1] < 6


def test_no_table_waits_until_another_is_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = threading.Event()
    load = load_room

    def slow(store: Any, row: Any, changed: Any) -> Any:
        if row.id == long:
            held.wait(60)
        return load(store, row, changed)

    monkeypatch.setattr(houses, "load_room", slow)
    long = ""

    async def run() -> None:
        nonlocal long
        with contextlib.closing(SqliteStore(tmp_path / "tables.db")) as store:
            first = House(store, lambda _: None)
            long, short = [(await first.create(WISH)).table for _ in range(2)]
            house = House(store, lambda _: None)
            waiting = [asyncio.ensure_future(house.room(long)) for _ in range(3)]
            assert (await house.room(short)).id == short
            assert not any(each.done() for each in waiting)
            held.set()
            one, two, three = [await each for each in waiting]
            assert one is two is three is house.rooms[long]
            with pytest.raises(Denied, match="unknown-table"):
                await house.room("nosuch")

    asyncio.run(run())


def test_no_table_waits_until_another_is_set_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With corrections it takes tens of milliseconds: a new table, a record that is gone on with, a rematch."""
    setting_up: list[threading.Thread] = []

    def noted(*arguments: Any) -> Journal:
        setting_up.append(threading.current_thread())
        return begun_at(*arguments)

    monkeypatch.setattr(houses, "begun", noted)

    async def run() -> None:
        with contextlib.closing(SqliteStore(tmp_path / "tables.db")) as store:
            house = House(store, lambda _: None)
            text = cenabum.new("kings-favor", ["Ana", "Bruno"]).record().text()
            room = await house.room((await house.upload(Uploaded(text))).table)
            journal = room.journal
            while not journal.over:
                seat = journal.deciding()[0]
                journal.accept(journal.tried(seat, journal.own(seat).legal(seat)[-1:], 0.0))
            await house.rematch(room, 0)
            await house.create(WISH)

    asyncio.run(run())
    assert len(setting_up) == 3
    assert threading.main_thread() not in setting_up


# ---- sizes


def test_a_chat_is_full_one_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "MOST_LINES", 2)

    async def run() -> None:
        with contextlib.closing(SqliteStore(tmp_path / "tables.db")) as store:
            house = House(store, lambda _: None)
            room = await house.room((await house.create(WISH)).table)
            for line in ("one", "two"):
                await room.say(Listener(0), Chat(line, line))
            with pytest.raises(Denied) as refused:
                await room.say(Listener(1), Chat("three", "three"))
            assert refused.value.problem.why["en"] == "The chat of this table is full after 2 lines."
            assert refused.value.problem.why["de"].startswith("Der Chat dieses Tisches ist")

    asyncio.run(run())


def test_corrections_have_a_size(server: Running) -> None:
    large = {"places.hayrick.name": "x" * 64_000}
    for body in ({"corrections": large}, {"corrections": {**large, "no.such": 1}}):
        problem = server.post("/tables", {"seats": [{"who": "open"}] * 2, **body}, status=422)
        assert problem["code"] == "setup"
        assert problem["why"]["en"] == "Corrections of the components may have 64,000 characters in all."
        assert problem["why"]["de"].startswith("Korrekturen am Spielmaterial")
    record = server.http.get(f"/api/tables/{server.table('Ana', 'Bruno')['table']}/record").text
    figure = f"figure places.hayrick.name {json.dumps('x' * 64_000)}\nseat Ana"
    problem = server.post("/records", {"record": record.replace("seat Ana", figure)}, status=422)
    assert problem["why"]["en"].startswith("Corrections of the components")


def test_lists_of_tables_do_not_carry_corrections(own_server: Running) -> None:
    corrections = {"places.hayrick.name": "x" * 20_000}
    table = own_server.table("Ana", "open", public=True, corrections=corrections)
    for _ in range(2):
        for listed in (
            own_server.get("/tables")["tables"][0],
            own_server.post("/mine", {"tokens": [table["host"]]})["tables"][0]["table"],
        ):
            assert (listed["table"], listed["corrections"]) == (table["table"], None)
        own_server.kill()  # after it the table is listed from the file
        own_server.start()
    assert own_server.get(f"/tables/{table['table']}")["corrections"] == corrections


def test_the_luck_of_a_game_is_found_once_however_often_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[Any] = []

    def counting(record: Record) -> Any:
        found.append(record)
        return luck_of(record)

    monkeypatch.setattr(api, "luck_of", counting)

    async def run() -> None:
        with contextlib.closing(SqliteStore(tmp_path / "tables.db")) as store:
            house = House(store, lambda _: None)
            wish = NewTable([NewSeat("me", "Ana"), NewSeat("me", "Bruno")], game="kings-favor")
            table = (await house.create(wish)).table
            journal = (await house.room(table)).journal
            while not journal.over:
                seat = journal.deciding()[0]
                journal.accept(journal.tried(seat, journal.own(seat).legal(seat)[-1:], 0.0))
            limits = LimitsInMemory(False)
            asked = Api(house, Live(house, Bots(ThinkingProcesses(1)), limits), limits)
            nobody = Caller(None, "")
            first, second = await asyncio.gather(asked.luck(nobody, table), asked.luck(nobody, table))
            assert first == second == await asked.luck(nobody, table)
            assert len(first.seats) == 2

    asyncio.run(run())
    assert len(found) == 1
