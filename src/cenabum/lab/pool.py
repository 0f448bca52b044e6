"""Work in parts, on as many processes or machines as one likes; what comes back is the same for any number of them.

Without more words the processes are those of this machine. "ray" is a Ray cluster that is begun here for the purpose, "ray:ADDRESS"
one that is there already (docs/cluster.md); a task whose worker dies is done again by another one.
"""

import contextlib
import multiprocessing
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from cenabum.kernel.refusal import SetupError

Task = TypeVar("Task")
Done = TypeVar("Done")

RAY: Final = "ray"
RETRIES: Final = 20  # of a task whose worker died
PATIENCE: Final = 10  # seconds, to reach a cluster
AHEAD: Final = 4  # tasks that wait for every process of a cluster


def check_place(on: str) -> str:
    """Where the work is done. Raises `SetupError` when that cannot be, before anything is played."""
    if on:
        if on != RAY and not on.startswith(f"{RAY}:"):
            raise SetupError(f"Work cannot be done on “{on}”. Write ray, or ray:ADDRESS for a cluster that is there.")
        _ray()
        _reach(on.partition(":")[2])
    return on


def _reach(address: str) -> None:
    """Ray itself would try for minutes to reach a cluster that is not there."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdigit():
        try:
            socket.create_connection((host, int(port)), PATIENCE).close()
        except (OSError, OverflowError):
            raise SetupError(f"There is no Ray cluster at {address}.") from None


def done(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int, on: str = "") -> Iterator[Done]:
    """The results of all tasks, as they come. Raises `SetupError` when a job dies."""
    if on:
        yield from _on_ray(work, tasks, jobs, on.partition(":")[2])
        return
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


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise SetupError("A cluster needs Ray, which is not installed: pip install cenabum[cluster].") from None
    return ray


def _on_ray(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int, address: str) -> Iterator[Done]:
    ray = _ray()
    begun = not ray.is_initialized()
    if begun:
        try:
            how = {"address": address} if address else {"num_cpus": jobs, "include_dashboard": False}
            ray.init(log_to_driver=False, logging_level="error", **how)
        except (ray.exceptions.RayError, OSError, ValueError, RuntimeError) as error:
            where = address or "this machine"
            raise SetupError(f"There is no Ray cluster at {where}: {' '.join(str(error).split())[:120]}") from None
    try:
        remote = ray.remote(num_cpus=1, max_retries=RETRIES)(work)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left = iter(tasks)
        waiting: list[Any] = []
        while True:
            while len(waiting) < most and (task := next(left, None)) is not None:
                waiting.append(remote.remote(task))
            if not waiting:
                return
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
    except ray.exceptions.RayError as error:
        raise SetupError(f"The cluster could not go on: {' '.join(str(error).split())[:160]}") from None
    finally:
        if begun:
            ray.shutdown()
