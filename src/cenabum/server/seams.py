"""The parts that are handed to a server, each as the server sees it: another store, other thinkers, another transport are new files.

`app.py` puts the parts of `cenabum serve` together: a SQLite file, processes, counters in memory, HTTP and web sockets.
"""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from cenabum.kernel.refusal import SetupError
from cenabum.kernel.steps import Step
from cenabum.server.messages import Said
from cenabum.server.rows import Happening, SeatRow, TableRow

Answer = TypeVar("Answer")


class Reading(Protocol):
    """What can be read of the tables that are kept. Everything raises `StorageError`."""

    def table(self, table: str) -> TableRow | None:
        """A table, if there is one of this name."""

    def tables(self, tables: Sequence[str]) -> list[TableRow]:
        """Those of these tables that there are."""

    def seats(self, table: str) -> list[SeatRow]:
        """The seats of a table, in order."""

    def steps(self, table: str) -> list[tuple[int, Step]]:
        """The journal of a table, each step with its moment. Raises `ValueError` where that is damaged."""

    def chat(self, table: str) -> list[Said]:
        """What was said at a table."""


class Store(Reading, Protocol):
    """Keeps tables. What is written is kept for good when the writing returns, and all of it or nothing is.

    Writing raises `OutOfStepError` when the store knows more of the table than the writer: it is to be loaded again.
    """

    secret: str
    """What seat tokens are signed with."""
    writing: bool
    """Did the last writing succeed?"""

    def answered(self, table: str, seat: int, request: str) -> bool:
        """Has this message of a seat been answered before?"""

    def public(self, most: int) -> list[str]:
        """The latest public tables, those that go on first."""

    def waiting_for_bots(self, most: int) -> list[str]:
        """So many of the tables at which a bot is to move, the last used first."""

    def of_bots(self, maker: str) -> int:
        """How many tables of somebody go on at which only bots play?"""

    def is_host(self, table: str, generation: int) -> bool:
        """Is this the host's token that is good now?"""

    def linked(self, table: str, link: int, generation: int) -> int | None:
        """The person's seat that a link is good for now."""

    async def open(self, table: TableRow, seats: Sequence[SeatRow], steps: Sequence[Step]) -> None:
        """A new table. A table that it is the rematch of gets to know it, and must have none yet."""

    async def begin(self, table: TableRow, seats: Sequence[SeatRow], moved: Sequence[tuple[int, int | None]]) -> None:
        """The game of a table that has waited begins. `moved` are seats with another number now, or none."""

    async def happen(self, happening: Happening) -> None:
        """Something has happened at a table."""

    async def reseat(self, table: str, seat: int, generation: int, new: SeatRow) -> None:
        """A seat changes hands; `generation` is that of the link that was good until now."""

    async def renew_host(self, table: str, host: int) -> None:
        """The host's token `host` is void, the next one is good."""

    async def sketch(self, table: str, seat: int, sketch: str) -> None:
        """Keep the sketch of a seat."""

    async def say(self, table: str, line: Said) -> None:
        """Keep a line of chat, and that it was answered."""

    async def set_pace(self, table: str, seconds: float) -> None:
        """Bots wait so long at this table."""

    async def set_chat(self, table: str, chat_open: bool) -> None:
        """May people chat at this table?"""

    async def set_public(self, table: str, public: bool) -> None:
        """Is this table in the list of public tables?"""

    def close(self) -> None:
        """Write what is waiting, then let go of everything."""


class ThinkingError(Exception):
    """A bot did not answer. `why` says in a sentence for people what is wrong with it, where that is known."""

    def __init__(self, message: str, why: SetupError | None = None) -> None:
        super().__init__(message)
        self.why = why


class Urgency(IntEnum):
    """What is thought about first."""

    MOVE = 0
    ADVICE = 1
    FORECAST = 2


def always() -> bool:
    """Who asks a question waits for the answer; when they have gone, it is asked no more."""
    return True


class Asker(NamedTuple):
    """Who asks bots. All that is thought for one account counts together."""

    account: str
    """Who made the table at which a bot is to move; of a question, who asks it (`makers.py`)."""
    name: str
    """The table, or the address."""
    here: Callable[[], bool] = always
    """Is anybody there now who would see the answer?"""


class Thinkers(Protocol):
    """Where bots think, so that no table waits for them."""

    patience: float
    """Seconds a bot may think about one question."""

    async def ask(self, task: Callable[..., Answer], *arguments: object, urgency: Urgency, who: Asker) -> Answer:
        """The answer of a function of `thinking.py`. Raises `ThinkingError`."""

    def look_again(self) -> None:
        """Somebody has come to a table: what nobody was there for may have its turn now."""

    def close(self) -> None:
        """Stop thinking."""


class Rate(NamedTuple):
    """The name of what one address may do with all its seats, and what one seat may do over all its sockets.

    Up to its `share`, what a seat does with its token does not count for the address. Who watches counts as a seat of the address.
    """

    address: str
    seat: str = ""
    share: str = ""


class Limits(Protocol):
    """Counts what each address and each seat does. Everything raises `Denied` when it is one too many."""

    def hit(self, rate: Rate, address: str, what: str = "") -> None:
        """Count one for an address."""

    def hit_both(self, rate: Rate, seat: str, address: str, what: str = "", *, own: bool = False) -> None:
        """Count one for a seat, and for its address what goes beyond the share of a seat whose `own` token was shown."""

    def allows(self, most: int, have: int) -> bool:
        """May somebody who has so many have one more?"""

    def open(self, who: str) -> AbstractContextManager[None]:
        """While a socket is open or a request is answered."""


# ---- transport: calls and sockets, whatever carries them


class Gone(Exception):  # noqa: N818  (no error: whoever was at the other end has left)
    """The other end of a socket has gone."""


class Caller(NamedTuple):
    """Who calls: with which token, and from where."""

    token: str | None
    address: str


@dataclass(frozen=True)
class TextFile:
    """An answer that is a text to be kept under a name."""

    text: str
    name: str


@dataclass(frozen=True)
class Call:
    """Something that can be asked for by an address, and what answers it: `work(caller, **parts of the address, body)`."""

    method: str
    path: str
    work: Callable[..., Awaitable[msgspec.Struct | TextFile]]
    answer: Any
    summary: str
    body: type[msgspec.Struct] | None = None


class Socket(Protocol):
    """A line to a page that stays open."""

    address: str

    async def receive(self) -> bytes | None:
        """The next message; None when it is too large. Raises `Gone`."""

    async def send(self, message: str) -> None:
        """Send a message. Raises `Gone`."""

    async def close(self, code: int, reason: str) -> None:
        """Close the line. Raises `Gone`."""


class Transport(Protocol):
    """Brings calls and sockets to those that answer them."""

    def carry(
        self,
        calls: Sequence[Call],
        live: Callable[[Socket, str], Awaitable[None]],
        learn: Callable[[Socket, str, str], Awaitable[None]],
        running: Callable[[], AbstractAsyncContextManager[None]],
        told: Callable[[str | None, str], Any],
        seated: Callable[[str], str | None],
    ) -> None:
        """Carry these calls, and sockets to tables by their names and to lessons by game and name.

        `running` is entered while there is a server. `seated(token)` is how the seat of a token that is good is counted.
        `told(table, languages)` is what a link to a table looks like where somebody pastes it, or one to no table.
        """
