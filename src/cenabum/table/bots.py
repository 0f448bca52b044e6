"""The bots at the tables: whose turn it is, how long they wait, and what happens when one fails."""

import asyncio
import json
import logging
import time
from typing import Any

from cenabum.bots import BOTS
from cenabum.bots.asking import decision_seed
from cenabum.kernel.refusal import Refused
from cenabum.kernel.snapshot import dump
from cenabum.table import thinking
from cenabum.table.messages import Told
from cenabum.table.plans import planning
from cenabum.table.room import Room
from cenabum.table.store import OutOfStepError, StorageError
from cenabum.table.thinking import Question, Thinkers, ThinkingError

log = logging.getLogger("cenabum.table")
AGAIN_SECONDS = 1.0
"""After the file did not take a bot's move, it is tried again after this time."""


def question(room: Room, seat: int, bot: str, moment: int | None = None) -> Question:
    """What a bot is asked for a seat: an imagined state, made up from a seed that has nothing to do with the game's."""
    match = room.match
    number = match.moment if moment is None else moment
    state: Any = match.own(seat) if moment is None else match.at(moment)
    imagined = state.imagined(seat, decision_seed(room.bot_seed, number))
    settings = tuple(match.settings.items())
    return Question(match.game, settings, json.dumps(match.corrections), match.players, dump(imagined), seat, bot)


def adviser(game: str) -> str:
    """The bot that gives advice in a game: the first one made for it."""
    return next((bot for bot, entry in BOTS.items() if game in entry.games), "bot:random")


class Bots:
    """Plays the bots of all tables, each table in a task of its own that ends when only people are to decide."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, room: Room) -> None:
        """Something has changed at a table: is a bot to move?"""
        if room.id not in self._tasks and self._next(room) >= 0:
            self._tasks[room.id] = asyncio.get_running_loop().create_task(self._run(room))

    async def _run(self, room: Room) -> None:
        try:
            await self._play(room)
        except Exception:
            log.exception("table %s: its bots have stopped", room.id)
        finally:
            # At once, not by a callback: whoever wakes us next must not find us still there.
            self._tasks.pop(room.id, None)

    @staticmethod
    def _next(room: Room) -> int:
        """The first seat that a bot decides for, or -1."""
        deciding = [] if room.match.over else room.match.deciding()
        return next((seat for seat in deciding if room.rows[seat].bot is not None), -1)

    async def _play(self, room: Room) -> None:
        failures = 0
        while not room.gone and (seat := self._next(room)) >= 0:
            bot = room.rows[seat].bot
            assert bot is not None
            begun = time.monotonic()
            taken_back = sum(step.taken_back > 0 for step in room.match.steps)
            secret = planning(room.match.state, seat)
            placed = list(room.match.plans[seat])
            try:
                codes = await self.thinkers.ask(
                    thinking.choose, question(room, seat, bot if failures < 3 else "bot:random")
                )
            except ThinkingError:
                failures += 1
                if failures > 5:
                    log.error("table %s: %s cannot go on", room.id, bot)
                    return
                continue
            await asyncio.sleep(max(0.0, room.pace - (time.monotonic() - begun)))
            try:
                async with room.lock:
                    now = sum(step.taken_back > 0 for step in room.match.steps)
                    if room.rows[seat].bot != bot or seat not in room.match.deciding() or now != taken_back:
                        continue
                    if planning(room.match.state, seat) != secret or room.match.plans[seat] != placed:
                        continue
                    await self._move(room, seat, codes, bot, secret, placed)
                failures = 0
            except Refused as refused:
                failures += 1
                log.warning("table %s: %s wanted what it may not: %s", room.id, bot, refused)
            except OutOfStepError:
                room.gone = True
            except StorageError:
                await asyncio.sleep(AGAIN_SECONDS)

    @staticmethod
    async def _move(room: Room, seat: int, codes: list[int], bot: str, secret: bool, placed: list[int]) -> None:
        if secret:
            done = room.match.moves.encode("done")
            await room.bot_plays(seat, [*placed, *(code for code in codes if code != done)], bot, plan=True)
        else:
            await room.bot_plays(seat, codes, bot, plan=False)

    async def why(self, room: Room, moment: int) -> Told:
        """Why a bot made the move of a moment. It is asked again in the same state: a bot that thinks the same gives its reason."""
        step = room.match.steps[moment - 1] if 0 < moment <= room.match.moment else None
        if step is None or step.bot is None:
            return {}
        try:
            return await self.thinkers.ask(thinking.explain, question(room, step.seat, step.bot, moment - 1))
        except ThinkingError:
            return {}

    async def advise(self, room: Room, seat: int) -> tuple[list[int], Told]:
        """What a bot would do in a seat's place, while planning the whole plan, and why. Raises `ThinkingError`."""
        asked = question(room, seat, adviser(room.match.game))
        codes = await self.thinkers.ask(thinking.choose, asked)
        return codes, await self.thinkers.ask(thinking.explain, asked)

    async def forecast(self, room: Room, seat: int, bot: str) -> tuple[int, list[list[float]], list[float]]:
        """How games go on from what a seat knows when bots play them. Raises `ThinkingError`."""
        return await self.thinkers.ask(thinking.forecast, question(room, seat, bot))

    async def close(self) -> None:
        """Stop all bots."""
        for task in list(self._tasks.values()):
            task.cancel()
        self.thinkers.close()
