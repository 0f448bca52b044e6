"""Somebody makes hundreds of tables of four masters: how long does the bot at another table take for a move?

A real server with its processes; everybody has an address of their own (the server believes the header of a proxy), and there are
no limits, so that all these tables can be made. At the other table somebody plays any legal moves against `bot:greedy`. Measured is
the time from when the bot is to move until its move has arrived. Each attack comes without anybody at the many tables, and with a
watcher at each.

    .venv/bin/python benchmarks/fairness.py                           # none, 55 tables of one address, 165 of three
    .venv/bin/python benchmarks/fairness.py --listing 5000,100000     # looking for the tables at which a bot is to move
"""

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from cenabum.server.calls import NewSeat, NewTable
from cenabum.server.house import House
from cenabum.server.store import SqliteStore

MASTERS = {"seats": [{"who": "bot:master"}] * 4, "pace": 0}
OTHER = {"seats": [{"who": "me", "name": "Ana"}, {"who": "bot:greedy"}], "pace": 0}
ANA = "198.51.100.1"


def at(address: str) -> dict[str, str]:
    """What a proxy says of who asks."""
    return {"x-forwarded-for": address}


async def swallow(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


class Ana:
    """Plays any legal moves, and notes how long the bot takes for each of its own."""

    def __init__(self, http: httpx.AsyncClient, port: int) -> None:
        self.http, self.port = http, port
        self.chance = random.Random(1)
        self.took: list[float] = []

    async def play(self, seconds: float) -> None:
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            made = (await self.http.post("/api/tables", json=OTHER, headers=at(ANA))).json()
            url = f"ws://127.0.0.1:{self.port}/api/tables/{made['table']}/live"
            async with connect(url, max_size=None, additional_headers=at(ANA)) as socket:
                await socket.send(json.dumps({"type": "hello", "token": made["tokens"]["0"]}))
                await self._game(socket, end)

    async def _game(self, socket: ClientConnection, end: float) -> None:
        waits, number = time.perf_counter(), 0
        while True:
            try:
                async with asyncio.timeout(max(0.0, end - time.perf_counter())):
                    told = json.loads(await socket.recv())
            except TimeoutError:
                self.took.append(
                    time.perf_counter() - waits
                )  # as long as we have waited for it in vain, or for ourselves
                return
            if told["type"] == "ended":
                return
            if told["type"] not in {"welcome", "moved"} or told.get("private"):
                continue
            if told.get("seat") == 1 and told["type"] == "moved":
                self.took.append(time.perf_counter() - waits)
            waits = time.perf_counter()
            decision = told["view"]["decision"]
            if decision is not None:
                number += 1
                message: dict[str, Any] = {"type": "plan", "placements": []}
                if decision["kind"] != "plan":
                    move = self.chance.choice(decision["moves"])
                    message = {"type": "play", "move": {"kind": move["kind"], "arguments": move["arguments"]}}
                await socket.send(json.dumps({"id": str(number), **message}))


def worked(processes: Sequence[int]) -> float:
    """Seconds of CPU time of these processes."""
    ticks = 0
    for process in processes:
        told = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        ticks += int(told[11]) + int(told[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def family(process: int) -> list[int]:
    """A process and those that it has started."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    return [process, *(int(each) for task in tasks for each in task.joinpath("children").read_text("ascii").split())]


async def attack(port: int, server: int, tables: int, addresses: int, watched: bool, seconds: float) -> dict[str, Any]:
    base = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=base, timeout=120) as http, AsyncExitStack() as stack:
        made: list[str] = []
        watching: list[asyncio.Task[None]] = []
        for number in range(tables):
            address = f"203.0.113.{number % addresses}"
            made.append((await http.post("/api/tables", json=MASTERS, headers=at(address))).json()["table"])
            if watched:
                url = f"ws://127.0.0.1:{port}/api/tables/{made[-1]}/live"
                socket = await stack.enter_async_context(
                    connect(url, max_size=None, additional_headers=at(address), ping_interval=None)
                )
                await socket.send(json.dumps({"type": "hello", "token": None}))
                watching.append(asyncio.create_task(swallow(socket)))
        await asyncio.sleep(5 if tables else 0)  # the processes are there, and the many tables have had their share

        async def moments() -> int:
            return sum([(await http.get(f"/api/tables/{table}")).json()["moment"] for table in made])

        before, cpu, begun = await moments(), worked(family(server)), time.perf_counter()
        ana = Ana(http, port)
        await ana.play(seconds)
        took = time.perf_counter() - begun
        busy = (worked(family(server)) - cpu) / took
        others = (await moments() - before) / took
        for each in watching:
            each.cancel()
    times = sorted(ana.took)
    return {
        "moves": len(times),
        "p50": times[len(times) // 2],
        "p95": times[min(len(times) - 1, int(0.95 * len(times)))],
        "worst": times[-1],
        "others": others,
        "cores": busy,
        "load": os.getloadavg()[0],
    }


def run(tables: int, addresses: int, watched: bool, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-u", "-m", "cenabum.cli.main", "serve", "--port", "0", "--no-limits", "--proxy"]
        server = subprocess.Popen([*command, "--file", f"{folder}/t.db"], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().split("localhost:")[1].split("/")[0])
            found = asyncio.run(attack(port, server.pid, tables, addresses, watched, seconds))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(60)
    what = f"{tables} of {addresses}, {'watched' if watched else 'not watched'}" if tables else "none"
    print(
        f"{what:<28}{found['moves']:7d}{found['p50']:9.3f}{found['p95']:9.3f}{found['worst']:9.3f}"
        f"{found['others']:12.1f}{found['cores']:10.2f}{found['load']:8.1f}",
        flush=True,
    )


def list_tables(number: int) -> None:
    """The time to find the tables at which a bot is to move, among so many of which it is at every second one."""

    async def fill(store: SqliteStore) -> None:
        house = House(store, lambda _: None)
        table = (await house.create(NewTable([NewSeat("me", "Ana"), NewSeat("bot:random")]))).table
        row, seats = store.table(table), store.seats(table)
        assert row is not None
        rows = [replace(row, id=f"t{each}", updated=float(each), deciding=1 + each % 2) for each in range(number)]
        for begin in range(0, number, 2000):
            await asyncio.gather(*(store.open(each, seats, []) for each in rows[begin : begin + 2000]))

    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "t.db")
        asyncio.run(fill(store))
        times = []
        for _ in range(9):
            begun = time.perf_counter()
            found = store.waiting_for_bots(200)
            times.append(time.perf_counter() - begun)
        store.close()
    assert len(found) == min(200, number // 2)
    print(f"{number:9,d} tables, of which a bot is to move at {number // 2:,d}: {min(times) * 1000:.2f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--tables", default="0x1,55x1,165x3", help="tables x addresses")
    parser.add_argument("--listing", default="", help="numbers of tables in a file")
    wanted = parser.parse_args()
    if wanted.listing:
        for number in wanted.listing.split(","):
            list_tables(int(number))
        return
    print(f"{os.cpu_count()} cores; the bot's moves at the other table, in seconds")
    print("tables of masters             moves      p50      p95    worst  moments/s  cores used   load")
    for each in wanted.tables.split(","):
        tables, addresses = (int(part) for part in each.split("x"))
        for watched in (False, True) if tables else (False,):
            run(tables, addresses, watched, wanted.seconds)


if __name__ == "__main__":
    main()
