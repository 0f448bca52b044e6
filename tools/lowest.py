"""Runs what a user runs: a server with a game played over its socket, a game of bots, an environment's step.

    .tools/lowest/bin/python tools/lowest.py

`./check long` runs it in an environment with the lowest versions that pyproject.toml allows. It needs no package of the tests.
"""

import json
import subprocess
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path
from urllib.request import Request, urlopen

from websockets.sync.client import connect

import cenabum
from cenabum.bots import play_bots
from cenabum.envs import OneSeat

PACKAGES = (
    "fastapi",
    "gymnasium",
    "limits",
    "msgspec",
    "numpy",
    "pettingzoo",
    "rich",
    "typer",
    "uvicorn",
    "websockets",
)
SEATS = [{"who": "me", "name": "Ana"}, {"who": "bot:random"}]


def asked(address: str, path: str, body: object = None) -> dict[str, object]:
    """An answer of the server."""
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{address}api{path}", data)) as answer:
        found: dict[str, object] = json.load(answer)
        return found


def played(address: str) -> int:
    """Play a whole game over the socket; the number of its moments."""
    made = asked(address, "/tables", {"game": "kings-favor", "seats": SEATS, "pace": 0, "seed": "1"})
    tokens = made["tokens"]
    assert isinstance(tokens, dict)
    with connect(f"{address.replace('http', 'ws', 1)}api/tables/{made['table']}/live", max_size=None) as line:
        line.send(json.dumps({"type": "hello", "token": tokens["0"]}))
        decision, number, waiting = None, 0, False
        while True:
            message = json.loads(line.recv(120))
            assert message["type"] != "refused", message
            if message["type"] == "ended":
                return int(message["table"]["moment"])
            if message.get("view"):
                decision = message["view"]["decision"]
            waiting = waiting and message.get("id") != str(number)
            if decision and not waiting:
                waiting, number, move = True, number + 1, decision["moves"][-1]
                named = {"kind": move["kind"], "arguments": move["arguments"]}
                line.send(json.dumps({"type": "play", "id": str(number), "move": named, "moment": 0}))


def served() -> int:
    """Start a server and play at it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-u", "-m", "cenabum.cli.main", "serve", "--port", "0", "--file", f"{folder}/tables"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                said = server.stdout.readline()
                assert said.startswith("Cenabum is at "), said
                return played(said.split()[3])
            finally:
                server.terminate()


def main() -> None:
    """Everything, with a line for each."""
    print(", ".join(f"{name} {version(name)}" for name in PACKAGES), f"in {Path(sys.prefix).name}")
    print(f"served and played: {served()} moments")
    game = cenabum.new("orleans", ["bot:greedy", "bot:random"], seed=1)
    play_bots(game)
    print(f"a game of bots: {game.scores}")
    seat = OneSeat("orleans")
    _, told = seat.reset(seed=1)
    _, reward, *_ = seat.step(int(told["action_mask"].argmax()))
    print(f"a step: reward {reward}")


if __name__ == "__main__":
    main()
