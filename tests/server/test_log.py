"""How much of the log a page is told when it comes, where the rest is, and the door, which is told none of it."""

from typing import Any

import cenabum
from cenabum.bots.asking import decide, decision_seed
from cenabum.bots.register import bot_named
from tests.server.servers import Message, Player, Running

SEATS = ("Ana", "Bruno")


def late(server: Running, steps: int = 300, **more: Any) -> Message:
    """A table at which bots have made so many moves, where I have both seats."""
    game = cenabum.new("orleans", SEATS, seed="log")
    bots = [bot_named("bot:greedy")() for _ in SEATS]
    for number in range(steps):
        seat = game.state.deciding_seats()[0]
        game.play(seat, decide(game.state, seat, bots[seat], decision_seed("log", number)))
    seats = [{"who": "me", "name": name} for name in SEATS]
    made: Message = server.post("/records", {"record": game.record().text(), "seats": seats, "pace": 0, **more})
    return made


def moments(entries: list[Message]) -> list[int]:
    return [entry["moment"] for entry in entries]


def coming(server: Running, table: Message, seat: int | None, **hello: Any) -> Player:
    token = None if seat is None else table["tokens"][str(seat)]
    return Player(server.port, table["table"], None, hello={"type": "hello", "token": token, **hello})


def older(server: Running, table: Message, before: int, most: int) -> list[Message]:
    entries: list[Message] = server.get(f"/tables/{table['table']}/log?before={before}&most={most}")["entries"]
    return entries


def test_the_last_steps_come_with_the_table_and_the_older_ones_when_asked_for(server: Running) -> None:
    table = late(server)
    whole = server.get(f"/tables/{table['table']}/log")["entries"]
    assert moments(whole) == list(range(301))
    with coming(server, table, None, steps=60) as watcher:
        known = watcher.welcome["log"]
    assert moments(known) == list(range(241, 301))
    while known[0]["moment"]:
        asked = older(server, table, before=known[0]["moment"], most=100)
        assert len(asked) == min(100, known[0]["moment"])
        known = asked + known
    assert known == whole
    assert older(server, table, before=0, most=100) == []
    assert moments(older(server, table, before=999, most=3)) == [298, 299, 300]
    with coming(server, table, None) as program:  # who says nothing of it gets everything
        assert program.welcome["log"] == whole


def test_a_seat_is_told_all_since_its_last_move(server: Running) -> None:
    """Who comes back after others have done much is told of that, and of the own move that can be taken back."""
    table = late(server)
    whole = server.get(f"/tables/{table['table']}/log")["entries"]
    told = []
    for seat in range(len(SEATS)):
        own = max(entry["moment"] for entry in whole if entry["seat"] == seat)
        with coming(server, table, seat, steps=1) as player:
            told.append(moments(player.welcome["log"]))
            assert told[-1] == list(range(own, 301))
    assert max(map(len, told)) > 1  # only one of them moved last


def test_who_comes_back_is_told_what_is_new_but_not_all_of_a_long_absence(server: Running) -> None:
    table = late(server)
    with coming(server, table, None, steps=60, moment=290) as soon:
        assert moments(soon.welcome["log"]) == list(range(291, 301))
    with coming(server, table, None, steps=60, moment=300) as at_once:
        assert at_once.welcome["log"] == []
    with coming(server, table, None, steps=60, moment=40) as long_gone:
        assert moments(long_gone.welcome["log"]) == list(range(241, 301))


def test_a_move_that_was_taken_back_is_not_the_last_one(server: Running) -> None:
    table = late(server)
    with coming(server, table, 0) as ana, coming(server, table, 1) as bruno:
        while not ana.may_undo():
            mover = ana if ana.view["decision"] else bruno
            mover.ask("play", move=mover.moves[0])
            (bruno if mover is ana else ana).until("moved")
        undone = ana.ask("undo")
        assert undone["type"] == "undone"
    before = max(
        entry["moment"]
        for entry in server.get(f"/tables/{table['table']}/log")["entries"]
        if entry["seat"] == 0 and not entry["undone"] and entry["taken_back"] is None
    )
    with coming(server, table, 0, steps=1) as ana:
        assert moments(ana.welcome["log"])[0] == before


def test_at_the_door_one_is_told_who_sits_there_and_nothing_of_the_game(server: Running) -> None:
    table = server.table("Ana", "open", "open", waiting=True)
    path = f"/tables/{table['table']}"
    with coming(server, table, None, door=True) as guest, coming(server, table, 0, door=True) as ana:
        assert set(guest.welcome) == {"type", "table", "seat"}
        assert (guest.welcome["type"], guest.welcome["seat"]) == ("door", None)
        assert (ana.welcome["type"], ana.welcome["seat"]) == ("door", 0)
        assert guest.welcome["table"]["waiting"]
        assert guest.until("seats")["seats"][0]["here"]  # who waits inside the door is here
        assert ana.ask("chat", text="Hello")["why"]["en"] == "You are still at the door; come in to the table first."
        bruno = server.post(f"{path}/seats/1/take", {"name": "Bruno"})
        for waiting in (guest, ana):
            seats = waiting.until("seats")
            assert (seats["seats"][1]["name"], seats["change"]) == ("Bruno", {})
        server.post(f"{path}/start", {"fewer": True}, table["tokens"]["0"])
        for waiting in (guest, ana):
            assert not waiting.until("door")["table"]["waiting"]
        with server.sit(table["table"], bruno["token"]) as inside:
            inside.ask("plan", placements=[])
            assert guest.until("seats")["seats"][1]["here"]
        guest.until("seats")  # he has gone
        assert {message["type"] for message in guest.received} == {"door", "seats"}
        assert all(message.get("view") is None for message in guest.received)
