"""What the page costs a browser, early and late in a game: entering a table, and each move that somebody makes there.

    .venv/bin/python benchmarks/browser.py
    .venv/bin/python benchmarks/browser.py --old FOLDER   # and another checkout with a built page, in turns with this one

Four seats, a watcher's page. Games that bots have played are gone on with at a move, by random legal moves that are the same for
every checkout. Times are those of the page's main thread (CPU, by the browser's own clocks), so a busy machine changes them little;
"to the prompt" is what a clock on the wall shows with a processor four times as slow and a slow mobile line, and is worth nothing
where the machine has other work. Bytes are counted by a relay between browser and server, as they go over the wire.
"""

import argparse
import contextlib
import json
import random
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from websockets.sync.client import connect

import cenabum
from cenabum.bots.asking import decide, decision_seed
from cenabum.bots.register import bot_named

PROJECT = Path(__file__).resolve().parents[1]
SEATS = ["Ana", "Bruno", "Clara", "Denis"]
GAMES = {"orleans": ("bot:greedy", (42, 764)), "first-kingdom": ("bot:settler", (42, 1525))}
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1_638_400 / 8, "uploadThroughput": 675_000 / 8}
BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
"""The first that is there; else Playwright's own."""
CLOCKS = {
    "task": "TaskDuration",
    "script": "ScriptDuration",
    "layout": "LayoutDuration",
    "style": "RecalcStyleDuration",
}
AT_TABLE = ".page[data-moment]"
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
FROM_NOW = "([moment]) => document.querySelector('.page')?.dataset.moment >= moment"
Table = tuple[str, dict[str, str]]


class Case(NamedTuple):
    """A game, and the move at which it is entered."""

    game: str
    move: int


def record(case: Case) -> str:
    """A game of bots up to a move."""
    game = cenabum.new(case.game, SEATS, seed="page")
    bots = [bot_named(GAMES[case.game][0])() for _ in SEATS]
    for number in range(case.move):
        if game.over:
            raise SystemExit(f"The game of {case.game} is over after {number} moves; name an earlier move.")
        seat = game.state.deciding_seats()[0]
        game.play(seat, decide(game.state, seat, bots[seat], decision_seed("page", number)))
    return game.record().text()


