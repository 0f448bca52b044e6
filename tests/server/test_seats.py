"""Seats change hands: taking, leaving, bots, new links, rematches, records that are gone on with, and who may do what."""

import functools
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import cenabum
from cenabum.server.store.care import examine
from tests.server.servers import PATIENCE, Running, seated
from tests.server.test_playing import first_plan, play_out


def test_a_seat_is_taken_by_link(server: Running) -> None:
    table = server.table("Ana", "open", seed="1")
    with seated(server, table) as [ana]:
        assert [seat["kind"] for seat in ana.welcome["table"]["seats"]] == ["person", "open"]
        taken = server.post(f"/tables/{table['table']}/seats/1/take", {"name": "Bruno", "colour": "green"})
        told = ana.until("seats")
        assert told["seats"][1]["name"] == "Bruno"
        assert told["seats"][1]["colour"] == "green"
        assert ana.view["players"][1]["name"] == "Bruno"
        with server.sit(table["table"], taken["token"]) as bruno:
            assert bruno.welcome["seat"] == 1
            assert ana.until("seats")["seats"][1]["here"]
            assert bruno.moves
        assert not ana.until("seats")["seats"][1]["here"]
    for path in (f"/tables/{table['table']}", f"/tables/{server.table('Ana', 'bot:random', pace=10)['table']}"):
        assert server.post(f"{path}/seats/1/take", {"name": "Carla"}, status=409)["code"] == "taken"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"name": "Ana"}, "name"),
        ({"name": "a:b"}, "name"),
        ({"name": "ANA"}, "name"),
        ({"name": "Ａｎａ"}, "name"),
        ({"name": "Bo", "colour": "red"}, "colour"),
    ],
)
def test_names_and_colours_are_not_shared(server: Running, body: dict[str, str], code: str) -> None:
    table = server.table("Ana", "open")
    answer = server.http.post(f"/api/tables/{table['table']}/seats/1/take", json=body)
    assert answer.status_code in {409, 422}
    assert answer.json()["code"] == code


@pytest.mark.parametrize("number", [1, 5, 7, 8])
def test_a_table_for_too_few_or_too_many_is_refused_in_a_sentence(server: Running, number: int) -> None:
    """Also one with more seats than there are colours."""
    refused = server.post("/tables", {"seats": [{"who": "open"}] * number, "waiting": True}, status=422)
    assert (refused["code"], refused["why"]["en"]) == ("setup", f"This game is for 2 to 4 players, not {number}.")


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
    new = server.post(f"/tables/{table['table']}/seats/1/renew", token=table["tokens"]["1"])
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
    """The greedy bot always plans an action, so that its person has something to decide."""
    table = server.table("Ana", "Bruno", seed="1", pace=0)
    with seated(server, table) as [ana, bruno]:
        info = server.post(f"/tables/{table['table']}/seats/1/bot", {"bot": "bot:greedy"}, table["tokens"]["1"])
        assert (info["seats"][1]["kind"], info["seats"][1]["bot"]) == ("person", "bot:greedy")
        moved = ana.until("moved")
        assert (moved["seat"], moved["entries"][0]["bot"]) == (1, "bot:greedy")
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


def test_a_host_without_a_seat_hands_out_all_and_may_take_one(server: Running) -> None:
    table = server.table("open", "bot:random", "open")
    path, host = f"/tables/{table['table']}", table["host"]
    assert table["tokens"] == {}
    mine = server.post("/mine", {"tokens": [host]})["tables"]
    assert [(each["seat"], each["mine"]) for each in mine] == [(None, False)]
    with server.sit(table["table"], host) as watching:
        assert watching.welcome["seat"] is None
        assert watching.ask("chat", text="hello")["code"] == "not-allowed"
    assert server.post(f"{path}/seats/2/bot", {"bot": "bot:random"}, host)["seats"][2]["kind"] == "bot"
    assert server.post(f"{path}/seats/1/bot", {"bot": None}, host)["seats"][1]["name"] == "Seat 2"
    stranger = server.post(f"{path}/seats/1/take", {"name": "Eve"})
    assert not server.get(path)["seats"][1]["host"]
    assert server.post(f"{path}/seats/2/bot", {"bot": None}, stranger["token"], 403)["code"] == "not-allowed"
    seat = server.post(f"{path}/seats/0/take", {"name": "Ana"}, host)
    assert server.get(path)["seats"][0]["host"]
    assert server.post(f"{path}/seats/2/bot", {"bot": None}, seat["token"])["seats"][2]["kind"] == "open"
    again = server.post(f"{path}/seats/2/take", {"name": "Carla"}, stranger["token"] + "x")  # a void token is none
    assert (again["seat"], server.get(path)["seats"][2]["host"]) == (2, False)


