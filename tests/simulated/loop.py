"""An event loop of its own time, in which whatever is ready goes on in an order that a seed shuffles.

No thread and no process runs beside it. What a program gives to a thread is done here, some simulated time later. Everything belongs
to a *life*: when the power fails, nothing of that server's life goes on any more, as if its process had been killed.
"""

import asyncio
import contextlib
import contextvars
import heapq
import random
import warnings
from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
LIFE: contextvars.ContextVar[int] = contextvars.ContextVar("life", default=0)
"""The life of a server that something belongs to; 0 is the world around it, which goes on."""
INSTANT = 1e-5
"""Seconds that each step takes, so that time goes on while work is done."""


class PowerFailed(BaseException):
    """The power has failed in the middle of something."""


class NumberedTask(asyncio.Task[Any]):
    """A task that has its place in a set by its number, not by where it is in memory: each run goes the same way."""

    def __init__(self, coro: Any, **more: Any) -> None:
        loop: SimulatedLoop = more["loop"]
        self.number = loop.next_number()
        super().__init__(coro, **more)

    def __hash__(self) -> int:
        return self.number


class SimulatedLoop(asyncio.BaseEventLoop):
    """The loop of one evening. `delay` says how long a function takes that is given to a thread."""

    def __init__(self, chance: random.Random, delay: Callable[[Callable[..., Any]], float]) -> None:
        super().__init__()
        self.chance = chance
        self.delay = delay
        self.now = 0.0
        self.steps = 0
        self.ended: set[int] = set()
        self.faults: list[str] = []
        """What nobody has handled."""
        self._numbers = 0
        self._able: list[tuple[int, asyncio.Handle]] = []
        self._later: list[tuple[float, int, int, asyncio.TimerHandle]] = []
        self._begun: list[NumberedTask] = []
        self.set_task_factory(self._new_task)

    def next_number(self) -> int:
        self._numbers += 1
        return self._numbers

    def _new_task(self, loop: asyncio.AbstractEventLoop, coro: Any, **more: Any) -> NumberedTask:
        task = NumberedTask(coro, loop=loop, **more)
        self._begun.append(task)
        return task

    def time(self) -> float:
        return self.now

    # ---- what is to be done

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: contextvars.Context | None = None
    ) -> asyncio.Handle:
        context = context if context is not None else contextvars.copy_context()
        handle = asyncio.Handle(callback, args, self, context)
        life = context.get(LIFE, 0)
        if life not in self.ended and not self.is_closed():
            self._able.append((life, handle))
        return handle

    def call_soon_threadsafe(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: contextvars.Context | None = None
    ) -> asyncio.Handle:
        return self.call_soon(callback, *args, context=context)

    def call_later(
        self, delay: float, callback: Callable[[*Ts], object], *args: *Ts, context: contextvars.Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.now + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[[*Ts], object], *args: *Ts, context: contextvars.Context | None = None
    ) -> asyncio.TimerHandle:
        context = context if context is not None else contextvars.copy_context()
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        life = context.get(LIFE, 0)
        if life not in self.ended and not self.is_closed():
            heapq.heappush(self._later, (when, self.next_number(), life, handle))
        return handle

    def run_in_executor(self, executor: object, func: Callable[[*Ts], T], *args: *Ts) -> "asyncio.Future[T]":
        future: asyncio.Future[T] = self.create_future()

        def work() -> None:
            try:
                result = func(*args)
            except Exception as error:
                if not future.done():
                    future.set_exception(error)
            else:
                if not future.done():
                    future.set_result(result)

        self.call_later(self.delay(func), work)
        return future

    # ---- how it goes on

    def _run_once(self) -> None:
        """The next step of any of those that can go on; when none can, time passes."""
        if not self._able:
            assert self._later, "nothing will ever happen any more"
            self.now = max(self.now, self._later[0][0])
        while self._later and self._later[0][0] <= self.now:
            _, _, life, timer = heapq.heappop(self._later)
            self._able.append((life, timer))
        if not self._able:
            return
        number = self.chance.randrange(len(self._able))
        self._able[number], self._able[-1] = self._able[-1], self._able[number]
        life, handle = self._able.pop()
        if life in self.ended or handle.cancelled():
            return
        self.steps += 1
        self.now += INSTANT
        handle._run()

    def end_life(self, life: int) -> None:
        """Nothing that belongs to this life goes on."""
        self.ended.add(life)
        self._begun = [task for task in self._begun if not task.done()]

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """What nobody has handled is a fault, unless the power failed or a life ended in the middle of it."""
        error = context.get("exception")
        if error is not None and not isinstance(error, PowerFailed) and not self.is_closed():
            self.faults.append(f"{context.get('message')}: {error!r}")

    def close(self) -> None:
        """Let go of everything; what was cut off goes nowhere."""
        super().close()
        self._able.clear()
        self._later.clear()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for task in self._begun:
                if not task.done():
                    with contextlib.suppress(BaseException):
                        task.get_coro().close()
            self._begun.clear()
