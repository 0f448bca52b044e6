"""Work in parts, on as many processes as one likes; what comes back is the same for any number of them."""

import contextlib
import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from cenabum.kernel.refusal import SetupError

Task = TypeVar("Task")
Done = TypeVar("Done")


def done(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int) -> Iterator[Done]:
    """The results of all tasks, as they come. Raises `SetupError` when a job dies."""
    jobs = min(jobs, len(tasks))
    if jobs <= 1:
        yield from map(work, tasks)
        return
    # New processes, not copies of this one: a copy of a process with threads (a progress bar has one) can hang.
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_ignore_interrupts)
    try:
        for future in as_completed([pool.submit(work, task) for task in tasks]):
            yield future.result()
    except BrokenProcessPool:
        raise SetupError(
            'A job ended before its time. In a script, call simulate below “if __name__ == "__main__":”, or use jobs=1.'
        ) from None
    finally:
        # After Ctrl-C nothing new begins, and every job ends with the few games it has in hand.
        pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; only the one that started the others answers."""
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
