"""Who thinks when, in real processes: moves first, each asker in turn, patience for work only; and bots always come back."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import cenabum
from cenabum.server.line import MOST_WAITING
from cenabum.server.seams import Asker, ThinkingError, Urgency
from cenabum.server.thinkers import ThinkingProcesses
from tests.server.servers import Running, Zygote
from tests.server.test_thinking import workers

# ---- what processes are told to do


def hold(gate: Path) -> None:
    """Work until somebody opens the gate."""
    gate.read_bytes()


def note(book: Path, word: str) -> None:
    with book.open("a") as pages:
        pages.write(f"{word} ")


def think(work: Callable[[ThinkingProcesses], Awaitable[None]], processes: int = 1, patience: float = 600) -> None:
    async def run() -> None:
        thinkers = ThinkingProcesses(processes, patience)
        try:
            await work(thinkers)
        finally:
            thinkers.close()

    asyncio.run(run())


async def hold_all(thinkers: ThinkingProcesses, gate: Path) -> "asyncio.Task[None]":
    """Somebody's forecast takes as long as we like."""
    os.mkfifo(gate)
    held = asyncio.create_task(thinkers.ask(hold, gate, urgency=Urgency.FORECAST, who=Asker("Zoe", "Zoe")))
    await asyncio.sleep(0)
    return held


async def open_gate(gate: Path) -> None:
    await asyncio.to_thread(gate.write_bytes, b"")


def test_moves_first_and_then_each_asker_in_turn(tmp_path: Path) -> None:
    book, gate = tmp_path / "book", tmp_path / "gate"

    async def work(thinkers: ThinkingProcesses) -> None:
        held = await hold_all(thinkers, gate)
        wanted = [
            ("ana-1", Urgency.FORECAST, "Ana"),
            ("ana-2", Urgency.FORECAST, "Ana"),
            ("ana-3", Urgency.FORECAST, "Ana"),
            ("bruno-1", Urgency.FORECAST, "Bruno"),
            ("advice", Urgency.ADVICE, "Ana"),
            ("bruno-2", Urgency.FORECAST, "Bruno"),
            ("move", Urgency.MOVE, "a table"),
        ]
        asked = [
            asyncio.create_task(thinkers.ask(note, book, word, urgency=urgency, who=Asker("", who)))
            for word, urgency, who in wanted
        ]
        await asyncio.sleep(0)
        await open_gate(gate)
        await asyncio.gather(held, *asked)

    think(work)
    assert book.read_text().split() == ["move", "advice", "ana-1", "bruno-1", "ana-2", "bruno-2", "ana-3"]


def test_whoever_has_gone_is_not_thought_for(tmp_path: Path) -> None:
    book, gate = tmp_path / "book", tmp_path / "gate"

    async def work(thinkers: ThinkingProcesses) -> None:
        held = await hold_all(thinkers, gate)
        gone = [
            asyncio.create_task(thinkers.ask(note, book, "gone", who=Asker("", "Ana"))) for _ in range(MOST_WAITING)
        ]
        await asyncio.sleep(0)
        with pytest.raises(ThinkingError, match="too many"):
            await thinkers.ask(note, book, "too many", who=Asker("", "Ana"))
        for each in gone:
            each.cancel()
        await asyncio.wait(gone)
        here = asyncio.create_task(thinkers.ask(note, book, "here", who=Asker("", "Ana")))  # there is room again
        await asyncio.sleep(0)
        await open_gate(gate)
        await asyncio.gather(held, here)

    think(work)
    assert book.read_text().split() == ["here"]


def test_one_process_is_kept_for_moves(tmp_path: Path) -> None:
    gate = tmp_path / "gate"

    async def work(thinkers: ThinkingProcesses) -> None:
        held = await hold_all(thinkers, gate)
        waiting = asyncio.create_task(thinkers.ask(os.getpid, urgency=Urgency.FORECAST, who=Asker("", "Ana")))
        for _ in range(2):  # were the forecast thought about beside the first move, it would be done before the second
            assert await thinkers.ask(os.getpid, who=Asker("", "a table")) > 0
        assert not waiting.done()
        await open_gate(gate)
        await asyncio.gather(held, waiting)

    think(work, processes=2)


