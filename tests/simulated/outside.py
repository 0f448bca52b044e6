"""What a server gets from outside, made from the seed of an evening: the clock, chance, the minds of bots, the order of sets."""

import contextlib
import random
import secrets
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar, TypeVar
from unittest import mock

from cenabum.server import live, thinkers, thinking
from cenabum.server.live import Connection
from cenabum.server.thinkers import Worker
from tests.simulated.loop import SimulatedLoop

T = TypeVar("T")
EVENING = 1_800_000_000.0
"""The hour at which an evening begins."""


class Clock:
    """The modules `time` of the server: the loop's time; what people have set the clock to may jump."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self.loop = loop
        self.set_to = EVENING

    def time(self) -> float:
        return self.set_to + self.loop.now

    def monotonic(self) -> float:
        return self.loop.now

    def __getattr__(self, name: str) -> Any:
        return getattr(time, name)


class Chance:
    """The module `secrets` of the server: as many names and seeds as it wants, the same in each run."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def token_hex(self, size: int) -> str:
        return self._random.randbytes(size).hex()

    def choice(self, things: Sequence[T]) -> T:
        return self._random.choice(things)

    def __getattr__(self, name: str) -> Any:
        return getattr(secrets, name)


class Minds:
    """How bots are: they answer, fail, die or think for ever. What they answer is chance's, for strong bots think too long."""

    def __init__(self, chance: random.Random, fault: Callable[[str], None]) -> None:
        self.chance = chance
        self.fault = fault
        self.ill = 0.0
        """The share of questions that is not answered."""

    def delay(self, func: Callable[..., Any]) -> float:
        """How long a thread needs for a function."""
        if getattr(func, "__name__", "") != "_converse":
            return self.chance.uniform(0.001, 0.05)
        return 1000.0 if self.chance.random() < self.ill / 4 else self.chance.expovariate(3)

    def answer(self, task: Callable[..., Any], question: thinking.Question) -> tuple[Any, str, None]:
        """What a process says: the answer, and what went wrong. Raises `EOFError` when it dies."""
        if self.chance.random() < self.ill:
            if self.chance.random() < 0.5:
                raise EOFError
            return None, "a bot that fails", None
        if task is thinking.forecast:
            return None, "a forecast takes longer than an evening", None
        try:
            return task(question._replace(bot="bot:random")), "", None
        except Exception:
            problem = traceback.format_exc()
            self.fault(f"a bot cannot answer: {problem}")
            return None, problem, None


class SimulatedWorker(Worker):
    """A process that thinks, without the process: who waits, for how long and how often is the server's own business."""

    minds: ClassVar[Minds]

    def _ready(self) -> None:
        return

    def _converse(self, job: Any) -> Any:
        return self.minds.answer(job.task, *job.arguments)


class NumberedConnection(Connection):
    """A connection that has its place in a set by its number, not by where it is in memory."""

    made: ClassVar[int] = 0

    def __init__(self, *what: Any, **more: Any) -> None:
        NumberedConnection.made += 1
        self.number = NumberedConnection.made
        super().__init__(*what, **more)

    def __hash__(self) -> int:
        return self.number


@contextlib.contextmanager
def simulated(clock: Clock, chance: Chance, minds: Minds) -> Iterator[None]:
    """While this goes on, Cenabum's modules have this clock, this chance and these minds."""
    NumberedConnection.made = 0
    own = type("EveningsWorker", (SimulatedWorker,), {"minds": minds})
    with contextlib.ExitStack() as changed:
        for name, module in list(sys.modules.items()):
            if name.startswith("cenabum."):
                if getattr(module, "time", None) is time:
                    changed.enter_context(mock.patch.object(module, "time", clock))
                if getattr(module, "secrets", None) is secrets:
                    changed.enter_context(mock.patch.object(module, "secrets", chance))
        changed.enter_context(mock.patch.object(live, "Connection", NumberedConnection))
        changed.enter_context(mock.patch.object(thinkers, "Worker", own))
        yield
