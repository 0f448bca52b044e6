"""The processes in which bots think, one question at a time in each; whose turn it is, the line says (`line.py`).

Patience counts from the moment a process begins with a question, not while the question waits. A process that takes too long is
ended, and only its own question fails.
"""

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from cenabum.server import thinking
from cenabum.server.line import Job, Line
from cenabum.server.seams import Answer, Asker, ThinkingError, Urgency

log = logging.getLogger("cenabum.server")

PATIENCE = 60.0
"""Seconds after which a bot that has begun and not answered is given up."""
LOADING_SECONDS = 120.0
"""Seconds after which a process that is not ready is given up; loading is no thinking."""
TRIES = 2
"""So often a question is asked when the process that had it dies."""
NOBODY = Asker("", "")
_spawning = multiprocessing.get_context("spawn")


class Worker:
    """A process that thinks about one question at a time, and the thread that talks to it. It is started when it is needed."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "cenabum-thinker")
        self._process: Any = None
        self._pipe: Any = None
        self._closed = False

    async def think(self, job: Job, patience: float) -> Any:
        """The answer to a question. Raises `ThinkingError`."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(LOADING_SECONDS):
                    await loop.run_in_executor(self._thread, self._ready)
                job.begun = loop.time()
                async with asyncio.timeout(patience):
                    answer, problem, why = await loop.run_in_executor(self._thread, self._converse, job)
            except TimeoutError:
                self._end()
                log.warning("a bot has not answered in time; its process was ended")
                raise ThinkingError("the bot took too long") from None
            except (EOFError, OSError) as error:
                self._end()
                log.warning("a bot's process ended (%s); starting another", type(error).__name__)
                continue
            if problem:
                log.error("a bot failed\n%s", problem)
                raise ThinkingError(problem.splitlines()[-1], why)
            return answer
        raise ThinkingError("the bot's process ended again and again")

    def _ready(self) -> None:
        """Start a process unless there is one."""
        if self._process is not None and self._process.is_alive():
            return
        ours, theirs = _spawning.Pipe()
        process = _spawning.Process(target=thinking.work, args=(theirs,), name="cenabum-bot", daemon=True)
        process.start()
        theirs.close()
        if self._pipe is not None:
            self._pipe.close()
        self._process, self._pipe = process, ours
        if self._closed:
            process.kill()
        ours.recv()

    def _converse(self, job: Job) -> Any:
        self._pipe.send((job.task, job.arguments))
        return self._pipe.recv()

    def _end(self) -> None:
        """End the process; the thread notices, because its pipe breaks."""
        if self._process is not None:
            self._process.kill()
            self._process = None

    def close(self) -> None:
        """No more thinking here."""
        self._closed = True
        self._end()
        self._thread.shutdown(wait=False, cancel_futures=True)


class ThinkingProcesses:
    """The processes in which bots think, and the questions that wait for them: `seams.Thinkers`."""

    def __init__(self, workers: int | None = None, patience: float = PATIENCE) -> None:
        self.patience = patience
        # One more than cores are for: it stands by for those who have had little.
        self._workers = [Worker() for _ in range(workers or max(2, min(4, (os.cpu_count() or 2) - 1)) + 1)]
        self._idle = [*self._workers]
        self._line = Line(len(self._workers))
        self._thinking: set[asyncio.Task[None]] = set()

    async def ask(
        self, task: Callable[..., Answer], *arguments: object, urgency: Urgency = Urgency.MOVE, who: Asker = NOBODY
    ) -> Answer:
        """Let a process do something for who asks. Raises `ThinkingError`."""
        job = Job(task, arguments, urgency, who)
        self._line.add(job)
        self.look_again()
        try:
            answer: Answer = await job.answer
            return answer
        finally:
            self._line.leave(job)

    def look_again(self) -> None:
        """Let free processes begin with what may have its turn now."""
        while self._idle and (job := self._line.next(len(self._idle))) is not None:
            thinking_now = asyncio.get_running_loop().create_task(self._think(self._idle.pop(), job))
            self._thinking.add(thinking_now)
            thinking_now.add_done_callback(self._thinking.discard)

    async def _think(self, worker: Worker, job: Job) -> None:
        try:
            answer = await worker.think(job, self.patience)
        except Exception as error:
            if not job.answer.done():
                job.answer.set_exception(error if isinstance(error, ThinkingError) else ThinkingError(str(error)))
        else:
            if not job.answer.done():
                job.answer.set_result(answer)
        self._line.done(job)
        self._idle.append(worker)
        self.look_again()

    def close(self) -> None:
        """End all processes; nobody gets an answer any more."""
        self._idle = []
        for each in self._thinking:
            each.cancel()
        for worker in self._workers:
            worker.close()