class Relay:
    """Passes everything on to a server and counts what comes back."""

    def __init__(self, to: int) -> None:
        self.to, self.bytes = to, 0
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                page, _ = self._listening.accept()
                server = socket.create_connection(("127.0.0.1", self.to))
                threading.Thread(target=self._pour, args=(page, server, False), daemon=True).start()
                threading.Thread(target=self._pour, args=(server, page, True), daemon=True).start()

    def _pour(self, source: socket.socket, target: socket.socket, back: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if back:
                    self.bytes += len(data)
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        self._listening.close()


class Server:
    """`cenabum serve` of a checkout."""

    def __init__(self, checkout: Path, folder: str) -> None:
        command = [sys.executable, "-u", "-m", "cenabum.cli.main", "serve", "--port", "0", "--no-limits", "--file"]
        environment = {"PYTHONPATH": str(checkout / "src"), "PATH": "/usr/bin:/bin"}
        self.process = subprocess.Popen(
            [*command, f"{folder}/tables.db"], cwd=checkout, env=environment, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        found = re.search(r"localhost:(\d+)", self.process.stdout.readline())
        assert found
        self.port = int(found[1])
        self.relay = Relay(self.port)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=120)

    def continued(self, text: str) -> Table:
        seats = [{"who": "me", "name": name} for name in SEATS]
        made = self.http.post("/api/records", json={"record": text, "seats": seats, "pace": 0}).json()
        return made["table"], made["tokens"]

    def close(self) -> None:
        self.relay.close()
        self.process.terminate()
        self.process.wait(30)


class Players:
    """Everybody at a table; they make random moves, the same ones wherever the table is the same."""

    def __init__(self, server: Server, table: Table, stack: contextlib.ExitStack) -> None:
        self.server, self.table, self.chance = server, table, random.Random(1)
        self.sockets = []
        for seat in range(len(SEATS)):
            url = f"ws://127.0.0.1:{server.port}/api/tables/{table[0]}/live"
            line = stack.enter_context(connect(url, max_size=None, ping_interval=None))
            line.send(json.dumps({"type": "hello", "token": table[1][str(seat)]}))
            self.sockets.append(line)

    def moment(self) -> int:
        return int(self.server.http.get(f"/api/tables/{self.table[0]}").json()["moment"])

    def move(self) -> int | None:
        """Something that everybody sees happens; the moment afterwards, or None when the game is over."""
        before = self.moment()
        while (now := self.moment()) == before:
            for seat, line in enumerate(self.sockets):
                headers = {"authorization": f"Bearer {self.table[1][str(seat)]}"}
                path = f"/api/tables/{self.table[0]}/moments/{before}"
                view = self.server.http.get(path, headers=headers).json()["view"]
                if view["over"]:
                    return None
                if view["decision"]:
                    self._play(line, view["decision"]["moves"])
                    break
        return now

    def _play(self, line: Any, moves: list[dict[str, Any]]) -> None:
        move = self.chance.choice(moves)
        wanted = f"{self.chance.getrandbits(60)}"
        line.send(json.dumps({"type": "play", "id": wanted, "move": {key: move[key] for key in ("kind", "arguments")}}))
        while json.loads(line.recv(60)).get("id") != wanted:
            pass


@contextlib.contextmanager
def window(browser: Browser, server: Server, table: str, *, at_door: bool = False) -> Iterator[tuple[Page, CDPSession]]:
    """A browser that was never here, about to watch a table."""
    context = browser.new_context(
        base_url=f"http://127.0.0.1:{server.relay.port}", viewport={"width": 1280, "height": 800}
    )
    page = context.new_page()
    kept = {"language": "en", "theme": "light", "pace": "instant", "motion": False, "draws": False, "sound": False}
    page.add_init_script(f"localStorage['cenabum.settings'] = '{json.dumps(kept)}'")
    if not at_door:
        page.add_init_script(f"sessionStorage['cenabum.watching'] = '{json.dumps({table: 'watch'})}'")
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    yield page, session
    context.close()


def clocks(session: CDPSession) -> dict[str, float]:
    """Milliseconds of the main thread so far, and what the page consists of."""
    told = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    return {name: told[metric] * 1000 for name, metric in CLOCKS.items()}


def settle(page: Page) -> None:
    page.wait_for_selector(AT_TABLE)
    page.wait_for_load_state("networkidle")
    page.evaluate(PAINTED)


def measured(browser: Browser, server: Server, table: Table, moves: int) -> dict[str, float]:
    """Entering a table and watching so many moves."""
    found: dict[str, float] = {}
    with contextlib.ExitStack() as stack:
        with window(browser, server, table[0], at_door=True) as (page, _):
            before = server.relay.bytes
            page.goto(f"/t/{table[0]}")
            page.get_by_role("button", name="Watch").click()
            settle(page)
            found["bytes by the door"] = server.relay.bytes - before
        page, session = stack.enter_context(window(browser, server, table[0]))
        before = server.relay.bytes
        page.goto(f"/t/{table[0]}")
        settle(page)
        found["bytes"] = server.relay.bytes - before
        found |= {f"enter {name}": value for name, value in clocks(session).items()}
        found["elements"] = page.evaluate("document.querySelectorAll('*').length")
        players = Players(server, table, stack)
        page.evaluate(PAINTED)
        start, begun, made = clocks(session), server.relay.bytes, 0
        while made < moves and (moment := players.move()) is not None:
            page.wait_for_function(FROM_NOW, arg=[moment], polling=20)
            page.evaluate(PAINTED)
            made += 1
        found |= {name: (value - start[name]) / made for name, value in clocks(session).items()}
        found["bytes a move"] = (server.relay.bytes - begun) / made
    return found


def to_the_prompt(browser: Browser, server: Server, table: Table) -> float:
    """Seconds until a player sees what to do, on a slow phone with a slow line."""
    with window(browser, server, table[0]) as (page, session):
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", SLOW_4G)
        session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        begun = time.perf_counter()
        page.goto(f"/t/{table[0]}#{table[1]['0']}", wait_until="commit")
        page.get_by_role("region", name="What to do now").wait_for(timeout=120_000)
        return time.perf_counter() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--old", type=Path, help="another checkout, with its page built")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--moves", type=int, default=20, help="so many moves are watched at each table")
    parser.add_argument("--only", choices=list(GAMES), help="one game")
    wanted = parser.parse_args()
    if wanted.old and not (wanted.old / "src/cenabum/server/page/index.html").exists():
        parser.error(f"There is no built page in {wanted.old}; start tools/page.py there.")
    checkouts = {"old": wanted.old.resolve(), "new": PROJECT} if wanted.old else {"new": PROJECT}
    cases = [Case(game, move) for game, (_, moves) in GAMES.items() if wanted.only in (None, game) for move in moves]
    results: dict[tuple[str, Case], list[dict[str, float]]] = {(name, case): [] for name in checkouts for case in cases}
    with sync_playwright() as playwright, contextlib.ExitStack() as stack:
        browser = playwright.chromium.launch(
            executable_path=next(filter(None, map(shutil.which, BROWSERS)), None), args=["--no-sandbox"]
        )
        servers = {}
        for name, checkout in checkouts.items():
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            servers[name] = Server(checkout, folder)
            stack.callback(servers[name].close)
        for case in cases:
            text = record(case)
            for _ in range(wanted.rounds):
                for name, server in servers.items():
                    table = server.continued(text)
                    found = {"to the prompt": to_the_prompt(browser, server, table)}
                    results[name, case].append(found | measured(browser, server, table, wanted.moves))
        browser.close()
    for (name, case), rounds in results.items():
        middle = {what: median(each[what] for each in rounds) for what in rounds[0]}
        print(f"{case.game}, move {case.move}, {name}")
        print(
            f"  entering: {middle['bytes'] / 1000:.0f} kB, by the door {middle['bytes by the door'] / 1000:.0f} kB; "
            f"{middle['enter task']:.0f} ms, of which script {middle['enter script']:.0f}; "
            f"{middle['elements']:.0f} elements; {middle['to the prompt']:.1f} s to the prompt, slowed down"
        )
        parts = ", ".join(f"{what} {middle[what]:.1f}" for what in ("script", "layout", "style"))
        print(f"  a move: {middle['task']:.1f} ms ({parts}), {middle['bytes a move'] / 1000:.1f} kB")


if __name__ == "__main__":
    main()
