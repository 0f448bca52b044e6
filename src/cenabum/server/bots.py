"""The bots at the tables: whose turn it is, how long they wait, and what happens when one fails."""

import asyncio
import json
import logging
import secrets
import time
from typing import Any

from cenabum.bots import adviser, usual_bot
from cenabum.bots.asking import decision_seed
from cenabum.kernel.at_once import asked_with
from cenabum.kernel.refusal import Refused
from cenabum.kernel.snapshot import dump
from cenabum.kernel.words import say
from cenabum.server import thinking
from cenabum.server.errors import Denied, denied, failing_bot
from cenabum.server.messages import Told
from cenabum.server.room import Room
from cenabum.server.seams import Asker, Thinkers, ThinkingError, Urgency
from cenabum.server.store.errors import OutOfStepError, StorageError
from cenabum.server.thinking import Question
from cenabum.server.troubles import GAVE_UP, complain, content

log = logging.getLogger("cenabum.server")
AGAIN_SECONDS = 1.0
"""After the file did not take a bot's move, it is tried again after this time."""
OWN_TRIES = 3
"""After so many failures a random bot is asked in its place, and then chance alone decides."""
MOST_FAILURES = 8
"""After so many failures in turn, chance alone included, the game itself does not work: its bots rest until somebody comes or moves."""
RANDOM = "bot:random"


def question(room: Room, seat: int, bot: str, state: Any, moment: int) -> Question:
    """What a bot is asked for a seat: an imagined state, made up from a seed that has nothing to do with the game's."""
    imagined = state.imagined(seat, decision_seed(room.bot_seed, moment))
    setup = room.journal.setup
    settings, corrections = tuple(setup.settings.items()), json.dumps(setup.corrections)
    players, names = room.journal.players, tuple(room.names)
    return Question(setup.game, settings, corrections, players, dump(imagined), seat, bot, names)


def _for_a_person(room: Room, seat: int, bot: str) -> Question:
    """What a bot is asked for somebody who sees the whole table: finished plans of others are known, too."""
    journal = room.journal
    return question(room, seat, bot, journal.own(seat), journal.moment)


def _standing(room: Room, seat: int) -> tuple[object, ...]:
    """What a bot's thought rests on. Other seats may move meanwhile."""
    journal = room.journal
    taken_back = sum(step.taken_back > 0 for step in journal.steps)
    return room.rows[seat].bot, taken_back, journal.secret(seat), [*journal.plans[seat]]


