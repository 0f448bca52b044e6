"""How a server is run."""

import ipaddress
import socket
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from cenabum.server.store import SETTLE_SECONDS

DEFAULT_PORT = 8014
LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})


@dataclass(frozen=True)
class Config:
    """The settings of a server. `names` are the host names it answers to, besides those of loopback when it listens there."""

    file: Path
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    names: frozenset[str] = frozenset()
    limits: bool = True
    most: Mapping[str, int] = field(default_factory=dict)
    """How much one address may do, by the names of `limits.py`, where it is not the usual."""
    busy: float = 2.0
    most_pages: int = 0
    settle: float = SETTLE_SECONDS
    workers: int | None = None
    behind_proxy: bool = False
    patience: float = 60.0
    """Seconds a bot may think about one question."""
    head_seconds: float = 10.0
    """So long may the head of a request take, from the opening of the connection or the end of the request before."""
    body_seconds: float = 30.0
    ping_seconds: float = 20.0
    """Every so often a socket is asked whether it is still there."""
    deaf_seconds: float = 30.0
    """Who takes next to nothing of what waits for him for so long is cut off."""

    def answers_to(self, host: str) -> bool:
        """Is this name (of a Host header, without port) one of ours?

        Without `names`, other machines reach us by a number or by this machine's own name. Any other name may be one that somebody
        else has made to mean us, so that his page can ask us as if it were ours.
        """
        if self.host in LOOPBACK:
            return host in LOOPBACK or host in self.names
        if self.names:
            return host in self.names
        return host in LOOPBACK or host in {self.host, *own_names()} or is_number(host)


def is_number(host: str) -> bool:
    """Is this an address in numbers, which no name server can turn into another one?"""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


@cache
def own_names() -> frozenset[str]:
    """The name of this machine, whole and without what it belongs to, and as machines in a house call each other."""
    whole = socket.gethostname().lower()
    short = whole.partition(".")[0]
    return frozenset({whole, short, f"{short}.local"})
