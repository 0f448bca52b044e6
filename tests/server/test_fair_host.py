"""Who made a table has no advantage at it: no look at others' plans, no chosen seed that nobody knows of. And the chat is in order."""

import random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.servers import Message, Player, Running, seated
from tests.server.test_playing import first_plan, play_out

BOT = {"bot": "bot:random"}


@pytest.fixture
def table(server: Running) -> Message:
    """Ana made the table and plays; Bruno has taken the other seat. `bruno` is his token, `path` the table's address."""
    made = server.table("Ana", "open", seed="1")
    path = f"/tables/{made['table']}"
    bruno = server.post(f"{path}/seats/1/take", {"name": "Bruno"})["token"]
    return {**made, "path": path, "bruno": bruno}


def in_secret(server: Running, table: Message) -> Player:
    """Bruno has placed a follower and sketched on; nobody else knows."""
    bruno = server.sit(table["table"], table["bruno"])
    codes = first_plan(bruno)
    bruno.ask("play", move=codes[0])
    bruno.send({"type": "sketch", "placements": codes[1:]})
    bruno.catch_up()
    return bruno


def unplanned(server: Running, table: Message, token: str) -> None:
    """Whoever has this token sees nothing of what Bruno planned, now or after a restart."""
    with server.sit(table["table"], token) as other:
        assert (other.welcome["plan"], other.welcome["sketch"]) == ([], [])
        assert other.view["players"][1]["planned"] == []


# ---- what others plan


@pytest.mark.parametrize("caller", ["tokens", "host"])
def test_nobody_makes_a_new_link_for_somebody_else(server: Running, table: Message, caller: str) -> None:
    bruno = in_secret(server, table)
    token = table["host"] if caller == "host" else table["tokens"]["0"]
    for _ in range(2):
        refused = server.post(f"{table['path']}/seats/1/renew", token=token, status=403)
        assert refused["code"] == "not-allowed"
        assert "wer dort sitzt" in refused["why"]["de"]
        assert "open the seat" in refused["hint"]["en"]
        # Handing the seat to a bot and back is no way round.
        server.post(f"{table['path']}/seats/1/bot", BOT, token)
        assert server.post(f"{table['path']}/seats/1/renew", token=token, status=403)["code"] == "not-allowed"
        assert server.post(f"{table['path']}/seats/1/take", {"name": "Eve"}, status=409)["code"] == "taken"
        server.post(f"{table['path']}/seats/1/bot", {"bot": None}, token)
    bruno.close()
    new = server.post(f"{table['path']}/seats/1/renew", token=table["bruno"])["token"]
    with server.sit(table["table"], new) as bruno:
        assert bruno.welcome["seat"] == 1


def test_a_host_without_a_seat_makes_no_link_for_others_either(server: Running) -> None:
    """Nobody could tell whether that host does not sit at the table under another name."""
    made = server.table("open", "open")
    path = f"/tables/{made['table']}"
    server.post(f"{path}/seats/0/take", {"name": "Ana"})  # perhaps it is the host
    server.post(f"{path}/seats/1/take", {"name": "Bruno"})
    assert server.post(f"{path}/seats/1/renew", token=made["host"], status=403)["code"] == "not-allowed"


def test_an_opened_seat_comes_without_its_plan(own_server: Running) -> None:
    """The host opens a seat and sits down there under any name: what Bruno planned is gone, and he knows that his seat is."""
    made = own_server.table("Ana", "open", seed="1")
    path = f"/tables/{made['table']}"
    bruno_token = own_server.post(f"{path}/seats/1/take", {"name": "Bruno"})["token"]
    table = {**made, "path": path, "bruno": bruno_token}
    with own_server.sit(table["table"], table["tokens"]["0"]) as ana, in_secret(own_server, table) as bruno:
        info = own_server.post(f"{path}/seats/1/leave", token=table["host"])
        assert info["seats"][1]["kind"] == "open"
        with pytest.raises(ConnectionClosed) as closed:
            bruno.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4001
        told = ana.until("seats")
        while told["seats"][1]["kind"] != "open":
            told = ana.until("seats")
        assert told["seats"][1]["name"] == "Seat 2"  # everybody sees it
    eve = own_server.post(f"{path}/seats/1/take", {"name": "Eve"})["token"]
    unplanned(own_server, table, eve)
    own_server.kill()
    own_server.start()
    unplanned(own_server, table, eve)
    with own_server.sit(table["table"], eve) as playing:
        assert playing.ask("plan", placements=first_plan(playing))["type"] == "moved"


def test_who_gives_a_seat_up_takes_the_plan_along(server: Running, table: Message) -> None:
    in_secret(server, table).close()
    server.post(f"{table['path']}/seats/1/leave", token=table["bruno"])
    server.post(f"{table['path']}/seats/1/bot", BOT, table["host"])
    server.post(f"{table['path']}/seats/1/bot", {"bot": None}, table["host"])
    unplanned(server, table, server.post(f"{table['path']}/seats/1/take", {"name": "Eve"})["token"])


