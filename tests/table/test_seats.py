"""Seats change hands: taking, leaving, bots, new links, rematches, records that are gone on with, and who may do what."""

import random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.servers import Running, seated
from tests.table.test_playing import play_out


def test_a_seat_is_taken_by_link(server: Running) -> None:
    table = server.table("Ana", "open", seed="1")
    with seated(server, table) as [ana]:
        assert [seat["kind"] for seat in ana.welcome["table"]["seats"]] == ["person", "open"]
        taken = server.post(f"/tables/{table['table']}/seats/1/take", {"name": "Bruno", "colour": "green"})
        told = ana.until("seats")
        assert told["seats"][1]["name"] == "Bruno"
        assert told["seats"][1]["colour"] == "green"
        assert told["view"]["players"][1]["name"] == "Bruno"
        with server.sit(table["table"], taken["token"]) as bruno:
            assert bruno.welcome["seat"] == 1
            assert ana.until("seats")["seats"][1]["here"]
            assert bruno.moves
        assert not ana.until("seats")["seats"][1]["here"]
    refused = server.post(f"/tables/{table['table']}/seats/1/take", {"name": "Carla"}, status=409)
    assert refused["code"] == "taken"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"name": "Ana"}, "name"),
        ({"name": "a:b"}, "name"),
        ({"name": "ANA"}, "name"),
        ({"name": "Bo", "colour": "red"}, "colour"),
    ],
)
def test_names_and_colours_are_not_shared(server: Running, body: dict[str, str], code: str) -> None:
    table = server.table("Ana", "open")
    answer = server.http.post(f"/api/tables/{table['table']}/seats/1/take", json=body)
    assert answer.status_code in {409, 422}
    assert answer.json()["code"] == code


def test_leaving_opens_the_seat_and_voids_its_links(server: Running) -> None:
    table = server.table("Ana", "Bruno")
    token = table["tokens"]["1"]
    with server.sit(table["table"], token) as bruno:
        server.post(f"/tables/{table['table']}/seats/1/leave", token=token)
        with pytest.raises(ConnectionClosed) as closed:
            bruno.until("welcome")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4001
    refused = server.sit(table["table"], token)
    assert refused.welcome["code"] == "unknown-token"
    again = server.post(f"/tables/{table['table']}/seats/1/take", {"name": "Carla"})
    with server.sit(table["table"], again["token"]) as carla:
        assert carla.welcome["seat"] == 1


def test_renewing_voids_the_old_link(server: Running) -> None:
    table = server.table("Ana", "Bruno")
    new = server.post(f"/tables/{table['table']}/seats/1/renew", token=table["host"])
    assert server.sit(table["table"], table["tokens"]["1"]).welcome["type"] == "refused"
    assert server.sit(table["table"], new["token"]).welcome["seat"] == 1
    assert server.post("/mine", {"tokens": [table["tokens"]["1"], new["token"]]})["gone"] == [table["tokens"]["1"]]


def test_who_may_hand_out_seats(server: Running) -> None:
    table = server.table("Ana", "open", "open")
    taken = [server.post(f"/tables/{table['table']}/seats/{seat}/take", {"name": f"P{seat}"}) for seat in (1, 2)]
    path = f"/tables/{table['table']}/seats/1/bot"
    assert server.post(path, {"bot": "bot:random"}, status=401)["code"] == "unknown-token"
    assert server.post(path, {"bot": "bot:random"}, taken[1]["token"], 403)["code"] == "not-allowed"
    assert server.post(path, {"bot": "bot:nobody"}, taken[0]["token"], 422)["code"] == "setup"
    other = server.table("Ana", "open")
    assert server.post(path, {"bot": "bot:random"}, other["host"], 401)["code"] == "unknown-token"
    assert server.post(path, {"bot": "bot:random"}, taken[0]["token"] + "x", 401)["code"] == "unknown-token"


