"""What would a strong player do? The strongest bot of the game says it, and why; when it does not answer, the usual one does."""

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cenabum.bots import BOTS, adviser, usual_bot
from cenabum.kernel.language import LANGUAGES
from cenabum.kernel.register import OURS
from cenabum.server.bots import Bots
from cenabum.server.calls import NewSeat, NewTable
from cenabum.server.house import House
from cenabum.server.messages import Told
from cenabum.server.room import Room
from cenabum.server.seams import Asker, ThinkingError, Urgency
from cenabum.server.store import SqliteStore


class Here:
    """Thinks in this process, keeps in mind who was asked, and gets no answer from some."""

    patience = 60.0

    def __init__(self, *silent: str) -> None:
        self.silent = silent
        self.asked: list[str] = []
        self.names: set[tuple[str, ...]] = set()

    async def ask(self, task: Callable[..., Any], *arguments: Any, urgency: Urgency = Urgency.MOVE, who: Asker) -> Any:
        """The answer, at once."""
        bot = arguments[0].bot
        self.asked.append(bot)
        self.names.add(arguments[0].seats)
        if bot in self.silent:
            raise ThinkingError("the bot took too long")
        return task(*arguments)

    def look_again(self) -> None:
        """Nothing waits."""

    def close(self) -> None:
        """Nothing is to be ended."""


def hint(folder: Path, game: str, thinkers: Here) -> tuple[list[int], list[int], Told, Told]:
    """The hint for the first seat that decides in a new game: what may be done, what is advised, why, and what that is about."""

    async def run() -> tuple[list[int], list[int], Told, Told]:
        with contextlib.closing(SqliteStore(folder / "t.db")) as store:
            house = House(store, lambda _: None)
            wish = NewTable([NewSeat("me", "Ana"), NewSeat("me", "Bruno")], game=game, seed="1")
            room = await house.room((await house.create(wish)).table)
            seat = room.deciding()[0]
            return room.journal.state.legal(seat), *await Bots(thinkers).advise(room, seat, Asker("", "somebody"))

    return asyncio.run(run())


@pytest.mark.parametrize("game", OURS)
def test_the_strongest_bot_gives_the_hint(game: str, tmp_path: Path) -> None:
    thinkers = Here()
    legal, codes, why, topics = hint(tmp_path, game, thinkers)
    assert thinkers.asked == [adviser(game)], "one job: it need not think twice"
    made_for_it = [entry for entry in BOTS.values() if game in entry.games]
    assert BOTS[adviser(game)].at(game).level == max(entry.at(game).level for entry in made_for_it)
    assert codes[0] in legal
    assert why.keys() == topics.keys() == LANGUAGES.keys()
    assert all(each.endswith(".") for each in why.values())


def test_when_the_strongest_does_not_answer_the_usual_one_does(tmp_path: Path) -> None:
    thinkers = Here(adviser("orleans"))
    legal, codes, why, _ = hint(tmp_path, "orleans", thinkers)
    assert thinkers.asked == [adviser("orleans"), usual_bot("orleans")]
    assert codes[0] in legal
    assert why["de"] != why["en"]


def test_the_usual_one_is_asked_the_same_though_the_table_has_changed(tmp_path: Path) -> None:
    """The seat may have moved while the strongest one was silent: then it has nothing to decide any more."""

    class Slow(Here):
        async def ask(self, task: Callable[..., Any], *arguments: Any, **more: Any) -> Any:
            snapshots.append(arguments[0].snapshot)
            if len(snapshots) == 1:
                room = rooms[0]
                for seat in room.journal.deciding():
                    room.journal.accept(room.journal.tried(seat, [], 0.0, plan=True))
            return await super().ask(task, *arguments, **more)

    snapshots: list[Any] = []
    rooms: list[Room] = []

    async def run() -> None:
        with contextlib.closing(SqliteStore(tmp_path / "t.db")) as store:
            house = House(store, lambda _: None)
            wish = NewTable([NewSeat("me", "Ana"), NewSeat("me", "Bruno")], game="orleans", seed="1")
            rooms.append(await house.room((await house.create(wish)).table))
            await Bots(Slow(adviser("orleans"))).advise(rooms[0], 0, Asker("somebody", "somebody"))

    asyncio.run(run())
    assert snapshots[0] == snapshots[1]


def test_the_bot_is_told_the_names_at_the_table(tmp_path: Path) -> None:
    """Its reasons may be about somebody."""
    thinkers = Here()
    hint(tmp_path, "cathedral", thinkers)
    assert thinkers.names == {("Ana", "Bruno")}
