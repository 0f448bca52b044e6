"""Before anything else: sizes, rates, host names, origins, and the headers that every answer carries."""

import contextlib
import ipaddress
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

import msgspec
from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from cenabum.kernel.words import say
from cenabum.server.config import Config
from cenabum.server.errors import Denied
from cenabum.server.seams import Limits, Rate

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

MOST_BODY = 512 * 1024
MOST_MESSAGE = 16 * 1024

# Style attributes are positions of drawn pieces; no style sheet comes that way.
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]
PARTS = "/assets/"
"""Scripts, styles and fonts: parts of the page, which a policy of their own would not make safer, only larger."""
HEADERS_OF_PARTS = [each for each in HEADERS if each[0] in {b"x-content-type-options", b"cross-origin-resource-policy"}]

# By one address; of IPv6 the first 64 bits are one, for so much each household has.
REQUESTS = "600/minute"
TABLES = "60/hour"
SOCKETS = "120/minute"
OF_BOTS = 8
"""Tables that go on at which only bots play."""
MOST_OPEN = 250
"""Sockets and requests at one time. Connections are counted before there is a request (`doors.py`)."""


MESSAGES = Rate("60/second", "240/second")
TALK = Rate("20/minute", "80/minute")  # of each: lines of chat, pointings, changes of pace
BACK = "240/minute"  # the beginning of a lesson is played again for each
THOUGHT = Rate("30/minute", "60/minute")  # of each: forecasts, reasons, advice


class LimitsInMemory:
    """Counts what each address and each seat does: `seams.Limits`."""

    def __init__(self, on: bool) -> None:
        self._on = on
        self._items: dict[str, RateLimitItem] = {}
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._open: Counter[str] = Counter()

    def hit(self, limit: str, *who: str) -> None:
        """Count one; raises `Denied` when that was one too many."""
        if not self._on:
            return
        item = self._items.get(limit)
        if item is None:
            item = self._items[limit] = parse(limit)
        if not self._limiter.hit(item, limit, *who):
            raise too_many()

    def hit_both(self, rate: Rate, seat: str, address: str, what: str = "") -> None:
        """Count one for a seat and for an address; raises `Denied` when that was one too many for either."""
        self.hit(rate.seat, "seat", seat, what)
        self.hit(rate.address, "address", address, what)

    def allows(self, most: int, have: int) -> bool:
        """May somebody who has so many have one more?"""
        return have < most or not self._on

    @contextlib.contextmanager
    def open(self, who: str) -> Iterator[None]:
        """While a socket is open or a request is answered; raises `Denied` when an address has too many."""
        if self._on and self._open[who] >= MOST_OPEN:
            raise too_many()
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]


def too_many() -> Denied:
    """Somebody does too much at once."""
    return Denied("too-many", say("too-many"), say("wait"), status=429)


def address(scope: Scope) -> str:
    """Who is connected; behind a proxy whoever it has forwarded."""
    client = scope.get("client")
    return neighbour(str(client[0])) if client else "?"


@lru_cache(4096)
def neighbour(host: str) -> str:
    """An address as it is counted: of IPv6 the network that one household has."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found), 64), strict=False))


def header(scope: Scope, name: bytes) -> str:
    """A header of a request, or the empty text."""
    return next((bytes(value).decode("latin-1") for key, value in scope["headers"] if key == name), "")


def host_of(scope: Scope) -> str:
    """The host name of a request without its port."""
    return urlsplit(f"//{header(scope, b'host')}").hostname or ""


def foreign(scope: Scope, config: Config) -> bool:
    """Does another site's page ask? A page of ours has our own origin; a program that is no browser sends none."""
    origin = header(scope, b"origin")
    if not origin:
        return False
    asked = urlsplit(origin)
    here = urlsplit(f"//{header(scope, b'host')}")
    if asked.scheme not in {"http", "https"} or asked.hostname is None:
        return True
    default = 443 if asked.scheme == "https" else 80
    same_port = config.behind_proxy or (asked.port or default) == (here.port or default)
    return not (asked.hostname == here.hostname and same_port)


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: App, config: Config, limits: Limits) -> None:
        self.app = app
        self.config = config
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        page = scope["type"] == "http"
        answer = _Kept(send, HEADERS_OF_PARTS if scope["path"].startswith(PARTS) else HEADERS) if page else send
        with contextlib.ExitStack() as counted:
            try:
                self._check(scope)
                counted.enter_context(self.limits.open(address(scope)))
            except Denied as error:
                if page:
                    await _answer(answer, error)
                else:  # before it is accepted: the answer to the handshake is 403
                    await receive()
                    await send({"type": "websocket.close", "code": 1008, "reason": error.code})
                return
            await self.app(scope, _Limited(receive) if page else receive, answer)

    def _check(self, scope: Scope) -> None:
        """May this be asked here, and so often? Raises `Denied`."""
        try:
            ours, strange = self.config.answers_to(host_of(scope)), foreign(scope, self.config)
        except ValueError:
            raise Denied("malformed", say("bad-host")) from None
        if not ours:
            raise Denied("unknown-host", say("unknown-host"), say("see-names"), status=421)
        if strange and (scope["type"] == "websocket" or scope["method"] not in {"GET", "HEAD"}):
            raise Denied("foreign", say("foreign"), status=403)
        self.limits.hit(SOCKETS if scope["type"] == "websocket" else REQUESTS, address(scope))
        declared = header(scope, b"content-length")
        if declared.isdecimal() and int(declared) > MOST_BODY:
            raise Denied("too-large", say("too-large"), status=413)


class _Limited:
    """Receives a body that may not be too large."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._size = 0
        self._whole = False

    async def __call__(self) -> MutableMapping[str, Any]:
        message = await self._receive()
        if message["type"] == "http.disconnect" and not self._whole:
            raise Denied("malformed", say("bad-message"))  # nobody is there to read it, but it is no mistake of ours
        self._whole = not message.get("more_body", False)
        self._size += len(message.get("body", b""))
        if self._size > MOST_BODY:
            raise Denied("too-large", say("too-large"), status=413)
        return message


class _Kept:
    """Sends an answer with our headers."""

    def __init__(self, send: Send, headers: list[tuple[bytes, bytes]]) -> None:
        self._send = send
        self._headers = headers

    async def __call__(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *self._headers]
        await self._send(message)


async def _answer(send: Send, denied: Denied) -> None:
    body = msgspec.json.encode(denied.problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": denied.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