def test_a_bot_plays_for_a_person_and_the_person_comes_back(server: Running) -> None:
    table = server.table("Ana", "Bruno", pace=0)
    with seated(server, table) as [ana, bruno]:
        info = server.post(f"/tables/{table['table']}/seats/1/bot", {"bot": "bot:random"}, table["tokens"]["1"])
        assert (info["seats"][1]["kind"], info["seats"][1]["bot"]) == ("person", "bot:random")
        moved = ana.until("moved")
        assert (moved["seat"], moved["entries"][0]["bot"]) == (1, "bot:random")
        assert bruno.ask("undo")["code"] == "bot-plays"
        info = server.post(f"/tables/{table['table']}/seats/1/bot", {"bot": None}, table["tokens"]["1"])
        assert info["seats"][1]["bot"] is None
        ana.ask("plan", placements=[])
        bruno.catch_up()
        assert bruno.moves
        assert bruno.ask("play", move=bruno.moves[-1])["type"] == "moved"


def test_the_host_seats_a_bot_and_opens_its_seat_again(server: Running) -> None:
    table = server.table("Ana", "open")
    info = server.post(f"/tables/{table['table']}/seats/1/bot", {"bot": "bot:greedy"}, table["tokens"]["0"])
    assert (info["seats"][1]["kind"], info["seats"][1]["name"]) == ("bot", "Greedy")
    info = server.post(f"/tables/{table['table']}/seats/1/bot", {"bot": None}, table["host"])
    assert (info["seats"][1]["kind"], info["seats"][1]["name"]) == ("open", "Seat 2")


def test_my_tables_and_public_tables(server: Running) -> None:
    one, two = server.table("Ana", "open", public=True), server.table("Ana", "open")
    mine = server.post("/mine", {"tokens": [one["tokens"]["0"], two["tokens"]["0"], "nonsense"]})
    assert {table["table"]["table"] for table in mine["tables"]} == {one["table"], two["table"]}
    assert all(table["mine"] for table in mine["tables"])
    assert mine["gone"] == ["nonsense"]
    public = {table["table"] for table in server.get("/tables")["tables"]}
    assert one["table"] in public
    assert two["table"] not in public


def test_rematch_and_going_on_with_a_record(server: Running) -> None:
    table = server.table("Ana", "Bruno", seed="9")
    path = f"/tables/{table['table']}"
    assert server.post(f"{path}/rematch", token=table["tokens"]["0"], status=409)["code"] == "not-over"
    with seated(server, table) as players:
        play_out(players, random.Random(4))
        first = server.post(f"{path}/rematch", token=table["tokens"]["0"])
        assert players[1].until("again")["table"] == first["table"]
    second = server.post(f"{path}/rematch", token=table["tokens"]["1"])
    assert second["table"] == first["table"]
    assert (list(first["tokens"]), list(second["tokens"])) == (["1"], ["0"])
    with server.sit(second["table"], second["tokens"]["0"]) as bruno:
        assert [player["name"] for player in bruno.view["players"]] == ["Bruno", "Ana"]
    record = server.http.get(f"/api{path}/record").text
    uploaded = server.post(
        "/records", {"record": record, "at": 40, "seats": [{"who": "me", "name": "Ana"}, {"who": "bot:random"}]}
    )
    info = server.get(f"/tables/{uploaded['table']}")
    assert (info["moment"] >= 40, info["seeded_from"]) == (True, 40)
    then = server.get(f"{path}/moments/40")["view"]
    there = server.get(f"/tables/{uploaded['table']}/moments/40")["view"]
    for player, other in zip(then["players"], there["players"], strict=True):
        assert player["bag"] == other["bag"]
    assert "seed" not in server.http.get(f"/api/tables/{uploaded['table']}/record").text.split("\n\n")[0]
    assert server.post("/records", {"record": "cenabum 1\nnonsense"}, status=422)["code"] == "record"


def test_table_with_data_corrections(server: Running) -> None:
    corrections = {"counts.start_coins": 9}
    table = server.table("Ana", "Bruno", corrections=corrections)
    assert server.get(f"/tables/{table['table']}")["corrections"] == corrections
    with seated(server, table) as [ana, _]:
        assert ana.view["players"][0]["coins"] == 9
    seats = [{"who": "me", "name": "Ana"}, {"who": "open"}]
    assert server.post("/tables", {"seats": seats, "corrections": {"no.such": 1}}, status=422)["code"] == "setup"
