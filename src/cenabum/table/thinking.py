"""Bots think in other processes, so that nobody at any table waits for them. Only what the bot's seat can know goes there."""

import asyncio
import contextlib
import json
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing.connection import wait
from typing import Any, NamedTuple, TypeVar

log = logging.getLogger("cenabum.table")
Answer = TypeVar("Answer")

PATIENCE = 60.0
"""Seconds after which a bot that has not answered is given up."""
TRIES = 3
FORECAST_SECONDS = 1.5


class Question(NamedTuple):
    """What a bot is asked: an imagined state as numbers, for a seat."""

    game: str
    settings: tuple[tuple[str, str], ...]
    corrections: str
    players: int
    snapshot: Any
    seat: int
    bot: str


class ThinkingError(Exception):
    """A bot did not answer."""


# ---- in the worker


def begin() -> None:
    """Start of a worker: it leaves the terminal's signals to the server, steps back behind it, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


@cache
def _components(game: str, settings: tuple[tuple[str, str], ...], corrections: str, players: int) -> Any:
    from cenabum.kernel.figures import load_figures
    from cenabum.kernel.register import rules_of

    rules = rules_of(game)
    figures = load_figures(f"{rules.package}.data", corrections=json.loads(corrections))
    return rules.components(figures, players, dict(settings))


@cache
def _bot(name: str, game: str) -> Any:
    from cenabum.bots import bot_named

    return bot_named(name, game)()


def state_of(question: Question) -> Any:
    """The state a question is about."""
    from cenabum.kernel.register import rules_of
    from cenabum.kernel.snapshot import restore

    components = _components(question.game, question.settings, question.corrections, question.players)
    return restore(rules_of(question.game).package, components, question.snapshot)


def choose(question: Question) -> list[int]:
    """The bot's move; while it plans, all moves of the plan to its end."""
    from cenabum.table.plans import placed

    state = state_of(question)
    bot = _bot(question.bot, question.game)
    codes: list[int] = []
    while True:
        codes.append(bot.choose(state.copy(), question.seat))
        if not placed(state, question.seat, codes[-1]):
            return codes


def explain(question: Question) -> dict[str, str]:
    """The bot's reason in this state, in every language."""
    from cenabum.bots.asking import reason_of
    from cenabum.kernel.language import LANGUAGES

    bot, state = _bot(question.bot, question.game), state_of(question)
    return {language: reason_of(bot, state, question.seat, language=language) for language in LANGUAGES}


def forecast(question: Question) -> tuple[int, list[list[float]], list[float]]:
    """Games that the bot plays on for all seats: how many, the average points of each seat by source, the share of wins."""
    from cenabum.kernel.register import rules_of

    rules = rules_of(question.game)
    start = state_of(question)
    bot = _bot(question.bot, question.game)
    sums = [[0.0] * len(rules.points(start, seat)) for seat in range(question.players)]
    wins = [0.0] * question.players
    games = 0
    ready = time.monotonic() + FORECAST_SECONDS
    while games < 40 and (not games or time.monotonic() < ready):
        state = start.imagined(question.seat, games)
        while not state.over:
            seat = state.deciding_seats()[0]
            state.apply(seat, bot.choose(state.copy(), seat))
        for seat, total in enumerate(sums):
            for source, points in enumerate(rules.points(state, seat)):
                total[source] += points
        winners = rules.winners(state)
        for seat in winners:
            wins[seat] += 1 / len(winners)
        games += 1
    return games, [[total / games for total in seat] for seat in sums], [share / games for share in wins]


def pid() -> int:
    """The worker's process, for tests that end it."""
    return os.getpid()


# ---- in the server


class Thinkers:
    """The processes in which bots think. A worker that dies is replaced, and what it was asked is asked again."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"), initializer=begin)
        return self._pool

    async def ask(self, work: Callable[..., Answer], *arguments: object) -> Answer:
        """Let a worker do something. Raises `ThinkingError` when it fails again and again."""
        for _ in range(TRIES):
            pool = self._ready_pool()
            try:
                # Starting a process takes a while: not in the event loop.
                waiting: Future[Answer] = await asyncio.to_thread(pool.submit, work, *arguments)
                return await asyncio.wait_for(asyncio.wrap_future(waiting), PATIENCE)
            except (BrokenProcessPool, TimeoutError, RuntimeError) as error:
                log.warning("a bot's process ended (%s); starting another", type(error).__name__)
                self._drop(pool)
            except Exception as error:
                log.exception("a bot failed")
                raise ThinkingError(str(error)) from error
        raise ThinkingError("the bot's process ended again and again")

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End all workers."""
        if self._pool is not None:
            self._drop(self._pool)
