"""Before anything else: sizes, rates, host names, origins, and the headers that every answer carries."""

import contextlib
import ipaddress
from collections.abc import Awaitable, Callable, MutableMapping
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

import msgspec

from cenabum.kernel.words import Text, say
from cenabum.server.config import Config
from cenabum.server.errors import Denied
from cenabum.server.limits import REQUESTS, SOCKETS
from cenabum.server.pages import PARTS, is_part
from cenabum.server.seams import Limits
from cenabum.server.sorry import sorry

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

MOST_BODY = 512 * 1024
MOST_MESSAGE = 16 * 1024
MOST_NAME = 100
TOKEN = b"cenabum-token"
"""The header for the token of a seat: `Authorization` may be the password of a closed club."""

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
# Scripts, styles and fonts are parts of the page, which a policy of their own would not make safer, only larger.
HEADERS_OF_PARTS = [each for each in HEADERS if each[0] in {b"x-content-type-options", b"cross-origin-resource-policy"}]


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


def token_of(scope: Scope) -> str:
    """The token of a seat that is shown, or the empty text; programs may show it as a bearer's, too."""
    kind, _, bearer = header(scope, b"authorization").partition(" ")
    return header(scope, TOKEN).strip() or (bearer.strip() if kind.lower() == "bearer" else "")


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
    """The outermost layer of the application. `seated` says of a token how its seat is counted."""

    def __init__(self, app: App, config: Config, limits: Limits, seated: Callable[[str], str | None]) -> None:
        self.app = app
        self.config = config
        self.limits = limits
        self.seated = seated

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
                if not (page and is_part(scope["path"])):
                    counted.enter_context(self.limits.open(self._count(scope)))
            except Denied as error:
                if page:
                    await _answer(answer, error, scope)
                else:  # before it is accepted: the answer to the handshake is 403
                    await receive()
                    await send({"type": "websocket.close", "code": 1008, "reason": error.code})
                return
            await self.app(scope, _Limited(receive) if page else receive, answer)

    def _check(self, scope: Scope) -> None:
        """May this be asked here? Raises `Denied`."""
        try:
            host, strange = host_of(scope), foreign(scope, self.config)
        except ValueError:
            raise Denied("malformed", say("bad-host")) from None
        if not self.config.answers_to(host):
            name = Text(host[:MOST_NAME])
            raise Denied("unknown-host", say("unknown-host", name=name), say("see-names", name=name), status=421)
        if strange and (scope["type"] == "websocket" or scope["method"] not in {"GET", "HEAD"}):
            raise Denied("foreign", say("foreign"), say("foreign-names"), status=403)
        declared = header(scope, b"content-length")
        if declared.isdecimal() and int(declared) > MOST_BODY:
            raise Denied("too-large", say("too-large"), status=413)

    def _count(self, scope: Scope) -> str:
        """Count a request: for the seat whose token is shown, or for the address. Who is it? Raises `Denied`."""
        where, token = address(scope), token_of(scope)
        seat = self.seated(token) if token else None
        if scope["type"] == "websocket":
            self.limits.hit(SOCKETS, where)
        elif seat is None:
            self.limits.hit(REQUESTS, where)
        else:
            self.limits.hit_both(REQUESTS, seat, where, own=True)
            return seat
        return where


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


async def _answer(send: Send, denied: Denied, scope: Scope) -> None:
    kind, body = "application/json", msgspec.json.encode(denied.problem)
    if scope["method"] == "GET" and "text/html" in header(scope, b"accept"):  # a person, who wants to see a page
        kind, body = "text/html; charset=utf-8", sorry(denied, header(scope, b"accept-language")).encode()
    headers = {"content-type": kind, "content-length": str(len(body)), "cache-control": "no-store", **denied.headers}
    sent = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": denied.status, "headers": sent})
    await send({"type": "http.response.body", "body": body})
