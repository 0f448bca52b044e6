"""What bots think about, in processes of their own (`thinkers.py` runs them), so that nobody at any table waits for them.

Only what the bot's seat can know goes there.
"""

import contextlib
import json
import multiprocessing
import os
import signal
import threading
import time
import traceback
from functools import cache, lru_cache
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple

from cenabum.kernel.plugins import to_blame
from cenabum.kernel.refusal import SetupError

FORECAST_SECONDS = 1.5
MOST_COMPONENTS = 32
"""Set-ups whose components a worker keeps: with corrections each is another one, of some 50 kB."""


class Question(NamedTuple):
    """What a bot is asked: an imagined state as numbers, for a seat."""

    game: str
    settings: tuple[tuple[str, str], ...]
    corrections: str
    players: int
    snapshot: Any
    seat: int
    bot: str
    seats: tuple[str, ...] = ()  # the players' names, for its reasons


def work(pipe: "Connection[Any, Any]") -> None:
    """The life of a worker: it says that it is ready, then answers one question after the other as long as there is a server."""
    _begin()
    with contextlib.suppress(EOFError, OSError):  # the server has gone
        pipe.send(None)
        while True:
            task, arguments = pipe.recv()
            told: tuple[Any, str, SetupError | None]
            try:
                told = (task(*arguments), "", None)
            except Exception as error:
                told = (None, traceback.format_exc(), error if isinstance(error, SetupError) else to_blame(error))
            pipe.send(told)


def _begin() -> None:
    """A worker leaves the terminal's signals to the server, steps back behind it, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


@lru_cache(MOST_COMPONENTS)
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
    return restore(rules_of(question.game), components, question.snapshot)


def choose(question: Question) -> list[int]:
    """The bot's move; while it plans, all moves of the plan to its end."""
    from cenabum.kernel.journal import placed
    from cenabum.kernel.register import rules_of

    rules, state = rules_of(question.game), state_of(question)
    bot = _bot(question.bot, question.game)
    codes: list[int] = []
    while True:
        codes.append(bot.choose(state.copy(), question.seat))
        if not placed(rules, state, question.seat, codes[-1]):
            return codes


def explain(question: Question) -> dict[str, str]:
    """The bot's reason in this state, in every language."""
    from cenabum.bots.asking import reasons_of

    return reasons_of(_bot(question.bot, question.game), state_of(question), question.seat, question.seats)


def advise(question: Question) -> tuple[list[int], dict[str, str], dict[str, str]]:
    """What the bot would do, why, and the topics of that: asked at once, since another process would have to search again."""
    from cenabum.bots.asking import hint_of

    codes = choose(question)
    return codes, *hint_of(_bot(question.bot, question.game), state_of(question), question.seat, question.seats)


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
