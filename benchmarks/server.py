"""The server under load: scripted players at many tables, on loopback only, bounded in time and number.

The server has one core to itself where the system lets us choose, the players have the others. A move is *seen* when the other
seat's socket has received it; by then it is on the disk. Tables move at a given rate (open load: a table that is late does not slow
down the others), then as fast as they can. `--games` does it with four seats and each game in turn, as fast as they can. Players unpack
what they receive, as pages do; with `--ask` they also ask after each move what things would do, as pages do.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from cenabum.server.changes import changed

MOST_TABLES, MOST_SECONDS = 400, 120
GAMES = ("orleans", "first-kingdom", "kings-favor", "cathedral")
NAMES = ("Ana", "Bruno", "Chloé", "Denis")


class Told(msgspec.Struct):
    """As much of a message as a scripted player reads."""

    type: str
    moment: int = 0
    private: bool = False
    id: str | None = None
    view: dict[str, Any] | None = None
    change: Any = None
    why: Any = None


_read = msgspec.json.Decoder(Told).decode


class Counting(ClientConnection):
    """A socket that counts what it receives, as it comes over the wire."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


class Player:
    """One seat: keeps what it may do, and tells its table when it has seen something."""

    def __init__(self, table: "Table", socket: Any) -> None:
        self.table = table
        self.socket = socket
        self.over = False
        self.decision: dict[str, Any] | None = None
        self.ready = asyncio.Event()

    async def listen(self) -> None:
        async for text in self.socket:
            told = _read(text)
            now = time.perf_counter()
            if told.view is not None:
                self._see([told.view])
                self.ready.set()
            elif told.change:
                self._see(told.change)
            self.table.heard(self, told, now)
            if told.type == "moved" and self.table.asks:
                await self.socket.send(json.dumps({"type": "foresee", "id": "f", "moment": told.moment}))

    def _see(self, change: Any) -> None:
        known = changed({"over": self.over, "decision": self.decision}, _of_interest(change))
        self.over, self.decision = known["over"], known["decision"]


def _of_interest(change: Any) -> Any:
    """What of a change a scripted player looks at."""
    wanted = ("over", "decision")
    if isinstance(change, list):
        return [{name: change[0][name] for name in wanted}]
    return {name: change[name] for name in wanted if name in change}