class Bots:
    """Plays the bots of all tables, each table in a task of its own that goes on until only people are to decide."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._tasks: dict[Room, asyncio.Task[None]] = {}
        self.resting: set[str] = set()
        """The tables at which bots have given up."""

    @property
    def awake(self) -> set[str]:
        """The tables at which bots are playing."""
        return {room.id for room in self._tasks}

    def wake(self, room: Room) -> None:
        """Something has changed at a table: is a bot to move?"""
        self.resting.discard(room.id)
        if room in self._tasks:
            self.thinkers.look_again()
        elif self._next(room) >= 0:
            content(room)
            self._tasks[room] = asyncio.get_running_loop().create_task(self._play(room))

    @staticmethod
    def _next(room: Room) -> int:
        """The first seat that a bot decides for, or -1."""
        return next((seat for seat in room.deciding() if room.rows[seat].bot is not None), -1)

    async def _play(self, room: Room) -> None:
        """Move after move. Whatever goes wrong, after a while it is tried again, as long as there is hope."""
        failures = 0
        try:
            while not room.gone and (seat := self._next(room)) >= 0:
                room.used = time.monotonic()
                try:
                    moved = await self._turn(room, seat, failures)
                except OutOfStepError:
                    room.gone = True
                    return
                except StorageError:
                    await asyncio.sleep(AGAIN_SECONDS)
                    continue
                except Exception as error:
                    log.exception("table %s: a bot's turn went wrong", room.id)
                    if (told := denied(error)).code == "plugin":
                        complain(room, None, told)
                    moved = False
                failures = 0 if moved else failures + 1
                if failures == MOST_FAILURES:
                    self.resting.add(room.id)
                    complain(room, GAVE_UP, Denied("bots-rest", say("bots-rest", number=failures), say("bots-again")))
                    return
                if failures:
                    await asyncio.sleep(self._pause(failures))
        finally:
            # At once, not by a callback: whoever wakes us next must not find us still there.
            self._tasks.pop(room, None)

    def _pause(self, failures: int) -> float:
        """Seconds before a bot is asked again: a sixtieth of our patience, then twice as long each time, up to half of it."""
        patience = self.thinkers.patience
        return min(patience / 2, patience / 60 * (1 << min(failures - 1, 10)))

    async def _turn(self, room: Room, seat: int, failures: int) -> bool:
        """One move for a seat; False when it failed. In the end a random bot or chance alone decides, so that every game ends."""
        bot = room.rows[seat].bot
        assert bot is not None
        decider = bot if failures < OWN_TRIES else RANDOM
        begun, before = time.monotonic(), _standing(room, seat)
        codes: list[int] | None = None
        if failures <= OWN_TRIES:
            asked = question(room, seat, decider, asked_with(room.journal, seat), room.journal.moment)
            asker = Asker(room.maker, room.id, lambda: bool(room.clients))
            try:
                codes = await self.thinkers.ask(thinking.choose, asked, urgency=Urgency.MOVE, who=asker)
            except ThinkingError as error:
                log.warning("table %s: %s does not answer: %s", room.id, decider, error)
                if error.why is None or decider == RANDOM:
                    return False
                if _standing(room, seat) != before:
                    return True  # its person is back, or another bot plays
                # It would say the same again: nobody waits for that.
                complain(room, bot, failing_bot(error.why))
                return await self._turn(room, seat, OWN_TRIES)
        await asyncio.sleep(max(0.0, room.pace - (time.monotonic() - begun)))
        async with room.lock:
            if room.gone or seat not in room.journal.deciding() or _standing(room, seat) != before:
                return True  # things have changed meanwhile; it is asked anew
            try:
                if codes is None:
                    code = secrets.choice(room.journal.own(seat).legal(seat))  # another one when the bots try again
                    await room.bot_plays(seat, [code], decider, plan=False)
                else:
                    await self._move(room, seat, codes, decider)
            except Refused as refused:
                log.warning("table %s: %s wanted what it may not: %s", room.id, decider, refused)
                return False
        return True

    @staticmethod
    async def _move(room: Room, seat: int, codes: list[int], bot: str) -> None:
        if room.journal.secret(seat):
            done = room.journal.moves.encode("done")
            whole = [*room.journal.plans[seat], *(code for code in codes if code != done)]
            await room.bot_plays(seat, whole, bot, plan=True)
        else:
            await room.bot_plays(seat, codes, bot, plan=False)

    async def why(self, room: Room, moment: int, who: Asker) -> Told:
        """Why a bot made the move of a moment. It is asked again in the same state: a bot that thinks the same gives its reason."""
        step = room.journal.steps[moment - 1] if 0 < moment <= room.journal.moment else None
        if step is None or step.bot is None:
            return {}
        state = asked_with(room.journal, step.seat, moment - 1)
        asked = question(room, step.seat, step.bot, state, moment - 1)
        try:
            return await self.thinkers.ask(thinking.explain, asked, urgency=Urgency.ADVICE, who=who)
        except ThinkingError:
            return {}

    async def advise(self, room: Room, seat: int, who: Asker) -> tuple[list[int], Told, Told]:
        """What the strongest bot would do in a seat's place, while planning the whole plan; why, and the topics of that.

        Raises `ThinkingError`. When it does not answer, the usual bot is asked instead.
        """
        game = room.journal.setup.game
        asked = _for_a_person(room, seat, adviser(game))
        try:
            return await self._advice(asked, who)
        except ThinkingError as error:
            log.warning("table %s: no hint from %s: %s", room.id, adviser(game), error)
            # The same question: meanwhile the seat may have moved, and have nothing to decide any more.
            return await self._advice(asked._replace(bot=usual_bot(game)), who)

    async def _advice(self, asked: Question, who: Asker) -> tuple[list[int], Told, Told]:
        return await self.thinkers.ask(thinking.advise, asked, urgency=Urgency.ADVICE, who=who)

    async def forecast(self, room: Room, seat: int, who: Asker) -> tuple[int, list[list[float]], list[float]]:
        """How games go on from what a seat knows when bots play them. Raises `ThinkingError`."""
        asked = _for_a_person(room, seat, usual_bot(room.journal.setup.game))
        return await self.thinkers.ask(thinking.forecast, asked, urgency=Urgency.FORECAST, who=who)

    async def close(self) -> None:
        """Stop all bots."""
        for task in list(self._tasks.values()):
            task.cancel()
        self.thinkers.close()
