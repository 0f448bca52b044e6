"""A table that waits for people: sitting down, beginning with bots, with fewer or with all, and everything that can go wrong."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from cenabum.server.store.care import examine
from tests.server.servers import Message, Running, as_version_2, seated


def waiting(server: Running, *who: str, **more: Any) -> Message:
    return server.table(*who, waiting=True, **more)


def take(server: Running, table: Message, seat: int, name: str, status: int = 200, **more: Any) -> Message:
    taken: Message = server.post(f"/tables/{table['table']}/seats/{seat}/take", {"name": name, **more}, status=status)
    return taken


def begin(server: Running, table: Message, token: str, status: int = 200, **how: Any) -> Message:
    begun: Message = server.post(f"/tables/{table['table']}/start", how, token, status)
    return begun


def test_the_game_waits_until_all_sit_there_and_somebody_begins(server: Running) -> None:
    table = waiting(server, "Ana", "open", "bot:random")
    path, ana_token = f"/tables/{table['table']}", table["tokens"]["0"]
    with seated(server, table) as [ana]:
        assert ana.welcome["table"]["waiting"]
        assert not any(seat["deciding"] for seat in ana.welcome["table"]["seats"])
        assert ana.ask("plan", placements=[])["code"] == "waiting"
        assert ana.ask("advise")["code"] == "not-allowed"
        assert ana.ask("forecast")["code"] == "waiting"
        assert begin(server, table, ana_token, 409)["why"]["en"] == "A seat is still empty."
        bruno_token = take(server, table, 1, "Bruno", colour="purple")["token"]
        told = ana.until("seats")
        assert (told["seats"][1]["name"], told["seats"][1]["kind"]) == ("Bruno", "person")
        with server.sit(table["table"], bruno_token) as bruno, server.sit(table["table"]) as eve:
            assert server.get(path)["moment"] == 0  # the bot has waited, too
            sealed = server.get(path)["seed_hash"]
            assert begin(server, table, bruno_token)["waiting"] is False
            for player, seat in ((ana, 0), (bruno, 1), (eve, None)):
                welcome = player.until("welcome")
                assert (welcome["table"]["waiting"], welcome["seat"]) == (False, seat)
                assert [each["name"] for each in welcome["view"]["players"]] == ["Ana", "Bruno", "Random"]
            assert server.get(path)["seed_hash"] != sealed  # what lay there before is not what is played
            assert begin(server, table, ana_token, 409)["code"] == "begun"
            bruno.catch_up()
            assert bruno.ask("plan", placements=[])["type"] == "moved"


def test_bots_sit_down_on_the_empty_seats_when_the_host_says_so(server: Running) -> None:
    table = waiting(server, "Ana", "open", "open", "open")
    guest = take(server, table, 2, "Bruno")["token"]
    assert begin(server, table, guest, 403, bot="bot:greedy")["code"] == "not-allowed"
    assert begin(server, table, table["tokens"]["0"], 422, bot="bot:nobody")["code"] == "setup"
    seats = begin(server, table, table["tokens"]["0"], bot="bot:random")["seats"]
    assert [(seat["name"], seat["kind"]) for seat in seats] == [
        ("Ana", "person"), ("Random", "bot"), ("Bruno", "person"), ("Random 2", "bot"),
    ]  # fmt: skip
    with server.sit(table["table"], guest) as bruno:
        assert bruno.welcome["seat"] == 2
        while bruno.welcome["table"]["moment"] < 1 and not any(
            entry["bot"] for message in bruno.received for entry in message.get("entries", [])
        ):
            bruno.next()


def test_with_fewer_players_everybody_keeps_seat_link_and_chat(own_server: Running) -> None:
    table = waiting(own_server, "Ana", "open", "open", "bot:random")
    bruno_token = take(own_server, table, 2, "Bruno", colour="purple")["token"]
    with own_server.sit(table["table"], bruno_token) as bruno:
        bruno.ask("chat", text="shall we?")
        begin(own_server, table, table["tokens"]["0"], fewer=True)
        welcome = bruno.until("welcome")
        assert (welcome["seat"], welcome["chat"][0]["seat"]) == (1, 1)
        assert [seat["name"] for seat in welcome["table"]["seats"]] == ["Ana", "Bruno", "Random"]
        assert len(welcome["view"]["players"]) == 3
        bruno.catch_up()
        assert bruno.ask("plan", placements=[])["type"] == "moved"
    for _ in range(2):
        mine = own_server.post("/mine", {"tokens": [bruno_token]})["tables"]
        assert [(each["seat"], each["table"]["seats"][1]["colour"]) for each in mine] == [(1, "purple")]
        with own_server.sit(table["table"], bruno_token) as again:
            assert again.welcome["seat"] == 1
        own_server.kill()
        own_server.start()
    assert examine(own_server.file).complaints == []


def test_too_few_cannot_begin(server: Running) -> None:
    table = waiting(server, "Ana", "open")
    refused = begin(server, table, table["tokens"]["0"], 422, fewer=True)
    assert refused["why"]["en"] == "This game is for 2 to 4 players, not 1."
    assert server.get(f"/tables/{table['table']}")["waiting"]


def test_two_press_the_same_seat_at_once_and_one_of_them_is_told(server: Running) -> None:
    table = waiting(server, "Ana", "open", "open")
    path = f"/api/tables/{table['table']}/seats/1/take"
    with ThreadPoolExecutor(4) as threads:
        answers = list(threads.map(lambda name: server.http.post(path, json={"name": name}), ["Bo", "Cy", "Di", "Ed"]))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    refused = next(answer.json() for answer in answers if answer.status_code == 409)
    assert (refused["why"]["en"], refused["hint"]["en"]) == ("This seat is taken.", "Choose another one, or watch.")
    assert take(server, table, 2, "ana", 409)["why"]["en"] == "Two players at this table have the same name."
    take(server, table, 2, "Fay")
    assert take(server, table, 2, "Gil", 409)["code"] == "taken"
    assert take(server, {"table": "nowhere"}, 1, "Gil", 404)["why"]["en"] == "There is no such table here."


def test_a_server_that_is_killed_waits_on_and_the_host_comes_back(own_server: Running) -> None:
    table = waiting(own_server, "Ana", "open", "open")
    bruno = take(own_server, table, 1, "Bruno")["token"]
    assert examine(own_server.file).complaints == []
    own_server.kill()
    own_server.start()
    with own_server.sit(table["table"], table["tokens"]["0"]) as ana:
        info = ana.welcome["table"]
        assert (info["waiting"], [seat["name"] for seat in info["seats"]]) == (True, ["Ana", "Bruno", "Seat 3"])
        assert begin(own_server, table, bruno, 403)["code"] == "not-allowed"
        begin(own_server, table, table["host"], fewer=True)
        assert not ana.until("welcome")["table"]["waiting"]


def test_a_table_without_open_seats_or_without_the_wish_begins_at_once(server: Running) -> None:
    assert not server.get(f"/tables/{waiting(server, 'Ana', 'bot:random')['table']}")["waiting"]
    assert not server.get(f"/tables/{server.table('Ana', 'open')['table']}")["waiting"]


def test_a_seed_that_the_host_chose_stays(server: Running) -> None:
    table = waiting(server, "Ana", "open", seed="7")
    sealed = server.get(f"/tables/{table['table']}")["seed_hash"]
    assert begin(server, table, table["host"], bot="bot:random")["seed_hash"] == sealed


def test_the_host_makes_a_table_public_and_private_again(server: Running) -> None:
    table = waiting(server, "Ana", "open")
    path = f"/tables/{table['table']}"
    guest = take(server, table, 1, "Bruno")["token"]

    def listed() -> bool:
        return table["table"] in [each["table"] for each in server.get("/tables")["tables"]]

    assert not listed()
    assert server.post(f"{path}/public", {"public": True}, guest, 403)["code"] == "not-allowed"
    with seated(server, table) as [ana]:
        assert server.post(f"{path}/public", {"public": True}, table["tokens"]["0"])["public"]
        assert ana.until("seats")["public"]
    assert listed()
    server.post(f"{path}/public", {"public": False}, table["host"])
    assert not listed()


def test_a_file_from_before_tables_could_wait_is_taken_over(own_server: Running) -> None:
    table = own_server.table("Ana", "bot:random", pace=10)
    own_server.kill()
    as_version_2(own_server.file)
    own_server.start()
    with seated(own_server, table) as [ana]:
        assert (ana.welcome["seat"], ana.welcome["table"]["waiting"]) == (0, False)
