"""Bots in their own processes, and states as numbers."""

import asyncio
import json
import os
import pickle
import random
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

import cenabum
from cenabum.bagbuilding.board import Board
from cenabum.kernel.core import Core
from cenabum.kernel.decision import Asked, Course
from cenabum.kernel.register import rules_of
from cenabum.kernel.snapshot import ELSEWHERE, dump, held, restore
from cenabum.kernel.words import Words, say
from cenabum.orleans.state import State
from cenabum.orleans.table import Player, Table
from cenabum.server import thinking
from cenabum.server.seams import ThinkingError
from cenabum.server.thinkers import ThinkingProcesses
from cenabum.server.thinking import Question
from tests.server.servers import Running, Zygote, seated
from tests.server.test_playing import first_plan


@pytest.mark.golden
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_restored_state_is_the_same(players: int) -> None:
    state = cenabum.start("orleans", players, 5)
    chance = random.Random(players)
    while not state.over:
        numbers = dump(state)
        other = restore(rules_of("orleans"), state.components, pickle.loads(pickle.dumps(numbers)))
        assert dump(other) == numbers
        seat = chance.choice(state.deciding_seats())
        code = chance.choice(state.legal(seat))
        other.apply(seat, code)
        state.apply(seat, code)
        assert dump(other) == dump(state)
    assert state.over


def test_nothing_of_a_state_is_left_out() -> None:
    assert {*held(State), *ELSEWHERE} == {*Core.__slots__, *Course.__slots__, *Table.__slots__, "decisions"}
    assert {*held(Player)} == {*Asked.__slots__, *Board.__slots__, *Player.__slots__}


def question(bot: str) -> Question:
    state = cenabum.start("orleans", 2, 5)
    settings = (("edition", "2019"), ("exclude_tiles", "no"), ("first_technology", "craftsmen-track"))
    return Question("orleans", settings, "{}", 2, dump(state.imagined(0, 1)), 0, bot)


class Named:
    """A bot whose reason is about another player."""

    words = ("cathedral", "bots/ally")

    def why(self, state: State, seat: int) -> Words:
        """Something for the second seat."""
        return say("deliver-further", item="wood", target="player_2")


def test_reasons_call_players_by_the_names_that_they_have_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_bot", lambda *_: Named())
    asked = question("bot:greedy")._replace(seats=("Ana", "Bruno"))
    assert thinking.explain(asked)["fr"] == "Livrer du bois à Bruno fait avancer la cathédrale."


@pytest.mark.parametrize("bot", ["bot:random", "bot:greedy"])
def test_a_bot_plans_to_the_end(bot: str) -> None:
    codes = thinking.choose(question(bot))
    state = cenabum.start("orleans", 2, 5)
    for code in codes:
        assert code in state.legal(0)
        state.apply(0, code)
    assert state.deciding_seats() == [1]


def test_components_with_corrections_are_not_kept_for_ever() -> None:
    """Each table with corrections has components of its own."""
    asked = question("bot:random")
    for number in range(thinking.MOST_COMPONENTS + 5):
        thinking.state_of(asked._replace(corrections=json.dumps({"deeds.canalization.name": f"Canal {number}"})))
    assert thinking._components.cache_info().currsize == thinking.MOST_COMPONENTS


def test_a_process_that_dies_is_replaced() -> None:
    async def run() -> None:
        thinkers = ThinkingProcesses(1)
        first = await thinkers.ask(os.getpid)
        os.kill(first, signal.SIGKILL)
        codes = await thinkers.ask(thinking.choose, question("bot:random"))
        assert codes
        assert await thinkers.ask(os.getpid) != first
        thinkers.close()

    asyncio.run(run())


def test_a_bot_that_fails_says_so() -> None:
    async def run() -> None:
        thinkers = ThinkingProcesses(1)
        with pytest.raises(ThinkingError):
            await thinkers.ask(thinking.choose, question("bot:nobody"))
        thinkers.close()

    asyncio.run(run())


@pytest.fixture
def lone(zygote: Zygote, tmp_path: Path) -> Iterator[Running]:
    """A server with one process for bots: when it stands still, all bots do."""
    running = Running(zygote, tmp_path, workers=1)
    yield running
    running.close()


def workers(server: int) -> list[int]:
    """The processes in which a server's bots think."""
    children = [
        int(child)
        for task in Path(f"/proc/{server}/task").iterdir()
        for child in (task / "children").read_text().split()
    ]
    return [pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def test_a_bot_does_not_forget_what_its_person_placed_meanwhile(lone: Running) -> None:
    """A seat goes to a bot, back, and to the bot again while it thinks: its first thought knew nothing of the new placement."""
    table = lone.table("Ana", "Bruno", seed="1")
    path = f"/tables/{table['table']}/seats/0/bot"
    with seated(lone, table) as [ana, bruno]:
        ana.ask("forecast")
        asleep = workers(lone.pid)
        for pid in asleep:
            os.kill(pid, signal.SIGSTOP)
        try:
            lone.post(path, {"bot": "bot:random"}, table["tokens"]["0"])
            lone.post(path, {"bot": None}, table["tokens"]["0"])
            placed = first_plan(ana)[-1]
            assert ana.ask("play", move=placed)["private"]
            lone.post(path, {"bot": "bot:random"}, table["tokens"]["0"])
        finally:
            for pid in asleep:
                os.kill(pid, signal.SIGCONT)
        assert bruno.until("moved")["entries"][0]["move"]["arguments"] == placed["arguments"]


def test_nobody_waits_for_a_bot_that_thinks(lone: Running) -> None:
    """While every bot stands still in the middle of its thought, people play, talk and make tables; then the bots go on."""
    table = lone.table("Ana", "Bruno", seed="1")
    other = lone.table("Carla", "bot:random")
    with seated(lone, other) as [carla], seated(lone, table) as [ana, bruno]:
        carla.ask("plan", placements=[])
        carla.until("moved")
        asleep = workers(lone.pid)
        assert asleep
        for pid in asleep:
            os.kill(pid, signal.SIGSTOP)
        try:
            watched = lone.table("bot:random", "bot:random")["table"]
            assert ana.ask("plan", placements=[])["type"] == "moved"
            assert bruno.ask("plan", placements=[])["type"] == "moved"
            assert carla.ask("chat", text="is it asleep?")["type"] == "said"
            assert lone.get(f"/tables/{watched}")["moment"] == 0
        finally:
            for pid in asleep:
                os.kill(pid, signal.SIGCONT)
        with lone.sit(watched) as watcher:
            if not watcher.view["over"]:
                watcher.until("ended")