def test_an_open_seat_is_called_by_its_number_in_every_language(server: Running) -> None:
    table = server.table("Ana", "open", seed="1")
    with seated(server, table) as [ana]:
        assert [player["name"] for player in ana.view["players"]] == ["Ana", "Seat 2"]
        ana.ask("plan", placements=[])
        hint = ana.ask("play", move={"kind": "pass"})["hint"]
        assert hint == {"en": "Seat 2 is planning.", "de": "Platz 2 ist beim Planen.", "fr": "Siège 2 planifie."}


@pytest.mark.parametrize("name", ["Seat 2", "seat 7", "PLATZ  1", "Ｓｅａｔ ２", "Ѕeat 2", "Ѕеаt 2", "S\u2800eat 2"])
def test_nobody_is_called_like_an_open_seat(server: Running, name: str) -> None:
    """The name of an open seat stands for the seat: pages say it in their own language."""
    table = server.table("Ana", "open", "open")
    refused = server.post(f"/tables/{table['table']}/seats/1/take", {"name": name}, status=422)
    assert (refused["code"], refused["why"]["en"]) == ("name", "This is the name of a seat that nobody has.")
    assert refused["why"]["de"] == "So heißt ein Platz, an dem niemand sitzt."
    for who in ("me", "bot:random"):
        seats = [
            {"who": who, "name": name},
            {"who": "open", "name": "Platz 2"},
        ]  # what an open seat is called counts for nothing
        assert server.post("/tables", {"seats": seats}, status=422)["code"] == "name"
    assert server.post(f"/tables/{table['table']}/seats/1/take", {"name": "Seat of Bruno"})["seat"] == 1


@pytest.mark.parametrize(
    ("one", "other"), [("Ana", "Аna"), ("ana", "АNА"), ("Hope", "Норе"), ("Nova", "Νονα"), ("Ana", "A\u3164na")]
)
def test_nobody_is_called_what_looks_like_another_name_at_the_table(server: Running, one: str, other: str) -> None:
    """Letters of other alphabets that look Latin, and letters that are drawn as nothing."""
    table = server.table(one, "open")
    refused = server.post(f"/tables/{table['table']}/seats/1/take", {"name": other}, status=409)
    assert refused["why"]["en"] == "Two players at this table have the same name."


def test_names_of_any_alphabet_are_names(server: Running) -> None:
    names = ["Анна", "Νίκος", "José", "Jose"]
    table = server.table(*names)
    seats = server.get(f"/tables/{table['table']}")["seats"]
    assert [seat["name"] for seat in seats] == names


@pytest.mark.parametrize("blank", ["\u2800", "\u3164\u3164", "\uffa0 \u115f", "\ufe0f", "\u200b"])
def test_a_name_is_something_one_sees(server: Running, blank: str) -> None:
    table = server.table("Ana", "open")
    refused = server.post(f"/tables/{table['table']}/seats/1/take", {"name": blank}, status=422)
    assert refused["why"]["en"] == "This cannot be a name."


def test_no_letter_of_a_name_runs_over_its_neighbours(server: Running) -> None:
    table = server.table("Ana", "open", "open")
    path = f"/tables/{table['table']}"
    server.post(f"{path}/seats/1/take", {"name": "Z" + "\u0336\u0321\u0489" * 13})
    server.post(f"{path}/seats/2/take", {"name": "Ngu\u0302\u0303yen"})  # two marks on one letter, as in Vietnam
    seats = server.get(path)["seats"]
    assert [seat["name"] for seat in seats[1:]] == ["Z\u0336\u0321\u0489", "Ng\u00fb\u0303yen"]


