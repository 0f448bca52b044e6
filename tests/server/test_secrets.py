"""What a seat receives does not depend on what it may not know: unfinished plans and sketches of others, draws to come."""

import asyncio
import random
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from cenabum.kernel.refusal import Refused
from cenabum.server.audience import encode
from cenabum.server.calls import NewSeat, NewTable
from cenabum.server.house import House
from cenabum.server.messages import Plan, Play, Sketch, Undo
from cenabum.server.room import Room
from cenabum.server.store import SqliteStore
from cenabum.server.telling import record_of
from tests.effort import many
from tests.server.test_plans import GAMES

TIMES = re.compile(rb'"(at|created|updated)":[0-9.e+-]+|"(table|seed_hash|nonce|rematch)":"[^"]*"')


class Listener:
    """A connection that keeps what it is told, without times and what names the table."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.shown: Any = None
        self.heard: list[Any] = []
        self.number = 0

    def send(self, message: bytes) -> None:
        self.number += 1
        self.heard.append(TIMES.sub(b"", message))

    def close(self, code: int, reason: str) -> None:
        self.heard.append((code, reason))


class Pair:
    """The same table twice, with everybody listening."""

    def __init__(self, rooms: list[Room], seats: int) -> None:
        self.rooms = rooms
        self.listeners = [{seat: Listener(seat) for seat in range(-1, seats)} for _ in rooms]
        for room, listeners in zip(rooms, self.listeners, strict=True):
            for listener in listeners.values():
                room.enter(listener, 0)
        self.number = 0

    async def both(self, seat: int, codes: list[int], plan: bool) -> None:
        self.number += 1
        message = (
            Plan(f"open {self.rooms[0].journal.moment}", self.rooms[0].named(codes))
            if plan
            else Play(f"open {self.rooms[0].journal.moment}", self.rooms[0].named(codes)[0])
        )
        for room, listeners in zip(self.rooms, self.listeners, strict=True):
            await room.play(listeners[seat], message)

    async def both_take_back(self, seat: int) -> bool:
        """A seat tries to take something back in both rooms, and is answered alike."""
        self.number += 1
        answers = []
        for room, listeners in zip(self.rooms, self.listeners, strict=True):
            try:
                await room.play(listeners[seat], Undo(f"back {self.number}"))
                answers.append("undone")
            except Refused as refused:
                answers.append(str(refused))
        assert answers[0] == answers[1]
        return answers[0] == "undone"

    def both_look(self, seat: int) -> None:
        """Somebody looks at both rooms for the first time."""
        for room, listeners in zip(self.rooms, self.listeners, strict=True):
            late = Listener(seat)
            room.enter(late, 0)
            room.leave(late)
            listeners[seat].heard.append(late.heard)
            listeners[seat].heard.append(encode(room.views().outlook(seat)))

    def agree(self, seat: int) -> bool:
        """Have both heard the same since the last time they agreed?"""
        one, two = (listeners[seat] for listeners in self.listeners)
        same = one.heard == two.heard
        if same:
            one.heard, two.heard = [], []
        return same


async def _hidden_work(pair: Pair, seat: int, chance: random.Random) -> None:
    """In the second room only, a seat tries things out in its unfinished plan."""
    room, listener = pair.rooms[1], pair.listeners[1][seat]
    before = room.info()
    for _ in range(chance.randrange(4)):
        pair.number += 1
        legal = room.journal.own(seat).legal(seat)
        done = room.journal.moves.encode("done")
        # A placement after which something is left to place, so that the plan is not done by itself.
        tried = [code for code in legal if code != done and not room.journal.tried(seat, [code], 0.0).steps]
        if tried and chance.random() < 0.7:
            await room.play(listener, Play(f"hidden {pair.number}", room.named([chance.choice(tried)])[0]))
        elif room.journal.plans[seat] and chance.random() < 0.5:
            await room.play(listener, Undo(f"hidden {pair.number}"))
        else:
            await room.sketch(listener, Sketch(room.named([chance.randrange(500) for _ in range(3)])))
    assert room.info() == before  # the time of the last change too


def _whole_plan(room: Room, seat: int, chance: random.Random) -> list[int]:
    """A random plan, from the beginning of planning."""
    state = room.journal.state.copy()
    done = room.journal.moves.encode("done")
    codes: list[int] = []
    while room.journal.rules.secret(state, seat):
        code = chance.choice(state.legal(seat))
        if code == done:
            break
        codes.append(code)
        state.deciding |= 1 << 4
        state.apply(seat, code)
    return codes


async def _game(pair: Pair, chance: random.Random, between: Callable[[], Awaitable[None]], most: int = 10_000) -> bool:
    """Play the same random game in both rooms; False when it is to end early."""
    first = pair.rooms[0].journal
    for _ in range(most):
        if first.over:
            return True
        await between()
        seat = chance.choice(first.deciding())
        if first.secret(seat):
            await pair.both(seat, _whole_plan(pair.rooms[0], seat, chance), plan=True)
        else:
            await pair.both(seat, [chance.choice(first.state.legal(seat))], plan=False)
    return False


async def _rooms(folder: Path, seats: int, seed: str, name: str = "orleans") -> tuple[SqliteStore, Pair]:
    store = SqliteStore(folder / "tables.db")
    house = House(store, lambda _: None)
    game, chosen = GAMES[name]
    wish = NewTable([NewSeat("me", f"P{seat}") for seat in range(seats)], seed=seed, game=game, settings=chosen)
    rooms = [await house.room((await house.create(wish)).table) for _ in range(2)]
    return store, Pair(rooms, seats)


@pytest.mark.parametrize(
    ("name", "seats", "seed"),
    [
        ("orleans", 2, 1),
        ("orleans", 3, 3),
        ("orleans", 4, 4),
        ("trade-and-intrigue", 2, 5),
        ("trade-and-intrigue", 3, 7),
        ("first-kingdom", 2, 2),
        ("kings-favor", 3, 8),
    ],
)
def test_unfinished_plans_of_others_are_not_heard(tmp_path: Path, name: str, seats: int, seed: int) -> None:
    """Neither in what is told nor in what may be taken back."""

    async def run() -> None:
        store, pair = await _rooms(tmp_path, seats, str(seed), name)
        chance, hidden = random.Random(seed), random.Random(seed + 100)
        secretive = seed % seats
        others = [seat for seat in range(-1, seats) if seat != secretive]
        undone = 0

        async def between() -> None:
            nonlocal undone
            if pair.rooms[1].journal.secret(secretive):
                await _hidden_work(pair, secretive, hidden)
            for seat in others:
                if seat >= 0 and chance.random() < 0.2:
                    undone += await pair.both_take_back(seat)
                if chance.random() < 0.05:
                    pair.both_look(seat)
                assert pair.agree(seat), f"seat {seat} has heard of the plan of seat {secretive}"

        await _game(pair, chance, between, most=many(100, 200))
        assert all(pair.agree(seat) for seat in others)
        assert not pair.agree(
            secretive
        )  # it has heard its own secrets: the test would notice if nothing had been hidden
        assert all(pair.listeners[0][seat].number > 30 for seat in others)
        assert undone
        store.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("game", "kinds"),
    [("orleans", ["plan", "bribe"]), ("first-kingdom", ["plan"]), ("kings-favor", ["plan"]), ("cathedral", [])],
)
def test_a_page_hears_which_decisions_are_made_in_secret(tmp_path: Path, game: str, kinds: list[str]) -> None:
    async def run() -> None:
        store, pair = await _rooms(tmp_path, 2, "1", game)
        assert pair.rooms[0].welcome(0, pair.rooms[0].views()).hides == kinds
        store.close()

    asyncio.run(run())


@pytest.mark.parametrize("seed", range(1, 7))
def test_draws_to_come_are_not_heard(tmp_path: Path, seed: int) -> None:
    """From some moment on the second room has another future; until the next draw nobody hears a difference."""

    async def run() -> None:
        store, pair = await _rooms(tmp_path, 2 + seed % 3, str(seed))
        chance = random.Random(seed)
        compared = 0

        async def nothing() -> None:
            return

        for _ in range(12):
            if await _game(pair, chance, nothing, most=chance.randrange(1, 10)):
                break
            one, two = (room.journal for room in pair.rooms)
            kept = two.state.streams
            two.state.streams = [stream ^ 0x5555 | 1 for stream in kept]
            for seat in pair.listeners[0]:
                pair.both_look(seat)
                for room, listeners in zip(pair.rooms, pair.listeners, strict=True):
                    if seat >= 0:
                        listeners[seat].heard.append(vars(room.journal.odds(seat, [])))
                        listeners[seat].heard.append(room.journal.may_take_back(seat))
                assert pair.agree(seat), f"seat {seat} has heard of what is to come"
                compared += 1
            # Moves that draw nothing are told alike too.
            for seat in one.deciding():
                quiet = [code for code in one.state.legal(seat) if _draws_nothing(one, seat, code)]
                if quiet and not one.secret(seat):
                    await pair.both(seat, [chance.choice(quiet)], plan=False)
                    assert all(pair.agree(each) for each in pair.listeners[0])
                    break
            two.state.streams = list(one.state.streams)
        assert compared > 10
        store.close()

    asyncio.run(run())


def _draws_nothing(match: Any, seat: int, code: int) -> bool:
    return not any(step.chance for step in match.tried(seat, [code], 0.0).steps)


def test_the_seed_is_told_after_the_end_only(tmp_path: Path) -> None:
    async def run() -> None:
        store, pair = await _rooms(tmp_path, 2, "a-seed-to-look-for")
        room = pair.rooms[0]

        async def between() -> None:
            heard = b"".join(line for listener in pair.listeners[0].values() for line in listener.heard)
            assert b"a-seed-to-look-for" not in heard
            assert str(room.journal.state.streams[0]).encode() not in heard

        await _game(pair, random.Random(1), between, most=30)
        record = record_of(room, with_seed=room.journal.over).text()
        assert "\nseed" not in record
        assert room.info().seed is None
        assert room.info().nonce is None
        store.close()

    asyncio.run(run())
