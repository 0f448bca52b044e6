"""Draws that nobody can foretell: a keyed generator, for tables where others must not guess what comes.

The streams' own generators (`kernel/chance.py`) are fast, but whoever has seen enough of their draws can work out the rest. Here
a draw is a function of the secret seed, the name of the stream and the number of the draw, by HMAC-SHA-256: without the seed the
draws tell nothing of the coming ones, and with it anyone can check them all. docs/record.md says how, with any tool.
"""

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Any

from cenabum.kernel.chance import seeded
from cenabum.kernel.core import Core, Fact
from cenabum.kernel.pool import BITS, counts, nth
from cenabum.kernel.pool import count as has
from cenabum.kernel.rules import AnyRules
from cenabum.kernel.sources import Recorded, Source

FAST = "fast"
KEYED = "keyed-1"
"""The generators, as the record and the table file name them. A generator never changes; a better one gets a new name."""


NO_SCRIPT: Mapping[int, Sequence[int]] = {}


def keyed_number(seed: str, stream: str, count: int, below: int) -> int:
    """The number from 0 to `below` - 1 that draw number `count` of a stream gives. Every number is equally likely."""
    tries = 0
    while True:
        message = f"{KEYED}\n{stream}\n{count}\n{tries}"
        number = int.from_bytes(hmac.digest(seed.encode(), message.encode(), "sha256")[:8], "big")
        if number < 2**64 - 2**64 % below:  # else some numbers would be more likely than others
            return number % below
        tries += 1


def first_numbers(names: Sequence[str]) -> list[int]:
    """What `state.streams` holds before the first draw: numbers that everybody may know.

    They are no zeros because a copy that looks ahead has no source: it draws from these numbers with the fast generator.
    """
    return [seeded(KEYED, name) for name in names]


class Keyed(Source):
    """Draws for one state. Its `streams` count them, so that copies, moments of the past and games from a file go on rightly.

    A `script` says what the first draws of a stream give, as far as that is among what can be drawn: lessons have one.
    """

    def __init__(
        self,
        seed: str,
        names: Sequence[str],
        first: Sequence[int],
        streams: list[int],
        script: Mapping[int, Sequence[int]] = NO_SCRIPT,
    ) -> None:
        self._seed = seed
        self._names = names
        self._first = first
        self._streams = streams
        self._script = script

    def draw(self, stream: int, pool: int) -> int:
        """The kind that the next draw of the stream gives."""
        count = self._streams[stream] - self._first[stream]
        self._streams[stream] += 1
        wished = self._script.get(stream, ())
        if 0 <= count < len(wished) and has(pool, wished[count]):  # below zero: other draws were put in its place
            return wished[count]
        # `total` is for pools of at most twelve kinds; a stack of cards has more.
        things = sum(counts(pool, pool.bit_length() // BITS + 1))
        return nth(pool, keyed_number(self._seed, self._names[stream], count, things))


class Generator:
    """What draws in one game: the generator by its name, and its seed."""

    def __init__(self, chance: str, seed: str, rules: AnyRules, components: Any, players: int) -> None:
        if chance not in (FAST, KEYED):
            raise ValueError(f"there is no generator {chance}")
        self.chance = chance
        self.seed = seed
        self._rules = rules
        self._components = components
        # With the numbers of the seats: players may change their names during the game.
        self._names = [stream.name for stream in rules.streams(components, [str(seat) for seat in range(players)])]
        self._first = first_numbers(self._names)
        self.script = NO_SCRIPT

    def start(self, recorded: Recorded | None, tape: list[tuple[int, int]], log: list[Fact]) -> Core:
        """A new game up to its first decision, set up as it was recorded or with the first draws."""
        streams = self._first[:]
        state: Core = self._rules.start(self._components, self.seed, recorded or self.source(streams), tape, log)
        if self.chance == KEYED:
            state.streams = streams
        return state

    def source(self, streams: list[int]) -> Source | None:
        """What draws for a state with these streams; None where they draw themselves."""
        if self.chance != KEYED:
            return None
        return Keyed(self.seed, self._names, self._first, streams, self.script)


def seed_hash(nonce: str, seed: str) -> str:
    """What is published before the game; the nonce keeps short seeds from being guessed."""
    return hashlib.sha256(f"{nonce}\n{seed}".encode()).hexdigest()
