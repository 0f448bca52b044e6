"""The real server in a process of its own, and games that are already going on."""

import contextlib
import functools
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

import cenabum
from cenabum.bots.asking import decide, decision_seed
from cenabum.bots.register import bot_named
from tests.ports import ANEW, own_port
from tests.processes import end_with_us

ROOT = Path(__file__).resolve().parents[2]
SEATED = ("Ana", "Bruno")
CLUB = "club.localhost"
"""Another name of this computer: Chromium knows all that end so."""


def build_page() -> None:
    """Make the page as `./play` does."""
    subprocess.run([sys.executable, ROOT / "tools" / "page.py"], check=True)


class Server:
    """`cenabum serve` with a file of its own; it can be killed and started again at the same address.

    `command` is that of another environment.
    """

    def __init__(
        self, folder: Path, command: tuple[str, ...] = (), options: tuple[str, ...] = ("--no-limits",)
    ) -> None:
        self.options = options
        self.command = command or (str(Path(sys.executable).with_name("cenabum")),)
        self.file = folder / "web.tables"
        self.out = folder / "out.txt"
        self.port = own_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.club = f"http://{CLUB}:{self.port}"
        self.http = httpx.Client(base_url=self.address, timeout=120, limits=ANEW)
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        command = [*self.command, "serve", "--file", str(self.file), "--port", str(self.port)]
        with self.out.open("ab") as out:
            self._process = subprocess.Popen(
                [*command, *self.options, "--name", CLUB],
                stdout=out,
                stderr=out,
                start_new_session=True,
                preexec_fn=end_with_us,  # noqa: PLW1509 # one thread
            )
        while self._process.poll() is None:
            with contextlib.suppress(httpx.TransportError):
                if self.http.get("/api/health").status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError(f"the server does not start: {self.out.read_text()}")

    def kill(self, how: int = signal.SIGKILL) -> None:
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):
            os.kill(self._process.pid, how)
        self._process.wait()

    def close(self) -> None:
        self.kill(signal.SIGTERM)
        self.http.close()

    # ---- tables

    def post(self, path: str, body: Any, token: str | None = None) -> Any:
        headers = {"cenabum-token": token} if token else {}
        answer = self.http.post(f"/api{path}", json=body, headers=headers)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def info(self, table: str) -> Any:
        return self.http.get(f"/api/tables/{table}").json()

    def record(self, table: str) -> str:
        return self.http.get(f"/api/tables/{table}/record").text

    def table(self, *who: str, **more: Any) -> "Made":
        """A new table; "Ana" is a seat of mine, "bot:greedy" a bot's, "open" nobody's yet. Bots do not wait."""
        return Made(self.post("/tables", {"seats": seats(who), "pace": 0, **more}))

    def continued(self, game: "cenabum.Game", *who: str) -> "Made":
        """A table at which a game goes on. Seats as for a new one; without them, Ana is mine and Bruno a bot's."""
        chosen = seats(who or ("Ana", "bot:random"))
        return Made(self.post("/records", {"record": game.record().text(), "seats": chosen, "pace": 0}))


class Made:
    """A table that was made for a test, with the tokens of its seats in order."""

    def __init__(self, created: Any) -> None:
        self.id: str = created["table"]
        self.tokens: list[str] = list(created["tokens"].values())

    def seat(self, number: int = 0) -> str:
        """The path that brings a seat of mine."""
        return f"/t/{self.id}#{self.tokens[number]}"


def seats(who: tuple[str, ...]) -> list[dict[str, str]]:
    return [{"who": each} if each == "open" or ":" in each else {"who": "me", "name": each} for each in who]


# ---- games that are already going on

Wanted = Callable[[Any], bool]
"""Asked with Ana's view whenever she has to decide something."""


EXPANDS = re.compile("expand .*|recruit trader|act village|place .* village")  # what brings place tiles


@functools.cache
def _moves(seed: str, players: int, tile: str) -> list[tuple[int, int]]:
    """The seats and moves of a whole game between bots; Ana takes a place tile when she can get it, or ("any") all she can."""
    game = cenabum.new("orleans", [*SEATED, "Clara", "Denis"][:players], seed=seed)
    bots = [bot_named("bot:greedy" if seed.endswith("greedy") else "bot:random")() for _ in range(players)]
    moves: list[tuple[int, int]] = []
    while not game.over:
        seat = game.state.deciding_seats()[0]
        code = decide(game.state, seat, bots[seat], decision_seed(seed, len(moves)))
        if tile and seat == 0:
            wish = EXPANDS if tile == "any" else re.compile(f"expand {tile}")
            code = next((move.code for move in game.legal(seat) if wish.fullmatch(str(move))), code)
        moves.append((seat, code))
        game.play(seat, code)
    return moves


def game_at(wanted: Wanted | None, bot: str = "greedy", players: int = 2, tile: str = "") -> cenabum.Game:
    """A game played by bots up to the first decision of Ana's that is wanted, or (None) to its end; several games are tried."""
    for attempt in range(400):
        seed = f"web-{attempt}-{bot}"
        game = cenabum.new("orleans", [*SEATED, "Clara", "Denis"][:players], seed=seed)
        for seat, code in _moves(seed, players, tile):
            if seat == 0 and wanted is not None and wanted(game.view("Ana")):
                return game
            game.play(seat, code)
        if wanted is None:
            return game
    raise AssertionError("no game comes to such a decision")


def decision(kind: str, round_number: int = 0, tiles: int = 0) -> Wanted:
    """Ana has a decision of this kind, in this round or later, and so many place tiles; of a plan nothing is placed yet."""

    def wanted(view: Any) -> bool:
        if view.decision is None or view.decision.kind != kind or view.round < round_number:
            return False
        if sum(place.category != "board" for place in view.players[0].places) < tiles:
            return False
        return kind != "plan" or not any(player.planned for player in view.players)

    return wanted


BY_CHANCE = {"technology", "forfeit"}
BY_TILE = {"store": "gunpowder_tower", "bathe": "bathhouse", "buy": "pharmacy", "protect": "sacristy"}


def game_deciding(kind: str, round_number: int = 0) -> cenabum.Game:
    """A game in which Ana has to decide something of this kind."""
    bot = "random" if kind in BY_CHANCE else "greedy"
    return game_at(decision(kind, round_number), bot, tile=BY_TILE.get(kind, ""))
