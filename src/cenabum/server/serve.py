"""Running the server: address, port, and a clean end."""

import contextlib
import errno
import gc
import signal
import socket
import threading
import time
import webbrowser
from collections.abc import Iterator

import uvicorn

from cenabum.server.app import make_app
from cenabum.server.config import Config
from cenabum.server.doors import AT_ONCE, Doors, raise_file_limit
from cenabum.server.guard import MOST_MESSAGE
from cenabum.server.logs import begin_log

SPARE_PORTS = 20
LETTING_GO_SECONDS = 2.0
"""A server that was killed as it started a process for bots keeps its port until that process has begun."""
MOST_KNOCKING = 1024
"""Connections that the system keeps for us until we take them."""
MANY_OBJECTS = 10_000
"""Python looks for rings among objects that nobody needs when so many are new; at 700 it does so every other move."""


def open_socket(host: str, port: int, *, exactly: bool) -> socket.socket:
    """A listening socket at the port; unless exactly this one is wanted, at one of the next or any free one. Raises `OSError`."""
    if not exactly:
        for candidate in range(port, port + SPARE_PORTS):
            with contextlib.suppress(OSError):
                return _listening(host, candidate)
        return _listening(host, 0)
    until = time.monotonic() + LETTING_GO_SECONDS
    while True:
        try:
            return _listening(host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or time.monotonic() > until:
                raise
        time.sleep(0.05)


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(MOST_KNOCKING)
    except OSError:
        listening.close()
        raise
    listening.set_inheritable(False)
    return listening


def address_of(listening: socket.socket, host: str) -> str:
    """The address a browser can open."""
    shown = "localhost" if host in {"127.0.0.1", "::1", "localhost"} else host
    if host in {"0.0.0.0", "::"}:
        shown = _address_in_network() or socket.gethostname()
    return f"http://{shown}:{listening.getsockname()[1]}/"


def _address_in_network() -> str:
    """This machine's address as others see it: a number is found where no name is known. Empty without a network."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        # An address kept for examples: nothing is sent, the system only looks for the way there.
        asked.connect(("192.0.2.1", 9))
        return str(asked.getsockname()[0])
    return ""


def serve(config: Config, *, exactly: bool = False, browser: bool = False) -> None:
    """Serve until a signal ends it. Prints the address when everything is ready."""
    begin_log()
    doors = Doors(config, raise_file_limit())
    listening = open_socket(config.host, config.port, exactly=exactly)
    address = address_of(listening, config.host)

    class Telling(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                gc.collect()
                gc.freeze()  # what is here now stays: it need not be gone through again and again
                gc.set_threshold(MANY_OBJECTS)
                listening.listen(MOST_KNOCKING)  # it was set to `backlog`
                print(f"Cenabum is at {address}   (file: {config.file}; Ctrl-C ends it)", flush=True)
                if browser:
                    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        async def on_tick(self, counter: int) -> bool:
            if counter % 10 == 0:  # every second
                doors.look_round()
            return await super().on_tick(counter)

        @contextlib.contextmanager
        def capture_signals(self) -> Iterator[None]:
            ignored = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
            with super().capture_signals():
                if ignored:  # whoever started us wants Ctrl-C to be others' business (`nohup`, a shell's background)
                    signal.signal(signal.SIGINT, signal.SIG_IGN)
                yield

    settings = uvicorn.Config(
        make_app(config),
        log_config=None,
        log_level="error",
        access_log=False,
        http=doors.http(),
        ws=doors.sockets(),
        backlog=AT_ONCE,
        ws_max_size=4 * MOST_MESSAGE,  # up to here we answer that it is too large; beyond, the socket is closed
        ws_ping_interval=config.ping_seconds,
        ws_ping_timeout=30.0,
        ws_per_message_deflate=False,  # doors.py packs in its own way
        proxy_headers=config.behind_proxy,
        server_header=False,
        timeout_graceful_shutdown=3,
        h11_max_incomplete_event_size=32 * 1024,
    )
    Telling(settings).run(sockets=[listening])