def test_an_open_seat_stays_open_in_a_record_and_has_its_own_number_at_the_rematch(server: Running) -> None:
    table = server.table("bot:random", "open", "bot:random", game="kings-favor")
    path, host = f"/tables/{table['table']}", table["host"]
    record = server.http.get(f"/api{path}/record").text
    again = server.get(f"/tables/{server.post('/records', {'record': record})['table']}")
    assert [seat["name"] for seat in again["seats"] if seat["kind"] == "open"] == ["Seat 2"]
    server.post(f"{path}/seats/1/bot", {"bot": "bot:random"}, host)
    with server.sit(table["table"]) as watcher:
        if not watcher.view["over"]:
            watcher.until("ended", timeout=120)
    server.post(f"{path}/seats/1/bot", {"bot": None}, host)
    rematch = server.get(f"/tables/{server.post(f'{path}/rematch', token=host)['table']}")
    assert [seat["name"] for seat in rematch["seats"] if seat["kind"] == "open"] == ["Seat 1"]


def at_once(*wishes: Callable[[], Any]) -> list[Any]:
    """Several people do something at the same time."""
    with ThreadPoolExecutor(len(wishes)) as people:
        return [done.result() for done in [people.submit(wish) for wish in wishes]]


def test_a_seat_that_many_want_at_once_goes_to_one(server: Running) -> None:
    table = server.table("Ana", "open")["table"]

    def take(name: str) -> int:
        path = f"/api/tables/{table}/seats/1/take"
        return httpx.post(f"http://127.0.0.1:{server.port}{path}", json={"name": name}, timeout=PATIENCE).status_code

    answers = at_once(*(functools.partial(take, f"P{number}") for number in range(8)))
    assert sorted(answers) == [200] + [409] * 7


def test_two_devices_of_one_seat_at_once_move_once(server: Running) -> None:
    table = server.table("Ana", "Bruno", seed="1")
    devices = [server.sit(table["table"], table["tokens"]["0"]) for _ in range(4)]
    codes = first_plan(devices[0])
    answers = at_once(*(functools.partial(device.ask, "plan", placements=codes) for device in devices))
    assert sorted(answer["type"] for answer in answers) == ["moved", "refused", "refused", "refused"]
    assert {answer["code"] for answer in answers if answer["type"] == "refused"} == {"refused"}
    assert server.get(f"/tables/{table['table']}")["moment"] == 3
    for device in devices:
        device.close()


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


def test_everybody_gets_the_same_rematch_once(server: Running) -> None:
    table = server.table("Ana", "bot:random", "open", seed="9")
    path, host = f"/tables/{table['table']}", table["host"]
    taken = server.post(f"{path}/seats/2/take", {"name": "Carla"})
    server.post(f"{path}/seats/0/bot", {"bot": "bot:random"}, host)
    server.post(f"{path}/seats/2/bot", {"bot": "bot:random"}, host)
    with server.sit(table["table"]) as watcher:
        if not watcher.view["over"]:
            watcher.until("ended")
    tokens = [table["tokens"]["0"], taken["token"], host]
    ana, carla, seatless = at_once(
        *(functools.partial(server.post, f"{path}/rematch", None, token) for token in tokens)
    )
    assert ana["table"] == carla["table"] == seatless["table"]
    assert [list(each["tokens"]) for each in (ana, carla, seatless)] == [["2"], ["1"], []]
    info = server.get(f"/tables/{ana['table']}")
    assert [(seat["kind"], seat["bot"], seat["host"]) for seat in info["seats"]] == [
        ("bot", "bot:random", False),
        ("person", None, False),
        ("person", None, True),
    ]
    assert (info["rematch_of"], server.get(path)["rematch"]) == (table["table"], ana["table"])
    assert carla["host"] == ""
    for token in (ana["host"], seatless["host"]):  # whoever was host is host again
        assert server.post(f"/tables/{ana['table']}/chat", {"open": True}, token)["chat_open"]
    server.post(f"/tables/{ana['table']}/seats/1/renew", token=carla["tokens"]["1"])
    # Carla's first seat there has a new link now: asking again gives it to nobody.
    assert server.post(f"{path}/rematch", token=taken["token"], status=403)["code"] == "not-allowed"
    assert server.post(f"{path}/rematch", status=401)["code"] == "unknown-token"