def test_a_rematch_gives_nobody_the_seat_of_another(server: Running, table: Message) -> None:
    """Bruno plays at the rematch already. Who got hold of his old seat now would get his new one too."""
    path = table["path"]
    with server.sit(table["table"], table["tokens"]["0"]) as ana, server.sit(table["table"], table["bruno"]) as bruno:
        play_out([ana, bruno], random.Random(4))
    again = server.post(f"{path}/rematch", token=table["bruno"])
    for token in (table["host"], table["tokens"]["0"]):
        refused = server.post(f"{path}/seats/1/leave", token=token, status=409)
        assert (refused["code"], "vorbei" in refused["why"]["de"] or "zu Ende" in refused["why"]["de"]) == (
            "over",
            True,
        )
        server.post(f"{path}/seats/1/bot", BOT, token)
        server.post(f"{path}/seats/1/bot", {"bot": None}, token)
        assert server.post(f"{path}/seats/1/take", {"name": "Eve"}, status=409)["code"] == "over"
        assert server.post(f"{path}/seats/1/renew", token=token, status=403)["code"] == "not-allowed"
        assert again["tokens"]["0"] not in str(server.post(f"{path}/rematch", token=token))
    new = f"/tables/{again['table']}"
    assert server.post(f"{new}/seats/0/renew", token=table["host"], status=401)["code"] == "unknown-token"


# ---- the seed


def test_a_seed_that_the_host_chose_is_told_to_all(own_server: Running) -> None:
    chosen, own = own_server.table("Ana", "open", seed="1", public=True), own_server.table("Ana", "open", public=True)

    def told() -> dict[str, bool]:
        return {each["table"]: each["seed_chosen"] for each in own_server.get("/tables")["tables"]}

    assert told() == {chosen["table"]: True, own["table"]: False}
    with own_server.sit(chosen["table"]) as guest:
        assert guest.welcome["table"]["seed_chosen"]
    mine = own_server.post("/mine", {"tokens": [chosen["tokens"]["0"]]})["tables"]
    assert mine[0]["table"]["seed_chosen"]
    own_server.kill()
    own_server.start()
    assert told() == {chosen["table"]: True, own["table"]: False}  # from the file, before anybody is there
    assert own_server.get(f"/tables/{chosen['table']}")["seed_chosen"]


def test_the_seed_of_a_rematch_and_of_a_record_is_the_servers(server: Running) -> None:
    table = server.table("Ana", "Bruno", seed="9")
    with seated(server, table) as players:
        play_out(players, random.Random(4))
    path = f"/tables/{table['table']}"
    again = server.post(f"{path}/rematch", token=table["tokens"]["0"])
    assert not server.get(f"/tables/{again['table']}")["seed_chosen"]
    record = server.http.get(f"/api{path}/record").text
    uploaded = server.post("/records", {"record": record, "at": 10})
    assert not server.get(f"/tables/{uploaded['table']}")["seed_chosen"]


# ---- the chat


def test_the_host_closes_the_chat_and_all_are_told(server: Running, table: Message) -> None:
    path = table["path"]
    with server.sit(table["table"], table["tokens"]["0"]) as ana, server.sit(table["table"], table["bruno"]) as bruno:
        assert bruno.welcome["table"]["chat_open"]
        assert bruno.ask("chat", text="nonsense")["type"] == "said"
        assert server.post(f"{path}/chat", {"open": False}, table["bruno"], 403)["code"] == "not-allowed"
        assert server.post(f"{path}/chat", {"open": False}, status=401)["code"] == "unknown-token"
        assert not server.post(f"{path}/chat", {"open": False}, table["tokens"]["0"])["chat_open"]
        for player in (ana, bruno):
            while player.until("seats")["chat_open"]:
                pass
            refused = player.ask("chat", text="more nonsense")
            assert refused["code"] == "chat-closed"
            assert "Chat geschlossen" in refused["why"]["de"]
        assert server.post(f"{path}/chat", {"open": True}, table["host"])["chat_open"]
        assert bruno.ask("chat", text="sorry")["type"] == "said"
    with server.sit(table["table"]) as watcher:
        assert [line["text"] for line in watcher.welcome["chat"]] == ["nonsense", "sorry"]


def test_a_closed_chat_stays_closed(own_server: Running) -> None:
    table = own_server.table("Ana", "Bruno")
    own_server.post(f"/tables/{table['table']}/chat", {"open": False}, table["host"])
    own_server.kill()
    own_server.start()
    assert not own_server.post("/mine", {"tokens": [table["host"]]})["tables"][0]["table"]["chat_open"]
    with own_server.sit(table["table"], table["tokens"]["1"]) as bruno:
        assert bruno.ask("chat", text="hello")["code"] == "chat-closed"
