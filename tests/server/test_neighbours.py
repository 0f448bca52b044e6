"""People who share an address: thirty members of a club are no flood, and nobody is refused a move because of his neighbours."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cenabum.server.errors import Denied
from cenabum.server.limits import ADDRESS, MESSAGES, MOST_SHARES, REQUESTS, LimitsInMemory
from cenabum.server.pages import FOLDER
from tests.server.servers import PATIENCE, Running, Zygote, seated
from tests.server.test_file import cenabum
from tests.server.test_playing import first_plan
from tests.web.servers import build_page

MEMBERS = 30
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def parts_of_the_page() -> list[str]:
    """Some parts of the page; a browser that has never been here asks for 40."""
    built = sorted(file.name for file in (FOLDER / "assets").iterdir() if file.suffix == ".js")
    return [f"/assets/{name}" for name in built[:10]]


@pytest.fixture(autouse=True, scope="module")
def built() -> None:
    build_page()


@pytest.fixture
def limited(zygote: Zygote, tmp_path: Path) -> Iterator[Running]:
    running = Running(zygote, tmp_path, limits=True)
    yield running
    running.close()


@pytest.fixture
def tight(zygote: Zygote, tmp_path: Path) -> Iterator[Running]:
    """A server that soon has enough of an address."""
    running = Running(zygote, tmp_path, limits=True, most={"requests": 40, "messages": 5})
    yield running
    running.close()


def use_up(server: Running) -> httpx.Response:
    """Ask from this address until that is too much."""
    while True:
        answer = server.http.get("/api/games")
        if answer.status_code != 200:
            return answer


def test_thirty_members_behind_one_address_are_no_flood(limited: Running) -> None:
    """Each opens the start page and the page of a table, with all their parts, and what these ask for, within one minute."""
    parts = parts_of_the_page()
    table = limited.table("Ana", "Bruno", seed="1")
    asked = ["/", "/api/games", "/api/tables", *parts, f"/t/{table['table']}"]
    shown = [f"/api/tables/{table['table']}{part}" for part in ("", "/printed", "/log", "/moments/0")]
    statuses = []
    with httpx.Client(base_url=limited.http.base_url, timeout=PATIENCE) as browser:
        for _ in range(MEMBERS):
            statuses += [browser.get(path).status_code for path in asked]
            statuses += [
                browser.get(path, headers={"cenabum-token": table["tokens"]["0"]}).status_code for path in shown
            ]
            statuses.append(browser.post("/api/mine", json={"tokens": list(table["tokens"].values())}).status_code)
    assert set(statuses) == {200}


def test_only_parts_of_the_page_that_there_are_go_uncounted(tight: Running) -> None:
    part = parts_of_the_page()[0]
    assert {tight.http.get(part).status_code for _ in range(100)} == {200}
    assert {tight.http.get("/assets/no-such-part.js").status_code for _ in range(100)} == {404, 429}


def test_what_a_seat_does_is_not_refused_because_of_its_neighbours(tight: Running) -> None:
    table = tight.table("Ana", "Bruno", seed="1")
    path, token = f"/tables/{table['table']}", table["tokens"]["0"]
    with seated(tight, table) as [ana, _]:
        use_up(tight)
        for _ in range(20):
            assert tight.get(f"{path}/printed", token)
        assert tight.http.get(f"/api{path}/printed").status_code == 429  # without the token it is anybody
        forged = {"cenabum-token": token[:-4] + "aaaa"}
        assert tight.http.get(f"/api{path}/printed", headers=forged).status_code == 429
        for _ in range(10):  # twice what the address may send
            assert ana.ask("odds", placements=[])["type"] == "odds"
        assert ana.ask("plan", placements=first_plan(ana))["type"] == "moved"


def test_a_seat_has_an_end_of_its_own(tight: Running) -> None:
    table = tight.table("Ana", "Bruno", seed="1")
    path, token = f"/api/tables/{table['table']}/printed", table["tokens"]["0"]
    statuses = [tight.http.get(path, headers={"cenabum-token": token}).status_code for _ in range(200)]
    share = int(REQUESTS.share.partition("/")[0])
    assert statuses[: share + 20] == [200] * (share + 20)
    assert statuses[-1] == 429


def test_one_address_has_only_so_many_seats_with_a_share_of_their_own() -> None:
    limits = LimitsInMemory(True, {"messages": 1})
    for seat in range(MOST_SHARES + 1):
        limits.hit_both(MESSAGES, f"table {seat}", "198.51.100.1", own=True)  # the last one uses what the address has
    with pytest.raises(Denied, match="too-many"):
        limits.hit_both(MESSAGES, f"table {MOST_SHARES}", "198.51.100.1", own=True)
    limits.hit_both(MESSAGES, "table 0", "198.51.100.1", own=True)  # who was there first is not pushed out
    limits.hit_both(MESSAGES, f"table {MOST_SHARES}", "198.51.100.2", own=True)


# ---- what somebody is told


def test_too_much_says_when_to_try_again(tight: Running) -> None:
    refused = use_up(tight)
    assert (refused.status_code, refused.json()["why"]["en"]) == (429, "That was too much at once.")
    assert 1 <= int(refused.headers["retry-after"]) <= 60


@pytest.mark.parametrize(
    ("language", "why", "then"),
    [
        ("en", "That was too much at once.", "This page tries again by itself in N seconds."),
        (
            "de-AT,en;q=0.5",
            "Das war zu viel auf einmal.",
            "Diese Seite versucht es in N Sekunden von selbst noch einmal.",
        ),
        ("fr", "C’était trop à la fois.", "Cette page réessaiera d’elle-même dans N secondes."),
    ],
)
def test_a_person_gets_a_page_in_words_that_tries_again_by_itself(
    tight: Running, language: str, why: str, then: str
) -> None:
    use_up(tight)
    answer = tight.http.get("/", headers={**BROWSER, "accept-language": language})
    seconds = answer.headers["retry-after"]
    assert (answer.status_code, answer.headers["content-type"]) == (429, "text/html; charset=utf-8")
    assert f'<meta http-equiv="refresh" content="{seconds}">' in answer.text
    assert f"<h1>{why}</h1>" in answer.text
    [told] = re.findall(r"<p>(.*)</p>", answer.text)
    assert re.sub(r"[0-9]+", "N", told).replace("second.", "seconds.").replace("Sekunde ", "Sekunden ") in {
        then,
        then.replace("secondes", "seconde"),
    }


# ---- limits that a host sets


def test_all_limits_of_an_address_can_be_set_and_stand_in_the_docs() -> None:
    hosting = (Path(__file__).resolve().parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `([a-z]+)=([0-9]+)` \|", hosting, re.MULTILINE) == [
        (name, str(number)) for name, (number, _) in ADDRESS.items()
    ]


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (
            ["--limit", "request=3000"],
            (
                "There is no limit “request”. Did you mean requests? Limits: requests, tables, sockets, open, connections, "
                "messages, talk, thoughts, back.\n"
            ),
        ),
        (
            ["--limit", "requests=many"],
            "--limit requests needs a whole number from 1: how many in one minute, such as requests=600.\n",
        ),
        (["--limit", "open"], "--limit open needs a whole number from 1: how many at one time, such as open=250.\n"),
        (
            ["--limit", "tables=0"],
            "--limit tables needs a whole number from 1: how many in one hour, such as tables=60.\n",
        ),
        (
            ["--limit", "tables=5", "--no-limits"],
            "--limit sets a limit and --no-limits takes all away: leave one of them out.\n",
        ),
    ],
)
def test_a_limit_that_cannot_be(said: list[str], why: str, tmp_path: Path) -> None:
    refused = cenabum("serve", "--port", "0", "--file", tmp_path / "tables.db", *said)
    assert (refused.returncode, refused.stdout, refused.stderr) == (2, "", why)
    assert not (tmp_path / "tables.db").exists()
