"""`kill -9` at random moments of running games: what was acknowledged is there afterwards, and play goes on."""

import contextlib
import random
import signal
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from cenabum.server.store.care import examine
from tests.effort import many
from tests.server.servers import Message, Player, Running, Zygote

KILLS = many(8, 50)
PATIENCE = 120.0
"""Seconds until a client that does not come back counts as lost; a busy machine needs some of them."""
LOST = (WebSocketException, httpx.TransportError, OSError, TimeoutError, EOFError)


class Pair:
    """Two people at a table who reconnect by themselves, send again what was not answered, and remember every answer."""

    def __init__(self, server: Running, number: int) -> None:
        self.server = server
        self.chance = random.Random(number)
        self.answers = 0
        self.repeated = 0
        self.problems: list[str] = []
        self.players: list[Player] = []
        self.finished: list[tuple[str, dict[int, Message]]] = []
        self._sit_at(server.table("Ana", "Bruno"))

    def _sit_at(self, made: Message) -> None:
        self.made = made
        self.acknowledged: dict[int, Message] = {}
        self.planned: list[list[Message]] = [[], []]
        self.waiting: tuple[int, Message, str] | None = None

    def run(self, stop: threading.Event) -> None:
        while not stop.is_set():
            try:
                self._sit_down()
                while not stop.is_set():
                    self._move()
            except LOST:
                for player in self.players:
                    with contextlib.suppress(*LOST):
                        player.close()
                self.players = []
                time.sleep(0.01)
            except Exception as error:
                self.problems.append(f"{type(error).__name__}: {error}")
                return

    def _sit_down(self) -> None:
        """Come back: everything that was acknowledged is there, the placements of unfinished plans too."""
        if self.players:
            return
        self.players = [self.server.sit(self.made["table"], self.made["tokens"][seat]) for seat in ("0", "1")]
        for seat, player in enumerate(self.players):
            welcome = player.welcome
            assert welcome["type"] == "welcome", welcome
            missing(self.acknowledged, welcome["log"])
            kept = [self.planned[seat]]
            if self.waiting is not None and self.waiting[0] == seat:  # it may have been made; nobody has told us
                kept += [[*self.planned[seat], self.waiting[1]], []]
            assert welcome["plan"] in kept, f"the plan was {self.planned[seat]} and is {welcome['plan']}"

    def _move(self) -> None:
        if self.waiting is None:
            for player in self.players:
                player.catch_up()
            able = [number for number, player in enumerate(self.players) if player.moves]
            if not able:
                made = self.server.table("Ana", "Bruno")
                self.finished.append((self.made["table"], self.acknowledged))
                self._sit_at(made)
                raise TimeoutError
            seat = self.chance.choice(able)
            move = self.chance.choice(self.players[seat].moves)
            self.waiting = (seat, move, f"move {self.made['table']} {self.answers}")
        seat, move, request = self.waiting
        answer: dict[str, Any] = self.players[seat].ask("play", move=move, id=request)
        assert answer["type"] == "moved", answer
        if answer["entries"] == [] and not answer["private"]:
            self.repeated += 1  # it had been made before the server was killed
            self.planned[seat] = self.server.sit(self.made["table"], self.made["tokens"][str(seat)]).welcome["plan"]
        elif answer["private"]:
            self.planned[seat] = [*self.planned[seat], move]
        else:
            self.planned[seat] = []
            self.acknowledged = self.acknowledged | {entry["moment"]: entry for entry in answer["entries"]}
        self.waiting = None
        self.answers += 1


def missing(acknowledged: dict[int, Message], log: list[Message]) -> None:
    """Every move that was acknowledged is in the log, with what followed from it."""
    there = {entry["moment"]: entry for entry in log}
    for moment, entry in acknowledged.items():
        assert moment in there, f"moment {moment} was acknowledged and is gone"
        assert there[moment]["move"] == entry["move"], f"moment {moment} has changed"
        assert there[moment]["facts"] == entry["facts"], f"what followed moment {moment} has changed"


def wait_until(pairs: list[Pair], answers: list[int]) -> None:
    """Everybody has come back by themselves and had so many answers."""
    until = time.monotonic() + PATIENCE
    while any(pair.answers < wanted for pair, wanted in zip(pairs, answers, strict=True)):
        assert [pair.problems for pair in pairs] == [[]] * len(pairs)
        assert time.monotonic() < until, "somebody does not come back"
        time.sleep(0.001)


@pytest.mark.slow
def test_no_acknowledged_move_is_ever_lost(zygote: Zygote, tmp_path: Path) -> None:
    server = Running(zygote, tmp_path, busy=5.0)
    stop = threading.Event()
    pairs = [Pair(server, number) for number in range(3)]
    threads = [threading.Thread(target=pair.run, args=(stop,), daemon=True) for pair in pairs]
    for thread in threads:
        thread.start()
    chance = random.Random(99)
    for _ in range(KILLS):
        # After some moves of everybody, at no particular point of the next one.
        wait_until(pairs, [pair.answers + chance.randrange(1, 6) for pair in pairs])
        time.sleep(chance.uniform(0, 0.02))
        server.kill()
        acknowledged = [(pair.made["table"], pair.acknowledged) for pair in pairs]
        server.start()
        for table, moves in acknowledged:
            missing(moves, server.get(f"/tables/{table}/log")["entries"])
    wait_until(pairs, [pair.answers + 1 for pair in pairs])
    stop.set()
    for thread in threads:
        thread.join(PATIENCE)
    assert [pair.problems for pair in pairs] == [[]] * len(pairs)
    assert all(pair.answers > KILLS for pair in pairs)
    for table, moves in [each for pair in pairs for each in pair.finished]:
        missing(moves, server.get(f"/tables/{table}/log")["entries"])
    server.close()
    report = examine(server.file)
    assert report.complaints == []
    assert report.tables >= len(pairs) + sum(len(pair.finished) for pair in pairs)


def test_signals_end_the_server_cleanly(zygote: Zygote, tmp_path: Path) -> None:
    server = Running(zygote, tmp_path)
    table = server.table("Ana", "bot:random")
    with server.sit(table["table"], table["tokens"]["0"]) as ana:
        ana.ask("play", move=ana.moves[0], id="first")
        server.kill(signal.SIGTERM)
        with pytest.raises(WebSocketException):
            ana.until("never")
        closed = ana.socket.close_code
    assert closed == 1012
    assert "Traceback" not in server.out.read_text()
    server.start()
    with server.sit(table["table"], table["tokens"]["0"]) as ana:
        assert len(ana.welcome["plan"]) == 1
        assert ana.ask("play", move=ana.moves[0], id="first")["entries"] == []
    server.close()
