"""Real servers on loopback for the tests, and clients that talk to them like the page does."""

import contextlib
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from cenabum.kernel.game import new
from cenabum.server.changes import changed
from tests.ports import ANEW, own_port
from tests.processes import end, start

ZYGOTE = Path(__file__).parent / "zygote.py"
Message = dict[str, Any]
PATIENCE = 300.0
"""Seconds until what does not happen counts as never happening, on however busy a machine."""


class Zygote:
    """The process that servers are forked from."""

    def __init__(self, **more: Any) -> None:
        self._process = start([sys.executable, ZYGOTE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, **more)

    def start(self, **wanted: Any) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(wanted) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        end(self._process)  # and every server that a failed test has left behind


class Running:
    """One server with its file; it can be killed and started again at the same port."""

    def __init__(self, zygote: Zygote, folder: Path, **wanted: Any) -> None:
        self.file = folder / "tables.db"
        self.out = folder / "out.txt"
        self.port = own_port()
        self.zygote = zygote
        self._wanted = {"limits": False, **wanted}
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE, limits=ANEW)
        self.pid = 0
        self._seated: list[Player] = []
        self.start()

    def start(self) -> None:
        """Start it, and again where a process that its killed forerunner had just begun still has the port."""
        self.pid = 0
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if not self.pid or self._ended_for("Address already in use"):
                self.pid = self.zygote.start(file=str(self.file), out=str(self.out), port=self.port, **self._wanted)
            with contextlib.suppress(httpx.TransportError):
                if self.http.get("/api/health").status_code == 200:
                    return
            time.sleep(0.01)
        raise AssertionError(f"the server does not start: {self.out.read_text()}")

    def _ended_for(self, reason: str) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return self.out.read_text().rstrip().endswith(reason)
        return False

    def kill(self, how: int = signal.SIGKILL) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, how)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                os.kill(self.pid, 0)
            except ProcessLookupError:
                return
            time.sleep(0.005)
        raise AssertionError("the server does not end")

    def close(self) -> None:
        self.kill(signal.SIGTERM)
        for player in self._seated:
            player.close()
        self.http.close()

    # ---- what a page does by HTTP

    def post(self, path: str, body: Any = None, token: str | None = None, status: int = 200) -> Any:
        headers = {"cenabum-token": token} if token else {}
        answer = self.http.post(f"/api{path}", json=body, headers=headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    def get(self, path: str, token: str | None = None, status: int = 200) -> Any:
        headers = {"cenabum-token": token} if token else {}
        answer = self.http.get(f"/api{path}", headers=headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    def table(self, *who: str, **more: Any) -> Message:
        """Make a table; "Ana" is a seat of mine with that name."""
        seats = [
            {"who": each} if each == "open" or each.startswith("bot:") else {"who": "me", "name": each} for each in who
        ]
        made: Message = self.post("/tables", {"seats": seats, "pace": 0, **more})
        return made

    def sit(self, table: str, token: str | None = None, moment: int = 0) -> "Player":
        player = Player(self.port, table, token, moment)
        self._seated.append(player)
        return player

    def learn(self, lesson: str, done: Sequence[Message | None] = ()) -> "Player":
        """A page at a lesson, such as orleans/first."""
        player = Player(self.port, lesson, None, hello={"type": "learn", "name": "Ana", "done": list(done)})
        self._seated.append(player)
        return player


class Player:
    """A page at a table: it keeps the last view and everything it has received."""

    def __init__(self, port: int, table: str, token: str | None, moment: int = 0, hello: Message | None = None) -> None:
        self._open = contextlib.ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                f"ws://127.0.0.1:{port}/api/{'lessons' if '/' in table else 'tables'}/{table}/live",
                max_size=None,
                max_queue=None,
                compression=None,
                open_timeout=PATIENCE,
                # The server pings. A thread of ours that did would use chance, and hypothesis minds when it does while it draws.
                ping_interval=None,
            )
        )
        self.received: list[Message] = []
        self.view: Message = {}
        self.moment = moment
        self.undo = False
        self._ids = 0
        self._prefix = random.Random().getrandbits(40)
        try:
            self.send(hello or {"type": "hello", "token": token, "moment": moment})
            self.welcome = self.next()
        except BaseException:
            self.close()
            raise

    def send(self, message: Message | str | bytes) -> None:
        self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def next(self, timeout: float = PATIENCE) -> Message:
        message: Message = json.loads(self.socket.recv(timeout))
        self.received.append(message)
        if "view" in message:
            self.view = message["view"]
        if "change" in message:
            self.view = changed(self.view, message["change"])
        self.moment = message.get("moment", self.moment)
        self.undo = message.get("undo", self.undo)
        return message

    def until(self, *kinds: str, timeout: float = PATIENCE) -> Message:
        """The next message of one of these kinds."""
        ready = time.monotonic() + timeout
        while True:
            message = self.next(max(0.01, ready - time.monotonic()))
            if message["type"] in kinds:
                return message

    def ask(self, kind: str, **fields: Any) -> Message:
        """Send a message with an id of its own and wait for its answer."""
        self._ids += 1
        fields.setdefault("id", f"{self._prefix}.{self._ids}")
        self.send({"type": kind, **fields})
        while True:
            message = self.next()
            if message.get("id") == fields["id"]:
                return message

    def catch_up(self) -> list[Message]:
        """Whatever has arrived by the time the server has answered a question."""
        before = len(self.received)
        self.ask("why", moment=0)
        return self.received[before:-1]

    def may_undo(self) -> bool:
        """May I take my last move back, as far as I was told?"""
        return self.undo

    @property
    def moves(self) -> list[Message]:
        decision = self.view["decision"]
        return [named(move) for move in decision["moves"]] if decision else []

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def named(move: Message) -> Message:
    """A move as it is told to the server."""
    return {"kind": move["kind"], "arguments": move["arguments"]}


