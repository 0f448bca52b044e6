"""What the terminal tables of the games with bags and boards of places have in common."""

import sys
from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from rich.console import Console
from rich.text import Text

import cenabum
from cenabum.cli.speech import Speech
from cenabum.kernel.moves import Move
from cenabum.kernel.record import Entry

HALF = 39
ViewT = TypeVar("ViewT")
PlayerT = TypeVar("PlayerT")
ViewT_contra = TypeVar("ViewT_contra", contravariant=True)
PlayerT_contra = TypeVar("PlayerT_contra", contravariant=True)


class Wording(Protocol[ViewT_contra, PlayerT_contra]):
    """The words of a game, and those for its choices."""

    speech: Speech

    def group(self, move: Move) -> str:
        """The heading of a choice."""

    def rank(self, move: Move) -> int:
        """The order within a group."""

    def label(self, move: Move, view: ViewT_contra, player: PlayerT_contra) -> str:
        """A choice in a few words."""


class BoardDrawing(Generic[ViewT, PlayerT]):
    """A table with a board of places for each player; shows what `game.view(person)` shows, and nothing else."""

    def __init__(self, game: cenabum.Game, wording: Wording[ViewT, PlayerT]) -> None:
        self.game = game
        self.wording = wording
        self.said = wording.speech.said
        unicode = (sys.stdout.encoding or "").lower().startswith("utf")
        self.full, self.free = ("■", "□") if unicode else ("#", "-")
        self._seen: tuple[str | None, Entry | None, Any] | None = None

    def view(self, person: str | None) -> ViewT:
        """What the person, or a spectator, may see now; kept until the next move, since every choice asks for it."""
        last = self.game.entries[-1] if self.game.entries else None
        if self._seen is None or self._seen[0] != person or self._seen[1] is not last:
            self._seen = (person, last, self.game.view(person))
        view: ViewT = self._seen[2]
        return view

    def player(self, person: str) -> PlayerT:
        """The person's own things."""
        view: Any = self.view(person)
        own: PlayerT = view.players[self.game.seat(person)]
        return own

    def shows(self, part: str) -> str:
        """What a command shows."""
        return self.said(f"shows-{part}")

    def private(self, person: str) -> bool:
        """Plans are nobody else's business until they are done."""
        view: Any = self.view(person)
        return bool(view.phase == "planning")

    def group(self, move: Move) -> str:
        """The heading of a choice."""
        return self.wording.group(move)

    def rank(self, move: Move) -> int:
        """The order within a group."""
        return self.wording.rank(move)

    def label(self, move: Move, person: str) -> str:
        """A choice in a few words."""
        return self.wording.label(move, self.view(person), self.player(person))

    def in_columns(self, places: Sequence[Text], out: Console) -> None:
        """The places of a board, two to a line."""
        half = (len(places) + 1) // 2
        for number in range(half):
            left = places[number]
            right = places[number + half] if number + half < len(places) else Text()
            left.truncate(HALF, pad=True)
            right.truncate(HALF + 1)
            left.append_text(right)
            left.rstrip()
            out.print(left)
