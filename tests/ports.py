"""Ports for servers of tests: nobody else takes one while its test has it, also while its server is down."""

import fcntl
import os
import socket
import tempfile
from pathlib import Path
from typing import IO

import httpx

FIRST, LAST = 20_000, 32_000
"""Below what Linux gives to outgoing connections (32768 and more), or a browser's connection takes the address of a killed server."""

ANEW = httpx.Limits(max_keepalive_connections=0)
"""A connection for every call: a server closes one that was quiet for five seconds, maybe just as the next call comes."""

_held: list[IO[str]] = []
"""Locks of this process; they go with it."""


def own_port() -> int:
    """A port that is free and stays this process's own, among all processes that ask here."""
    folder = Path(tempfile.gettempdir()) / "cenabum-ports"
    folder.mkdir(exist_ok=True)
    begin = os.getpid() * 7 % (LAST - FIRST)
    for number in range(LAST - FIRST):
        port = FIRST + (begin + number) % (LAST - FIRST)
        lock = (folder / str(port)).open("w")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            with socket.socket() as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(("127.0.0.1", port))
        except OSError:
            lock.close()
            continue
        _held.append(lock)
        return port
    raise AssertionError(f"no port from {FIRST} to {LAST} is free")