def kept(*moves: Message) -> str:
    """Moves of a game of Orléans for two as a table file keeps them."""
    known = new("orleans", ["Ana", "Bruno"]).moves
    return json.dumps([known.structured(move["kind"], move["arguments"]) for move in moves])


@contextlib.contextmanager
def seated(server: Running, table: Message) -> Iterator[list[Player]]:
    """All seats of a table that are mine."""
    players = [server.sit(table["table"], token) for _, token in sorted(table["tokens"].items())]
    try:
        yield players
    finally:
        for player in players:
            player.close()


def as_version_2(file: Path) -> None:
    """Make a file look as it was before tables could wait."""
    with contextlib.closing(sqlite3.connect(file)) as older:
        for index in ("tables_to_bots", "tables_of_bots"):
            older.execute(f"DROP INDEX {index}")
        for column in ("waiting", "maker", "bots", "people"):
            older.execute(f"ALTER TABLE tables DROP COLUMN {column}")
        older.execute("ALTER TABLE seats DROP COLUMN link")
        older.execute("PRAGMA user_version = 2")


def as_version_1(file: Path) -> None:
    """Make a file look as the first version of Cenabum wrote it."""
    as_version_2(file)
    with contextlib.closing(sqlite3.connect(file)) as older:
        for column in ("chance", "seed_chosen", "chat_open"):
            older.execute(f"ALTER TABLE tables DROP COLUMN {column}")
        older.execute("DROP TABLE requests")
        older.execute("ALTER TABLE seats DROP COLUMN taken_back")
        older.execute("ALTER TABLE seats ADD COLUMN requests TEXT NOT NULL DEFAULT '[\"placed\"]'")
        older.execute("ALTER TABLE journal ADD COLUMN request TEXT DEFAULT 'planned'")
        older.execute("ALTER TABLE chat ADD COLUMN request TEXT DEFAULT 'said'")
        older.execute("PRAGMA user_version = 1")
