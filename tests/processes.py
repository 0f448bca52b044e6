"""Processes that tests start. Each has a group of its own and is ended with all its children, whatever becomes of the test."""

import contextlib
import ctypes
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

Started = Callable[..., "subprocess.Popen[str]"]


def start(command: list[Any], **more: Any) -> "subprocess.Popen[str]":
    """A process that Ctrl-C can interrupt, even where our own parent ignores it (`nohup ./check &`): children inherit that."""
    ignored = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    if ignored:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return subprocess.Popen(command, text=True, encoding="utf-8", start_new_session=True, **more)
    finally:
        if ignored:
            signal.signal(signal.SIGINT, signal.SIG_IGN)


def end_with_us() -> None:
    """Ask Linux to end this process with the one that started it, should that be killed and clear nothing away."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGTERM)  # PR_SET_PDEATHSIG


def end(process: "subprocess.Popen[str]") -> None:
    """End it with its children, if there is anything left of them."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
    process.wait()


@pytest.fixture
def started() -> Iterator[Started]:
    """Starts processes for one test."""
    all_of_them: list[subprocess.Popen[str]] = []

    def begin(command: list[Any], **more: Any) -> "subprocess.Popen[str]":
        all_of_them.append(start(command, **more))
        return all_of_them[-1]

    yield begin
    for process in all_of_them:
        end(process)
