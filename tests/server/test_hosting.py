"""What a host meets: a proxy in front, names, older files, lost links, people who do too much."""

import contextlib
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from cenabum.server import serve as serving
from cenabum.server.errors import Denied
from cenabum.server.limits import ADDRESS, LimitsInMemory
from cenabum.server.store import SqliteStore
from cenabum.server.store import schema as stores
from tests.ports import own_port
from tests.server.servers import PATIENCE, Running, Zygote, as_version_1, seated
from tests.server.test_file import cenabum
from tests.server.test_playing import first_plan

NAME = "play.example.org"


@pytest.fixture(scope="module")
def hosted(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """`cenabum serve --proxy --name play.example.org`, as docs/hosting.md has it."""
    running = Running(zygote, tmp_path_factory.mktemp("hosted"), behind_proxy=True, names=[NAME], limits=True)
    yield running
    running.close()


# ---- names and proxies


def test_only_this_machine_reaches_it_unless_told_otherwise(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 10):
        pass
    with pytest.raises(OSError, match=r"refused|unreachable|timed out"):  # another address of the same machine
        socket.create_connection(("127.0.0.2", server.port), 10)


def test_a_server_answers_to_its_names_only(hosted: Running) -> None:
    for host in (NAME, NAME.upper(), f"{NAME}:8443", "localhost", "127.0.0.1"):
        assert hosted.http.get("/api/games", headers={"host": host}).status_code == 200, host
    for host in ("evil.example", f"{NAME}.evil.example", "example.org", "[::1", "a b", ""):
        answer = hosted.http.get("/api/games", headers={"host": host})
        assert answer.status_code in {400, 421}, host


@pytest.fixture(scope="module")
def at_home(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """`cenabum serve --host 0.0.0.0`"""
    running = Running(zygote, tmp_path_factory.mktemp("home"), host="0.0.0.0")
    yield running
    running.close()


def test_a_server_at_home_answers_to_numbers_and_to_the_name_of_its_machine(at_home: Running) -> None:
    machine = socket.gethostname().partition(".")[0]
    own = [socket.gethostname(), machine.upper(), f"{machine}.local", "localhost", "192.168.178.20", "[2001:db8::7]"]
    for host in (*own, *(f"{each}:8014" for each in own)):
        assert at_home.http.get("/api/games", headers={"host": host}).status_code == 200, host
    for host in ("evil.example", f"{machine}.evil.example", f"{machine}.local.evil.example", "1.2.3.4.evil.example"):
        for more in ({}, {"origin": f"http://{host}"}):  # the page of whoever lets the name mean this server
            asked = at_home.http.post("/api/tables", json={}, headers={"host": host, **more})
            assert (asked.status_code, asked.json()["code"]) == (421, "unknown-host")
            assert asked.json()["why"]["en"] == f"This server does not answer to the name “{host}”."
            hint = f"Whoever runs it can allow that name: cenabum serve --name {host}"
            assert asked.json()["hint"]["en"] == hint
        shown = at_home.http.get("/", headers={"host": host, "accept": "text/html", "accept-language": "de"})
        assert f"<h1>Auf den Namen „{host}“ hört dieser Server nicht.</h1>" in shown.text
        assert "refresh" not in shown.text


def test_another_page_may_not_make_tables_and_is_told_of_names(at_home: Running) -> None:
    body = {"seats": [{"who": "open"}, {"who": "open"}]}
    asked = at_home.http.post("/api/tables", json=body, headers={"origin": "http://evil.example"})
    assert (asked.status_code, asked.json()["why"]["en"]) == (403, "Only our own page may ask for this.")
    assert asked.json()["hint"]["en"] == (
        "If people reach this server by another name, whoever runs it has to allow that name: cenabum serve --name …"
    )


def test_behind_a_proxy_its_own_page_may_ask_whatever_the_port(hosted: Running) -> None:
    table = hosted.table("Ana", "Bruno")
    url = f"ws://127.0.0.1:{hosted.port}/api/tables/{table['table']}/live"
    headers = {"host": NAME, "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}
    body = {"seats": [{"who": "open"}, {"who": "open"}]}
    for origin, status in ((f"https://{NAME}", 200), (f"http://{NAME}:81", 200), ("https://evil.example", 403)):
        answer = hosted.http.post("/api/tables", json=body, headers={**headers, "origin": origin})
        assert answer.status_code == status, origin
    with connect(url, origin=Origin("http://127.0.0.1")) as live:  # the port is the proxy's business
        live.send('{"type":"hello"}')
        assert "welcome" in str(live.recv(10))
    with pytest.raises(InvalidStatus), connect(url, origin=Origin("https://evil.example")):
        pass


def test_behind_a_proxy_people_are_told_apart_by_their_own_address(hosted: Running) -> None:
    body = {"seats": [{"who": "open"}, {"who": "open"}]}

    def made(person: str) -> int:
        return hosted.http.post("/api/tables", json=body, headers={"x-forwarded-for": person}).status_code

    assert 429 in [made("198.51.100.1") for _ in range(65)]
    assert made("198.51.100.2") == 200


def test_without_the_option_nobody_believes_forwarded_headers(zygote: Zygote, tmp_path: Path) -> None:
    running = Running(zygote, tmp_path, limits=True)
    body = {"seats": [{"who": "open"}, {"who": "open"}]}
    codes = [
        running.http.post("/api/tables", json=body, headers={"x-forwarded-for": f"198.51.100.{number}"}).status_code
        for number in range(65)
    ]
    running.close()
    assert codes[0] == 200
    assert codes[-1] == 429


def test_one_address_has_only_so_many_sockets() -> None:
    limits = LimitsInMemory(on=True)
    with contextlib.ExitStack() as opened:
        for _ in range(ADDRESS["open"][0]):
            opened.enter_context(limits.open("198.51.100.1"))
        with pytest.raises(Denied, match="too-many"), limits.open("198.51.100.1"):
            pass
        with limits.open("198.51.100.2"):
            pass
    with limits.open("198.51.100.1"):
        pass


def test_a_socket_too_many_is_refused_before_it_opens(zygote: Zygote, tmp_path: Path) -> None:
    running = Running(zygote, tmp_path, limits=True)
    table = running.table("Ana", "Bruno")["table"]
    url = f"ws://127.0.0.1:{running.port}/api/tables/{table}/live"
    with contextlib.ExitStack() as opened:
        for _ in range(120):  # so many a minute
            opened.enter_context(connect(url, compression=None))
        with pytest.raises(InvalidStatus) as refused:
            connect(url, compression=None)
    assert refused.value.response.status_code == 403
    running.close()


# ---- pages


@pytest.mark.parametrize("path", ["/", "/new", "/rules", "/rules/census.ties", "/t/abc", "/t/abc/7"])
def test_addresses_of_the_page(server: Running, path: str) -> None:
    for address in (path, f"{path}?x=1"):
        answer = server.http.get(address)
        assert (answer.status_code, answer.headers["content-type"].split(";")[0]) == (200, "text/html")


@pytest.mark.parametrize(
    "path",
    [
        "/new/more",
        "/settings",
        "/t",
        "/t/",
        "/t/Abc",
        "/t/%",
        "/t/%ff",
        "/%",
        "/t/abc%2F..",
        "/t/abc/seven",
        "/t/abc/7/8",
        "/rules/a/b",
        "/wp.php",
    ],
)
def test_other_addresses_get_a_page_too_but_it_says_that_nothing_is_there(server: Running, path: str) -> None:
    answer = server.http.get(path)
    assert (answer.status_code, answer.headers["content-type"].split(";")[0]) == (404, "text/html")


def test_large_answers_are_packed_when_the_browser_can_unpack(server: Running) -> None:
    packed = server.http.get("/api/rules/orleans", headers={"accept-encoding": "gzip"})
    plain = server.http.get("/api/rules/orleans", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()


# ---- older files


def test_an_older_file_is_brought_up_to_date_and_keeps_its_tables(
    own_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = own_server.table("Ana", "Bruno")["table"]
    own_server.kill()

    now = stores.VERSION
    add_note = "ALTER TABLE tables ADD COLUMN note TEXT NOT NULL DEFAULT 'none';"
    monkeypatch.setattr(stores, "VERSION", now + 2)
    monkeypatch.setattr(stores, "MIGRATIONS", {now: add_note, now + 1: ""})
    store = SqliteStore(own_server.file)
    secret = store.secret
    assert [tuple(row) for row in store.rows("SELECT id, note FROM tables")] == [(table, "none")]
    store.close()
    again = SqliteStore(own_server.file)  # a second time there is nothing to do
    assert (again.secret, again.rows("PRAGMA user_version")[0][0]) == (secret, now + 2)
    again.close()


def test_a_migration_that_fails_changes_nothing(own_server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    own_server.table("Ana", "Bruno")
    own_server.kill()

    now = stores.VERSION
    monkeypatch.setattr(stores, "VERSION", now + 1)
    monkeypatch.setattr(stores, "MIGRATIONS", {now: "DROP TABLE chat; DROP TABLE on_the_way;"})
    with pytest.raises(sqlite3.OperationalError, match="on_the_way"):
        SqliteStore(own_server.file)
    with contextlib.closing(sqlite3.connect(own_server.file)) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (now,)
        assert file.execute("SELECT count(*) FROM chat").fetchone() == (0,)
    monkeypatch.undo()
    own_server.start()
    assert own_server.get("/health")["writing"]


def test_a_file_of_version_1_keeps_its_draws_its_chat_and_what_was_answered(own_server: Running) -> None:
    table = own_server.table("Ana", "Bruno", seed="1")
    with seated(own_server, table) as [ana, bruno]:
        ana.ask("plan", placements=first_plan(ana))
        bruno.ask("chat", text="hello")
        codes = first_plan(bruno)
        bruno.ask("play", move=codes[0])
    own_server.kill()
    as_version_1(own_server.file)
    store = SqliteStore(own_server.file)
    found = store.rows("SELECT id, chance, seed_chosen, chat_open FROM tables")
    assert [tuple(row) for row in found] == [(table["table"], "fast", 0, 1)]
    store.close()
    with contextlib.closing(sqlite3.connect(own_server.file)) as file:
        file.execute("UPDATE tables SET chance = 'keyed-1'")  # which drew for this table, unlike for any of version 1
        file.commit()
    own_server.start()
    with seated(own_server, table) as [ana, bruno]:
        assert (len(ana.welcome["chat"]), bruno.welcome["plan"]) == (1, codes[:1])
        assert ana.ask("undo", id="planned")["entries"] == []
        assert bruno.ask("undo", id="placed")["entries"] == []
        assert bruno.ask("chat", id="said", text="hello")["number"] == 1
        assert bruno.ask("play", move=codes[1])["type"] == "moved"


# ---- links that were lost or got into wrong hands


def test_who_has_the_file_can_give_lost_links_again(own_server: Running) -> None:
    table = own_server.table("Ana", "open")
    command = ["links", table["table"], "--file", own_server.file, "--address", "https://play.example.org/"]
    said = cenabum(*command)
    assert said.returncode == 0
    lines = said.stdout.splitlines()
    assert lines[0] == f"Ana: https://play.example.org/t/{table['table']}#{table['tokens']['0']}"
    assert lines[1].endswith(f"#{table['host']}")
    new = own_server.post(f"/tables/{table['table']}/seats/0/renew", token=table["tokens"]["0"])
    assert new["token"] in cenabum(*command).stdout
    wrong = cenabum("links", "nothere", "--file", own_server.file)
    assert (wrong.returncode, "has no table nothere" in wrong.stderr) == (2, True)


def test_the_host_token_can_be_made_void(server: Running) -> None:
    table = server.table("Ana", "open")
    path = f"/tables/{table['table']}"
    taken = server.post(f"{path}/seats/1/take", {"name": "Bruno"})
    assert server.post(f"{path}/host/renew", token=taken["token"], status=403)["code"] == "not-allowed"
    new = server.post(f"{path}/host/renew", token=table["host"])["host"]
    assert server.post(f"{path}/seats/1/leave", token=table["host"], status=401)["code"] == "unknown-token"
    assert server.post(f"{path}/seats/1/leave", token=new)["seats"][1]["kind"] == "open"
    assert server.post("/mine", {"tokens": [table["host"], new]})["gone"] == [table["host"]]


def test_who_takes_the_seat_that_a_host_gave_up_is_no_host(server: Running) -> None:
    """Otherwise anybody with the table's link could get at the others' seats."""
    table = server.table("Ana", "Bruno")
    path = f"/tables/{table['table']}"
    server.post(f"{path}/seats/0/leave", token=table["tokens"]["0"])
    stranger = server.post(f"{path}/seats/0/take", {"name": "Eve"})
    assert server.post(f"{path}/seats/1/leave", token=stranger["token"], status=403)["code"] == "not-allowed"
    assert server.post(f"{path}/seats/1/bot", {"bot": "bot:random"}, stranger["token"], 403)["code"] == "not-allowed"
    assert server.post(f"{path}/chat", {"open": False}, stranger["token"], 403)["code"] == "not-allowed"
    assert not server.get(path)["seats"][0]["host"]
    assert server.post(f"{path}/seats/1/leave", token=table["host"])["seats"][1]["kind"] == "open"


def test_a_seat_of_another_table_or_a_changed_token_is_none(server: Running) -> None:
    one, two = server.table("Ana", "Bruno"), server.table("Ana", "Bruno")
    token = one["tokens"]["0"]
    payload, _, signature = token.rpartition(".")
    for wrong in (
        two["tokens"]["0"],
        token[:-1],
        f"{payload}.{signature[::-1]}",
        f"x{token}",
        "",
        ".",
        "a.b.c",
        "❦",
        "\0",
    ):
        assert server.sit(one["table"], wrong).welcome["code"] == "unknown-token", wrong
    answer = httpx.post(
        f"http://127.0.0.1:{server.port}/api/tables/{one['table']}/seats/0/renew",
        headers={b"authorization": b"Bearer \xff\xfe"},
        timeout=PATIENCE,
    )
    assert answer.status_code == 401


def test_a_port_that_is_let_go_of_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a kill, when a process that was just being started still has it. One that stays taken is refused."""
    held = socket.create_server(("127.0.0.1", own_port()))
    port = held.getsockname()[1]
    monkeypatch.setattr(serving, "LETTING_GO_SECONDS", 0.0)
    with pytest.raises(OSError, match="in use"):
        serving.open_socket("127.0.0.1", port, exactly=True)
    monkeypatch.setattr(serving, "LETTING_GO_SECONDS", PATIENCE)
    monkeypatch.setattr("cenabum.server.serve.time.sleep", lambda _: held.close())
    with serving.open_socket("127.0.0.1", port, exactly=True) as opened:
        assert opened.getsockname()[1] == port
