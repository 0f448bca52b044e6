"""The contract: the page's TypeScript is fresh, the HTTP part does what its OpenAPI says, the command serves."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from cenabum.kernel.language import LANGUAGES
from cenabum.kernel.rulebook import whole_rulebook
from cenabum.server.calls import BODIES
from tests.effort import many
from tests.processes import Started
from tests.server.servers import PATIENCE, Running

PROJECT = Path(__file__).resolve().parents[2]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]


def test_the_typescript_is_fresh() -> None:
    done = subprocess.run(
        [sys.executable, PROJECT / "tools" / "typescript.py", "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def described(server: Running) -> Any:
    server.table("Ana", "bot:random", public=True)
    return schemathesis.openapi.from_url(f"http://127.0.0.1:{server.port}/api/openapi.json")


schema = schemathesis.pytest.from_fixture("described")


@schema.parametrize()
@settings(max_examples=many(4, 100), suppress_health_check=list(HealthCheck))
def test_the_http_part_does_what_it_says(case: schemathesis.Case[Any]) -> None:
    answer = case.call()
    if answer.status_code == 413:  # a text beyond its longest length can be beyond that of all bodies too
        assert answer.json()["code"] == "too-large"
    else:
        case.validate_response(answer, checks=CHECKS)


def test_every_call_has_a_name_of_its_own(server: Running) -> None:
    """Clients are made from the description, a function for each call."""
    calls = server.http.get("/api/openapi.json").json()["paths"]
    names = [call["operationId"] for path in calls.values() for call in path.values()]
    assert len(names) > 20
    assert len(set(names)) == len(names)


def test_the_description_says_what_a_body_of_the_right_shape_is_refused_for(server: Running) -> None:
    calls = server.http.get("/api/openapi.json").json()["paths"]
    with_body = [call for path in calls.values() for call in path.values() if "requestBody" in call]
    assert len(with_body) == len(BODIES)
    for call in with_body:
        assert "`malformed`" in call["responses"]["422"]["description"]
    told = calls["/api/tables"]["post"]["responses"]["422"]["description"]
    seats = [{"who": "me", "name": "Ana"}, {"who": "open"}]
    bodies: list[dict[str, Any]] = [{"seats": seats, "game": "chess"}, {"seats": []}]
    for body in (*bodies, {"seats": [{"who": "me", "name": "a:b"}, *seats]}):
        assert f"`{server.post('/tables', body, status=422)['code']}`" in told


def test_games_rules_and_figures(server: Running) -> None:
    games = server.get("/games")
    assert games["games"][0]["name"] == "orleans"
    assert {game["name"]: game["minutes"] for game in games["games"]} == {
        "orleans": 90,
        "first-kingdom": 90,
        "kings-favor": 90,
        "cathedral": 30,
    }
    assert {"bot:random", "bot:greedy"} <= {bot["name"] for bot in games["games"][0]["bots"]}
    assert any(rule["id"] == "general.undo" for rule in server.get("/rules/orleans")["rules"])
    for language in LANGUAGES:
        book = server.get(f"/rules/orleans?language={language}")
        told = whole_rulebook("cenabum.orleans")["general.undo"].told(language)
        assert book["language"] == language
        assert (told.title, told.text) in [(rule["title"], rule["text"]) for rule in book["rules"]]
    assert server.get("/rules/orleans?language=xx", status=404)["code"] == "unknown-language"
    assert "map" in server.get("/figures/orleans")["figures"]
    assert server.get("/rules/chess", status=404)["code"] == "unknown-game"
    assert server.get("/nothing", status=404)["code"] == "unknown"


def test_the_command_serves(started: Started, tmp_path: Path) -> None:
    one, two = (serving(started, tmp_path / f"{number}.db") for number in range(2))
    addresses = []
    for process in (one, two):
        addresses.append(address_of(process))
        assert httpx.get(f"{addresses[-1]}api/health", timeout=PATIENCE).json()["writing"]
        assert httpx.get(addresses[-1], timeout=PATIENCE).headers["content-type"].startswith("text/html")
    assert addresses[0] != addresses[1]
    for process in (one, two):
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 130
        assert said_in_the_end(process) == "\nStopped.\n"


@pytest.mark.parametrize("module", ["cenabum", "typer", "fastapi", "uvicorn"])
def test_control_c_while_it_is_loaded(started: Started, tmp_path: Path, module: str) -> None:
    """A part that takes for ever to load holds it at a known point."""
    (tmp_path / f"{module}.py").write_text("import signal\nprint('loading', flush=True)\nsignal.pause()\n")
    process = serving(started, tmp_path / "tables.db", PYTHONPATH=str(tmp_path))
    assert process.stdout is not None
    assert process.stdout.readline() == "loading\n"
    process.send_signal(signal.SIGINT)
    assert process.wait(PATIENCE) == 130
    assert said_in_the_end(process) == "\nStopped.\n"


def test_control_c_that_the_parent_ignores_is_ignored(started: Started, tmp_path: Path) -> None:
    """`nohup cenabum serve &`: an interrupt for others is not for it; the end is SIGTERM."""
    started_so = (
        "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_IGN); os.execv(sys.argv[1], sys.argv[1:])"
    )
    process = serving(started, tmp_path / "tables.db", before=[sys.executable, "-c", started_so])
    address = address_of(process)
    process.send_signal(signal.SIGINT)
    assert httpx.get(f"{address}api/health", timeout=PATIENCE).json()["writing"]
    process.send_signal(signal.SIGTERM)
    assert process.wait(PATIENCE) == -signal.SIGTERM
    assert said_in_the_end(process) == ""


def test_others_in_the_network_are_told_an_address_that_they_can_open(started: Started, tmp_path: Path) -> None:
    process = serving(started, tmp_path / "tables.db", "--host", "0.0.0.0")
    address = address_of(process)
    assert "//localhost" not in address
    assert "//0.0.0.0" not in address
    assert httpx.get(f"{address}api/health", timeout=PATIENCE).json()["writing"]


def serving(
    started: Started, file: Path, *options: str, before: Sequence[str] = (), **environment: str
) -> "subprocess.Popen[str]":
    command = [*before, Path(sys.executable).with_name("cenabum"), "serve", "--file", file, *options]
    pipe = subprocess.PIPE
    return started(command, stdout=pipe, stderr=pipe, env=os.environ | environment)


def address_of(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline().split()[3]


def said_in_the_end(process: "subprocess.Popen[str]") -> str:
    assert process.stderr is not None
    return process.stderr.read()
