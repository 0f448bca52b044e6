"""The line of questions that wait for a process: nobody's tables keep the bots of another table waiting.

Everybody has an account: who made a table, for its bots; who asks, for questions. It says for how long processes have thought
for somebody of late. Who has had the least is next, and there the most urgent: moves, then advice, then forecasts, each table in turn.
A table at which nobody is comes last, and not all processes are for such tables. The last process that is free is for moves of
those who have had little: however many tables somebody makes, who has one finds a process free.
"""

import asyncio
import math
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

from cenabum.server.seams import Asker, ThinkingError, Urgency

HALF_LIFE = 30.0
"""Seconds after which half of what somebody has had is forgotten."""
LITTLE = 5.0
"""Seconds of thinking, so counted, that are little: somebody who is thought for all the time comes to 43."""
FORGOTTEN = 0.05
MOST_WAITING = 8
"""Questions of one kind that may wait for one asker."""


class Job:
    """A question that waits for its answer, and who asks."""

    __slots__ = ("answer", "arguments", "begun", "seen", "task", "urgency", "who")

    def __init__(self, task: Callable[..., Any], arguments: tuple[object, ...], urgency: Urgency, who: Asker) -> None:
        self.task = task
        self.arguments = arguments
        self.urgency = urgency
        self.who = who
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.begun = 0.0
        """When a process began with it; the loading of a process is no thinking."""
        self.seen = True
        """Was anybody there to see the answer when a process began with it?"""


class Account:
    """What waits for somebody, and how much somebody has had of late."""

    def __init__(self, now: float) -> None:
        self.waiting: dict[Urgency, dict[str, deque[Job]]] = {urgency: {} for urgency in Urgency}
        self.thinking: set[Job] = set()
        self._had = 0.0
        self._at = now

    def had(self, now: float) -> float:
        """Seconds that processes have thought, older ones counting less, and those of thoughts that go on."""
        return self._remembered(now) + sum(now - job.begun for job in self.thinking)

    def _remembered(self, now: float) -> float:
        return self._had * math.exp2((self._at - now) / HALF_LIFE)

    def idle(self, now: float) -> bool:
        """Is there nothing to remember?"""
        return not any(self.waiting.values()) and self.had(now) < FORGOTTEN and not self.thinking

    def jobs(self) -> Iterator[Job]:
        """The jobs that could be next, the most urgent first, and of those each asker's in turn."""
        for askers in self.waiting.values():
            for jobs in askers.values():
                yield jobs[0]

    def leave(self, job: Job) -> None:
        """A job does not wait any more; its asker's others are behind all others'."""
        askers = self.waiting[job.urgency]
        jobs = askers.get(job.who.name)
        if jobs and job in jobs:
            jobs.remove(job)
            del askers[job.who.name]
            if jobs:
                askers[job.who.name] = jobs

    def done(self, job: Job, now: float) -> None:
        """A process has thought about a job."""
        self.thinking.discard(job)
        self._had, self._at = self._remembered(now) + now - job.begun, now


class Line:
    """The jobs of all accounts, for so many processes."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._accounts: dict[str, Account] = {}
        self._thinking: set[Job] = set()

    def add(self, job: Job) -> None:
        """Stand in line. Raises `ThinkingError` when the asker has too many there already."""
        if job.who.account not in self._accounts:
            now = asyncio.get_running_loop().time()
            self._accounts = {name: each for name, each in self._accounts.items() if not each.idle(now)}
            self._accounts[job.who.account] = Account(now)
        jobs = self._accounts[job.who.account].waiting[job.urgency].setdefault(job.who.name, deque())
        if len(jobs) >= MOST_WAITING:
            raise ThinkingError("too many questions wait already")
        jobs.append(job)

    def next(self, free: int) -> Job | None:
        """The job whose turn it is when so many processes are free, if any may have one. It is being thought about from now on."""
        now = asyncio.get_running_loop().time()
        while (job := self._first(free, now)) is not None:
            account = self._accounts[job.who.account]
            account.leave(job)
            if not job.answer.done():
                job.begun, job.seen = now, job.who.here()
                account.thinking.add(job)
                self._thinking.add(job)
                return job
        return None

    def done(self, job: Job) -> None:
        """A process is free again."""
        self._thinking.discard(job)
        self._accounts[job.who.account].done(job, asyncio.get_running_loop().time())

    def leave(self, job: Job) -> None:
        """Whoever has gone is not thought for."""
        if job.who.account in self._accounts:
            self._accounts[job.who.account].leave(job)

    def _first(self, free: int, now: float) -> Job | None:
        for seen in (True, False):
            found: tuple[tuple[int, float], Job] | None = None
            for account in self._accounts.values():
                had = account.had(now)
                rank = len(account.thinking), had
                if found is None or rank < found[0]:
                    may = (job for job in account.jobs() if job.who.here() is seen and self._may(job, free, had))
                    job = next(may, None)
                    found = found if job is None else (rank, job)
            if found is not None:
                return found[1]
        return None

    def _may(self, job: Job, free: int, had: float) -> bool:
        """May a job have one of the processes that are free?"""
        if self._processes == 1:
            return True
        move = job.urgency is Urgency.MOVE
        if free == 1:
            return move and had < LITTLE and job.who.here()
        if not move:
            return sum(each.urgency is not Urgency.MOVE for each in self._thinking) < max(1, self._processes - 2)
        return job.who.here() or sum(not each.seen for each in self._thinking) < max(1, (self._processes - 1) // 2)
