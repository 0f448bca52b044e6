"""Everybody who is connected to a table, and how they are told something: each message is made once for all who are told the same."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Protocol

import msgspec

from cenabum.server.changes import Made
from cenabum.server.views import Views

encode = msgspec.json.Encoder().encode
Change = msgspec.Raw
"""What has changed in a view (`changes.py`)."""


class Client(Protocol):
    """Somebody who is connected: the seat (-1 watches), the view it was shown last, and a way to send without waiting."""

    seat: int
    shown: Any

    def send(self, message: bytes) -> None:
        """Put a message on its way."""

    def close(self, code: int, reason: str) -> None:
        """Close the connection."""


def tell(clients: Iterable[Client], message: Callable[[int], Any]) -> None:
    """Send everybody what `message(seat)` says."""
    made: dict[int, bytes] = {}
    for client in list(clients):
        if client.seat not in made:
            made[client.seat] = encode(message(client.seat))
        client.send(made[client.seat])


def show(clients: Iterable[Client], views: Views, message: Callable[[int, Callable[[], Change]], Any]) -> None:
    """Send everybody what `message(seat, change)` says; `change()` is what has changed since the client was last shown its view."""
    made: dict[tuple[int, int], bytes] = {}
    changes: Made = {}
    for client in list(clients):
        seat, before = client.seat, client.shown
        key = seat, id(before)
        if key not in made:
            made[key] = encode(message(seat, partial(views.change, before, seat, changes)))
        client.send(made[key])
        client.shown = views.seen(seat, before)