def test_waiting_is_no_thinking() -> None:
    """All together take longer than our patience with each."""

    async def work(thinkers: ThinkingProcesses) -> None:
        answers = await asyncio.gather(
            *(thinkers.ask(time.sleep, 0.5, who=Asker("", str(number))) for number in range(14))
        )
        assert answers == [None] * 14

    think(work, patience=6)


def test_who_thinks_for_ever_is_ended_alone(tmp_path: Path) -> None:
    gate = tmp_path / "gate"

    async def work(thinkers: ThinkingProcesses) -> None:
        first = await thinkers.ask(os.getpid)
        held = await hold_all(thinkers, gate)
        other = asyncio.create_task(thinkers.ask(os.getpid, who=Asker("", "a table")))
        with pytest.raises(ThinkingError, match="too long"):
            await held
        assert await other != first

    think(work, patience=3)


def test_what_dies_with_every_process_fails_and_nothing_else_does() -> None:
    async def work(thinkers: ThinkingProcesses) -> None:
        with pytest.raises(ThinkingError, match="again and again"):
            await thinkers.ask(os._exit, 1)
        assert await thinkers.ask(os.getpid) > 0

    think(work)


# ---- at tables


def nearly_over(decisions: int) -> str:
    """The record of a game that has only so many decisions to come."""
    game = cenabum.new("orleans", seats=["bot:greedy", "bot:greedy"], seed=7)
    chance = random.Random(7)
    while not game.over:
        game.play(game.deciding[0], chance.choice(game.legal(game.deciding[0])))
    return cenabum.replay(game.record(), len(game.decisions) - decisions).record().text()


def watch_to_the_end(server: Running, table: str) -> None:
    with server.sit(table) as watcher:
        if not watcher.view["over"]:
            watcher.until("ended")


def test_watchers_who_want_forecasts_stop_no_bot(zygote: Zygote, tmp_path: Path) -> None:
    """Four of them, within their limits, once kept every bot of a server from playing."""
    server = Running(zygote, tmp_path, limits=True, workers=3, patience=2.0)
    table = server.table("bot:random", "bot:random", pace=0.01)["table"]
    watchers = [server.sit(table) for _ in range(4)]
    for number in range(28):
        watchers[number % 4].send({"type": "forecast", "id": str(number)})
    watch_to_the_end(server, table)
    assert server.get(f"/tables/{table}")["over"]
    server.close()


def test_bots_that_stand_still_come_back(zygote: Zygote, tmp_path: Path) -> None:
    server = Running(zygote, tmp_path, workers=2, patience=1.0)
    watch_to_the_end(server, server.post("/records", {"record": nearly_over(1)})["table"])  # processes are there now
    asleep = workers(server.pid)
    assert asleep
    for pid in asleep:
        os.kill(pid, signal.SIGSTOP)
    watch_to_the_end(server, server.table("bot:random", "bot:random")["table"])
    server.close()


def test_where_no_process_can_be_started_chance_decides_and_the_game_ends(zygote: Zygote, tmp_path: Path) -> None:
    server = Running(zygote, tmp_path, python="/bin/false", patience=0.1)
    made = server.post("/records", {"record": nearly_over(20), "pace": 0})
    begun = server.get(f"/tables/{made['table']}")["seeded_from"]
    watch_to_the_end(server, made["table"])
    log = server.get(f"/tables/{made['table']}/log")["entries"]
    assert {entry["bot"] for entry in log if entry["moment"] > begun} == {"bot:random"}
    server.close()


def test_thoughts_of_a_page_that_has_gone_keep_nobody_waiting(zygote: Zygote, tmp_path: Path) -> None:
    server = Running(zygote, tmp_path, workers=1, patience=60.0)
    table = server.table("Ana", "bot:random")
    with server.sit(table["table"]) as gone:
        for number in range(MOST_WAITING):
            gone.send({"type": "forecast", "id": str(number)})
        gone.catch_up()
    with server.sit(table["table"], table["tokens"]["0"]) as ana:
        assert ana.ask("forecast")["type"] == "forecast"
    server.close()