class Table:
    """Players who move in turn as the rules let them."""

    def __init__(self, number: int, game: str, seats: int, *, asks: bool) -> None:
        self.game = game
        self.seats = NAMES[:seats]
        self.asks = asks
        self.chance = random.Random(number)
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.sent = 0.0
        self.mover: Player | None = None
        self.moved = asyncio.Event()
        self.moves = 0
        self.seen: list[float] = []
        self.answered: list[float] = []
        self.waiting: set[Player] = set()

    async def open(self, http: httpx.AsyncClient, port: int, stack: AsyncExitStack) -> None:
        seats = [{"who": "me", "name": name} for name in self.seats]
        made = (await http.post("/api/tables", json={"game": self.game, "seats": seats})).json()
        for player in self.players:
            await player.socket.close()
        for task in self.tasks:
            task.cancel()
        self.players, self.tasks = [], []
        self.url = f"ws://127.0.0.1:{port}/api/tables/{made['table']}/live"
        for seat in made["tokens"]:
            socket = await stack.enter_async_context(dialled(self.url))
            player = Player(self, socket)
            self.players.append(player)
            await socket.send(json.dumps({"type": "hello", "token": made["tokens"][seat]}))
            self.tasks.append(asyncio.create_task(player.listen()))
        for player in self.players:
            await asyncio.wait_for(player.ready.wait(), 30)

    @property
    def over(self) -> bool:
        return any(player.over for player in self.players)

    @property
    def received(self) -> int:
        """Bytes that all seats have received over the wire."""
        return sum(player.socket.received for player in self.players)

    async def entering(self) -> int:
        """Bytes that somebody receives who comes to watch."""
        async with dialled(self.url) as socket:
            await socket.send(json.dumps({"type": "hello"}))
            await socket.recv()
            return int(socket.received)

    def heard(self, player: Player, told: Told, now: float) -> None:
        if told.type == "refused":
            raise RuntimeError(told.why["en"])
        if told.type != "moved" or player not in self.waiting:
            return
        self.waiting.discard(player)
        (self.answered if player is self.mover else self.seen).append(now - self.sent)
        if not self.waiting:
            self.moved.set()

    async def move(self) -> None:
        """One move that the other seat sees: a whole plan, or what is to be decided."""
        player = self.chance.choice([player for player in self.players if player.decision is not None])
        decision = player.decision
        assert decision is not None
        moves = decision["moves"]
        self.moves += 1
        message: dict[str, Any] = {"id": str(self.moves)}
        if decision["kind"] == "plan":
            message |= {"type": "plan", "placements": self._plan(moves)}
        else:
            message |= {"type": "play", "move": _named(self.chance.choice(moves))}
        self.mover = player
        self.waiting = set(self.players)
        self.moved.clear()
        self.sent = time.perf_counter()
        await player.socket.send(json.dumps(message))
        await asyncio.wait_for(self.moved.wait(), 30)

    def _plan(self, moves: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """A few followers of different kinds on spaces of different places, so that all of it is legal."""
        chosen: list[dict[str, Any]] = []
        kinds: set[str] = set()
        places: set[str] = set()
        for choice in self.chance.sample(moves, len(moves)):
            follower, space = choice["arguments"].get("follower", ""), choice["arguments"].get("space", "")
            place = space.partition(".")[0]
            if follower and follower not in kinds and place not in places and len(chosen) < 4:
                chosen.append(_named(choice))
                kinds.add(follower)
                places.add(place)
        return chosen


def dialled(url: str) -> Any:
    """A socket that is about to be opened."""
    return connect(url, max_size=None, ping_interval=None, create_connection=Counting)


def _named(choice: dict[str, Any]) -> dict[str, Any]:
    return {"kind": choice["kind"], "arguments": choice["arguments"]}


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] * 1000 if values else 0.0


async def load(
    tables: list[Table], rate: float, seconds: float, http: httpx.AsyncClient, server: "Server", stack: AsyncExitStack
) -> dict[str, float]:
    """All tables at a rate of moves a second each (0: as fast as they can), for some seconds."""
    for table in tables:
        table.seen, table.answered = [], []
    begun, worked = time.perf_counter(), server.worked()
    received = sum(table.received for table in tables)
    end = begun + seconds

    async def run(table: Table) -> int:
        done = 0
        if rate:
            await asyncio.sleep(table.chance.uniform(0, 1 / rate))
        while (now := time.perf_counter()) < end:
            if table.over:
                nonlocal received
                received -= table.received
                await table.open(http, server.port, stack)
                received += table.received
            await table.move()
            done += 1
            if rate:
                # Like people: some moves come quickly, some late.
                await asyncio.sleep(max(0.0, table.chance.expovariate(rate) - (time.perf_counter() - now)))
        return done

    moves = sum(await asyncio.gather(*(run(table) for table in tables)))
    took = time.perf_counter() - begun
    seen = [value for table in tables for value in table.seen]
    answered = [value for table in tables for value in table.answered]
    return {
        "rate": rate,
        "server_cpu_ms_per_move": (server.worked() - worked) / moves * 1000,
        "server_cpu_share": (server.worked() - worked) / took,
        "moves_per_second": moves / took,
        "bytes_per_move_and_seat": (sum(table.received for table in tables) - received) / moves / len(tables[0].seats),
        **{f"seen_p{number}_ms": percentile(seen, number / 100) for number in (50, 95, 99)},
        "answered_p95_ms": percentile(answered, 0.95),
        "worst_ms": max(seen) * 1000,
    }


