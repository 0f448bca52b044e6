"""Sent twice, made once, however long ago; and what an outdated server or page writes does not get into the file."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from cenabum.server.calls import NewSeat, NewTable
from cenabum.server.house import House
from cenabum.server.messages import Named, Play, Undo
from cenabum.server.room import Room
from cenabum.server.store import OutOfStepError, SqliteStore
from cenabum.server.store.care import examine
from tests.server.servers import Player, Running, kept, seated
from tests.server.test_playing import first_plan
from tests.server.test_secrets import Listener

WISH = NewTable([NewSeat("me", "Ana"), NewSeat("me", "Bruno")], seed="1")


def place_and_take_back(player: Player, times: int) -> None:
    code = player.moves[0]
    for _ in range(times):
        assert player.ask("play", move=code)["private"]
        assert player.ask("undo")["type"] == "undone"


def test_a_taking_back_sent_twice_happens_once_whatever_lies_between(own_server: Running) -> None:
    """An hour of play and a killed server later, the message that was not known to be answered comes again."""
    table = own_server.table("Ana", "Bruno", seed="1")
    with seated(own_server, table) as [ana, _]:
        first, second = first_plan(ana)
        ana.ask("play", move=first, id="placed")
        ana.ask("play", move=second)
        assert ana.ask("undo", id="back")["type"] == "undone"
        ana.ask("chat", text="said once", id="said")
        place_and_take_back(ana, 40)
        for line in range(70):
            ana.ask("chat", text=f"line {line}")
    for _ in range(2):
        with seated(own_server, table) as [ana, _]:
            for kind, fields in (("undo", {"id": "back"}), ("play", {"id": "placed", "move": second})):
                again = ana.ask(kind, **fields)
                assert (again["type"], again["entries"]) == ("moved", [])
            ana.send({"type": "chat", "id": "said", "text": "said once"})
            [said] = ana.catch_up()
            assert (said["type"], said["text"], said["number"]) == ("said", "said once", 1)
        with seated(own_server, table) as [ana, _]:
            assert ana.welcome["plan"] == [first]
            assert len(ana.welcome["chat"]) == 71
        own_server.kill()
        own_server.start()


def test_what_was_refused_may_be_sent_again(server: Running) -> None:
    with seated(server, server.table("Ana", "Bruno", seed="1")) as [ana, _]:
        assert ana.ask("undo", id="x")["type"] == "refused"
        ana.ask("play", move=ana.moves[0])
        assert ana.ask("undo", id="x")["type"] == "undone"


def test_two_seats_may_choose_the_same_id(server: Running) -> None:
    with seated(server, server.table("Ana", "Bruno", seed="1")) as players:
        for player in players:
            assert player.ask("play", move=player.moves[0], id="1")["private"]


# ---- the file knows better


def test_a_placement_on_an_outdated_plan_is_not_written(own_server: Running) -> None:
    """A second server is refused (test_owner.py); a program that writes past the lock spoils nothing either."""
    table = own_server.table("Ana", "Bruno", seed="1")
    token = table["tokens"]["0"]
    with own_server.sit(table["table"], token) as ana:
        first, second = first_plan(ana)
        with contextlib.closing(sqlite3.connect(own_server.file)) as other:
            other.execute("UPDATE seats SET plan = ? WHERE seat = 0", (kept(first),))
            other.commit()
        refused = ana.ask("play", move=second)
        assert (refused["type"], refused["code"]) == ("refused", "storage")
        with pytest.raises(Exception, match="1012"):  # the page comes again by itself
            ana.until("never")
    with own_server.sit(table["table"], token) as again:
        assert again.welcome["plan"] == [first]
        assert again.ask("plan", placements=[first, second])["type"] == "moved"
    own_server.kill()
    assert examine(own_server.file).complaints == []


def test_a_plan_that_does_not_fit_any_more_does_not_break_its_table(own_server: Running) -> None:
    """Files of older versions may have one: the end of a plan among its placements, or placements written by another server."""
    table = own_server.table("Ana", "Bruno", seed="1")
    with seated(own_server, table) as [ana, bruno]:
        first, second = first_plan(ana)
        bruno.ask("play", move=first_plan(bruno)[0])
        done = ana.moves[-1]
    own_server.kill()
    with contextlib.closing(sqlite3.connect(own_server.file)) as file:
        file.execute("UPDATE seats SET plan = ? WHERE seat = 0", (kept(first, done, second),))
        file.execute("UPDATE seats SET plan = '[999999]' WHERE seat = 1")
        file.commit()
    own_server.start()
    with seated(own_server, table) as [ana, bruno]:
        assert (ana.welcome["plan"], bruno.welcome["plan"]) == ([first], [])
        assert ana.ask("play", move=second)["private"]
        assert bruno.ask("plan", placements=[])["type"] == "moved"
    own_server.kill()
    assert examine(own_server.file).complaints == []


def test_a_line_of_chat_that_is_sent_again_is_answered_and_said_once(own_server: Running) -> None:
    table = own_server.table("Ana", "Bruno")
    with seated(own_server, table) as [ana, bruno]:
        first = ana.ask("chat", text="one", id="x")
        ana.ask("chat", text="two")
        assert ana.ask("chat", text="one", id="x") == first
        refused = ana.ask("chat", text="another", id="x")
        assert (refused["type"], refused["detail"]) == ("refused", "this id was another message's")
        assert [line["text"] for line in bruno.catch_up() if line["type"] == "said"] == ["one", "two"]
    own_server.kill()
    own_server.start()
    with seated(own_server, table) as [ana, _]:
        assert [line["text"] for line in ana.welcome["chat"]] == ["one", "two"]
        assert ana.ask("chat", text="one", id="x")["number"] == 1


def outdated(tmp_path: Path, work: Callable[[House, Room, Room], Awaitable[None]]) -> None:
    """The same table in two houses on one store: each knows only what it has written itself."""

    async def run() -> None:
        with contextlib.closing(SqliteStore(tmp_path / "t.db")) as store:
            here, there = House(store, lambda _: None), House(store, lambda _: None)
            table = (await here.create(WISH)).table
            await work(there, await here.room(table), await there.room(table))

    asyncio.run(run())
    assert examine(tmp_path / "t.db").complaints == []


def test_a_move_that_rests_on_an_outdated_plan_is_not_written(tmp_path: Path) -> None:
    """Placements made, changed and taken back elsewhere; here somebody ends the plan that was known."""

    async def work(house: House, room: Room, old: Room) -> None:
        legal = room.journal.state.legal(0)
        await room.play(Listener(0), Play("a", room.named(legal)[0]))
        done = Named("done")
        with pytest.raises(OutOfStepError):
            await old.play(Listener(0), Play("b", done))
        assert old.gone
        new = await house.room(room.id)
        assert new is not old
        assert new.journal.plans[0] == [legal[0]]
        await room.play(Listener(0), Undo("c"))
        with pytest.raises(OutOfStepError):
            await new.play(Listener(0), Undo("d"))
        assert room.journal.moment == 0

    outdated(tmp_path, work)


def test_a_seat_is_handed_out_once_by_two_servers(tmp_path: Path) -> None:
    async def work(house: House, room: Room, old: Room) -> None:
        await House(room.store, lambda _: None).renew(room, 1)
        for change in (house.renew(old, 1), house.leave(old, 1)):
            with pytest.raises(OutOfStepError):
                await change
        await House(room.store, lambda _: None).renew_host(room)
        with pytest.raises(OutOfStepError):
            await house.renew_host(old)

    outdated(tmp_path, work)
