"""Who made a table: as much as it takes to be fair (`line.py`), and too little to find anybody.

Of an address 16 bits are kept, of its hash by the key of the file. So the tables of one address are known after a restart as well,
and of the addresses of IPv4 65,536 look the same. Two that do share what one has; one in 65,536 does with any given other one.
"""

import contextlib
import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator, Sequence

from cenabum.kernel.words import say
from cenabum.server.errors import Denied
from cenabum.server.limits import OF_BOTS
from cenabum.server.rows import SeatRow
from cenabum.server.seams import Limits, Store

KEPT = 4
"""Hexadecimal digits."""


class Makers:
    """Knows who made which table, and sees to it that nobody lets bots play alone at too many."""

    def __init__(self, store: Store, limits: Limits | None) -> None:
        self._store = store
        self._limits = limits
        self._key = f"{store.secret} maker".encode()
        self._opening: Counter[str] = Counter()

    def of(self, address: str) -> str:
        """What is kept of an address."""
        return hmac.new(self._key, address.encode(), hashlib.sha256).hexdigest()[:KEPT]

    @contextlib.contextmanager
    def one_more(self, rows: Sequence[SeatRow], maker: str, before: Sequence[SeatRow] = ()) -> Iterator[None]:
        """While the seats of a table are written down. Raises `Denied` when bots would play alone at too many of its maker's."""
        if not maker or self._limits is None or not _of_bots(rows) or _of_bots(before):
            yield
            return
        if not self._limits.allows(OF_BOTS, self._store.of_bots(maker) + self._opening[maker]):
            raise Denied("not-possible", say("of-bots", number=OF_BOTS), say("of-bots-wait"), status=409)
        self._opening[maker] += 1
        try:
            yield
        finally:
            self._opening[maker] -= 1


def _of_bots(rows: Sequence[SeatRow]) -> bool:
    return bool(rows) and all(row.bot is not None for row in rows)
