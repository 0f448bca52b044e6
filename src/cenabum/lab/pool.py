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
    with Workers(jobs, on) as workers:
        for _, result in workers.numbered(work, tasks):
            yield result


class Workers:
    """Processes of this machine or of a cluster, for work that comes in several turns: they are begun once, and end with the `with`."""

    def __init__(self, jobs: int, on: str = "") -> None:
        self.jobs, self.on = jobs, on
        self._pool: ProcessPoolExecutor | None = None
        self._ray: Any = None

    def __enter__(self) -> "Workers":
        if self.on and not _ray().is_initialized():
            self._ray = _begun(self.on.partition(":")[2], self.jobs)
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            # After Ctrl-C nothing new begins, and every job ends with the few games it has in hand.
            self._pool.shutdown(wait=True, cancel_futures=True)
        if self._ray is not None:
            self._ray.shutdown()

    def in_order(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        """The results of all tasks, in the order of the tasks; whoever is ahead waits."""
        ready: dict[int, Done] = {}
        following = 0
        for number, result in self.numbered(work, tasks):
            ready[number] = result
            while following in ready:
                yield ready.pop(following)
                following += 1

    def numbered(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[tuple[int, Done]]:
        """The results of all tasks as they come, each with the number of its task. Raises `SetupError` when a job dies."""
        if self.on:
            yield from _on_ray(work, tasks)
        elif min(self.jobs, len(tasks)) <= 1:
            yield from enumerate(map(work, tasks))
        else:
            yield from self._here(work, tasks)

    def _here(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[tuple[int, Done]]:
        if self._pool is None:
            # New processes, not copies of this one: a copy of a process with threads (a progress bar has one) can hang.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.jobs, context, initializer=_ignore_interrupts)
        waiting = {self._pool.submit(work, task): number for number, task in enumerate(tasks)}
        try:
            for future in as_completed(waiting):
                yield waiting[future], future.result()
        except BrokenProcessPool:
            raise SetupError(
                'A job ended before its time. In a script, call simulate below “if __name__ == "__main__":”, or use jobs=1.'
            ) from None


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


def _begun(address: str, jobs: int) -> Any:
    """Begin a cluster here, or join the one at an address."""
    ray = _ray()
    # "local": one of our own, although another may be running on this machine.
    how = {"address": address or "local"} | ({} if address else {"num_cpus": jobs, "include_dashboard": False})
    try:
        ray.init(log_to_driver=False, logging_level="error", **how)
    except (ray.exceptions.RayError, OSError, ValueError, RuntimeError) as error:
        where = address or "this machine"
        raise SetupError(f"There is no Ray cluster at {where}: {' '.join(str(error).split())[:120]}") from None
    return ray


def _on_ray(work: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[tuple[int, Done]]:
    ray = _ray()
    try:
        remote = ray.remote(num_cpus=1, max_retries=RETRIES)(work)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left = iter(enumerate(tasks))
        waiting: dict[Any, int] = {}
        while True:
            while len(waiting) < most and (task := next(left, None)) is not None:
                waiting[remote.remote(task[1])] = task[0]
            if not waiting:
                return
            ready, _ = ray.wait(list(waiting))
            for each in ready:
                yield waiting.pop(each), ray.get(each)
    except ray.exceptions.RayError as error:
        raise SetupError(f"The cluster could not go on: {' '.join(str(error).split())[:160]}") from None
