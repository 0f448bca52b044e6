"""Whatever is wrong is answered with a code and a sentence, and changes nothing."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from cenabum.kernel.language import LANGUAGES
from tests.effort import many
from tests.server.servers import Player, Running, Zygote, seated
from tests.server.test_playing import first_plan

BAD = {
    "empty": "",
    "word": "nonsense",
    "list": "[]",
    "no-type": "{}",
    "null": "null",
    "unknown-type": '{"type":"jump"}',
    "no-fields": '{"type":"play"}',
    "text-for-move": '{"type":"play","id":"a","move":"3"}',
    "empty-id": '{"type":"play","id":"","move":{"kind":"pass"}}',
    "number-for-move": '{"type":"play","id":"a","move":3}',
    "number-for-argument": '{"type":"play","id":"a","move":{"kind":"act","arguments":{"place":3}}}',
    "extra-argument": '{"type":"play","id":"a","move":{"kind":"pass","code":3}}',
    "extra-field": '{"type":"play","id":"a","move":{"kind":"pass"},"extra":1}',
    "long-plan": '{"type":"plan","id":"a","placements":' + json.dumps([{"kind": "pass"}] * 65) + "}",
    "empty-text": '{"type":"chat","id":"a","text":""}',
    "long-text": '{"type":"chat","id":"a","text":"' + "x" * 501 + '"}',
    "deep": "[" * 5000,
    "second-hello": '{"type":"hello"}',
    "half-character": '{"type":"chat","id":"a","text":"\\ud800"}',
    "endless": '{"type":"pace","id":"a","seconds":1e999}',
    "no-number": '{"type":"pace","id":"a","seconds":NaN}',
    "huge-number": '{"type":"play","id":"a","move":' + "9" * 5000 + "}",
    "huge-placement": '{"type":"plan","id":"a","placements":[' + "9" * 4000 + "]}",
    "huge-moment": '{"type":"why","id":"a","moment":18446744073709551616}',
    "fraction": '{"type":"play","id":"a","move":3.5}',
    "deep-objects": '{"id":' * 2500,
    "deep-placements": '{"type":"plan","id":"a","placements":' + "[" * 5000 + "]" * 5000 + "}",
    "list-for-id": '{"type":"play","id":["a"],"move":{"kind":"pass"}}',
    "long-id": '{"type":"undo","id":"' + "x" * 65 + '"}',
    "after-the-end": '{"type":"undo","id":"a"} {"type":"undo","id":"b"}',
    "nothing-to-see": '{"type":"chat","id":"a","text":"\\u200b\\u202e \\u0000"}',
    "binary": b"\xff\xfe\x00\x01",
    "binary-half": b'{"type":"chat","id":"a","text":"\xc3"}',
}


@pytest.fixture(scope="module")
def ana(server: Running) -> Player:
    table = server.table("Ana", "Bruno", seed="1")
    return server.sit(table["table"], table["tokens"]["0"])


@pytest.mark.parametrize("text", BAD.values(), ids=BAD)
def test_malformed_messages(ana: Player, text: str | bytes) -> None:
    before = ana.view
    ana.send(text)
    refused = ana.until("refused")
    assert refused["code"] == "malformed"
    assert refused["why"]["en"] != refused["why"]["de"]
    ana.catch_up()
    assert ana.view == before


def test_whoever_writes_a_program_is_told_what_exactly_cannot_be_read(server: Running, ana: Player) -> None:
    ana.send('{"type":"play","id":"a","move":"3"}')
    refused = ana.until("refused")
    assert "$.move" in refused["detail"]
    assert "$.move" not in str(refused["why"])
    answer = server.post("/tables", {"seats": "two"}, status=422)
    assert "$.seats" in answer["detail"]


def test_a_binary_frame_and_any_letters_are_welcome(server: Running) -> None:
    """JSON is JSON, whatever the frame; chat keeps what people write, without letters that cannot be seen."""
    table = server.table("Ana", "Bruno")
    with seated(server, table) as [ana, bruno]:
        ana.send(json.dumps({"type": "chat", "id": "b", "text": "Orléans ❦ 日本語 🧀 \u202eא\x07"}).encode())
        assert bruno.until("said")["text"] == "Orléans ❦ 日本語 🧀 א"


def test_a_large_message_is_refused_and_a_huge_one_closes(server: Running) -> None:
    table = server.table("Ana", "Bruno")
    with server.sit(table["table"]) as watcher:
        watcher.send("x" * 20_000)
        assert watcher.until("refused")["code"] == "too-large"
        watcher.send("x" * 200_000)
        with pytest.raises(ConnectionClosed):
            watcher.until("never")


def test_out_of_turn_and_not_offered(server: Running) -> None:
    with seated(server, server.table("Ana", "Bruno", seed="1")) as [ana, bruno]:
        ana.ask("plan", placements=first_plan(ana))
        refused = ana.ask("play", move=first_plan(bruno)[0])
        assert refused["code"] == "refused"
        assert refused["rule"].startswith(("general.", "planning."))
        assert ana.ask("plan", placements=[])["code"] == "refused"
        unknown = bruno.ask("play", move={"kind": "fly", "arguments": {"place": "moon"}})
        assert unknown["rule"] == "general.not-offered"
        assert bruno.moment == 3


def test_a_watcher_can_only_watch(server: Running) -> None:
    table = server.table("Ana", "Bruno")
    with server.sit(table["table"]) as watcher:
        asked: dict[str, dict[str, Any]] = {
            "play": {"move": {"kind": "pass"}},
            "undo": {},
            "chat": {"text": "hi"},
            "odds": {},
            "pace": {"seconds": 1},
        }
        for kind, fields in asked.items():
            assert watcher.ask(kind, **fields)["code"] == "not-allowed"


def test_a_message_sent_twice_counts_once(server: Running) -> None:
    with seated(server, server.table("Ana", "Bruno", seed="1")) as [ana, bruno]:
        codes = first_plan(ana)
        first = ana.ask("plan", placements=codes, id="once")
        again = ana.ask("plan", placements=codes, id="once")
        assert (len(first["entries"]), again["entries"]) == (3, [])
        assert again["moment"] == first["moment"]
        ana.ask("chat", text="hello", id="c")
        ana.send({"type": "chat", "id": "c", "text": "hello"})
        ana.catch_up()
        bruno.catch_up()
        assert [message["text"] for message in bruno.received if message["type"] == "said"] == ["hello"]
        placed = bruno.ask("play", move=first_plan(bruno)[0], id="p")
        assert placed["private"]
        assert bruno.ask("play", move=first_plan(bruno)[0], id="p")["entries"] == []
        assert len(bruno.view["players"][1]["planned"]) == 1


def test_the_first_message_is_hello(server: Running) -> None:
    table = server.table("Ana", "Bruno")
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table['table']}/live") as socket:
        socket.send('{"type":"undo","id":"a"}')
        assert json.loads(socket.recv(10))["code"] == "hello-first"


@pytest.mark.parametrize("path", ["/api/tables/nothere/live", "/api/tables/%00/live", "/api/tables/a'b/live"])
def test_unknown_tables(server: Running, path: str) -> None:
    with connect(f"ws://127.0.0.1:{server.port}{path}") as socket:
        socket.send('{"type":"hello"}')
        assert json.loads(socket.recv(10))["code"] == "unknown-table"
    assert server.get("/tables/nothere", status=404)["code"] == "unknown-table"
    page = server.http.get("/t/nothere")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert server.http.get("/no/such/page").status_code == 404


def test_other_sites_may_not_ask(server: Running) -> None:
    table = server.table("Ana", "Bruno")
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table['table']}/live"
    for origin in ("https://evil.example", f"http://127.0.0.1:{server.port + 1}", "null", "file://"):
        with pytest.raises(InvalidStatus), connect(url, origin=Origin(origin)):
            pass
    with connect(url, origin=Origin(f"http://127.0.0.1:{server.port}")) as socket:
        socket.send('{"type":"hello"}')
        assert json.loads(socket.recv(10))["type"] == "welcome"
    foreign = server.http.post("/api/tables", json={"seats": []}, headers={"origin": "https://evil.example"})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign")
    rebound = server.http.get("/api/games", headers={"host": "evil.example"})
    assert (rebound.status_code, rebound.json()["code"]) == (421, "unknown-host")


def test_headers_of_every_answer(server: Running) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/t/abc"):
        headers = server.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "http" not in policy
        assert headers["x-content-type-options"] == "nosniff"
    part = server.http.get(
        "/assets/nothing.js"
    ).headers  # a part of the page; what is not there is answered by the page
    assert part["x-content-type-options"] == "nosniff"


def test_large_bodies_are_refused(server: Running) -> None:
    for body in (b"x" * 600_000, iter([b"x" * 300_000, b"y" * 300_000])):
        try:
            answer = server.http.post("/api/records", content=body)
        except httpx.TransportError:
            continue
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_no_file_outside_the_page_is_served(server: Running) -> None:
    for path in ("/../api.py", "/%2e%2e/api.py", "/assets/../../api.py", "/..%2fapi.py", "/%00", "/.git/config"):
        assert "import" not in server.http.get(path).text


def test_rates_are_limited(zygote: Zygote, tmp_path: Any) -> None:
    running = Running(zygote, tmp_path, limits=True)
    try:
        made = [running.http.post("/api/tables", json={"seats": [{"who": "open"}, {"who": "open"}]}) for _ in range(65)]
        assert made[0].status_code == 200
        assert (made[-1].status_code, made[-1].json()["code"]) == (429, "too-many")
        with running.sit(made[0].json()["table"]) as watcher:
            for _ in range(150):
                watcher.send('{"type":"undo","id":"a"}')
            codes = [watcher.until("refused")["code"] for _ in range(150)]
            assert "too-many" in codes
        path = made[0].json()["table"]
        seat = running.post(f"/tables/{path}/seats/0/take", {"name": "Ana"})
        with running.sit(path, seat["token"]) as ana:
            said = [ana.ask("chat", text="again and again").get("code", "said") for _ in range(21)]
            assert said == ["said"] * 20 + ["too-many"]
            asked = [ana.ask("why", moment=0).get("code", "because") for _ in range(31)]
            assert asked == ["because"] * 30 + ["too-many"]
            seat = running.post(f"/tables/{path}/seats/1/take", {"name": "Bruno"})
            with running.sit(path, seat["token"]) as bruno:
                for number in range(21):  # each is written to the disk and told to all
                    bruno.send({"type": "pace", "id": f"pace {number}", "seconds": number % 2})
                paced = [bruno.until("seats", "refused") for _ in range(21)]
                assert [told.get("code", "seats") for told in paced] == ["seats"] * 20 + ["too-many"]
                assert paced[-1]["why"]["en"] == "That was too much at once."
    finally:
        running.close()


def test_rates_are_those_of_a_seat_and_of_an_address_however_many_sockets(zygote: Zygote, tmp_path: Path) -> None:
    running = Running(zygote, tmp_path, limits=True)
    tables = [running.table("Ana", "Bruno") for _ in range(3)]

    def answers(*sockets: Player, kind: str, **fields: Any) -> list[str]:
        """Everybody asks so often that one seat alone would be told it is too much, and then waits for all answers."""
        times = 31
        for number in range(times):
            for socket in sockets:
                socket.send({"type": kind, "id": f"{kind} {number} {id(socket)}", **fields})
        found: list[str] = []
        for socket in sockets:
            mine = {f"{kind} {number} {id(socket)}" for number in range(times)}
            while mine:
                message = socket.next()
                if message.get("id") in mine:
                    mine.discard(message["id"])
                    found.append(str(message.get("code", message["type"])))
        return found

    try:
        same_seat = [running.sit(tables[0]["table"], tables[0]["tokens"]["0"]) for _ in range(3)]
        assert Counter(answers(*same_seat, kind="why", moment=0)) == {"because": 30, "too-many": 63}
        watching = [running.sit(tables[1]["table"]) for _ in range(2)]
        assert Counter(answers(*watching, kind="why", moment=0)) == {"because": 30, "too-many": 32}
        other_seat = running.sit(tables[2]["table"], tables[2]["tokens"]["0"])
        # Ten of its own, and ten that are left of the address' sixty: the first seat had ten of its own, too.
        assert Counter(answers(other_seat, kind="why", moment=0)) == {"because": 20, "too-many": 11}
        assert other_seat.ask("chat", text="talking is another thing")["type"] == "said"
    finally:
        running.close()


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inside: st.lists(inside, max_size=5),
    max_leaves=10,
)
moves = st.fixed_dictionaries(
    {"kind": st.sampled_from(["place", "done", "pass", "act"]) | st.text(max_size=20)},
    optional={
        "arguments": st.dictionaries(st.sampled_from(["follower", "space", "place"]), st.text(max_size=20)) | values
    },
)
kinds = st.sampled_from(["hello", "play", "plan", "sketch", "undo", "chat", "odds", "why", "pace"])
messages = st.fixed_dictionaries(
    {"type": kinds | st.text(max_size=8)},
    optional={
        "id": st.text(max_size=70) | values,
        "move": moves | values,
        "moment": st.integers(-5, 500) | values,
        "text": st.text() | values,
        "placements": st.lists(moves, max_size=70) | values,
        "seconds": st.floats() | values,
        "token": st.text() | values,
    },
)


@pytest.fixture(scope="module")
def victim(server: Running) -> tuple[Player, Player]:
    table = server.table("Ana", "Bruno", seed="1")
    return server.sit(table["table"], table["tokens"]["0"]), server.sit(table["table"], table["tokens"]["1"])


@settings(max_examples=many(30, 1500), suppress_health_check=list(HealthCheck))
@given(message=messages | st.binary(max_size=200) | st.text(max_size=200))
def test_fuzzed_messages(victim: tuple[Player, Player], message: Any) -> None:
    """Whatever is sent, the socket lives, the answer is of a kind we know, and no mistake of ours comes to light."""
    ana, bruno = victim
    ana.send(json.dumps(message) if isinstance(message, dict) else message)
    for answer in ana.catch_up():
        assert answer["type"] in {"refused", "moved", "undone", "said", "odds", "because", "seats"}
        assert answer.get("code") != "mistake", answer
    for told in bruno.catch_up():
        assert told["type"] in {"moved", "undone", "said", "seats"}


def test_a_refusal_is_told_in_every_language_and_names_the_players(server: Running) -> None:
    table = server.table("Ana", "Bruno", seed="1")
    with seated(server, table) as [ana, _]:
        ana.ask("plan", placements=[])
        refused = ana.ask("play", move={"kind": "pass"})
        assert (refused["code"], refused["rule"]) == ("refused", "planning.together")
        assert refused["why"] == {
            "en": "The actions begin when everybody has finished planning.",
            "de": "Die Aktionen beginnen, wenn alle fertig geplant haben.",
            "fr": "Les actions commencent quand tous ont fini de planifier.",
        }
        assert refused["hint"] == {"en": "Bruno is planning.", "de": "Bruno ist beim Planen.", "fr": "Bruno planifie."}


def test_problems_are_told_in_every_language(server: Running) -> None:
    table = server.table("Ana", "Bruno")["table"]
    asked = [
        server.http.get("/api/tables/nosuch"),
        server.http.get("/api/rules/nosuch"),
        server.http.get("/api/nosuch"),
        server.http.get("/api/tables/NOSUCH"),
        server.http.delete("/api/tables"),
        server.http.get(f"/api/tables/{table}/moments/77"),
        server.http.post(f"/api/tables/{table}/rematch"),
        server.http.post(f"/api/tables/{table}/seats/0/take", json={"name": "Carla"}),
        server.http.post("/api/tables", content=b"{"),
        server.http.post("/api/tables", json={"seats": [{"who": "me"}, {"who": "bot:nosuch"}]}),
        server.http.post("/api/tables", json={"seats": [{"who": "me"}] * 5}),
        server.http.post("/api/records", json={"record": "nonsense"}),
    ]
    for answer in asked:
        problem = answer.json()
        assert answer.status_code >= 400, problem
        assert set(problem["why"]) == set(problem["hint"]) == set(LANGUAGES)
        assert problem["why"]["en"] != problem["why"]["de"]
        assert all(problem["why"].values())
