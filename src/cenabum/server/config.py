"""How a server is run."""

from dataclasses import dataclass
from pathlib import Path

from cenabum.server.store import SETTLE_SECONDS

DEFAULT_PORT = 8014
LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})


@dataclass(frozen=True)
class Config:
    """The settings of a server. `names` are the host names it answers to; on loopback only loopback's own unless told otherwise."""

    file: Path
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    names: frozenset[str] = frozenset()
    limits: bool = True
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
        """Is this name (of a Host header, without port) one of ours?"""
        if self.names:
            return host in self.names or (self.host in LOOPBACK and host in LOOPBACK)
        return self.host not in LOOPBACK or host in LOOPBACK