def test_an_uploaded_game_is_played_to_its_end_across_a_kill(own_server: Running) -> None:
    first = own_server.table("Ana", "Bruno", seed="9")
    with seated(own_server, first) as players:
        chance = random.Random(4)
        for _ in range(60):
            player = next(player for player in players if player.moves)
            if not player.ask("play", move=chance.choice(player.moves))["private"]:
                players[1 - players.index(player)].until("moved")
    record = own_server.http.get(f"/api/tables/{first['table']}/record").text
    again = own_server.post("/records", {"record": record, "pace": 0})
    info = own_server.get(f"/tables/{again['table']}")
    assert [seat["kind"] for seat in info["seats"]] == ["person", "person"]
    assert info["moment"] == info["seeded_from"] > 20
    own_server.kill()
    own_server.start()
    with seated(own_server, again) as players:
        assert not players[0].may_undo()  # what was recorded stands
        play_out(players, random.Random(5))
        ended = players[0].until("ended")["table"]
    own_server.kill()
    own_server.start()
    seed = {"nonce": ended["nonce"], "seed": ended["seed"]}
    assert own_server.post(f"/tables/{again['table']}/seed", seed)["agrees"]
    assert not own_server.post(f"/tables/{again['table']}/seed", {**seed, "seed": "other"})["agrees"]
    text = own_server.http.get(f"/api/tables/{again['table']}/record").text
    assert list(cenabum.replay(cenabum.parse_record(text)).scores.values()) == ended["result"]["scores"]
    own_server.kill()
    assert examine(own_server.file).complaints == []


def test_what_is_wrong_with_a_record_is_said_in_every_language(server: Running) -> None:
    table = server.table("Ana", "Bruno", seed="1")["table"]
    record = server.http.get(f"/api/tables/{table}/record").text
    wrong = {
        "nonsense": "„cenabum 1“",
        record.replace("seat Ana", "seat Bruno"): "Zwei Plätze heißen „Bruno“",
        record + "Ana: act ship\n": "Die Aktionen beginnen",
        record + "Ana: fly\n": "Zeile",
        record.replace("edition 2019", "edition 1999"): "„1999“ gibt es bei",
        record.replace("game orleans", "game orlean"): "Meintest du orleans?",
    }
    for text, german in wrong.items():
        problem = server.post("/records", {"record": text}, status=422)
        assert problem["code"] == "record", problem
        assert german in problem["why"]["de"]
        assert problem["why"]["de"] != problem["why"]["en"]
    far = server.post("/records", {"record": record, "at": 7}, status=422)
    assert "einen Moment 7 gibt es nicht" in far["why"]["de"]
    few = server.post("/records", {"record": record, "seats": [{"who": "me"}]}, status=422)
    assert "2 Plätze" in few["why"]["de"]
    bot = server.post("/tables", {"seats": [{"who": "me"}, {"who": "bot:gredy"}]}, status=422)
    assert "Meintest du bot:greedy?" in bot["why"]["de"]


def test_table_with_data_corrections(server: Running) -> None:
    corrections = {"counts.start_coins": 9}
    table = server.table("Ana", "Bruno", corrections=corrections)
    assert server.get(f"/tables/{table['table']}")["corrections"] == corrections
    with seated(server, table) as [ana, _]:
        assert ana.view["players"][0]["coins"] == 9
    seats = [{"who": "me", "name": "Ana"}, {"who": "open"}]
    assert server.post("/tables", {"seats": seats, "corrections": {"no.such": 1}}, status=422)["code"] == "setup"
