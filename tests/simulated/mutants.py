"""Servers with one mistake each: the simulator has to find every one of them.

A mutant is made from the method's own source. Where that has moved on, so that the text to be changed is not there, making it fails.
"""

import contextlib
import inspect
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Any
from unittest import mock

from cenabum.kernel.journal import Journal
from cenabum.server import room
from cenabum.server.bots import Bots
from cenabum.server.live import Live
from cenabum.server.room import Room
from cenabum.server.store import SqliteStore


class StaleMutantError(Exception):
    """The source of the server is not what a mutant was made for."""


@dataclass(frozen=True)
class Mutant:
    """A method with some of its text replaced."""

    name: str
    owner: type | ModuleType
    method: str
    changes: tuple[tuple[str, str], ...]

    def source(self) -> str:
        """The changed source of the method. Raises `StaleMutantError`."""
        text = textwrap.dedent(inspect.getsource(getattr(self.owner, self.method)))
        for old, new in self.changes:
            if text.count(old) != 1:
                raise StaleMutantError(
                    f"{self.name}: {self.owner.__name__}.{self.method} has “{old}” {text.count(old)} times, not once"
                )
            text = text.replace(old, new)
        return text

    @contextlib.contextmanager
    def alive(self) -> Iterator[None]:
        """While this goes on, the server has the mistake."""
        made: dict[str, Any] = {}
        around = vars(inspect.getmodule(self.owner))
        exec(compile(self.source(), f"mutant {self.name}", "exec"), around, made)
        with mock.patch.object(self.owner, self.method, made[self.method]):
            yield


ANSWERING = "statements.append(_answering(table, seat, happening.request))"
REMEMBER = "await self.write([_answering(table, seat, happening.request)])"
WRITTEN = "(AT_MOMENT, (table, happening.before, seat, happening.planned)))"
MUTANTS = (
    Mutant(
        "told-before-written",
        Room,
        "_happen",
        (
            ("await self.write(", "writing = self.write("),
            ("self.changed(self)", "await writing\n    self.changed(self)"),
        ),
    ),
    Mutant("not-remembered", SqliteStore, "happen", ((ANSWERING, "pass"),)),
    Mutant(
        "remembered-before",
        SqliteStore,
        "happen",
        ((ANSWERING, REMEMBER),),
    ),
    Mutant(
        "remembered-after",
        SqliteStore,
        "happen",
        (
            (ANSWERING, "pass"),
            (
                WRITTEN,
                f"{WRITTEN}\n    {REMEMBER} if happening.request else None",
            ),
        ),
    ),
    Mutant("plan-not-written", SqliteStore, "happen", (("own = (happening.plan,", "own = (happening.planned,"),)),
    Mutant("answer-of-another-table", Bots, "_turn", ((" or _standing(room, seat) != before", ""),)),
    Mutant("spectator-points", Live, "_ping", (("connection.seat < 0", "False"),)),
    Mutant("whole-chat", Room, "welcome", (("self.chat[-MOST_CHAT:]", "list(self.chat)"),)),
    # Beyond what the file keeps: what others plan, and the draws to come.
    Mutant("plan-told-to-all", Room, "_tell_happened", (("mover if private else None", "None"),)),
    Mutant("sketch-told-to-all", Room, "sketch", (("only=seat, but=client", "but=client"),)),
    Mutant("undo-tells-of-plans", Journal, "_last_unseen", (("any(self.secret(other)", "any(self.plans[other]"),)),
    Mutant("spectator-in-a-seat", Journal, "view", (("view(state, seat, names)", "view(state, max(seat, 0), names)"),)),
    Mutant("no-lock", Room, "play", (("async with self.lock:", "if True:"),)),
    Mutant(
        "accepted-before-written",
        Room,
        "_happen",
        (
            ("await self.write(", "journal.accept(outcome)\n    await self.write("),
            ("    journal.accept(outcome)\n    row", "    row"),
        ),
    ),
    Mutant("seed-told-early", room, "info_of", (("seed=journal.seed if over else None", "seed=journal.seed"),)),
)
