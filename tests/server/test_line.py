"""Whose turn it is, in real processes: nobody's tables keep the bots of another table waiting."""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from cenabum.server import line
from cenabum.server.bots import Bots
from cenabum.server.calls import NewSeat, NewTable
from cenabum.server.house import House
from cenabum.server.line import Job, Line
from cenabum.server.room import Room
from cenabum.server.seams import Asker, Urgency
from cenabum.server.store import SqliteStore
from cenabum.server.thinkers import ThinkingProcesses
from tests.server.test_secrets import Listener
from tests.server.test_thinkers import hold, note, think

Asked = Callable[..., "asyncio.Task[None]"]
"""Ask for a word in the book: `ask(word, account, table)`."""


@contextlib.asynccontextmanager
async def held(thinkers: ThinkingProcesses, gate: Path, account: str, *, processes: int) -> AsyncIterator[None]:
    """So many processes think for somebody, as long as we like."""
    gates = [gate.with_name(f"{account}-{number}") for number in range(processes)]
    for each in gates:
        os.mkfifo(each)
    holding = [asyncio.create_task(thinkers.ask(hold, each, who=Asker(account, each.name))) for each in gates]
    opened = [await asyncio.to_thread(each.open, "wb") for each in gates]  # a process stands before each now
    try:
        yield
    finally:
        for end in opened:
            end.close()
        await asyncio.gather(*holding)


def later(seconds: float) -> None:
    """So much time has gone by, as far as who waits can tell."""
    loop = asyncio.get_running_loop()
    clock = loop.time
    loop.time = lambda: clock() + seconds  # type: ignore[method-assign]  # nobody sleeps for it


def written(
    tmp_path: Path, work: Callable[[ThinkingProcesses, Path, Asked], Awaitable[None]], processes: int = 1
) -> list[str]:
    """The words in the order in which they were thought of."""
    book = tmp_path / "book"

    async def run(thinkers: ThinkingProcesses) -> None:
        def ask(
            word: str,
            account: str,
            table: str,
            urgency: Urgency = Urgency.MOVE,
            here: Callable[[], bool] = lambda: True,
        ) -> "asyncio.Task[None]":
            asked = thinkers.ask(note, book, word, urgency=urgency, who=Asker(account, table, here))
            return asyncio.create_task(asked)

        await work(thinkers, tmp_path / "gate", ask)

    think(run, processes)
    return book.read_text().split()


def test_turns_go_round_by_who_made_the_table_and_then_by_table() -> None:
    """Of fifty tables of one maker, one has its turn before the only table of another, and each of them before it has a second."""
    begun: list[str] = []

    async def run() -> None:
        loop = asyncio.get_running_loop()
        clock = 0.0
        loop.time = lambda: clock  # type: ignore[method-assign]  # nobody sleeps: every thought takes a second
        waiting = Line(1)

        def ask(account: str, table: str) -> None:
            waiting.add(Job(note, (), Urgency.MOVE, Asker(account, table)))

        for table in range(50):
            ask("Ana", f"ana-{table}")
        ask("Bruno", "bruno")
        while len(begun) < 200:
            job = waiting.next(1)
            assert job is not None
            begun.append(job.who.name)
            clock += 1
            waiting.done(job)
            ask(job.who.account, job.who.name)

    asyncio.run(run())
    assert begun[:6] == ["ana-0", "bruno", "ana-1", "bruno", "ana-2", "bruno"]
    assert [name for name in begun if name != "bruno"] == [f"ana-{table % 50}" for table in range(100)]


def test_questions_of_people_count_like_the_moves_of_their_tables(tmp_path: Path) -> None:
    """However many moves and hints one wants, another's forecast is not behind them all."""

    async def work(thinkers: ThinkingProcesses, gate: Path, ask: Asked) -> None:
        async with held(thinkers, gate, "Ana", processes=1):
            asked = [ask(f"move-{table}", "Ana", str(table)) for table in range(20)]
            asked += [ask("hint", "Ana", "Ana", Urgency.ADVICE) for _ in range(8)]
            asked.append(ask("forecast", "Bruno", "Bruno", Urgency.FORECAST))
            await asyncio.sleep(0)
        await asyncio.gather(*asked)

    words = written(tmp_path, work)
    assert words[0] == "forecast"
    assert words[-8:] == ["hint"] * 8


