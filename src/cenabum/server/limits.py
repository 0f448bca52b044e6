"""How much each address and each seat may do, and the counting of it.

What is proved to be done by a seat, with its token, comes out of the seat's own share first. Only what goes beyond that counts for
the address, which a whole club may have in common: so nobody is refused a move because of those who sit beside him.
"""

import contextlib
import math
import re
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from difflib import get_close_matches

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from cenabum.kernel.words import say
from cenabum.server.errors import Denied
from cenabum.server.seams import Rate

ADDRESS: dict[str, tuple[int, str]] = {
    "requests": (600, "minute"),
    "tables": (60, "hour"),
    "sockets": (120, "minute"),
    "open": (250, ""),
    "connections": (300, ""),
    "messages": (240, "second"),
    "talk": (80, "minute"),
    "thoughts": (60, "minute"),
    "back": (240, "minute"),
}
"""What one address may do in a time, or (without one) have at one time; `--limit` sets the numbers. Of IPv6 the first 64 bits are one
address, for so much each household has."""

REQUESTS = Rate("requests", "600/minute", "60/minute")
TABLES = Rate("tables", "20/hour", "20/hour")  # of a seat: rematches
SOCKETS = Rate("sockets")
MESSAGES = Rate("messages", "60/second", "30/10 seconds")
TALK = Rate("talk", "20/minute", "10/minute")  # of each: lines of chat, pointings, changes of pace
THOUGHT = Rate("thoughts", "30/minute", "10/minute")  # of each: forecasts, reasons, advice
BACK = Rate("back")  # steps back in lessons: the beginning is played again for each
OF_BOTS = 8
"""Tables that go on at which only bots play."""
MOST_SHARES = 100
"""So many seats of one address have a share of their own: more than sit in a club, and an end to what one person can gather."""
SHARE_SECONDS = 600.0
"""A seat that has done nothing for so long makes room for another one."""
FULL_SECONDS = 5
"""Whoever has too much open at one time tries again after this."""


def limit_of(said: str) -> tuple[str, int]:
    """A limit as the command line says it, such as `requests=3000`. Raises `ValueError` with a sentence."""
    name, _, number = said.partition("=")
    if name not in ADDRESS:
        near = get_close_matches(name, ADDRESS, 1)
        meant = f" Did you mean {near[0]}?" if near else ""
        raise ValueError(f"There is no limit “{name}”.{meant} Limits: {', '.join(ADDRESS)}.")
    if not re.fullmatch(r"[1-9][0-9]{0,8}", number, re.ASCII):
        per = f" in one {ADDRESS[name][1]}" if ADDRESS[name][1] else " at one time"
        raise ValueError(
            f"--limit {name} needs a whole number from 1: how many{per}, such as {name}={ADDRESS[name][0]}."
        )
    return name, int(number)


class LimitsInMemory:
    """Counts what each address and each seat does: `seams.Limits`."""

    def __init__(self, on: bool, most: Mapping[str, int] | None = None) -> None:
        self._on = on
        numbers = {name: (most or {}).get(name, number) for name, (number, _) in ADDRESS.items()}
        self._most_open = numbers["open"]
        self._address = {name: f"{numbers[name]}/{time}" for name, (_, time) in ADDRESS.items() if time}
        self._items: dict[str, RateLimitItem] = {}
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._open: Counter[str] = Counter()
        self._shares: dict[str, dict[str, float]] = {}
        """The seats of each address that have a share of their own, with the time when each last used it."""

    def hit(self, rate: Rate, address: str, what: str = "") -> None:
        """Count one for an address; raises `Denied` when that was one too many."""
        self._hit(self._address[rate.address], "address", address, what)

    def hit_both(self, rate: Rate, seat: str, address: str, what: str = "", *, own: bool = False) -> None:
        """Count one for a seat, and for the address what its `own` share does not cover; raises `Denied` for one too many."""
        if not self._on:
            return
        self._hit(rate.seat, "seat", seat, what)
        if not (own and self._has_share(seat, address) and self._fits(rate.share, "share", seat, what)):
            self.hit(rate, address, what)

    def allows(self, most: int, have: int) -> bool:
        """May somebody who has so many have one more?"""
        return have < most or not self._on

    def _item(self, limit: str) -> RateLimitItem:
        if limit not in self._items:
            self._items[limit] = parse(limit)
        return self._items[limit]

    def _fits(self, limit: str, *who: str) -> bool:
        return not self._on or self._limiter.hit(self._item(limit), limit, *who)

    def _hit(self, limit: str, *who: str) -> None:
        if not self._fits(limit, *who):
            until = self._limiter.get_window_stats(self._item(limit), limit, *who).reset_time
            raise too_many(max(1, math.ceil(until - time.time())))

    def _has_share(self, seat: str, address: str) -> bool:
        """Is a seat one of those of its address that have a share of their own?"""
        now = time.monotonic()
        seats = self._shares.get(address, {})
        if seat not in seats and len(seats) >= MOST_SHARES:
            self._forget_shares(now)
            seats = self._shares.get(address, {})
        if seat not in seats and len(seats) >= MOST_SHARES:
            return False
        if not seats:
            self._forget_shares(now)
        self._shares.setdefault(address, seats)[seat] = now
        return True

    def _forget_shares(self, now: float) -> None:
        for address, seats in list(self._shares.items()):
            kept = {seat: used for seat, used in seats.items() if now - used < SHARE_SECONDS}
            if kept:
                self._shares[address] = kept
            else:
                del self._shares[address]

    @contextlib.contextmanager
    def open(self, who: str) -> Iterator[None]:
        """While a socket is open or a request is answered; raises `Denied` when an address, or a seat, has too many."""
        if self._on and self._open[who] >= self._most_open:
            raise too_many(FULL_SECONDS)
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]


def too_many(seconds: int) -> Denied:
    """Somebody does too much at once; it is of use to try again after so many seconds."""
    return Denied("too-many", say("too-many"), say("wait"), status=429, after=seconds)
