"""Starts servers quickly: it has imported everything, and each server is a fork of it. Reads JSON settings, one server a line."""

import gc
import json
import multiprocessing
import os
import resource
import signal
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path

import cenabum
from cenabum.kernel.register import GAMES
from cenabum.server.config import Config
from cenabum.server.house import learn_words
from cenabum.server.naming import like_an_open_seat
from cenabum.server.serve import serve


def end_with(parent: int) -> None:
    """A server that a failed test has forgotten ends with the tests."""
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(1)


def warm() -> None:
    """What every server reads for its first table, read once: figures, and words in every language."""
    like_an_open_seat("Ana")
    for name in GAMES:
        game = cenabum.new(name, ["Ana", "Bruno"], seed=1)
        game.view("Ana")
        learn_words(game.journal)
    gc.collect()
    gc.freeze()  # nobody looks for garbage in what the servers share


def main() -> None:
    warm()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how a server ended
    for line in sys.stdin:
        wanted = json.loads(line)
        pid = os.fork()
        if not pid:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
            out = os.open(wanted.pop("out"), os.O_CREAT | os.O_WRONLY | os.O_APPEND)
            os.dup2(out, 1)
            os.dup2(out, 2)
            os.close(0)
            if files := wanted.pop("files", 0):
                resource.setrlimit(resource.RLIMIT_NOFILE, (files // 2, files))
            if python := wanted.pop("python", ""):
                multiprocessing.set_executable(python)
            config = Config(Path(wanted.pop("file")))
            serve(replace(config, **wanted), exactly=True)
            os._exit(0)
        print(pid, flush=True)


if __name__ == "__main__":
    main()