def test_a_table_at_which_nobody_is_comes_last_until_somebody_comes(tmp_path: Path) -> None:
    somebody = set[str]()

    async def work(thinkers: ThinkingProcesses, gate: Path, ask: Asked) -> None:
        async with held(thinkers, gate, "Zoe", processes=1):
            asked = [
                ask(f"empty-{number}", f"maker-{number}", "", here=lambda number=number: f"empty-{number}" in somebody)
                for number in range(3)
            ]
            asked += [ask(f"seen-{number}", "Ana", str(number)) for number in range(5)]
            await asyncio.sleep(0)
            somebody.add("empty-1")
        await asyncio.gather(*asked)

    words = written(tmp_path, work)
    assert words.index("empty-1") < 2
    assert words[-2:] == ["empty-0", "empty-2"]


def test_tables_at_which_nobody_is_have_one_process_of_three(tmp_path: Path) -> None:
    async def work(thinkers: ThinkingProcesses, gate: Path, ask: Asked) -> None:
        os.mkfifo(gate)
        empty = asyncio.create_task(thinkers.ask(hold, gate, who=Asker("Ana", "1", lambda: False)))
        others = [ask(f"empty-{maker}", maker, "", here=lambda: False) for maker in ("Ana", "Bruno")]
        for number in range(3):
            await ask(f"seen-{number}", "Carla", "")
        assert not any(each.done() for each in (empty, *others))
        await asyncio.to_thread(gate.write_bytes, b"")
        await asyncio.gather(empty, *others)

    assert written(tmp_path, work, processes=3)[:3] == ["seen-0", "seen-1", "seen-2"]


def test_who_comes_to_a_table_finds_its_bots_at_work(tmp_path: Path) -> None:
    """While a long thought for an empty table goes on, another one's question waits, until somebody opens its page."""
    file = tmp_path / "tables.db"

    async def work(thinkers: ThinkingProcesses, gate: Path, ask: Asked) -> None:
        with contextlib.closing(SqliteStore(file)) as store:
            bots = Bots(thinkers)
            moved = asyncio.Event()

            def changed(room: Room) -> None:
                bots.wake(room)
                if room.journal.moment:
                    moved.set()

            house = House(store, changed)
            os.mkfifo(gate)
            empty = asyncio.create_task(thinkers.ask(hold, gate, who=Asker("Ana", "1", lambda: False)))
            room = await house.room((await house.create(NewTable([NewSeat("bot:random")] * 2))).table)
            await ask("while-it-waits", "Carla", "")
            assert room.journal.moment == 0
            watcher = Listener(-1)
            room.enter(watcher, 0)
            bots.wake(room)
            await moved.wait()
            assert not empty.done()
            await asyncio.to_thread(gate.write_bytes, b"")
            await empty
            for task in [*bots._tasks.values()]:
                task.cancel()
            await asyncio.sleep(0)

    assert written(tmp_path, work, processes=3) == ["while-it-waits"]


def test_the_last_process_is_for_those_who_have_had_little(tmp_path: Path) -> None:
    """Two makers of many tables may not hold all processes; who made one table has moves while they are thought for."""

    async def work(thinkers: ThinkingProcesses, gate: Path, ask: Asked) -> None:
        await ask("ready", "Carla", "hers")
        async with held(thinkers, gate, "Ana", processes=1), held(thinkers, gate, "Bruno", processes=1):
            later(60)
            waiting = [ask("many", maker, str(table)) for table in range(10) for maker in ("Ana", "Bruno")]
            waiting.append(ask("hint", "Carla", "Carla", Urgency.ADVICE))
            for turn in range(3):
                await ask(f"carla-{turn}", "Carla", "hers")
            assert not any(each.done() for each in waiting)
        await asyncio.gather(*waiting)

    words = written(tmp_path, work, processes=3)
    assert words[:4] == ["ready", "carla-0", "carla-1", "carla-2"]
    assert words[4:].count("many") == 20


def test_what_somebody_has_had_is_forgotten_by_and_by() -> None:
    account = line.Account(0.0)
    job = line.Job.__new__(line.Job)
    job.begun = 0.0
    account.thinking.add(job)
    assert account.had(8.0) == 8
    account.done(job, 8.0)
    assert account.had(8.0 + line.HALF_LIFE) == 4
    assert not account.idle(8.0 + line.HALF_LIFE)
    assert account.idle(8.0 + 10 * line.HALF_LIFE)
