"""`kill -9` at random moments of running games: what was acknowledged is there afterwards, and play goes on."""

import contextlib
import random
import signal
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from cenabum.table.care import examine
from tests.table.servers import Message, Player, Running, Zygote

KILLS = 50
LOST = (WebSocketException, OSError, TimeoutError, EOFError)


class Pair:
    """Two people at a table who reconnect by themselves, send again what was not answered, and remember every answer."""

    def __init__(self, server: Running, number: int) -> None:
        self.server = server
        self.chance = random.Random(number)
        self.acknowledged: dict[int, Message] = {}
        self.placed = 0
        self.sent = 0
        self.repeated = 0
        self.waiting: tuple[int, int, str] | None = None
        self.problems: list[str] = []
        self.made = server.table("Ana", "Bruno")
        self.players: list[Player] = []

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
            except AssertionError as error:
                self.problems.append(str(error))
                return

    def _sit_down(self) -> None:
        if self.players:
            return
        known = max(self.acknowledged, default=0)
        self.players = [self.server.sit(self.made["table"], self.made["tokens"][seat]) for seat in ("0", "1")]
        welcome = self.players[0].welcome
        assert welcome["type"] == "welcome", welcome
        assert welcome["moment"] >= known, f"moment {known} was acknowledged, but there are only {welcome['moment']}"
        log = {entry["moment"]: entry for entry in welcome["log"]}
        for moment, entry in self.acknowledged.items():
            assert log[moment]["move"] == entry["move"], f"moment {moment} has changed"
            assert log[moment]["facts"] == entry["facts"], f"what followed moment {moment} has changed"

    def _move(self) -> None:
        if self.waiting is None:
            for player in self.players:
                player.catch_up()
            able = [number for number, player in enumerate(self.players) if player.moves]
            if not able:
                self.made, self.acknowledged, self.players = self.server.table("Ana", "Bruno"), {}, []
                raise TimeoutError
            seat = self.chance.choice(able)
            self.sent += 1
            self.waiting = (
                seat,
                self.chance.choice(self.players[seat].moves),
                f"move {self.made['table']} {self.sent}",
            )
        seat, code, request = self.waiting
        answer: dict[str, Any] = self.players[seat].ask("play", move=code, id=request)
        assert answer["type"] == "moved", answer
        if answer["entries"] == [] and not answer["private"]:
            self.repeated += 1
        for entry in answer["entries"]:
            self.acknowledged[entry["moment"]] = entry
        self.placed += answer["private"]
        self.waiting = None


@pytest.mark.slow
def test_no_acknowledged_move_is_ever_lost(zygote: Zygote, tmp_path: Path) -> None:
    server = Running(zygote, tmp_path, busy=5.0)
    stop = threading.Event()
    pairs = [Pair(server, number) for number in range(4)]
    threads = [threading.Thread(target=pair.run, args=(stop,), daemon=True) for pair in pairs]
    for thread in threads:
        thread.start()
    chance = random.Random(99)
    for _ in range(KILLS):
        # After some moves, at no particular point of the next one; on a busy machine that takes longer.
        wanted, patience = sum(pair.sent for pair in pairs) + chance.randrange(1, 25), time.monotonic() + 5
        while sum(pair.sent for pair in pairs) < wanted and time.monotonic() < patience:
            time.sleep(0.001)
        time.sleep(chance.uniform(0, 0.02))
        server.kill()
        server.start()
    time.sleep(1)
    stop.set()
    for thread in threads:
        thread.join(30)
    assert [pair.problems for pair in pairs] == [[]] * len(pairs)
    assert sum(pair.sent for pair in pairs) > KILLS
    server.close()
    report = examine(server.file)
    assert report.complaints == []


def test_signals_end_the_server_cleanly(zygote: Zygote, tmp_path: Path) -> None:
    server = Running(zygote, tmp_path)
    table = server.table("Ana", "bot:random")
    with server.sit(table["table"], table["tokens"]["0"]) as ana:
        ana.ask("play", move=ana.moves[0], id="first")
        begun = time.monotonic()
        server.kill(signal.SIGTERM)
        assert time.monotonic() - begun < 8
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