class Server:
    """A server on a free port, and what the system tells of it."""

    def __init__(self, folder: str) -> None:
        begun = time.perf_counter()
        command = [sys.executable, "-u", "-m", "cenabum.cli.main", "serve", "--port", "0", "--no-limits", "--file"]
        self.process = subprocess.Popen([*command, f"{folder}/tables.db"], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().split("localhost:")[1].split("/")[0])
        self.took = time.perf_counter() - begun
        self._told = Path(f"/proc/{self.process.pid}")

    def memory(self) -> int:
        """Resident memory in kB."""
        return int(self._told.joinpath("status").read_text(encoding="ascii").partition("VmRSS:")[2].split()[0])

    def worked(self) -> float:
        """Seconds of CPU time so far, all threads."""
        fields = self._told.joinpath("stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def alone(self, core: int) -> None:
        """Let it have one core for all its threads."""
        for thread in self._told.joinpath("task").iterdir():
            os.sched_setaffinity(int(thread.name), {core})

    def close(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)


async def measure(
    tables: int, seconds: float, rates: list[float], game: str, seats: int, *, asks: bool
) -> dict[str, Any]:
    found: dict[str, Any] = {"game": game, "seats": seats, "tables": tables, "cores": os.cpu_count()}
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    with tempfile.TemporaryDirectory() as folder:
        starts = []
        for _ in range(3):
            server = Server(folder)
            starts.append((server.took, server.worked()))
            if len(starts) < 3:
                server.close()
        found["cold_start_s"] = statistics.median(took for took, _ in starts)
        found["cold_start_cpu_s"] = statistics.median(worked for _, worked in starts)
        if len(cores) > 1:
            server.alone(cores[-1])
            os.sched_setaffinity(0, set(cores[:-1]))
        try:
            async with (
                httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http,
                AsyncExitStack() as stack,
            ):
                await http.get("/api/games")
                before = server.memory()
                live = [Table(number, game, seats, asks=asks) for number in range(tables)]
                for table in live:
                    await table.open(http, server.port, stack)
                found["memory_kB_per_new_table"] = (server.memory() - before) / tables
                found["loads"] = [await load(live, rate, seconds, http, server, stack) for rate in [*rates, 0.0]]
                found["memory_kB_per_table_in_play"] = (server.memory() - before) / tables
                found["entering_bytes"] = statistics.median([await table.entering() for table in live[:9]])
        finally:
            server.close()
    return found


HEAD = (
    "moves/s a table   in all   seen by others: p50, p95, p99      worst (ms)   answered p95   CPU ms a move   CPU share"
    "   bytes a move and seat"
)


def show(found: dict[str, Any]) -> None:
    """What was measured, for people."""
    print(f"{found['game']}: {found['tables']} live tables of {found['seats']} seats")
    print(f"cold start: {found['cold_start_s']:.2f} s ({found['cold_start_cpu_s']:.2f} s of CPU time)")
    new, in_play = found["memory_kB_per_new_table"], found["memory_kB_per_table_in_play"]
    print(f"memory: {new:.0f} kB a new table, {in_play:.0f} kB in play; entering: {found['entering_bytes']:.0f} bytes")
    print(HEAD)
    for each in found["loads"]:
        rate = f"{each['rate']:g}" if each["rate"] else "all it can"
        times = "".join(f"{each[f'seen_p{number}_ms']:7.1f}" for number in (50, 95, 99))
        cpu = f"{each['server_cpu_ms_per_move']:15.2f} {each['server_cpu_share']:11.0%}"
        moves = f"{rate:>15} {each['moves_per_second']:8.0f}"
        size = f"{each['bytes_per_move_and_seat']:23.0f}"
        print(f"{moves} {'':23}{times} {each['worst_ms']:8.1f} {each['answered_p95_ms']:18.1f} {cpu} {size}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rates", default="0.5,1,2", help="moves a second at each table")
    parser.add_argument("--games", action="store_true", help="each game with four seats instead of Orléans with two")
    parser.add_argument("--ask", action="store_true", help="ask after each move what things would do")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    tables, seconds = min(wanted.tables, MOST_TABLES), min(wanted.seconds, MOST_SECONDS)
    rates = [float(rate) for rate in wanted.rates.split(",") if rate and not wanted.games]
    for game, seats in [(game, 4) for game in GAMES] if wanted.games else [("orleans", 2)]:
        found = asyncio.run(measure(tables, seconds, rates, game, seats, asks=wanted.ask))
        if wanted.json:
            print(json.dumps(found, indent=2))
        else:
            show(found)


if __name__ == "__main__":
    main()
