"""Seat tokens: signed, revocable, and of no use at another table. A renewed seat has a new generation; older tokens are then void."""

import hashlib
from typing import NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer

HOST = -1
"""The seat in the token of a host who has no seat."""


class Holder(NamedTuple):
    """What a token says: `seat` is the number that its seat has in links, `HOST` for the host."""

    table: str
    seat: int
    generation: int


class Tokens:
    """Makes and reads tokens with the file's own secret."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(
            secret, salt="cenabum seat", signer_kwargs={"key_derivation": "hmac", "digest_method": hashlib.sha256}
        )

    def make(self, table: str, seat: int, generation: int) -> str:
        """The token of a seat."""
        token = self._signer.dumps([table, seat, generation])
        return str(token)

    def read(self, token: str) -> Holder | None:
        """What a token says, if we made it. Signatures are compared in constant time."""
        try:
            said = self._signer.loads(token)
        except BadSignature:
            return None
        match said:
            case [str(table), int(seat), int(generation)]:
                return Holder(table, seat, generation)
        return None
